server-broke-off = something went wrong here: look at the match again, it stands as it was kept
server-wrong-token = this link opens no seat of this match
server-too-large = what was sent is larger than { $most } KiB
server-malformed = what was sent cannot be understood: { $why }
server-weak-secret = a secret is 32 to 128 letters and digits, made by chance
server-not-played = the file cannot be played again: what it starts from is no position of this game
server-elsewhere = this page comes from elsewhere
server-not-text = the file is not a text
server-too-many-matches = no more than { $most } new matches an hour from one address
server-too-many-connections = no more than { $most } connections from one address
server-force = { $count } × { $name }
level-recrue = Recruit
level-recrue-note = Follows his drill, sees no further than his own turn, answers at once.
level-sergent = Sergeant
level-sergent-note = Reckons with your answer; thinks for a second a turn.
level-general = General
level-general-note = Weighs the same things far longer: five seconds a turn.
server-nowhere = there is nothing at this address: /api says what there is
server-no-method = this address is not asked in this way: /api says how
server-too-fast = { $seconds ->
    [one] too many requests: ask again in a second
   *[other] too many requests: ask again in { $seconds } seconds
}

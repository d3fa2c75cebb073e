folder-no-file = there is no such file
folder-no-folder = there is no such folder
folder-not-a-folder = this is not a folder
folder-not-text = this is not a text in UTF-8
folder-system = { $message }
folder-no-manifest = a pack is a folder with a { $file } in it, and there is none here
folder-no-pack = neither this folder nor one in it is a pack: none has a { $file }
folder-other-game = this pack is for the game “{ $found }”, not for “{ $game }”
folder-unknown-file = the game has no such file; a pack for it may hold: { $known }
folder-several = more than one pack is for “{ $game }”: name one of { $folders }
match-over = the match is over
match-no-undo = nothing to take back: a die was rolled, something hidden was shown, or the other has decided since
match-undid = Undoes back to decision { $entry }
match-took-back = Takes back, by agreement, to decision { $entry }
match-resigned = Resigns
# Kept matches have this line under this name.
server-taken-back = { $side }: a decision is taken back, with all that came after it.

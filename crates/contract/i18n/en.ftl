# Match files

file-first-line = a match file begins with “{ $first }”
file-short-header = the header ends too soon
file-no-seal = the header’s seal was expected here: “seal: …”
file-bad-seal = the seal does not agree with itself: this line was changed
file-seal-parts = the seal has { $count } parts instead of { $expected }
file-seal-broken = this line and part { $part } of the seal on line { $seal } do not agree
file-field = “{ $field }: …” was expected here
file-player = “side: player” was expected here
file-bad-version = “{ $found }” is not a version of the rules
file-bad-seed = a seed is 64 hexadecimal digits in lower case, not “{ $found }”
file-other-setup = “{ $theirs }” was played with; here it is “{ $ours }”
file-empty-line = an empty line was expected after the header
file-after-end = an empty line ends the file, and more follows it
file-cut-short = the last line is cut short: a line break was expected
file-entry = an entry is a number, a side, a decision and a digest
file-number = entry { $expected } was expected, not “{ $found }”
file-side = “{ $found }” is no side: { $first } or { $second } was expected
file-no-digest = the line does not end in a digest: “#…” was expected
file-no-entry = “{ $found }” is not the number of an entry
file-refused = the rules refuse this decision (§ { $section }): { $because }
file-undo-elsewhere = this undo goes back to entry { $went }, not { $back }
file-no-undo = nothing can be taken back here: a die was rolled, something hidden was shown, or the other side has decided since
file-changed = this entry would read “{ $canonical }”: the file was changed

# Data packs

pack-missing-file = this file is missing from the pack
pack-toml = { $message }

# Set-up

setup-no-scenario = there is no scenario “{ $asked }”; there are: { $known }
setup-no-option = there is no option “{ $asked }”; there are: { $known }
setup-generated-name = { $theme }, { $year } – { $first } against { $second } ({ $size }, no. { $number })
setup-generated-form = “{ $asked }” is no generated scenario, which is written generated.THEME.YEAR.SIZE.ARMIES.NUMBER, for instance { $example }
setup-generated-theme = no scenario is drawn from the theme “{ $asked }”; there are: { $known }
setup-generated-size = no generated scenario has the size “{ $asked }”; there are: { $known }
setup-generated-pair = the armies “{ $asked }” are not of the theme “{ $theme }”; there are: { $known }
setup-generated-year = “{ $asked }” is no year of the theme “{ $theme }”: { $known }
setup-generated-pair-year = the armies “{ $pair }” did not meet in { $asked }: { $known }
setup-generated-seed = “{ $asked }” is not the number of a generated scenario: a whole number, without a zero before it, among { $known }
file-after-resigning = the match was given up: nothing can follow
file-other-dice = the seed is not made from the secret and the numbers of this line
file-position = this is no position of this game: { $why }
dice-bad-number = a secret number is 64 hexadecimal digits in lower case, not “{ $found }”
dice-three-parts = the host’s secret and a number (or “-”) a side were expected here
file-from = “from: ” is followed by a number of entries and a position
parse-unknown = “{ $found }” is no decision of this game
parse-too-much = “{ $found }” is too much after “{ $after }”
parse-cut-short = “{ $found }” is cut short; what is missing: { $want }
parse-misplaced = “{ $found }” is out of place; what belongs there: { $want }
want-number = a number

# What one learns by pointing, in every game

look-order = Orders
look-force = Strength
look-state = State
look-move = Movement
look-fire = Range
look-supply = Supplied
look-cover = Cover
look-under = Here
look-held = Held by
look-worth = Worth
look-where = Where
look-holds = Holds
look-says = Rule
look-number = Number
look-count = Count
look-sort = Kind
look-going = Going
look-cost = Cost
look-goal = Threshold
look-unknown = unknown
look-can = can act
look-can-do = can act: { $what }
look-nobody = nobody
look-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
look-cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
look-times = { $count } × { $name }
look-at = { $name }: { $at }
look-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
look-no-mark = nothing yet
look-hand = { $hand } ({ $side })
look-hit = a hit
look-miss = a miss
look-other = neither hit nor miss
look-die = Die
look-six = six faces, 1 to 6
look-own-die = a die of this game’s own
look-combat = combat { $value }
look-defence = defence { $value }
look-points = movement { $value }
look-morale = morale { $value }
look-range = range { $value }
look-medals = { $value ->
    [one] { $value } medal
   *[other] { $value } medals
}

# The program’s own words; those of the games are in their crates.


ui-section = §{ $id }
ui-our-section = { $section }, our ruling
ui-no-options = no options
ui-all-options = all options
ui-all-scenarios = all scenarios
ui-drawn-scenarios = { $count } generated scenarios
ui-sides = Sides
ui-scenarios = Scenarios
ui-generator = Generated scenarios ({ $section }): generated.THEME.YEAR.SIZE.ARMIES.NUMBER, for instance { $example }
ui-generator-themes = Themes and armies
ui-generator-sizes = Sizes
ui-options = Options
ui-reconstructed = Reconstructed

ui-no-game = there is no game “{ $asked }”; there are: { $known }
ui-no-player = there is no player “{ $asked }”; there are: { $known } and search-N
ui-no-side = there is no side “{ $asked }”; there are: { $known }, both
ui-no-section = the rulebook of { $game } has no section “{ $asked }”
ui-no-pack = there is no data pack for { $game } in { $dir }
ui-no-generator = { $game } draws no scenarios
ui-drawn-how-many = “{ $asked }” is not a number of scenarios to draw: generated:100 draws a hundred
ui-no-set-up = no combination of this game’s options can be played
ui-no-time = “{ $asked }” is not a time in seconds
ui-two-players = two players are expected, separated by a comma, as in “random,greedy”; not “{ $asked }”
ui-file = { $file }: { $message }
ui-file-line = { $file }, line { $line }: { $message }
ui-file-column = { $file }, line { $line }, column { $column }: { $message }
ui-not-found = there is no such file or folder
ui-not-allowed = access is denied
ui-is-folder = this is a folder
ui-not-text = this is not a text in UTF-8
ui-foreign = { $file } belongs to another series of games: save this one into another folder
ui-row-unread = this is not a row of a series of games ({ $message })
ui-row-seed = game { $game } of this series has another seed
ui-row-place = game { $game } of this series has another scenario or other seats
ui-series-replay = game { $game } does not replay as it was played: this is a fault in the game
ui-refused = { $section }, { $title }: { $because }

ui-unfinished = The match is not over; awaited: { $awaited }.
ui-player-of-side = { $side }: { $player }
ui-person = a person
ui-player = { $name ->
    [recrue] Recrue
    [sergent] Sergent
    [general] Général
   *[other] { $name }
}
ui-entries = { $count ->
    [0] no decisions
    [one] { $count } decision
   *[other] { $count } decisions
}
ui-turn = turn { $turn }
ui-only-side = { $side } only: { $text }
ui-hash = digest of the position: { $hash }

ui-odds-none = Nothing in it is left to chance.
ui-odds-uncounted = Chance has a part in it, but it is not counted here.
ui-odds-nothing = No decision on offer here leaves anything to chance.
ui-odds-over = the match is over: there is nothing left to decide
ui-odds-imagined = (averaged over { $samples } possible deployments of what is hidden)

ui-kind-acts = acts
ui-kind-forbids = forbids
ui-kind-defines = defines
ui-kind-component = component
ui-kind-advice = advice
ui-ruling = our ruling
ui-tests = { $count ->
    [0] no tests
    [one] { $count } test
   *[other] { $count } tests
}
ui-fired-times = fired { $count }×
ui-refused-times = refused { $count }×
ui-never-fired = { $count ->
    [0] Every section that acts has fired.
    [one] One section that acts never fired:
   *[other] { $count } sections that act never fired:
}
ui-never-refused = { $count ->
    [0] Every section that forbids has refused a decision.
    [one] One section that forbids never refused a decision:
   *[other] { $count } sections that forbid never refused a decision:
}
ui-asleep-needs = cannot happen without the option { $option }
ui-asleep-set-aside = cannot happen with the option { $option }

ui-versus = { $first } against { $second }
ui-seed = seed { $seed }
ui-column-side = side
ui-column-wins = wins
ui-column-share = share
ui-column-interval = 95% interval
ui-draws = draws
ui-games-played = Games: { $games }, of which finished: { $finished }; decisions refused: { $refused }.
ui-game-length = Per game: { $turns } turns, { $decisions } choices.
ui-games-found = Played before and read from the folder: { $count }.
ui-games-speed = { $seconds } s, which makes { $rate } choices a second ({ $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}).

ui-column-player = player
ui-column-rate = success
ui-column-median = median turn
ui-column-p99 = 99% of turns
ui-column-games = games
ui-column-scenario = scenario
ui-column-theme = theme
ui-column-size = size
ui-column-armies = armies
ui-by-side = { $who }, by side:
ui-by-scenario = { $who }, by scenario:
ui-by-theme = { $who }, by theme:
ui-by-size = { $who }, by size:
ui-by-armies = { $who }, by armies:
ui-arena-draws = A draw counts as half a win.
ui-seconds = { $number } s
ui-milliseconds = { $number } ms
ui-microseconds = { $number } µs

ui-fit-weightless = { $game } does not say what its judgement weighs: there are no weights to fit
ui-fit-no-samples = there is nothing to learn from: no game came to its end
ui-fit-set-ups = { $count ->
    [one] { $count } set-up
   *[other] { $count } set-ups
}
ui-column-foretold = results foretold
ui-column-positions = positions
ui-column-log-loss = log-loss
ui-column-accuracy = accuracy
ui-fit-learnt = games learnt from
ui-fit-held-out = games held out
ui-fit-weights-alone = the same, by the weights alone
ui-fit-judge = the same, by today’s judgement
ui-fit-weights = The weights, in the order of what the game weighs:

ui-questions-games = { $games } games, { $turns } turns
ui-questions-both = both
ui-column-before = decisions / turn
ui-column-after = questions / turn
ui-column-single-before = with one answer, before
ui-column-single = with one answer, after
ui-column-confirmed = to confirm
ui-column-ruinous = no Enter: something is given up
ui-column-question = question
ui-column-game = game
ui-column-options = options
ui-column-games-rate = games/s
ui-column-decisions-rate = choices/s
ui-column-list = list (ns)
ui-column-apply = apply (ns)
ui-bench-own = { $game }, { $options }: { $work }, { $time } ns
ui-column-clone = clone (ns)
ui-column-iterations = searches/s
ui-column-searched = choices/s searched

ui-valid-pack = { $path }: a valid data pack for { $game }
ui-valid-files = files replaced: { $files }
ui-valid-no-files = no file differs from the game’s own
ui-valid-scenario = { $count ->
    [0] scenario { $scenario }: set up and played once
    [one] scenario { $scenario }: set up and played without options, then with the option
   *[other] scenario { $scenario }: set up and played without options, then with each of the { $count } options
}
ui-valid-stuck = with this data a game of the scenario { $scenario } does not end
ui-valid-match = { $path }: a valid match of { $game }
ui-valid-entries = { $count ->
    [0] header and seal agree, no decisions
    [one] header and seal agree, one decision replayed with its digest
   *[other] header and seal agree, { $count } decisions replayed, each with its digest
}

ui-play-person = { $side }: you
ui-play-computer = { $side }: the computer ({ $player })
ui-play-before = The file keeps the players it began with ({ $players }); those above play this session.
ui-play-reconstructed = { $count ->
    [one] One datum is reconstructed; “quatorze games” says which.
   *[other] { $count } data are reconstructed; “quatorze games” lists them.
}
ui-play-hint = Type a number to decide, ? for help.
ui-play-only = Only one thing to do: { $label }
ui-play-more = … { $count } more: “more”, or type part of what you look for
ui-play-no-more = There is no more.
ui-play-no-number = There is no number { $number }: the numbers go from 1 to { $count }.
ui-play-hand-over = At the screen: { $side }. The other side looks away; Enter to go on.
ui-play-undone = Taken back: { $label }
ui-play-no-undo = Nothing to take back: a die was rolled, something hidden was shown, or the other side has decided since.
ui-play-react = { $side }: a reaction ({ $window })? Enter for no, “yes” to show your hand.
ui-play-asked = { $id } · { $window }: you are asked
ui-play-not-asked = { $id } · { $window }: you are not asked
ui-play-always = where there is one answer only
ui-play-no-reaction = There is no reaction “{ $asked }”; “reactions” lists them.
ui-play-saved = Match saved in { $file }.
ui-play-not-kept = This match is kept nowhere. Next time type “save FILE” before you leave, or start with --save FILE.
ui-play-taken = { $file } is there already: a match is kept in a new file, or in the one that --load takes up
ui-play-save-taken = { $file } holds something other than this match: choose another file.
ui-play-nobody = in this file the computer plays both sides ({ $first }, { $second }); say with --as which one you take: { $known }
ui-play-save-where = In which file? Type “save FILE”.
ui-play-odds-what = Of which decision? Type “odds NUMBER” or “odds DECISION”.
ui-play-unread = “{ $asked }” is neither a decision nor a thing on the table: { $reason }
ui-play-allowed = This is allowed: it is number { $number }.
ui-play-nothing-against = This is allowed.
ui-play-why-what = Why not what? Type “why” with a decision (“why { $decision }”), or with one or two things on the table (“why { $place }”).
ui-play-no-place = There is no place “{ $asked }” on the table.
ui-play-both-against = --against names the computer across the table; with --as both there is none
ui-play-other-game = { $file } is a match of { $game }
ui-play-help =
    a number              take this decision; 2*3 takes it three times, 2* as long as it is allowed
    a decision            in the game’s notation, which stands to the right of each offer
    a few letters         show only the offers that contain them
    more                  the rest of a long list; Enter alone shows it from the start
    notation              hide the notation, or show it again
    table                 see the table again
    table THING           a place or a card (by its title): what lies there, what can be said of it (also: near PLACE)
    journal               read again what happened
    odds N                what may come of decision N
    why DECISION          why it is not allowed, and which section says so
    why A [ B ]           why nothing can be done with A, or with A towards B: a place, a tile in reserve…
    reactions [ WHICH ]   at which moments you are asked whether you react; with a name, changes that
    undo                  take back your last decision
    save [ FILE ]         save the match
    quit                  leave


ui-kit-kept = The contract is kept.
ui-kit-games = games played: { $count }
ui-kit-decisions = decisions taken: { $count }
ui-kit-refused = decisions wrongly tried and refused: { $count }
ui-kit-looks = positions where secrecy was checked: { $count }
ui-kit-varied = positions imagined, other than the true one: { $count }
ui-kit-reached = positions imagined, the true one among others: { $count }
ui-kit-odds = odds compared with throws: { $count }
ui-kit-under-way = { $games } games
ui-law-broken = a law of the contract is broken, “{ $law }”: { $saw }
ui-law-shown = { $broken }; the match that shows it is in { $file }
ui-law-not-shown = { $broken }; the match that shows it could not be kept: { $unkept }
ui-sentence = { $text }
ui-serving = Quatorze is at { $address }
ui-serving-kept = Matches are kept in { $file }
ui-serving-stop = Ctrl-C to stop; “quatorze help” says what else the program can do. (En français : quatorze --lang fr)
ui-port-taken = the address { $address } is taken, perhaps by Quatorze itself: open it, or choose another port with --port (not { $port })
ui-no-data-folder = no personal folder to keep matches in: give a file with --database
ui-resigned = { $side }: resignation.

ui-verify-fair = { $file }: the dice are indeed those of the sealed numbers in the file.
ui-verify-host = the host’s seal: { $seal }
ui-verify-player = a player’s seal ({ $side }): { $seal }
ui-verify-seed = seed made again from the sealed numbers: { $seed }
ui-verify-entries = { $count ->
    [one] one entry replayed, every die included
   *[other] { $count } entries replayed, every die included
}
ui-verify-from = the match starts from a position ({ $after ->
        [0] taken from another match
       *[other] after entry { $after }
    }): how it came to that, these dice do not prove.
ui-verify-compare = Compare these seals with those that the page showed before the match, or give them with --host and --player.
ui-verify-kept = { $count ->
    [one] The seal given is in its place.
   *[other] The { $count } seals given are in their places.
}
ui-verify-unsealed = { $file }: the dice of this match were not sealed. Its seed does not say how it was chosen; only a match played on a server can prove that.
ui-verify-broken = { $file }: no number of this file has, in that place, the seal { $seal }. What was promised was not kept, or the file is of another match.

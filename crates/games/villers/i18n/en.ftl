# The words of the game in English.

# Sides are always plural: “the” goes before either. The name of a unit opens a sentence or follows a colon; the name of a hex may
# end in a bracket.

title = Into the Bastards!
german = Germans
allied = Allies
side-german = Germans
side-allied = Allies
about-tagline = Villers-Bretonneux, 24 and 25 April 1918
about-scale = the battalion and the tank, 200 m a hex
about-length = 2 to 4 h, seven or fourteen turns

# Scenarios and options

scenario-first-tank-battle = The first tank battle (24 April 1918)
scenario-second-battle = The second battle of Villers-Bretonneux (24 and 25 April 1918)
brief-history = On 24 April 1918, in fog, the Germans attack towards Amiens for the last time. Thirteen A7Vs open the way, and Villers-Bretonneux falls in the morning. Near Cachy three Mark IVs meet three A7Vs: it is the first battle of tank against tank. In the afternoon seven Whippets sweep the plain. In the night two Australian brigades pass on either side of the town and take it back.
brief-first-tank-battle = Seven turns north of row P. The Germans score by holding the town alone, by entering the Bois d’Aquenne and the Bois l’Abbé and by taking tanks; the Allies score if they alone are left in the town, in the German trenches and in the duel of tanks. As losses mount, order dissolves and the cup decides who plays.
brief-to-beat = Score to beat: a lead of { $even }. The Germans win if their lead in the end is more than { $even }; if it is less, the Allies do; just { $even } is a draw.
brief-most-points = In the end most points win; level, the game is drawn.
brief-second-battle = Two days on the whole map, with the Moroccans at Hangard. Holding Villers-Bretonneux alone makes the victory, Hangard and Cachy make its level, and whoever wins the first duel of tanks moves it one step his way.
option-machine-guns = Machine guns: two medals kept for combat
option-night-tanks = Tanks vulnerable by night
option-cohesion = German cohesion
option-reserve-tanks = Two A7Vs in reserve
option-most-points = Most points win (first tank battle)

# Units, ground, marks

kind-battalion = infantry battalion
kind-machine-guns = machine-gun battalion
kind-a7v = A7V tank
kind-mark-iv-male = male Mark IV tank
kind-mark-iv-female = female Mark IV tank
kind-whippet = Whippet tank
ground-open = open ground
ground-wood = wood
ground-village = village
ground-trench-german = German trench
ground-trench-allied = Allied trench
mark-disorganised = disorganised
mark-damaged = damaged
mark-broken-down = broken down
mark-hero = with a hero
mark-acted = has been activated
mark-deployed = deployed for the night attack
mark-in-hand = in hand
mark-aimed-german = German barrage
mark-aimed-allied = Allied barrage
of-battalions = battalions
of-tanks = tanks

# The markers of the cup

marker-battalions = { $count ->
        [one] { $count } battalion ({ $side })
       *[other] { $count } battalions ({ $side })
    }
marker-tanks = tanks ({ $side })
marker-hero = hero ({ $side })
marker-lull = lull in the fighting
marker-artillery = artillery ({ $side })
marker-rout = rout ({ $side })
marker-mechanic = mechanic ({ $side })
marker-end-of-turn = end of turn
marker-reinforcements = reinforcements ({ $side })

# The table

status-turn = turn { $turn }, { $label }
status-classic = classic sequence
status-random = random sequence
status-night = nightfall
status-draws = draw { $count } of { $total }
pool-to-come = Reinforcements to come
pool-track = On the turn track
pool-lost = Units lost
pool-cup = In the cup
pool-guns = Barrages
note-turn = turn { $turn }
note-chance = { $share } %
track-turn = Turn
track-intensity = Intensity of the battle
track-intensity-mark = intensity
track-confusion-mark = confusion
track-points = Victory points
track-points-end = { $side } if it ended now
track-to-beat-mark = for the Germans to exceed
goal-villers-bretonneux = Villers-Bretonneux
goal-cachy = Cachy
goal-hangard = Hangard
goal-domart = Domart
goal-bois-l-abbe = Bois l’Abbé
goal-bois-d-aquenne = Bois d’Aquenne
goal-held = Germans { $german }, Allies { $allied }
goal-to-beat = Score to beat: a lead of { $even }
goal-to-beat-state = if it ended now, Germans { $german } and Allies { $allied }; the Germans need more than { $needed }; { $who }
goal-to-beat-ended = in the end, Germans { $german } and Allies { $allied }; the Germans needed more than { $needed }; { $who }
goal-most-points = Most points win
goal-most-points-state = if it ended now, Germans { $german } and Allies { $allied }; { $who }
goal-most-points-ended = in the end, Germans { $german } and Allies { $allied }; { $who }
ahead-german = the Germans are ahead
ahead-allied = the Allies are ahead
ahead-nobody = nobody is ahead
won-german = the Germans won
won-allied = the Allies won
won-nobody = it was a draw
goal-trenches = German trenches
goal-trenches-state = { $count ->
        [0] none in Allied hands
        [one] one hex in Allied hands
       *[other] { $count } hexes in Allied hands
    }
goal-verdict = Verdict
goal-verdict-state = if it fell now: { $level }; { $duel }
duel-open = first duel of tanks still to be won
duel-german = first duel won by the Germans
duel-allied = first duel won by the Allies
level-0 = Allied strategic victory
level-1 = Allied operational victory
level-2 = Allied tactical victory
level-3 = draw
level-4 = German tactical victory
level-5 = German operational victory
level-6 = German strategic victory
level-7 = German decisive victory
outcome-german = The Germans win, { $german } points to { $allied }
outcome-allied = The Allies win, { $allied } points to { $german }
outcome-drawn = A draw, { $german } points to { $allied }
outcome-german-beats = The Germans beat the score of { $even }, { $german } points to { $allied }
outcome-allied-holds = The Allies win, { $allied } points to { $german }: the Germans have not beaten the score of { $even }
outcome-drawn-at = A draw, { $german } points to { $allied }: just the score to beat, { $even }
outcome-level = The battle is over: { $level }
overlay-zones-german = German zones of control
overlay-zones-allied = Allied zones of control
overlay-lines-german = German lines of communication
overlay-lines-allied = Allied lines of communication
overlay-cut-off-german = German units without a line of communication
overlay-cut-off-allied = Allied units without a line of communication
overlay-reach = where it can go, in medals
overlay-range = where it can fire
overlay-line = lines of communication of its side

# What is ours

reconstructed-map = The map
why-map = The printed map is lost: ground, roads, the Luce and the trenches are drawn after the real ground, to within one or two hexes.
reconstructed-units = The counters
why-units = The printed counters are lost: { $count } of { $total } are partly ours, and nearly all medals and starting hexes.
reconstructed-scatter = How barrages scatter
reconstructed-track = The artillery of the turn track
reconstructed-cup = What is in the cup
reconstructed-winner = The score to beat in scenario 1

# Questions

phase-aim = bombardment
phase-shell = resolving barrages
phase-activate = activations
phase-arrive = tanks arriving
phase-marked = activations by marker
phase-hero = hero
phase-mechanic = mechanic
phase-alone = activation by an event
phase-lull = lull in the fighting
phase-reinforce = reinforcements
phase-return = returns
phase-cohesion = cohesion
phase-deploy = night deployment
phase-night-allied = night attack, Allies
phase-night-german = night attack, Germans
phase-over = game over
ask-aim = { $count ->
        [one] One barrage to place: where?
       *[other] { $count } barrages to place: where?
    }
ask-shell = Which of { $count } barrages to resolve first?
ask-activate = Which unit to activate?
ask-arrive = Which tank to bring in?
ask-marked = Activate { $count ->
        [one] one unit ({ $what })
       *[other] { $count } units ({ $what })
    } more, or end
ask-hero = Which battalion receives the hero?
ask-mechanic = Which tank to mend?
ask-lull = Which battalion to reorganise? ({ $count } more, { $what })
ask-reinforce = Which battalion to bring back? ({ $count } more, { $what })
ask-return = Which battalion comes back first?
ask-cohesion = Try to keep cohesion? It takes { $need } or less
ask-deploy = Which unit to deploy, and where?
ask-night-allied = Round { $round }: which deployed unit to activate?
ask-night-german = Round { $round }: which battalion near by to activate?
ask-enter = { $unit }: where to enter? (medals: { $left }, points: { $points })
ask-leave = { $unit }: what to do before it leaves its friend’s hex? (medals: { $left }, points: { $points })
ask-act = { $unit }: what to do? (medals: { $left }, points: { $points })
ask-act-trench = { $unit }: what to do? (medals: { $left }, and one of the trench for shooting only, points: { $points })
waiting-for = Waiting for the { $side }: { $phase }

# Buttons

done-aim = Place no more barrages
done-activate = End activations
done-arrive = Bring in no more tanks
done-marked = End this marker
done-mechanic = Do without the mechanic
done-lull = Reorganise no more
done-reinforce = Bring back no more battalions
done-cohesion = Let confusion come
done-night-allied = End the Allied round
done-night-german = End the German round
offer-stay = End this activation
offer-counter = Counter-battery: one Allied barrage less
offer-hold = Keep cohesion ({ $need } or less)
offer-take = Activate: { $unit }
offer-take-to-enter = Bring in: { $unit }
offer-take-to-deploy = Deploy: { $unit }
offer-go = Go to { $hex }: points { $points }, medals { $medals }
offer-go-difficult = Go to { $hex }: points { $points }, medals { $medals }, may break down
offer-go-onto = Go to { $hex }, a friend’s hex, to be left again: points { $points }, medals { $medals }
offer-go-onto-difficult = Go to { $hex }, a friend’s hex, to be left again: points { $points }, medals { $medals }, may break down
offer-enter = Enter at { $hex }: points { $points }, medals { $medals }
offer-enter-difficult = Enter at { $hex }: points { $points }, medals { $medals }, may break down
offer-enter-onto = Enter at { $hex }, a friend’s hex, to be left again: points { $points }, medals { $medals }
offer-enter-onto-difficult = Enter at { $hex }, a friend’s hex, to be left again: points { $points }, medals { $medals }, may break down
offer-fire = Fire at { $hex }: { $target }, { $need } or more
offer-assault = Assault { $hex }: { $target }, { $dice } dice at { $need } or more, medals { $medals }
offer-rally = Rally, medals { $medals }
offer-infiltrate = Infiltrate to { $hex }, medals { $medals }
offer-infiltrate-difficult = Infiltrate to { $hex }, medals { $medals }, may break down
offer-infiltrate-onto = Infiltrate to { $hex }, a friend’s hex, to be left again, medals { $medals }
offer-infiltrate-onto-difficult = Infiltrate to { $hex }, a friend’s hex, to be left again, medals { $medals }, may break down
offer-withdraw = Withdraw to { $hex }, medals { $medals }
offer-withdraw-difficult = Withdraw to { $hex }, medals { $medals }, may break down
offer-withdraw-onto = Withdraw to { $hex }, a friend’s hex, to be left again, medals { $medals }
offer-withdraw-onto-difficult = Withdraw to { $hex }, a friend’s hex, to be left again, medals { $medals }, may break down
offer-aim = Aim at { $hex }
offer-barrage = Resolve the barrage on { $hex }
offer-hero = Give the hero: { $unit }
offer-mend = Mend: { $unit }
offer-reorganise = Reorganise: { $unit }
offer-place = Place at { $hex }
caution-guns = { $count ->
        [one] One barrage is not placed and will be lost.
       *[other] { $count } barrages are not placed and will be lost.
    }
caution-outside = { $count ->
        [one] One tank is still off the map.
       *[other] { $count } tanks are still off the map.
    }
caution-own = One of your own units is in this hex.
caution-dear = This tank more gives the Allies { $points } points.
brief-guns = { $count ->
    [one] one barrage lost
   *[other] { $count } barrages lost
}
a-barrage = barrage
brief-own = your unit under your shells
brief-dear = { $points } points to the Allies
a-point = victory point
caution-left = { $count ->
    [one] One activation of the marker is not used.
   *[other] { $count } activations of the marker are not used.
}
brief-left = { $count ->
    [one] one activation unused
   *[other] { $count } activations unused
}
caution-night = { $count ->
    [one] One unit can still act in this round.
   *[other] { $count } units can still act in this round.
}
caution-idle = { $count ->
    [one] One unit could act, and will do nothing this turn.
   *[other] { $count } units could act, and will do nothing this turn.
}
brief-idle = { $count ->
    [one] one unit has done nothing
   *[other] { $count } units have done nothing
}
caution-back = { $count ->
    [one] One battalion could come back by your edge.
   *[other] { $count } battalions could come back by your edge.
}
brief-back = { $count ->
    [one] one battalion stays outside
   *[other] { $count } battalions stay outside
}
caution-lull = { $count ->
    [one] One disorganised unit could be reorganised.
   *[other] { $count } disorganised units could be reorganised.
}
brief-lull = { $count ->
    [one] one reorganisation unused
   *[other] { $count } reorganisations unused
}
caution-mechanic = { $count ->
    [one] The mechanic could mend a tank.
   *[other] The mechanic could mend tanks.
}
brief-mechanic = { $count ->
    [one] mechanic unused
   *[other] mechanic unused
}
caution-cohesion = Without this die, the next turns are played by draw.
brief-cohesion = die not rolled
a-medal = medal
caution-medals = { $count ->
    [one] The unit has one medal left, which goes with this activation.
   *[other] The unit has { $count } medals left, which go with this activation.
}
brief-medals = { $count ->
    [one] one medal lost
   *[other] { $count } medals lost
}

# What happens

event-set-up = Set-up: { $scenario }.
event-turn = Turn { $turn }: { $label }.
event-turn-random = Turn { $turn }, by drawing: { $label }.
event-whippets = The Whippets, die { $die }: { $count } arrive.
event-guns-open = { $count ->
        [0] Bombardment of the { $side }: no barrage.
        [one] Bombardment of the { $side }: one barrage.
       *[other] Bombardment of the { $side }: { $count } barrages.
    }
event-aimed = Barrage of the { $side } placed: { $hex }.
event-counter-battery = German counter-battery: one Allied barrage less.
event-on-target = Barrage of the { $side }, die { $die }: on target, { $hex }.
event-scattered = Barrage of the { $side } on { $from }, die { $die }: scattered ({ $way }) to { $to }.
event-scattered-off = Barrage of the { $side } on { $from }, die { $die }: scattered ({ $way }) off the map.
event-wasted = The shells hit nobody.
event-tank-shelled = { $unit }, shelled at { $hex }, die { $die }: hit.
event-tank-spared = { $unit }, shelled at { $hex }, die { $die }: unharmed.
event-shelled = { $unit }, shelled at { $hex }, die { $die } ({ $shelter }) against { $medals } medals: holds.
event-shelled-lost = { $unit }, shelled at { $hex }, die { $die } ({ $shelter }) against { $medals } medals: wiped out.
event-allies-wait = On turn 1 the Allies neither activate nor repair.
event-activations = Activations of the { $side }.
event-repairs = Tank repairs of the { $side }.
event-repair = { $add ->
        [0] { $unit } at { $hex }, die { $die }: { $result }.
       *[other] { $unit } at { $hex }, die { $die } + { $add }: { $result }.
    }
repair-0 = still broken down
repair-1 = mended
repair-2 = lost
event-arrivals = { $count ->
        [one] One tank arrives before the first draw.
       *[other] { $count } tanks arrive before the first draw.
    }
event-entered = { $unit } enters at { $hex } (medals: { $medals }).
event-moved = { $unit } goes from { $from } to { $to } (points: { $points }, medals: { $medals }).
event-fired-hit = { $unit } fires at { $hex }, { $target }, die { $die } ({ $modifier }): hit.
event-fired-missed = { $unit } fires at { $hex }, { $target }, die { $die } ({ $modifier }): missed.
event-disorganised = { $unit }, disorganised at { $hex }.
event-damaged = { $unit }, damaged at { $hex }.
event-eliminated = { $unit }, eliminated at { $hex }.
event-assaulted = { $unit } assaults { $hex }, { $target }: dice { $dice }, a loss on { $need } or more, losses: { $hits }.
event-carried = { $unit } carries { $hex }.
event-repelled = { $unit } fails at { $hex }.
event-renewed = { $unit } renews the assault at { $hex }.
event-lost-inside = { $unit }, broken down among the enemy at { $hex }.
event-rallied = { $unit } rallies at { $hex }.
event-infiltrated = { $unit } infiltrates from { $from } to { $to }.
event-withdrew = { $unit } withdraws from { $from } to { $to }.
event-broke-down = { $unit }, die { $die }: breaks down at { $hex } (up to { $limit }).
event-runs-on = { $unit }, die { $die }: still running at { $hex } (breakdown up to { $limit }).
event-put-back = { $unit } goes back from { $from } to { $to }.
event-no-return = { $unit }, die { $die } ({ $modifier }): lost for good.
event-return-test = { $unit }, die { $die } ({ $modifier }): box of turn { $turn }.
event-hero-lost = { $unit }: the hero falls with his battalion.
event-returns = Eliminated battalions come back.
event-return-delayed = { $unit } cannot enter and goes to the box of turn { $turn }.
event-return-denied = { $unit } cannot enter and will not return.
event-intensity = Intensity { $intensity } against confusion { $confusion }.
event-sequence-breaks = Confusion wins: markers are drawn from turn { $turn } on.
event-sequence-breaks-by-night = Intensity has caught up with confusion, but night falls first: no markers will be drawn.
event-cohesion-holds = Cohesion, die { $die }, total { $sum }: it holds for another turn.
event-cohesion-fails = Cohesion, die { $die }, total { $sum }: it gives way.
event-cohesion-ends = The respite is over: markers are drawn from turn { $turn } on.
event-cohesion-ends-by-night = The respite is over, but night falls first: no markers will be drawn.
event-turn-ends = End of turn { $turn }.
event-draw = Draw { $number }.
event-drawn = Marker: { $marker }.
event-marker-activates = The { $side } activate: { $what }, up to { $count }.
event-cup-refilled = The cup is empty: { $count } markers go back into it.
event-hero = { $unit }, at { $hex }, receives a hero.
event-hero-unused = No battalion of the { $side } can take the hero.
event-reorganised = { $unit } reorganises at { $hex }.
event-mended = { $unit }, mended at { $hex }.
event-fell-back = { $unit } falls back from { $from } to { $to }.
event-lost-falling-back = { $unit } falls back from { $from } and is lost at { $to }.
event-regrouped = { $unit } regroups at { $hex }.
event-night-falls = Night falls: { $label }.
event-abandoned = { $unit }, abandoned at { $hex }.
event-night-attack = The Australians attack by night.
event-deployed = { $unit } deploys at { $hex }.
event-not-deployed = { $unit } finds no place and does not come.
event-deployed-late = { $unit } finds no place and will come on turn { $turn }.
event-round = Night attack, round { $round }.
event-night-held = { $unit } at { $hex }, die { $die } for { $medals } medals: breaks away.
event-night-taken = { $unit } at { $hex }, die { $die } for { $medals } medals: taken where it stands.
event-night-over = The night passes, the battle goes on.
event-battle-over = The night ends the battle.
event-morning = In the morning, die { $die }: confusion { $confusion }.
points-for-0 = One more A7V: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-1 = Tank captured: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-2 = First duel of tanks: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-3 = Duel of tanks: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-4 = Alone in Villers-Bretonneux: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-5 = In the Bois d’Aquenne: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-6 = In the Bois l’Abbé: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-7 = Alone in Villers-Bretonneux at the end: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-8 = Hexes of Villers-Bretonneux at the end: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-9 = Hexes of the Bois l’Abbé at the end: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-10 = Hexes of the Bois d’Aquenne at the end: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-11 = Hexes of Cachy at the end: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
points-for-12 = German trenches at the end: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
event-duel-won = The { $side } win the first duel of Mark IV and A7V.
event-final-points = The hexes held are counted; so far { $german } German and { $allied } Allied points.
event-outcome-german = { outcome-german }.
event-outcome-allied = { outcome-allied }.
event-outcome-drawn = { outcome-drawn }.
event-outcome-german-beats = { outcome-german-beats }.
event-outcome-allied-holds = { outcome-allied-holds }.
event-outcome-drawn-at = { outcome-drawn-at }.
event-verdict = Verdict: { $level }.
event-duel-shift = The duel of tanks won by the { $side } moves the verdict: { $level }.
event-decisive = The Germans win a decisive victory.

# Several lines of the journal as one: # stands for the number.

together-aimed = { $count } barrages of the { $side } placed.
together-entered = { $count } units enter.
together-moved = { $unit }: { $count } moves.
together-rallied = { $count } battalions rallied.
together-reorganised = { $count } battalions reorganised.
together-fell-back = { $count } units fall back.
together-regrouped = { $count } battalions regrouped.
together-deployed = { $count } units deploy.

# Odds

case-missed = missed
case-disorganised = disorganised
case-damaged = damaged
case-eliminated = eliminated
case-returns = will be back in time
case-lost = will not be back in time
case-carried = hex carried
case-carried-broken = hex carried, tank broken down
case-repelled = assailant eliminated
case-repelled-after-loss = target hit, assailant eliminated
case-tank-lost = tank lost
case-drives-on = still running
case-breaks-down = breaks down
case-nothing = hits nobody
case-unit-eliminated = { $unit }: eliminated
case-unit-hurt = { $unit }: hit
case-unit-unharmed = { $unit }: nothing
case-holds = cohesion holds
case-gives-way = confusion wins
beside-all-shots = with { $count } shots
beside-return = { $unit }, if eliminated
beside-return-any = a battalion, if eliminated
odds-modified = { $modifier } on the die
odds-fire = hits on { $need } or more (die modified by { $modifier })
odds-assault = { $dice } dice, hits on { $need } or more
odds-failure = failure destroys this battalion: { $share }%
odds-failure-tank = failure loses this tank: { $share }%
odds-rounds = { $count ->
        [one] one assault only
       *[other] up to { $count } assaults
    }
odds-ground = breakdown by the ground up to { $limit }
odds-barrage = on target up to { $on }, else beside it
odds-cohesion = holds up to { $need }

# What one learns by pointing

note-distance = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
note-seen = in sight
note-not-seen = out of sight
note-cost = points to enter: { $points }
note-road = road
note-trench = trench of the { $side }
note-cover = cover: tanks neither fire nor assault into it
note-river = bordered by the Luce
note-zone = in a zone of control of the { $side }
note-reconstructed = ground reconstructed
note-unit = { $unit }
note-medals = { $count ->
        [one] { $count } medal
       *[other] { $count } medals
    }
note-back = comes back on turn { $turn }
note-damaged = damaged
note-disorganised = disorganised
note-broken-down = broken down: can only fire
note-repair = at the repair phase: mended { $mended } %, lost { $lost } %
note-no-repair = no repairs in the random sequence (in the classic one: mended { $mended } %, lost { $lost } %)
note-repair-too-late = no repairs before nightfall: the tank will be abandoned
note-fires-far = fires up to 3 hexes away, at what it sees
note-fires-near = fires only at the next hex
note-linked = linked to its edge of the map
note-cut-off = without a line of communication

# Why not

not-now = This is not the moment: it is decided in another phase. Choose from what is on offer.
not-your-turn = It is for the other side to decide.
the-game-is-over = The game is over.
off-the-map = This hex is not in play in this scenario.
another-is-acting = Another unit is acting: it finishes its activation first.
not-yours = This unit is not yours.
already-in-hand = This unit is in hand already.
nothing-in-hand = No unit is in hand: take one up first.
not-on-the-track = This battalion is not on the turn track: the marker brings back only those that are.
no-more-reinforcements = This marker brings back no more battalions.
does-not-return-now = This battalion does not come back now: only those of the next turn’s box do.
not-in-play = This unit is not in play, or no longer.
on-the-track = This battalion waits on the turn track.
has-acted = This unit has been activated already.
broken-down = Broken down, a tank can only fire, at an enemy that it may fight.
nothing-to-do = This unit can pay for no action here.
not-due-yet = The turn of this tank’s arrival has not come.
comes-by-night = This battalion comes with the night attack.
only-the-deployed = Only the units deployed this night act.
only-those-near = Only battalions near an Allied unit deployed this night may act.
only-those-that-arrive = Before the first draw only the tanks that arrive act.
tanks-only = This marker activates tanks only.
battalions-only = This marker activates battalions only.
no-more-activations = This marker activates no more units.
two-medals-for-combat = Machine guns keep two medals for combat.
combat-is-owed = Machine guns must fire first: two medals of an activation go to combat while they have a target.
too-few-medals = This unit has too few medals left for that.
returns-do-nothing-else = A battalion that comes back moves in and does nothing else.
enter-first = This unit has to enter the map first.
leave-the-friend-first = This unit shares a friend’s hex: after that it could no longer be sure of leaving it.
on-a-friend = An activation does not end on a friend: a unit stops there only if it can still pay for an action that takes it away.
no-more-a7vs = No more A7Vs enter: additional ones come on turn 1 only.
already-there = This unit is there already.
enemy-there = The enemy holds this hex: it is entered only by an assault.
not-out-of-a-zone = An enemy zone of control is not left by moving: assault, infiltrate or withdraw.
not-these-rows = Whippets enter by row N, O or P.
not-its-edge = This is not its edge of the map: the Germans enter from the east, the Allies from the west.
a-friend-who-has-acted = This ground may break a tank down: it would be left on a friend who has acted already.
nowhere-to-be-put-back = This ground may break a tank down: it would have no hex of its own to be put back in.
a-test-on-the-way = A test for breakdown comes on the way: go by stages.
zones-in-between = An enemy zone of control stops it on the way.
one-medal-to-return = A battalion that comes back has one medal to move with.
two-medals-of-driving = A tank puts no more than two medals a turn into moving.
too-far = This unit lacks the movement points.
the-garrison-stays = The garrison does not go so far from Cachy.
the-garrison-goes-back = Away from Cachy, the garrison first goes back, by its shortest way.
too-disorganised = A disorganised battalion neither fights nor assaults: rally it first.
no-enemy-there = There is no enemy in this hex.
out-of-range = The target is out of the tank’s range.
not-from-cover = A tank in a wood or a village does not fight.
target-in-cover = A tank neither fires nor assaults into a wood or a village.
not-adjacent = The target is not adjacent.
cannot-harm-it = By its fire this unit can do nothing against that tank.
not-seen = The target is not in sight.
no-tank-against-tank = A tank does not assault a tank.
the-river-parts-them = There is no assault across the river, not even by a bridge.
nothing-to-rally = Only a disorganised battalion rallies.
not-from-zone-to-zone = One infiltrates from a hex in an enemy zone of control to an adjacent one that is in a zone as well.
not-out-of-the-zones = One withdraws from a hex in an enemy zone of control to an adjacent one that is in none.
a-marker-there = A barrage is placed there already: one a hex.
nobody-to-shell = There is nobody in this hex or around it: a barrage can do nothing there.
no-allied-counter-battery = Only the Germans make counter-battery.
nothing-to-silence = There is no Allied artillery left to silence.
no-marker-there = No barrage is placed on this hex.
no-battalion-of-yours = The hero goes to one of your battalions on the map.
has-a-hero = This battalion has a hero already.
nothing-to-reorganise = Only your disorganised battalions on the map reorganise.
no-more-in-this-lull = This lull reorganises no more of your battalions.
enemy-beside-it = An enemy is beside this battalion: the lull is not for it.
nothing-to-mend = The mechanic sees only to a tank of yours that is damaged or broken down.
not-to-be-deployed = This unit is not to be deployed.
too-far-east = This hex is too far east for the night deployment.
too-near-the-enemy = This hex is too near the enemy.
no-linked-friend-beside = No friendly unit with a line of communication is beside this hex.
occupied = This hex is occupied.
a-hero-to-give = The hero has to be given to a battalion.
units-to-deploy = There are units left to deploy.
battalions-to-bring-back = There are battalions left to bring back.
want-unit = a unit
want-hex = a hex in play

# Faults of the data

map-too-large = the map needs 2 rows and 2 columns at least, and { $most } hexes at most
map-no-hex = there is no hex “{ $found }”
map-sign = “{ $found }”: a place has a sign of one letter of its own, other than the full stop
map-place-twice = the place “{ $found }” is written twice
map-place-kind = the place “{ $found }” has to be a wood or a village
map-label = the hex { $hex } is not of the place “{ $place }”
map-no-place = the place “{ $place }” is missing, or has no hex in play
map-rows = the map has only { $expected } rows
map-row = row “{ $found }”: { $expected } was expected
map-row-length = row { $row } has { $found } hexes instead of { $expected }
map-no-sign = no place has the sign “{ $found }”
map-not-adjacent = { $name }: { $from } and { $to } are not adjacent
map-no-path = { $name }: it needs hexes, each next to the one before
map-no-side = “{ $found }”: a side is written with two hexes, such as Z01/AA01
map-river-gap = “{ $found }” does not touch the side before it
map-two-trenches = the hex { $hex } would be a trench of both sides
map-no-row = there is no row “{ $found }”
map-edge-twice = the edge “{ $found }” is written twice, or has a name that is taken
map-no-column = this column is not at the edge, or not on the map
map-no-edge = the edge “{ $edge }” of the right side is missing
map-empty-edge = the edge “{ $edge }” has no hex in play
map-scenario-rows = it takes the first and the last row of a scenario, the first being { $first }
table-figure = { $table }: a number is out of bounds, { $least } to { $most }
table-columns = the columns { $expected } were expected
table-row = { $found } cells instead of { $expected }
table-tank = “{ $found }”: it takes a number from −5 to 5, “no” or a full stop
table-scatter = it takes the six directions, each once: { $expected }
table-track = turn { $found }: turn { $expected } was expected
table-guns = turn { $turn }: { $most } barrages a side at most
table-marker-side = marker “{ $kind }”: it names a side, or none if it is for both
table-marker-battalions = marker “{ $kind }”: 1 to 9 battalions, and for that sort only
table-marker-many = there are at most 9 markers a line and { $lines } lines
table-marker-twice = marker “{ $kind }”: this line is there already
table-marker-none = markers “{ $kind }” are missing
table-last-turn = the scenario has to end on a nightfall of the track, not on turn { $turn }
table-whippets = the number of Whippets is fixed or comes from a die, not both
table-scenario = confusion goes from 1 to { $most }, and no number is larger
unit-division-twice = the division “{ $found }” is written twice
unit-too-many = there are more than { $most } units
unit-id = “{ $found }”: a short name has only small letters, digits and hyphens
unit-twice = the unit “{ $found }” is written twice
unit-nation = “{ $found }” is no nation; there are: { $known }
unit-no-division = { $unit }: there is no division “{ $found }” of that side
unit-medals = { $unit }: it takes 2 to 4 medals, and 3 for a Whippet
unit-kind = { $unit }: this tank is not of that side, or cannot be in reserve
unit-same-hex = { $unit } and { $other } both begin at { $hex }
unit-enemy-trench = { $unit } begins in an enemy trench, { $hex }
unit-night = { $unit }: only Allied battalions deploy by night, on turn { $turn }
unit-no-edge = { $unit }: there is no edge “{ $found }” of that side
unit-enters = { $unit }: only tanks enter by an edge, and by day
unit-begins = { $unit }: a battalion has a hex, a tank a turn and an edge, a reinforcement of the night the last two
unit-count = { $kind }: { $found } counters instead of { $expected }
unit-garrison = { $unit } has to be an Allied battalion that begins within { $hexes } hexes of “{ $place }”, in play

# Verbs, as headings of a list.
verb-done = Finish
verb-stay = Stay
verb-take = Take up
verb-go = Go
verb-fire = Fire
verb-assault = Make the assault
verb-rally = Rally
verb-infiltrate = Infiltrate
verb-withdraw = Withdraw
verb-aim = Place a barrage
verb-counter = Fire counter-battery
verb-barrage = Resolve a barrage
verb-hold = Keep cohesion
verb-hero = Give the hero
verb-mend = Mend
verb-reorganise = Reorganise
verb-place = Place a unit

# The words of the game in English.

# Sides are always plural: “the” goes before either. The name of a unit opens a sentence or follows a colon; the name of a hex may
# end in a bracket.

title = They Shall Not Pass
german = Germans
french = French
side-german = Germans
side-french = French
about-tagline = Verdun, 21 to 29 February 1916
about-scale = the regiment, 700 m a hex
about-length = 3 h, nine turns

# Scenario, options, moments of reaction

scenario-campaign = Verdun, the first nine days (21–29 February 1916)
brief-history = On 21 February 1916 more than twelve hundred German guns crush the lines north of Verdun, and towards evening the infantry of the 5th Army comes out of its shelters. Driant’s chasseurs hold the Bois des Caures until the next day; then Haumont, Samogneux and Beaumont fall, and on the 25th a few Brandenburgers walk into Fort Douaumont, all but empty. In the night Pétain is given the defence of Verdun. By the 29th the attack has lost its force before the village of Douaumont; the battle goes on until December.
brief-play = Only the Germans score: towns, forts destroyed, hexes of Verdun, and French losses heavier than their own; nine points win. The French trade ground for time, keep their regiments whole and their headquarters in supply, and wait for reinforcements and, on the 26th, for Pétain.
option-left-bank = Left bank taken: the guns at Forges out of the game
option-total-effort = Total effort: the 121st Division comes at no cost
option-attached = The 16th Division attached to a corps
option-heavy-forts = Armed forts: garrisons of two steps, zones of two hexes
option-infiltration = General infiltration, and towns counted by threes
window-support = when an assault is made and your guns can support the defence

# Units, ground, marks

kind-regiment = infantry regiment
kind-territorial = territorial regiment
kind-chasseurs = chasseur battalion
kind-pioneers = pioneer battalion
kind-remnant = remnant
kind-garrison = garrison of a fort
kind-headquarters = corps headquarters
kind-divisional = guns of a division
kind-corps-artillery = guns of a corps
kind-army-artillery = guns of an army
units-more = { $unit } and { $others ->
        [one] 1 other
       *[other] { $others } others
    }
units-at = { $units }, { $hex }
unit-and-others = { $unit } and { $others ->
        [one] one other unit
       *[other] { $others } other units
    }
ground-wood = wood
ground-slope = slope
ground-trench = trench
ground-town = town
ground-city = city
ground-fort = fort
ground-open = open ground
ground-source = source of supply
ground-front = front line
mark-demoralised = demoralised
mark-out-of-supply = out of supply
mark-cut-off = headquarters cut off
mark-fired = has fired or moved
mark-dug-in = dug in
mark-moved = done for this phase
mark-attacked = has attacked
mark-in-hand = in hand
mark-engaged = in the assault
mark-interdicted-german = German interdiction
mark-interdicted-french = French interdiction
mark-fort-destroyed = fort destroyed
half-a-point = half a point
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-and-a-half = { $count ->
        [one] { $count } point and a half
       *[other] { $count } points and a half
    }

# The table

status-day = { $day } February
status-deploy = the { $side } set up
status-replacements = { $count ->
        [one] { $count } replacement to give
       *[other] { $count } replacements to give
    }
status-assault = { $attack ->
        [0] assault on { $target } in preparation
       *[other] assault on { $target }: { $attack } to { $defence }, column { $column }
    }
status-assault-rolled = assault on { $target }: column { $column }, die { $die }; hits left: attacker { $attacker }, defender { $defender }
weather-fair = fair weather
weather-bad = bad weather
pool-guns = Guns off the map
pool-to-place = Units to place
pool-to-come = Reinforcements due
pool-lost = Units eliminated
pool-gone = Units gone for good
pool-remnants = Remnants at hand
note-arrives = { $day } February
track-points = German points
track-losses = Losses
track-day = Day
goal-towns = towns held by the Germans, a point for { $group }
goal-towns-state = { $count } of { $total }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goal-forts = forts destroyed, a point each
goal-forts-state = { $count } of { $total }
goal-verdun = hexes of Verdun held by the Germans, a point each
goal-verdun-state = { $count } of { $total }
goal-losses = French losses heavier: 1 point; at 3:2, 3 points; at 2:1, 5 points
goal-losses-state = Germans { $german }, French { $french }
goal-losses-next = Germans { $german }, French { $french }; { $need ->
        [one] one more French loss
       *[other] { $need } more French losses
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
level-0 = Major French victory: { $points ->
        [-1] −1 German point
        [one] { $points } German point
       *[other] { $points } German points
    }.
level-1 = Minor French victory: { $points } German points.
level-2 = A draw, as in history: { $points } German points.
level-3 = Minor German victory: { $points } points.
level-4 = Major German victory: { $points } points.
level-name-0 = major French victory
level-name-1 = minor French victory
level-name-2 = draw
level-name-3 = minor German victory
level-name-4 = major German victory
overlay-control-german = ground held by the Germans
overlay-control-french = ground held by the French
overlay-zones-german = German zones of control: 1 weak, 2 strong
overlay-zones-french = French zones of control: 1 weak, 2 strong
overlay-supply-german = points to a German source
overlay-supply-french = points to a French source
overlay-would-be-out-german = Germans without a line of supply now
overlay-would-be-out-french = French without a line of supply now
overlay-uncovered = front line not covered
overlay-range = range
overlay-reach = movement
overlay-supply-line = line of supply

# What is reconstructed

reconstructed-map = The map
reconstructed-units = The counters
reconstructed-assault = The assault table
reconstructed-barrage = The barrage table
reconstructed-deployment = The ready-made deployment
why-map = The printed map is lost: the booklet names only some of its places, and { $count } of { $total } hexes are drawn by us after the real ground.
why-units = The printed counters are lost: the booklet describes some of them, and { $count } of { $total } are ours, after the armies of 1916.
why-deployment = The booklet leaves it to the players to place their units: this deployment is ours, close to history.

# Phases and questions

phase-deploy = Set-up
phase-replace = Replacements
phase-petain = Pétain: guns to bring back
phase-attach = Attaching the 16th Division
phase-call = Calling the 121st Division
phase-enter = Entry of the 121st Division
phase-bombard = Bombardment
phase-damage = Damage of a barrage
phase-move = Movement
phase-assault = Assaults
phase-declare = Assault in preparation
phase-support = Support of the defence
phase-losses = Hits of the assault
phase-retreat = Retreat
phase-infiltrate = Infiltration
phase-break = Breakthrough
phase-remnant = Remnant
phase-over = End of the game
ask-deploy = { $open ->
        [0] The { $side } set up: place your units, or take the ready-made deployment.
        [one] The { $side } set up: place your units, or take the ready-made deployment. One hex of the front line is not covered.
       *[other] The { $side } set up: place your units, or take the ready-made deployment. { $open } hexes of the front line are not covered.
    }
ask-deployed = The { $side } are in place: finish, or move some more.
ask-replace = Replacements to give: { $count }. Which unit gets one?
ask-petain = Pétain is here: which eliminated guns come back, and where?
ask-attach = Which corps is the 16th Division attached to?
ask-call = Does the 121st Division come? It is today or never, and costs a point, except with total effort.
ask-enter = { $unit }: where does the unit enter?
ask-bombard = Choose the guns that fire, then the hex to shell or to interdict.
ask-damage = Damage of the barrage, { $hex }: which guns are eliminated, or which infantry is reduced?
ask-move = Move your units; those that stay may dig in.
ask-assault = Which enemy hex is assaulted?
ask-declare = Assault on { $target }: who attacks, and which guns support?
ask-support = Enemy assault on { $target }: which guns support the defence?
ask-losses = { $must ->
        [0] Hits to take: { $hits }. Choose who loses a step, or let all your engaged units retreat ({ $hexes ->
            [one] { $hexes } hex
           *[other] { $hexes } hexes
        }).
       *[other] Hits to take: { $hits }, of which { $must } at least as steps. Choose who loses a step.
    }
ask-retreat = Retreat of { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }: choose a unit and the hex it falls back to.
ask-infiltrate = { $target } is empty: who infiltrates, or goes beyond?
ask-break = Breakthrough: which stack goes on, and how far?
ask-remnant = { $unit }: the unit is eliminated. Try to save a remnant, on { $morale } or less with two dice?
waiting-for = Waiting for the { $side }: { $phase }.
done-deploy = End the set-up
done-replace = End the replacements
done-petain = Bring nothing back
done-call = Do without the 121st Division
done-bombard = End the bombardment
done-move = End the movement
done-assault = End the assaults
done-support = No more support: roll the die
done-infiltrate = End the infiltration
done-break = End the breakthrough
done-remnant = Try for no remnant

# What can be decided

offer-standard = Take the ready-made deployment
offer-call = Call the 121st Division
offer-take-to-place = Place: { $unit }
offer-take-to-fire = Fire with: { $unit }
offer-take-to-move = Move: { $unit }
offer-take-to-break = Break through with the stack: { $unit }
offer-go-along = Take along: { $unit }
offer-fire-along = Fire also with: { $unit }
offer-attack = Attack with: { $unit }
offer-support = Support: { $unit }
offer-leave = Leave behind: { $unit }
offer-place = Place: { $hex }
offer-go = Go: { $hex }, { $points }
offer-march = Strategic movement: { $hex }, { $points }
offer-dig = Dig in here
offer-stay = Move no further
offer-hold-fire = Hold the fire of these guns
offer-replace = A replacement, back to full strength: { $unit }
offer-rebuild = A replacement, back reduced with its headquarters: { $unit }
offer-headquarters-back = A replacement, back in play: { $unit }, { $hex }
offer-gun-back = Back in play: { $unit }, { $hex }
offer-attach = The 16th Division to { $corps }
offer-barrage = Barrage: { $hex }, strength { $strength }, column { $column }
offer-interdict = Interdict: { $hex }, on { $need } or less
offer-target = Assault: { $hex }
offer-assault = Make the assault: { $hex }, { $attack } to { $defence }, column { $column }
offer-lose-step = Lose a step: { $unit }
offer-lose-unit = Lose the unit: { $unit }
offer-retreat = { $count ->
        [0] The garrison takes the hit, nobody retreats
        [one] All retreat { $count } hex
       *[other] All retreat { $count } hexes
    }
offer-fall = Fall back to { $hex }: { $unit }
offer-remnant = Try for a remnant
offer-infiltrate = Infiltrate { $hex }: { $unit }

# What is pointed at

left-steps = { $full ->
        [one] a single step
       *[other] { $left } of { $full } steps
    }
note-hex = { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } to enter off the road.
note-assault-shift = Assault on this hex: { $columns ->
        [-1] −1 column
        [-2] −2 columns
        [-3] −3 columns
        [-4] −4 columns
        [-5] −5 columns
       *[other] { $columns } columns
    }.
note-barrage-shift = Barrage on this hex: { $columns ->
        [-1] −1 column
        [-2] −2 columns
        [-3] −3 columns
        [-4] −4 columns
        [-5] −5 columns
       *[other] { $columns } columns
    }.
note-interdicted = Interdiction marker: roads cut, ground at double cost.
note-control = { $side }
note-weak-zone = Weak zone of control of the { $side }.
note-strong-zone = Strong zone of control of the { $side }.
note-reconstructed = This ground is reconstructed.
note-unit = { $unit }
note-shots = { $count ->
        [0] no shot left this turn
        [one] { $count } shot left this turn
       *[other] { $count } shots left this turn
    }
note-morale = Morale, all counted: { $morale }.
note-movement = Movement today: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
note-range = Fires up to { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
} away.
note-defence = Strength in defence: { $strength }.
note-attack = Strength in an assault: { $strength }.
note-supply-in = In supply for this turn.
note-supply-out = Out of supply for this turn.
note-now-in = Checked now, the unit would have its line.
note-now-out = Checked now, the unit would not have its line.
note-no-headquarters = Its headquarters is not on the map.
note-no-line-to-headquarters = There is no line to its headquarters.
note-no-line-to-any-headquarters = There is no line to any headquarters in supply.
note-line-to-headquarters = { $headquarters }: { $cost ->
        [one] { $cost } point off the road
       *[other] { $cost } points off the road
    } to reach it, { $limit } at most.
note-line-to-source = From there to the source: { $cost ->
        [one] { $cost } point off the road of { $limit }
       *[other] { $cost } points off the road of { $limit }
    }.
note-no-line-to-source = From there, there is no line to a source.
measure-distance = From { $from } to { $to }: { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }.

# Several lines of the journal as one: # stands for the number.

together-placed = { $count } units take their places.
together-out-of-supply = { $count } units out of supply.
together-supplied = { $count } units in supply again.
together-replaced = { $count } units back to full strength with replacements.
together-restored = { $count } units brought back with replacements.
together-arrived = { $count } units arrive as reinforcements.
together-delayed = { $count } reinforcements delayed.
together-gun-returned = { $count } artillery units are back in service.
together-moved = { $count } moves.
together-marched = { $count } strategic moves.
together-broke-through = { $count } breakthroughs.
together-dug-in = { $count } units dig in.
together-taken = { $count } hexes in the hands of the { $side }.
together-fell-back = { $count } units fall back: { $from } → { $to }.

# Odds

odds-with-all = With every unit that can join.
odds-assault = { $attack } to { $defence } is { $base }; column { $column } after shifts.
odds-barrage = Strength { $strength }: column { $column } after shifts.
odds-interdiction = One die: { $need } or less lays the marker.
odds-morale = Two dice: { $morale } or less.
odds-added = { $add } more on the dice.
odds-retreat = { $tests ->
        [one] One morale test
       *[other] { $tests } morale tests
    }: { $morale } or less with two dice.
shift-weather = Fair weather: { $columns ->
        [one] +{ $columns } column
       *[other] +{ $columns } columns
    }
shift-first-day = First day: { $columns ->
        [one] +{ $columns } column
       *[other] +{ $columns } columns
    }
shift-pioneers = Pioneers: { $columns ->
        [one] +{ $columns } column
       *[other] +{ $columns } columns
    }
shift-ground = Ground: { $columns ->
        [-1] −1 column
        [-2] −2 columns
        [-3] −3 columns
        [-4] −4 columns
        [-5] −5 columns
       *[other] { $columns } columns
    }
shift-fort = Fort: { $columns ->
        [-1] −1 column
        [-2] −2 columns
        [-3] −3 columns
       *[other] { $columns } columns
    }
shift-crossing = All across a bridge or a stream: { $columns ->
        [-1] −1 column
        [-2] −2 columns
       *[other] { $columns } columns
    }
beside-likely-support = If the strongest gun supports the defence: column { $column }
beside-full-support = If all that can fire support the defence ({ $guns ->
        [one] { $guns } gun
       *[other] { $guns } guns
    }): column { $column }
case-losses = attacker { $attacker }, defender { $defender }
case-unharmed = no effect
case-demoralised = demoralised
case-cut-off = headquarters cut off
case-reduced = a step lost
case-eliminated = eliminated
case-chosen = damage that the owner deals out
case-interdicted = the marker is laid
case-not-interdicted = the shot misses
case-remnant = a remnant is left
case-no-remnant = nothing is left
case-steady = morale holds
case-shaken = morale gives way

# The journal

event-placed = { $unit }: in place, { $hex }.
event-standard = The { $side } take their ready-made deployment.
event-deployed = The { $side } are in place.
event-day = Day breaks: { $day } February 1916.
event-weather-first = Fair weather on the first day.
event-weather-fair = Weather, die { $die }: fair. One more column for German barrages.
event-weather-bad = Weather, die { $die }: bad. One movement point less, and no breakthrough.
began-2 = Organisation of the { $side }.
began-3 = Bombardment by the { $side }.
began-4 = Movement of the { $side }.
began-5 = Assaults of the { $side }.
began-6 = Breakthrough of the { $side }.
event-out-of-supply = { $unit }, { $hex }: out of supply.
event-supplied = { $unit }, { $hex }: in supply again.
event-rallied = { $unit }, { $hex }: rally, dice { $dice } against { $morale }; the unit recovers.
event-not-rallied = { $unit }, { $hex }: rally, dice { $dice } against { $morale }; it fails.
event-surrendered = { $unit }, { $hex }: the unit surrenders and will not return.
event-replacements = For the { $side }: { $count ->
        [one] { $count } replacement
       *[other] { $count } replacements
    }.
event-replaced = { $unit }, { $hex }: a replacement, and the unit is at full strength.
event-restored = { $unit }, { $hex }: a replacement brings the unit back.
event-arrived = Reinforcement: { $unit }, { $hex }.
event-delayed = Reinforcement delayed: { $unit }. The enemy holds or threatens { $hex }.
event-called = The 121st Division is called: it will cost the Germans a point.
event-called-free = The 121st Division is called, at no cost.
event-not-called = The 121st Division is not called.
event-attached = The 16th Division is attached to { $corps }.
event-petain = Pétain takes command: guns fire together, reserves stand firmer, railways carry supply, two replacements a turn.
event-gun-returned = { $unit }: back in action, { $hex }.
event-markers-lifted = The { $side } take up { $count ->
        [one] one interdiction marker
       *[other] { $count } interdiction markers
    }.
event-barrage = { $by }, barrage on { $on }: strength { $strength }, { $shift ->
        [-5] shift −5, column
        [-4] shift −4, column
        [-3] shift −3, column
        [-2] shift −2, column
        [-1] shift −1, column
        [0] column
       *[other] shift +{ $shift }, column
    } { $column }. Die { $die }: { $result }.
shelling-0 = no effect
shelling-1 = morale test (M)
shelling-2 = morale test at +1 (M1)
shelling-3 = morale test at +2 (M2)
shelling-4 = damage (X)
event-guns-unseen = In this weather the guns are not spotted and come to no harm: { $hex }.
event-damaged = { $unit }, { $hex }: the damage falls on this unit.
event-nothing-to-damage = Nothing to eliminate or reduce, { $hex }: morale tests at +3.
event-test-passed = { $unit }, { $hex }: morale test, dice { $dice }{ $add ->
        [0] {" "}
       *[other] , plus { $add },{" "}
    }against { $morale }; the unit holds.
event-test-failed = { $unit }, { $hex }: morale test, dice { $dice }{ $add ->
        [0] {" "}
       *[other] , plus { $add },{" "}
    }against { $morale }; it fails.
event-demoralised = { $unit }, { $hex }: demoralised.
event-cut-off = { $unit }, { $hex }: cut off, its lines are worth 5 points only.
event-reduced = { $unit }, { $hex }: a step lost.
event-eliminated = { $unit }, { $hex }: eliminated.
event-interdicted = { $unit }: interdiction, { $hex }; die { $die } for { $need } or less: the marker is laid.
event-not-interdicted = { $unit }: interdiction, { $hex }; die { $die } for { $need } or less: a miss.
event-moved = { $unit }: { $from } → { $to }, { $points }.
event-marched = { $unit }, strategic movement: { $from } → { $to }, { $points }.
event-broke-through = { $unit }, breakthrough: { $from } → { $to }.
event-left-behind = { $unit }: left behind, { $hex }.
event-dug-in = { $unit }: dug in, { $hex }.
event-left-digging = { $unit }: no longer dug in, { $hex }.
event-taken = Taken by the { $side }: { $hex }.
event-assault = { $by }, assault on { $on }, { $guns ->
        [0] no support
        [one] { $guns } gun in support
       *[other] { $guns } guns in support
    }: { $attack } to { $defence }, column { $column }.
event-defence-supported = { $by }, support of the defence, { $hex }: strength { $strength }; column { $column }.
event-assault-rolled = Assault on { $hex }: column { $column }, die { $die }. Hits: attacker { $attacker }, defender { $defender }.
event-hits-lost = Hits without effect on the { $side }: { $count }. Nobody can lose another step, or fall back as far.
event-no-way-back = There is no way back for the { $side }: the rest is taken as steps.
event-retreats = Retreat of the { $side }: { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }.
event-fell-back = { $unit }, retreat: { $from } → { $to }.
event-fort-destroyed = The garrison falls, the fort is destroyed: { $hex }.
event-fort-absorbs = The garrison takes a hit and covers the retreat: { $hex }.
event-remnant-saved = { $unit }, { $hex }: test for a remnant, dice { $dice } against { $morale }; some men hold on.
event-remnant-lost = { $unit }, { $hex }: test for a remnant, dice { $dice } against { $morale }; nothing is left.
event-remnant = { $unit }, { $hex }: what is left of a unit ({ $of }).
event-remnant-declined = { $unit }: no remnant is tried for.
event-infiltrated = { $unit }, infiltration: { $from } → { $to }.
event-recovery = Mutual recovery: the guns are ready again.
points-for-0 = Towns held: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points-for-1 = Forts destroyed: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points-for-2 = Hexes of Verdun: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points-for-3 = Losses: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points-for-4 = Calling the 121st Division: { $points ->
        [-1] −1 point
       *[other] { $points } points
    }.
event-ended = The battle ends: { $points ->
        [-1] −1 German point
        [one] { $points } German point
       *[other] { $points } German points
    }, { $level }. Towns held: { $towns }; forts destroyed: { $forts }; hexes of Verdun: { $city }; points for losses: { $losses }.

# Refusals: the moment

the-game-is-over = The game is over: there is nothing left to decide.
not-your-turn = It is for the other side to decide.
not-now = This is not the moment: it is decided in another phase. Choose from what is on offer.
not-yours = This unit is not one that you decide about here; point at one of yours.
not-on-the-map = This unit is not on the map: it has not arrived, or is lost.
nothing-in-hand = Nothing is in hand: choose a unit first.
already-in-hand = This unit is in hand already, and is not taken twice: say where it goes or what it aims at.
damage-to-take = The barrage has done damage: say first which unit suffers it.
losses-to-take = There are hits left to take: choose who loses a step, or retreat.
retreat-to-make = The retreat is not over: choose a unit and the hex it falls back to.
an-assault-is-being-declared = An assault is being prepared: choose who attacks, then make it.
the-assault-is-declared = Your assault is declared and cannot be taken back: the other side chooses its support.
a-remnant-to-settle = A unit has just been eliminated: say first whether a remnant is tried for.
no-remnant-to-settle = There is no remnant to try for: German infantry, or a French regiment of morale 7 or 8, must have just been eliminated.

# Set-up

already-so = Your units are already placed as in the ready-made deployment.
not-to-be-placed = This unit is not placed now: its place is fixed, or it comes later.
not-its-zone = This is not the unit’s sector; take one of the hexes on offer.
not-a-trench = This unit begins in a French trench.
not-behind-the-front = Guns of a division begin south of the front line.
not-a-railway = The rail guns begin on a railway.
another-division-there = Another division is there: at the start two divisions do not share a hex.
not-all-placed = There are units left to place.
no-infantry-near = Guns of a division go at most 4 hexes from friendly infantry that is already placed.
guns-without-infantry = Too far from all friendly infantry, more than 4 hexes: { $units }.
front-uncovered = { $count ->
    [one] A hex of the front line has neither a French unit nor a French zone of control: { $hexes }. Cover it.
   *[other] { $count } hexes of the front line have neither a French unit nor a French zone of control: { $hexes }. Cover them.
}

# Organisation

no-replacements-left = There is no replacement left this turn.
no-replacements-for-guns = Guns get no replacements.
no-replacements-for-remnants = A remnant gets no replacements.
nothing-to-replace = This unit has no loss to make good, or is not one that gets replacements.
surrendered = This unit surrendered: it does not come back.
one-for-the-pioneers = The pioneers have had their replacement: one a turn, for all of them.
replacements-need-supply = This unit is out of supply: replacements do not reach it.
replacements-need-morale = This unit is demoralised: it must rally before it gets replacements.
it-stays-where-it-is = This unit is made whole where it stands: there is no hex to choose.
with-its-headquarters = An eliminated unit comes back with its headquarters: there is no hex to choose.
no-headquarters-in-supply = An eliminated unit comes back with its headquarters, which is not on the map or not in supply.
headquarters-in-a-zone = The headquarters where the unit would come back is in an enemy zone of control; clear it first.
chasseurs-do-not-return = Eliminated chasseurs do not come back; only reduced ones are made whole.
the-16th-does-not-return = The 16th Division has no headquarters: its eliminated units do not come back.
not-a-place-for-it = It does not come back there. A French headquarters comes back in Verdun, a German one on a clear road north of the front; guns with their headquarters, or in Verdun if they have none, or at Forges if that is where they were.
one-lost-gun = Pétain gives back one eliminated French gun only, and does so before the replacements of 26 February.
only-on-the-25th = The 121st Division is called only on 25 February, in the German organisation.
nobody-to-place = All units of the 121st Division have entered.
not-a-corps-of-yours = The 16th Division is attached to a French corps.

# Bombardment

not-guns = Only guns fire; this unit is not guns.
divisional-guns-only-support = Guns of a division do not bombard: they support assaults and the defence.
has-fired = These guns have fired, or moved, this turn: they wait for the mutual recovery.
holds-its-fire = You have decided to hold the fire of these guns in this phase.
guns-out-of-supply = Out of supply, guns neither bombard nor support an attack; they can still support the defence.
french-corps-guns-fire-alone = Before 26 February a French corps gun fires alone: neither with another nor with an army gun.
nobody-to-shell = There is no enemy unit to shell there; an empty hex can only be interdicted.
guns-of-the-left-bank = The guns at Forges are scattered over the left bank: no barrage reaches them.
safe-in-the-fort = A fort that stands keeps those inside safe from barrages; it must be assaulted.
guns-not-seen = In bad weather guns are spotted only if one of your units is within 3 hexes.
out-of-range = The hex is out of range of these guns, or of some that fire together.
interdiction-is-by-one-gun = Interdiction is fired gun by gun: keep one only in hand.
a-source-of-supply = A source of supply cannot be interdicted.
already-interdicted = One of your interdiction markers is there already.
not-under-fire = This unit is not under the barrage; choose one in the hex shelled.
cannot-pay-for-damage = Damage eliminates guns or reduces infantry at full strength, nothing else.

# Movement

does-not-move = This unit does not move.
has-moved = This unit is done for this phase: it has moved or dug in, or you left it where it is.
already-there = The unit is there already.
already-under-way = The group is under way: gather it before it moves.
in-another-hex = This unit is in another hex; only units of one hex set out together.
the-railway-gun-goes-alone = The rail guns travel alone.
off-the-track = The rail guns do not leave the railway.
the-meuse = The Meuse is crossed only by a bridge.
a-fort-stands = A fort that stands is closed to the enemy: its garrison must fall to an assault first.
enemy-there = The enemy holds this hex; to units entering the game his zone of control is enough to close it.
no-guns-in-zones = Neither guns nor headquarters enter an enemy zone of control, except where a friendly unit stands.
strong-to-strong = Infantry does not go straight from one strong zone of control to another; go round by a freer hex.
stopped-but-for-others = A strong zone of control stops a unit of the stack here: leave it behind, and the others may go on.
stopped-by-a-zone = A strong zone of control has stopped these units: they go no further in this phase.
too-far = There are not enough movement points; a breakthrough gives only half.
no-room = There is no room: two regiments a hex, or as much, and one more pioneer battalion with its own division.
too-many-in-a-hex = A hex holds too many: move a unit out before you end.
one-way-of-moving = Ordinary or strategic movement: one or the other in a phase, not both.
strategic-supply = There is no strategic movement out of supply.
strategic-demoralised = A demoralised unit makes no strategic movement.
strategic-contact = An enemy is next to it: strategic movement must begin farther away.
strategic-zone = Strategic movement keeps out of every enemy zone of control.
strategic-control = Strategic movement stays on hexes of its own side.
trench-or-fort = There is no digging in a trench, nor on the hex of a fort, even a destroyed one.
railway-guns-do-not-dig = The rail guns do not dig in.
already-dug-in = This unit has dug in here already.
leads-no-breakthrough = A breakthrough is made with German pioneers or French chasseurs; others follow in their stack.
too-shaken-to-break-through = A demoralised unit does not break through.
the-stack-goes-as-it-is = A stack breaks through as it is: nobody joins it.
left-on-the-way = A unit may be left behind by a column that is under way, but not the last one, nor before it has set out.
not-in-this-stack = This unit is not in the stack that breaks through.
one-may-stay-behind = One unit of the stack stays behind at most, and others must go on.
no-strategic-breakthrough = There is no strategic movement in a breakthrough.
no-digging-in-breakthrough = Nobody digs in during a breakthrough.

# Assault

nobody-to-assault = There is no enemy to assault there.
already-assaulted = This hex has been assaulted in this phase, or holds a unit that has.
nobody-adjacent = None of your infantry is next to this hex.
not-adjacent = These two hexes do not touch: units assault, infiltrate and retreat from a hex to the next one.
only-infantry-attacks = Only infantry makes an assault; guns support it.
too-shaken-to-attack = A demoralised unit does not attack: it can only defend itself.
has-attacked = This unit has attacked this turn.
already-engaged = This unit is in this assault already.
no-attackers = An assault takes one infantry unit at least.
too-weak = The odds, shifts included, are below 1:3: the assault is not allowed. It takes more men or more support.
army-guns-do-not-support = Guns of an army support nobody: barrage and interdiction only.
too-shaken-to-support = Demoralised guns do not support.
assaulted-itself = These guns are under assault, or have been in this phase: they defend themselves, but give no support.
not-its-division = Guns of a division support their division, and no unit engaged belongs to it.
not-its-corps = Guns of a corps support their corps, and no unit engaged belongs to it.
no-corps-guns-for-the-16th = The 16th Division belongs to no corps: only its own guns support it.
not-in-this-assault = This unit takes no part in the assault, no longer does, or supports it from too far away.
support-stays-behind = Supporting guns infiltrate only if they were stacked with infantry of the assault.
remnants-are-spared = A remnant is not eliminated in the turn in which it appears.
pioneers-first = The first step of the attack’s losses falls on the pioneers.
half-as-steps-first = Half of the hits are taken as steps first; a retreat saves from the rest only.
garrisons-do-not-retreat = A garrison does not retreat.
no-way-to-retreat = All units engaged retreat or none, and one of them has no clear way so far; one more step lost makes the retreat shorter.
retreat-cut-short = The retreat is over: the hexes it lacks are taken as steps.
not-retreating = This unit is not retreating, or has done so.
another-is-retreating = Another unit is falling back: bring its retreat to an end first.
the-assaulted-hex = An attacker that falls back never enters the hex it has assaulted, even if it is empty.
not-that-way = A retreat goes away from every enemy engaged, towards one’s own edge of the map or, failing that, a friendly town.
guns-do-not-pass-zones = Neither guns nor headquarters fall back through an enemy zone; a friendly unit that stops in it first opens the way for them.
a-dead-end = That way the retreat could not be completed; fall back another way.
bars-the-way = That way, guns or a headquarters could no longer fall back in turn; leave them a way, or let them fall back first.
attackers-fell-back = Attackers have retreated: nobody infiltrates.
not-vacant = The enemy still holds the hex assaulted: only an empty one is infiltrated.
has-infiltrated = This unit has infiltrated already.
no-pioneers-in-the-stack = Only a stack that attacked with pioneers goes beyond the hex assaulted.
not-beyond = There is no going beyond by this hex: all defenders must be eliminated or, if they retreated two hexes, their tracks be followed.
beside-its-own-hex = This hex is next to the one the stack came from: it is not beyond for it.
pioneers-go-first = A stack without pioneers has infiltrated already: those that could go beyond had to enter first.
the-stack-keeps-together = The stack does not split: it goes to the same hex, and leaves one unit at most in the hex taken.
somebody-holds-the-hex = A unit must hold the hex taken first; only pioneers with nobody else need not.

# Decisions badly written

want-hex = a hex: four digits, column and row, such as 1405
parse-unit = “{ $found }” is no unit expected here: a name such as ir80 or qg-xxx was
want-unit = a unit, such as ir80 or qg-xxx
want-corps = a corps, such as XX or VIIR

# Data badly entered

map-too-large = a map has 1 to 99 columns, 2 to 99 rows and { $most } hexes at most
map-line = a line has a hex, its terrains, where it is from and, where there is one, its name
map-no-hex = “{ $found }” is no hex of the map: four digits were expected, such as 1405
map-hex-twice = hex { $found } stands above already
map-no-ground = “{ $found }” is no terrain; there are: { $known }
map-no-source = “{ $found }” is no mark of where it is from; there are: { $known }
map-not-adjacent = “{ $name }”: { $from } and { $to } do not touch
map-no-path = “{ $name }” has fewer than two hexes
map-no-side = “{ $found }” is no hexside: two neighbours were expected, such as 1115/1214
map-bridge-nowhere = this bridge does not cross the Meuse, which does not run along this hexside
map-no-front = at least one hex of the front line (front) and one German source are needed
map-front-trench = hex { $hex } is of the front line and has no trench
map-front-open = the front line does not close the map: there is a way round it to a French source
unit-id = “{ $found }” will not do: an id has lower-case letters, digits and hyphens
unit-twice = “{ $found }” stands above already
unit-too-many = there are more than { $most } counters
unit-needs = “{ $unit }” lacks a value: { $field }
unit-no-corps = “{ $unit }” has no corps; only remnants and garrisons do without
unit-no-such-corps = “{ $unit }”: “{ $found }” is no corps of its side
unit-corps-twice = corps “{ $found }” stands above already
unit-no-headquarters = corps “{ $corps }” has no headquarters
unit-no-garrison = the fort of hex { $hex } does not have one garrison and one only
unit-no-zone = “{ $found }” is no zone of the map, nor any-trench, behind or rail
table-columns = the columns of this table are: { $expected }
table-row = { $found } cells instead of { $expected }, one a column
table-losses = “{ $found }”: hits are written attacker/defender, from 0 to 9, such as 2/1
table-strengths = “{ $found }” is no strength above the one before
table-shelling = “{ $found }” is no result: -, M, M1, M2 or X was expected

set-division = Division { $name }
mark-assaulted = assaulted
caution-guns = { $count ->
        [one] One gun can still fire: after this phase it will not bombard this turn.
       *[other] { $count } guns can still fire: after this phase they will not bombard this turn.
    }
caution-headquarters = { $unit }: out of supply there, with all its units.
caution-unit = { $unit } ({ $hex })
caution-supply = { $count ->
        [one] One unit
       *[other] { $count } units
    } would have no line of supply: { $units }{ $more ->
        [0] .
       *[other] …
    }
caution-trench = The trench { $hex } is left empty.
brief-guns = { $count ->
    [one] one gun silent
   *[other] { $count } guns silent
}
brief-headquarters = a headquarters out of supply
brief-supply = { $count ->
    [one] one unit out of supply
   *[other] { $count } units out of supply
}
brief-trench = trench abandoned
a-replacement = replacement
caution-replacements = { $count ->
    [one] One replacement is not used and will be lost.
   *[other] { $count } replacements are not used and will be lost.
}
brief-replacements = { $count ->
    [one] one replacement lost
   *[other] { $count } replacements lost
}
caution-gun-back = An eliminated gun could come back: there is no second chance.
brief-gun-back = a gun lost for good
caution-remnant = The whole unit is gone, and no remnant is tried for.
brief-remnant = remnant not tried
map-empty-zone = the zone “{ $zone }” has no hex
map-over-river = { $name } crosses the Meuse from { $from } to { $to } without a bridge
map-river-gap = the Meuse lets one pass between { $from } and { $to }: it must part the map in two
map-source = “{ $found }” is no road hex at the edge of the map
unit-too-much = { $unit }: no figure is above { $most }, the range excepted
table-too-much = no ground costs or shifts more than { $most }

# Verbs, as headings of a list.
verb-done = Finish
verb-standard = Take the ready-made deployment
verb-take = Take up
verb-with = Bring along
verb-stay = Stay
verb-leave = Leave behind
verb-place = Place
verb-go = Go
verb-march = Move strategically
verb-dig = Dig in
verb-replace = Use a replacement
verb-call = Call the 121st division
verb-attach = Attach the 16th division
verb-barrage = Fire a barrage
verb-interdict = Interdict
verb-target = Assault
verb-assault = Make the assault
verb-lose = Lose
verb-retreat = Retreat
verb-fall = Fall back
verb-remnant = Keep a remnant
verb-infiltrate = Infiltrate

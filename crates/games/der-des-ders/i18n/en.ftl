# The words of the game in English.

# Armies are always plural: “the” goes before any of them; they serve as names of sides.

title = La Der des Ders
about-tagline = from Kumanovo to Komarów, 1912–1923
about-scale = from the battalion to the division, on a table of hexes
about-length = 1 to 3 h, about ten turns

# Scenarios and options

scenario-kumanovo = Kumanovo (23–24 October 1912)
scenario-le-cateau = Le Cateau (26 August 1914)
scenario-champagne = Champagne (25 September 1915)
scenario-caures = Verdun, the Bois des Caures (21–22 February 1916)
scenario-cambrai = Cambrai (20 November 1917)
scenario-caporetto = Caporetto (24 October 1917)
scenario-villers = Villers-Bretonneux (24 April 1918)
scenario-megiddo = Megiddo (19–20 September 1918)
scenario-tsaritsyn = Tsaritsyn (June 1919)
scenario-komarow = Komarów (31 August 1920)
option-decoys = Decoys: false “?” among the true ones

# Ground

ground-clear = clear ground
ground-broken = broken ground
ground-wood = wood
ground-thicket = thicket
ground-town = town
ground-marsh = marsh
ground-water = water
ground-cliff = cliff

# Classes of unit, what goes with them, how they fight

class-infantry = infantry
class-cavalry = cavalry
class-train = armoured train
class-decoy = decoy
trait-armour-light = light tracked armour
trait-armour-heavy = heavy armour
trait-armour-unstable = heavy and unstable armour
trait-armour-wheeled = armoured cars
trait-assault = assault troops
trait-mortars = heavy mortars (Minenwerfer)
trait-tachankas = tachankas
trait-compact = compact formation
trait-gaudy = gaudy uniforms
trait-mountain = mountain troops
trait-irregular = irregulars
trait-french = French fire (at two hexes, before 1915)
trait-bef = fire of the British Expeditionary Force (at one hex, before 1915)

# Armies

nation-french = French
nation-british = British
nation-belgian = Belgians
nation-american = Americans
nation-german = Germans
nation-austrian = Austro-Hungarians
nation-russian = Russians
nation-italian = Italians
nation-serbian = Serbs
nation-bulgarian = Bulgarians
nation-greek = Greeks
nation-montenegrin = Montenegrins
nation-romanian = Romanians
nation-ottoman = Ottomans
nation-portuguese = Portuguese
nation-arab = Arabs
nation-australian = Australians
nation-indian = Indians
nation-red = Reds
nation-white = Whites
nation-polish = Poles
nation-ukrainian = Ukrainians
nation-czech = Czechoslovaks
nation-hungarian = Hungarians
nation-makhno = Makhnovists
nation-turkish = Turks

## The table

# Sides

attacker = Attacker
defender = Defender
window-reaction = Before an enemy assault: opportunity fire, supporting fire, evasion

# On the table

ground-height-1 = height of level 1
ground-height-2 = height of level 2
mark-base = rear base of the { $side }
mark-base-captured = base of the { $side }, captured
mark-depot = depot of the { $side }
mark-prize = objective
mark-works-1 = works of level 1
mark-works-2 = works of level 2
mark-works-3 = concrete shelter
mark-wire = wire
mark-craters = ground torn up by shells
mark-smoke = smoke
mark-ambush = in ambush
mark-dismounted = dismounted
mark-moved = has moved this turn
mark-fought = has fought this turn
mark-struck = was attacked this turn
mark-building = builds a depot
mark-activated = has its token for this turn
mark-in-hand = in hand
mark-chain = of the chain activated together

# Beside the table

brief-armies = Attacking: { $attacker }. Defending: { $defender }.
status-before = before the battle
status-turn = turn { $turn } of { $total }
pool-troops = Troops to raise
pool-waiting = Units to deploy
pool-works = Defences to dig
pool-fires = Bombardment points
pool-lost = Units lost
note-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
track-turn = Turn
track-points = Victory points
track-resources = Resources
track-lead-mark = lead to be exceeded
track-cup = Tokens in the cup
track-raised = Points put into units
track-rolled = Points rolled for units
track-levy = Points to spend
track-purse-mark = for units
track-capital-mark = in all
goal-lead = Lead of the attacker
goal-lead-state = { $attacker }: { $lead }, they need to be { $needed }
lead-ahead = { $points } ahead
lead-behind = { $points } behind
lead-needed-ahead = { $points ->
        [0] ahead
       *[other] more than { $points } ahead
    }
lead-needed-behind = less than { $points } behind
goal-open = held by nobody
goal-base = Base of the { $side }: { $hex }
goal-base-kept = kept
goal-base-captured = captured
outcome-won = The { $side } win, { $own } to { $other }
outcome-routed = Rout of the { $loser }: the { $side } win, { $own } to { $other }
overlay-deployment-attacker = the attacker’s deployment zone
overlay-deployment-defender = the defender’s deployment zone
overlay-zones-attacker = the attacker’s zones of control
overlay-zones-defender = the defender’s zones of control
overlay-zone = its zone of control
overlay-reach = where it can go, in resource points
overlay-range = where it sees and can fire, score to hit in the open
overlay-sight = what is seen from there
overlay-rear = behind its front
overlay-line = its supply line

# Questions

phase-recruit = recruiting
phase-deploy = deployment in secret
phase-bring = what the bases bring
phase-bombard = preliminary bombardment
phase-activate = activations
phase-react = reaction to an assault
phase-retreat = falling back
phase-follow = breakthrough
phase-rail = armoured trains
phase-over = game over
ask-recruit = What to raise? { $points } left for units, { $capital } in all
ask-deploy = { $count ->
        [one] One unit to deploy: where?
       *[other] { $count } units to deploy: which, and where?
    }
ask-deployed = Everything is deployed: end when you like
ask-place = { $unit }: where to deploy?
ask-face = { $unit }: which way to face? Else take another unit.
ask-bring = What are the bases to bring this turn?
ask-bombard = What to bombard? Guns { $guns }, gas { $gas }, aircraft { $air }
ask-activate = You have the initiative: which unit to activate? (resource points: { $left })
ask-chain = { $count ->
        [one] One unit in the chain: who joins it, or who acts? (resource points: { $left })
       *[other] { $count } units in the chain: who joins it, or who acts? (resource points: { $left })
    }
ask-chain-acting = { $count ->
        [one] One more unit of the chain: is it to act? (resource points: { $left })
       *[other] { $count } more units of the chain: which acts? (resource points: { $left })
    }
ask-act = { $unit }: what is it to do? (supply: { $price }; resource points at hand: { $left })
ask-break = { $unit } has broken through: another assault?
ask-break-turn = { $unit } has taken the ground: change its front?
ask-react = Assault: { $attacker } against { $unit }, { $hex }. React? (resource points: { $left })
ask-retreat = { $count ->
        [one] { $unit }: where does it fall back to?
       *[other] { $unit }: where does it fall back to? ({ $count } losses left)
    }
ask-follow = { $unit }: take the ground, { $hex }?
ask-rail = Where are the armoured trains to go?
waiting-for = Waiting for the { $side }: { $phase }

# Buttons

done-recruit = End recruiting
done-deploy = End the deployment
done-bombard = End the bombardment
done-activate = Leave the rest of the chain
done-rail = Leave the trains where they are
levy-0 = Raise the rest: units of 3, a support for every four
levy-1 = Raise the rest: strong units of 4
levy-2 = Raise the rest: small units of 2
levy-3 = Raise the rest: fewer units, better supported
dispose-listed = Disposition of the scenario
dispose-0 = Disposition in line
dispose-1 = Disposition in depth
dispose-2 = Disposition weighted to the left
dispose-3 = Disposition weighted to the right
dispose-4 = Disposition under cover
bring-guns = Long-range artillery: an average die − 1 for each base
bring-gas = Gas: d3 − 1 for each base
bring-air = Aircraft: d3 − 1 for each base
offer-noted = { $what } — { $notes }
offer-raise = Raise: { $troop }, cohesion { $points }
offer-attach = Support: { $unit }, { $support }
offer-buy = Buy a point: { $fire }
offer-dig = Dig: { $work }, { $hex }
offer-pick = Deploy: { $unit }
offer-place = Place at { $hex }
offer-shell-guns = Shell with guns: { $target }, { $hex }
offer-shell-gas = Shell with gas: { $target }, { $hex }
offer-shell-air = Attack from the air: { $target }, { $hex }
offer-spot = Look from the air: { $hex } and around it
offer-smoke = Lay smoke: { $hex }, 1 to 3 turns
offer-rake-guns = Clear the wire by guns: { $hex } — 1 or 2 on a d6
offer-take = Activate: { $unit }
offer-join = Join to the chain: { $unit }
offer-go = Progress to { $hex }
offer-go-rapid = Advance rapidly to { $hex }, { $count ->
        [one] one hex
       *[other] { $count } hexes
    }
offer-turn = Turn: { $side }
offer-fire = Fire at { $hex }: { $target }
offer-assault = Assault { $hex }: { $target }
offer-rake = Clear the wire: { $hex }
offer-scout = Scout 3 hexes around: { $unit }
offer-depot = Build a depot here: { $unit }
offer-dismount = Dismount: { $unit }
offer-stay = End this activation
offer-react = Opportunity fire: { $unit }
offer-support = Supporting fire: { $unit }
offer-evade = Evade to { $hex }
offer-pass = Let the assault come
offer-retreat = Fall back to { $hex }
offer-advance = Take the ground
offer-hold = Stay where it is
offer-rail = Run to { $hex }
figure-resources = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
figure-points = { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
figure-no-line = no line
figure-or-more = { $need }+
figure-or-less = ≤ { $score }
figure-both = { $one } · { $two }
caution-capital = { $count ->
        [one] { $count } point is not spent and will be lost.
       *[other] { $count } points are not spent and will be lost.
    }
caution-purse = { $count ->
        [one] { $count } point for units is not spent: it will only serve to dig.
       *[other] { $count } points for units are not spent: they will only serve to dig.
    }
caution-digging = { $count ->
        [one] { $count } point to dig with is not spent and will be lost.
       *[other] { $count } points to dig with are not spent and will be lost.
    }
caution-chain = { $count ->
        [one] One unit of the chain has taken its token and will not act this turn.
       *[other] { $count } units of the chain have taken their tokens and will not act this turn.
    }
caution-bogging = On setting out from this broken ground the armour is lost for good if the die shows { $die } or less.
a-point = point
brief-points = { $count ->
    [one] one point unspent
   *[other] { $count } points unspent
}
brief-chain = { $count ->
    [one] one unit will not act
   *[other] { $count } units will not act
}
caution-staying = The unit keeps its token and will have done nothing this turn.
brief-staying = has done nothing
brief-bogging = armour lost on { $die } or less

# What supply costs

price-none = no supply line
price-free = free
price-paid = paid
price-items = { $count ->
        [one] { $count } resource point ({ $items })
       *[other] { $count } resource points ({ $items })
    }
price-by-base = base within 1 hex, free
price-by-train = armoured train, always supplied
price-line = 1 for a line of { $length ->
        [one] { $length } hex
       *[other] { $length } hexes
    }
price-lengthened = + { $count } line lengthened
price-broken = + { $count } broken ground
price-segments = + { $count } for a line longer than 5 hexes
price-compact = − 1 compact formation
price-scouting = + { $count } reconnaissance
price-second = + { $count } assault after the rapid advance
price-haste = + { $count } haste

# What pointing tells

note-need = { $need } or more on a d{ $sides }
note-ends-ambush = the ambush ends
note-digs-in = { $count ->
        [one] and defences are dug with { $count } point
       *[other] and defences are dug with { $count } points
    }
note-enters-town = enters a town: neither fire nor assault this turn
note-enters-very-broken = very broken ground: neither fire nor assault this turn
note-bogging = armour bogs down on { $die } or less of a d6
note-aim = { $dice ->
        [one] { $dice } die, { $score } or less on a d10
       *[other] { $dice } dice, { $score } or less on d10s
    }
note-aim-behind = { $dice ->
        [one] { $dice } die, { $score } or less on a d10, from behind: hits doubled
       *[other] { $dice } dice, { $score } or less on d10s, from behind: hits doubled
    }
note-strengths = cohesion { $value } (dice: { $dice }) against { $other-value } (dice: { $other-dice })
note-may-react = the enemy may react first
note-marker-climbs = by what it has paid, mountain troops
note-marker-skirts = by what it has paid, no mountain troops
note-marker = a hidden unit: neither its kind nor its strength nor its facing is known
note-broken = broken: who enters does not leave in the same turn, supply costs one resource point more
note-very-broken = very broken: neither fire nor assault on entering, no rapid advance out of it, neither horses nor wheels
note-barred = impassable to all, supply included
note-cliff = for mountain troops alone, as very broken ground
note-town = who enters does not leave, fire or assault in the same turn; a good position in defence
note-cover = cover, and masks the view
note-works = works of level { $level }: cover and a good position
note-fort = concrete shelter: fire − 3, a good position
note-wire = wire: very broken, merely broken for tracks
note-craters = torn up by shells
note-road = road
note-rail = railway
note-ford = beside a fordable river: one stops on the far bank
note-river = beside a river that is crossed only by bridges
note-height = height { $height }
note-smoke = { $count ->
        [one] smoke, one more turn
       *[other] smoke, { $count } more turns
    }
note-base = rear base of the { $side }
note-base-captured = base of the { $side }, captured
note-depot = depot of the { $side }, in service
note-depot-idle = depot of the { $side }, cut off from its base
note-zone = zone of control of the { $side }
note-seen-by = seen by the { $side }: { $places }
places-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
note-unit = { $unit } ({ $class })
note-decoy = { $unit }: a false “?” to the enemy. Activated, it only changes its front; located or hit, it is gone.
note-cohesion = cohesion { $left } of { $full }
note-traits = with: { $traits }
note-facing = faces { $side }
note-dismounted = dismounted
note-building = builds a depot, in service at the end of the turn if nothing disturbs it
note-activated = has its token for this turn already
note-assaults = { $count ->
        [one] one assault fought this turn: cohesion − 1 in the next
       *[other] { $count } assaults fought this turn: cohesion − { $count } in the next
    }
note-in-ambush = in ambush: located at 1 hex only, or by reconnaissance
note-not-located = is not located by the enemy
note-located = located from: { $places }
note-found = located by the enemy until the end of the turn, as long as it does not move
note-supply = supply: { $price }, from { $source }
note-no-supply = no supply line: it can only progress
note-fire = score to hit in the open at 1, 2, 3 or 4 hexes: { $still }; after progressing: { $moving }
note-fire-dismounted = score to hit dismounted at 1, 2, 3 or 4 hexes: { $still }; after progressing: { $moving }
note-fire-train = score to hit in the open at 1, 2, 3 or 4 hexes: { $still }
note-early = before 1915 the score is one less: that is included
note-distance = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
note-seen = clear view both ways
note-not-seen = view cut both ways
note-cut = cut at { $hex }: { $what }
cut-height = higher ground
note-overlooks = higher: { $hex }

# Notation

want-unit = a unit
want-fire = guns, gas or aircraft
want-support = what can go with a unit
want-work = what can be dug
want-side = a side: ne, e, se, sw, w or nw
want-hex = a hex of this table

## Refusals

not-now = This is not the moment: it is decided in another phase. Choose from what is on offer.
not-your-turn = It is for the other side to decide.
the-game-is-over = The game is over.
off-the-table = This hex is off the table.
not-your-unit = There is no unit of yours there: take one of your own.
nothing-in-hand = No unit is in hand: take one up first.
no-such-troops = This army has no such troops: choose from the list of those it can raise.
one-to-four-points = A unit has 1 to 4 cohesion points.
enough-units = A side cannot have more than 48 units: raise fewer, and stronger ones.
too-few-points = There are not enough points left for this: take something cheaper.
not-in-this-battle = This battle does not allow it to your side: neither the place nor the year has any.
only-the-attacker-buys-fires = Only the attacker buys bombardment points; the defender buys defences.
does-not-suit-it = This does not go with that unit, or it has it already: assault troops and mortars are for infantry, and cavalry has armoured cars alone.
no-such-way = There is no such way of recruiting: choose from those on offer.
no-unit-yet = At least one unit must be raised.
nothing-to-deploy = There is no unit to deploy there: take one of your side.
another-is-in-hand = Another unit is in hand: place it first.
outside-the-zone = This hex is outside your deployment zone: stay in your half of the table, behind no man’s land.
decoys-lie-under-cover = A decoy lies under cover: wood, thicket, town or works.
it-cannot-stand-there = This unit cannot stand there: the ground does not bear it, or there are no rails for a train.
units-to-deploy = There are units left to deploy: place them, or take one of the usual dispositions.
only-the-defender-digs = Only the defender of a battle that was drawn buys defences.
no-digging-here = Nobody digs in a marsh, in water or on a cliff.
it-is-dug = This is done here already, or better: dig elsewhere.
one-fort-a-base = There is one concrete shelter for each base, and you have them all.
no-such-points = You have no bombardment point of this kind.
no-enemy-there = There is no enemy in this hex: point at one that holds some.
name-a-hex = Point at a hex, not at a unit that you do not see.
nothing-to-find = There is nobody to locate within reach of this reconnaissance.
there-is-smoke = There is smoke on this hex already.
no-wire-there = There is no wire in this hex.
already-activated = This unit has its token for this turn already: take another one.
another-is-acting = Another unit is acting: it finishes its activation first.
not-of-the-chain = Only the units of the chain that was activated act now.
the-chain-is-acting = The chain has begun to act: nobody joins it any more.
not-next-to-the-chain = A chain is made of neighbours, 1 hex from each other: this unit touches none of it.
no-token-left = There is no token of this side left in the cup.
it-has-acted = This unit has acted already: its activation is over.
it-has-moved = This unit has moved already this turn.
it-has-turned = It has turned here already: it turns again only after a move.
it-is-there = This unit is there already.
it-faces-there = This unit need not turn that way: it faces there, or has no front.
too-far = That is too far: 1 hex in progress, 2 on foot or 4 on horse in rapid advance, one more by road; never more than 2 with armour, cars with cavalry apart.
a-friend-is-there = A friendly unit holds this hex: a hex bears one unit.
friends-in-the-way = One passes through a friendly unit only if one sets out next to it and ends beyond it.
the-enemy-is-there = The enemy holds this hex: one enters it only after an assault.
a-cliff = A cliff is for mountain troops alone.
nobody-crosses-this = Deep marsh and water are impassable: go round them.
no-ford-nor-bridge = This river has neither ford nor bridge here: cross where there is one.
too-broken-for-horse-and-wheel = This very broken ground stops horses and wheels: go round it; riders may dismount.
from-zone-to-zone = A move that begins in one enemy’s zone of control does not enter that of another: leave it this turn, go there the next.
a-zone-stops-it = An enemy’s zone of control stops it on the way.
a-town-holds-it = The town that it enters holds it: it may go on inside, and does not leave in the same turn.
broken-ground-holds-it = The broken ground that it enters holds it: it may go on inside, and does not leave in the same turn.
the-ford-stops-it = Whoever fords a river stops on the far bank.
no-rapid-advance-from-here = No rapid advance sets out from very broken ground: it can progress by 1 hex.
no-evasion-from-here = Nobody evades from very broken ground: evasion is a rapid advance.
after-a-breakthrough = After a breakthrough the unit moves no more: it can change its front and, if it has what that takes, fight.
trains-keep-to-the-rails = An armoured train runs only at the end of the activations, on its rails.
no-supply-line = No supply line leads to a base or a depot in service: without supply no fire, no assault, no rapid advance, no turning.
too-few-resources = There are not enough resource points left for that.
only-those-on-foot-fire = Only infantry, dismounted cavalry and armoured trains fire: dismount first.
riders-do-not-fire-back = Mounted riders do not fire, and do not dismount to react.
no-fire-after-rapid-advance = Nobody fires after a rapid advance or a breakthrough.
very-broken-ground-entered = The unit has just entered very broken ground: neither fire nor assault this turn.
town-entered = The unit has just entered a town: neither fire nor assault this turn.
out-of-range = The target is out of this unit’s range, the way it has moved.
it-lies-in-ambush = The unit lies in ambush and is not located: come within 1 hex, or make a reconnaissance.
not-located = No line of sight leads there: the target is not located.
no-enemy-next-to-it = An assault is made on an enemy next to the unit, at 1 hex.
trains-do-not-assault = An armoured train makes no assault: it fires, and defends itself.
no-further-combat = No further combat after this breakthrough: armour allows one, assault troops two.
armour-brings-nothing-here = Armour brings nothing to an assault out of a town or dense vegetation: no further combat.
ground-bars-the-assault = The ground bars this assault: the unit cannot pass into that hex.
trains-have-no-front = An armoured train has no front.
only-riders-dismount = Only mounted cavalry dismounts.
too-far-to-dismount = Riders dismount only after a move of 1 hex at most.
just-dismounted = The riders have just dismounted: they go no farther than 1 hex.
only-riders-scout = Only cavalry makes a reconnaissance on the ground.
trains-build-no-depot = An armoured train builds no depot.
depot-needs-rest = A depot takes a turn of rest: no move, no combat, no fire suffered.
depot-needs-clear-ground = A depot is built on clear ground or in a town, away from wire and craters.
depot-is-there = There is a depot or a base of your side here already.
depot-needs-line = A depot must be joined to a base or another depot by 5 hexes at most of clear ground (10 of road), without enemies.
cannot-react = Only the assaulted unit and friends next to it or to the attacker react.
only-horse-before-infantry = Only cavalry that is assaulted by a unit on foot can evade.
a-decoy-does-nothing = This is a decoy: it does not move, fire or build.
cannot-slip-away-there = It cannot evade to there: it must end out of the attacker’s reach.
one-hex-back = One falls back one hex at a time.
no-room-to-fall-back = This hex is held: there is no room to fall back to.
ground-bars-the-way-back = The ground or the river bars this way back.
no-retreat-into-a-base = Nobody falls back into a base or a depot of the enemy.
nearer-to-the-enemy = This would bring the unit nearer to an enemy: choose a hex farther from him.
only-trains-run-on-rails = Only armoured trains of your side run now.
the-rails-do-not-lead-there = The rails do not lead there within 4 hexes, or the enemy bars them; his zone of control stops a train like any other.

## The journal

# The name of a unit follows a colon. The name of a hex may end in a bracket.

marker-name = hidden unit
unit-raised = { $troop } no. { $number }
unit-decoy = decoy no. { $number }
support-armour = armour
support-assault = assault troops
support-mortars = heavy mortars
support-tachankas = tachankas
fire-guns = long-range artillery
fire-gas = gas
fire-air = aircraft
work-wire = wire
work-trench = works of level 1
work-redoubt = works of level 2
work-fort = concrete shelter
facing-ne = up right
facing-e = right
facing-se = down right
facing-sw = down left
facing-w = left
facing-nw = up left
event-set-up = Set-up: { $scenario }.
event-levy = Levy of the { $side }: dice { $dice }, { $total } points for units.
event-raised = Recruited: { $unit }, cohesion { $points } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-attached = Support: { $unit }, { $support } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-bought = Bought by the { $side }: one bombardment point, { $fire } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-dug = Dug by the { $side }: { $work }, { $hex }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-placed = Deployed: { $unit }, { $hex }.
event-disposed = The { $side } deploy in a usual disposition.
event-recruited = The { $side } have recruited.
event-deployed = The { $side } are deployed.
event-ambushes = { $count ->
        [0] No unit of the { $side } lies in ambush.
        [one] One unit of the { $side } lies in ambush.
       *[other] { $count } units of the { $side } lie in ambush.
    }
event-shown = Both deployments are shown, ambushes excepted.
event-turn = Turn { $turn } of { $turns }.
event-produced = Resources of the { $side }: dice { $dice }, { $points } more; { $total } in all.
event-produced-nothing = Resources of the { $side }: no base left, { $points } more; { $total } in all.
event-train-brings = Resources: { $unit }, die { $die }, { $points } more.
event-chosen = Choice of the { $side } for this turn: { $fire }.
event-brought = Bombardment points of the { $side }, { $fire }: dice { $dice }, { $points } more; { $total } in all.
event-brought-nothing = Bombardment points of the { $side }, { $fire }: no base left, { $points } more; { $total } in all.
event-precedence = Both sides bombard: by lot the { $side } come first.
event-shelled = Bombardment of the { $side }, { $fire }: { $hex }, die { $die } ({ $need } or more); a hit.
event-shelled-missed = Bombardment of the { $side }, { $fire }: { $hex }, die { $die } ({ $need } or more); a miss.
event-spotting = Aerial reconnaissance of the { $side }: { $hex }.
event-smoke = Smoke: { $hex }, for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
event-guns-raked = Wire shelled by the { $side }: { $hex }, die { $die } (2 or less); the wire is gone.
event-guns-raked-in-vain = Wire shelled by the { $side }: { $hex }, die { $die } (2 or less); the wire stands.
event-token = The { $side } have the initiative; left in the cup: { $side } { $left }, { $other } { $across }.
event-token-wasted = A token of the { $side } is set aside: no unit is left to activate.
event-activated = Activated: { $unit }, { $hex }.
event-joined = Activated in a chain: { $unit }, { $hex }.
event-free-supply = Free supply: { $unit }, { $hex }.
event-supplied = Supply: { $unit }, { $hex }, { $points ->
        [one] { $points } resource point
       *[other] { $points } resource points
    } ({ $left } left).
event-lengthened = Supply line by a detour: { $unit }, one resource point more.
event-over-broken = Supply over broken ground: { $unit }, one resource point more.
event-too-long = Supply line longer than five hexes: { $unit }, { $points ->
        [one] one resource point
       *[other] { $points } resource points
    } more.
event-progressed = Progress: { $unit }, { $from } → { $to }.
event-advanced-rapidly = Rapid advance: { $unit }, { $from } → { $to } ({ $steps ->
        [one] one hex
       *[other] { $steps } hexes
    }).
event-railed = By rail: { $unit }, { $from } → { $to }.
event-dismounted = Dismounted: { $unit }, { $hex }.
event-remounted = Mounted again: { $unit }, { $hex }.
event-turned = Change of front ({ $facing }): { $unit }, { $hex }.
event-bogged = Vehicles bogged down and lost: { $unit }, { $hex }, die { $die }.
event-not-bogged = Vehicles not bogged down: { $unit }, { $hex }, die { $die }.
event-base-captured = Base captured by the { $side }: { $hex }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-depot-taken = Depot destroyed by the { $side }: { $hex }.
event-prize-taken = Objective in the hands of the { $side }: { $prize }, { $hex } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end).
event-scouted = Reconnaissance: { $unit }, { $hex }.
event-found = Ambush located: { $unit }, { $hex }, die { $die }.
event-uncovered = Ambush uncovered: { $unit }, { $hex }.
event-lies-low = In ambush from now on, where it was seen: { $unit }, { $hex }.
event-climbs = At that price they are mountain troops: { $unit }, { $hex }.
event-skirts = At that price they are no mountain troops: { $unit }, { $hex }.
event-located = Located from the air: { $unit }, { $hex }, die { $die }.
event-sighted = Located from the air, in the open: { $unit }, { $hex }.
event-not-found = Not located: { $hex }, die { $die }.
event-decoy-found = Decoy of the { $side } found out: { $hex }.
event-depot-begun = Depot begun: { $unit }, { $hex }.
event-idle = Activated without acting: { $unit }, { $hex }.
event-fired = Fire: { $unit } at { $target }, { $hex }; dice { $dice } ({ $score } or less), { $hits ->
        [0] nothing
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-test-passed = Cohesion test: { $unit }, { $hex }, die { $die } against cohesion { $cohesion }; passed.
event-test-failed = Cohesion test: { $unit }, { $hex }, die { $die } against cohesion { $cohesion }; failed.
event-works-lost = { $level ->
        [0] Works destroyed: { $hex }.
       *[other] Works reduced to level { $level }: { $hex }.
    }
event-weakened = A cohesion point lost: { $unit }, { $hex }, cohesion { $left } left.
event-eliminated = Unit eliminated: { $unit }, { $hex }.
event-cratered = Ground torn up by shells: { $hex }.
event-support-lost = Support lost: { $unit }, { $hex }, { $support }.
event-raked = Wire raked: { $unit }, { $hex }, dice { $dice } (2 or less); the wire is gone.
event-raked-in-vain = Wire raked: { $unit }, { $hex }, dice { $dice } (2 or less); the wire stands.
event-opportunity-fire = Opportunity fire: { $unit }, { $hex }.
event-supporting-fire = Supporting fire: { $unit }, { $hex }.
event-assaults = Assault: { $unit } against { $target }, { $hex }.
event-fought = Hand to hand, { $hex }: { $unit }, dice { $dice }, cohesion { $value }, total { $total }; { $target }, dice { $their-dice }, cohesion { $their-value }, total { $their-total }.
event-even = Even, { $hex }: { $unit } and { $target }, a cohesion point each.
event-fell-back = Retreat: { $unit }, { $from } → { $to }.
event-cornered = No retreat: { $unit }, { $hex }, a cohesion point instead.
event-took-the-ground = Ground taken: { $unit }, { $from } → { $to }.
event-breaks-through = Breakthrough, another assault: { $unit }, { $hex }.
event-evaded = Evasion: { $unit }, { $from } → { $to }.
event-called-off = Assault called off: { $unit }, { $hex }.
event-train-destroyed = Armoured train destroyed: { $unit }, { $hex }.
event-smoke-clears = The smoke clears: { $hex }.
event-depot-built = Depot of the { $side } built: { $hex }.
event-depot-given-up = Depot disturbed and given up: { $unit }, { $hex }.
event-entrenched = Works of level { $level }: { $unit }, { $hex }.
event-kept = Resources of the { $side }: { $kept } kept, { $lost } lost.
event-routed = Rout of the { $side }: no unit, or no base left.
event-counted = Count: { $attacker } { $points }, { $defender } { $across }; the attacker is { $lead } and needs to be { $needed }.
event-won = The { $side } win.

# The battles: what the reading of their files says

data-year = a battle takes place between 1912 and 1923
data-turns = a battle lasts 1 to 20 turns
data-country = “{ $found }” is not a look of a country; there are: { $known }
data-size = a table has { $least } to { $rows } rows and { $across } to { $columns } columns
data-rows = the table has only { $expected } rows
data-row = row “{ $found }”: { $expected } was expected
data-row-length = row { $row } has { $found } hexes instead of { $expected }
data-sign = “{ $found }”: a hex is written with a sign of ground and a height, like “w1” or “..”
data-no-hex = there is no hex “{ $found }”
data-closed = hex { $hex } is not open to all troops
data-no-hexes = “{ $found }”: a hex (J03), a row (J) or a stretch of either (J03-J09, J-L) was expected
data-not-adjacent = { $from } and { $to } are not neighbours
data-no-path = at least two hexes are needed, each next to the other
data-no-side = “{ $found }”: a side is written with two hexes, like B04/C05
data-river-gap = “{ $found }” does not touch the side before it
data-river-twice = side “{ $found }” is written twice
data-facing = “{ $found }” is not a direction; there are: { $known }
data-flag = “{ $found }” is not a nation; there are: { $known }
data-outside = { $unit } is outside its deployment zone, at { $hex }
data-cannot-stand = { $unit } cannot stand at { $hex }
data-same-hex = { $unit } and { $other } are both at { $hex }
data-many-units = a side has { $most } units at most
data-brings-twice = “{ $found }” is written twice
data-zone = hex { $hex } is not in rows { $first } to { $last }, where this side may deploy
data-base-half = base { $hex } is not in its side’s half of the table
data-base-twice = base { $hex } is written twice
data-bases = { $found } bases for { $units } units: { $expected } are needed
data-short = “{ $found }”: a short name has 1 to 6 characters
data-cohesion = { $unit }: 1 to { $most } cohesion points are needed, { $most } for an armoured train
data-trait = “{ $found }” is not a trait; there are: { $known }
data-traits-class = { $unit }: these traits do not suit that arm
data-prize-twice = the objective at { $hex } is written twice
data-prizes = a battle has no more than { $most } objectives: this is one too many
data-years = two years are needed, the first before the last, between 1912 and 1923
data-theme = “{ $found }” is not a theatre; there are: { $known }
data-no-theme = the theatre “{ $theme }” is missing
data-share = { $name }: { $most } at most
data-places = at least { $least } names of places are needed, separated by commas
data-nation-twice = nation “{ $found }” is written twice
data-troop-id = “{ $found }”: a short name has small letters, digits and hyphens alone, and a nation has it only once
data-vehicles = armoured support names its vehicles (armour); other support has none
data-no-troops = nation “{ $nation }” raises nobody in { $year } in the theatre “{ $theme }”

# The generator of battles

theme-balkans = Balkans
theme-west = Western Front
theme-east = Eastern Front
theme-italy = Italian Front
theme-mountain = High mountains
theme-desert = Deserts of the East
theme-russia = Russian Civil War
theme-poland = Polish borderlands
theme-anatolia = Anatolia
size-small = small table, 1 base
size-medium = medium table, 2 bases
size-large = large table, 3 bases
size-vast = very large table, 4 bases
brief-generated = { $theme }, { $year }: the { $attacker } attack, the { $defender } defend. Each first recruits units in secret, then deploys.
prize-crossroads = the crossroads
prize-hill = Hill { $height }
generated-table = the table
generated-why = Drawn by dice from the number of the battle (3.13): such a country is likely, the place does not exist.

## Odds

case-unharmed = no loss
case-points-lost = −{ $points } cohesion
case-eliminated = eliminated
case-missed = missed
case-hit = hit and located
case-held = hit, holds
case-works-lost = −1 level of works
case-defender-beaten = { $hexes ->
        [0] defender −{ $points } cohesion
       *[other] defender −{ $points } cohesion, falls back { $hexes ->
            [one] one hex
           *[other] { $hexes } hexes
        }
    }
case-defender-gone = defender eliminated
case-attacker-beaten = { $hexes ->
        [0] attacker −{ $points } cohesion
       *[other] attacker −{ $points } cohesion, falls back { $hexes ->
            [one] one hex
           *[other] { $hexes } hexes
        }
    }
case-attacker-gone = attacker eliminated
case-even = even, −1 cohesion each
case-even-defender-gone = even, defender eliminated, attacker −1 cohesion
case-even-attacker-gone = even, attacker eliminated, defender −1 cohesion
case-even-both-gone = even, both eliminated
case-bogged = vehicles bogged down and lost
case-drives-on = vehicles drive on
case-found = { $count ->
        [0] nothing located
        [one] one unit located
       *[other] { $count } units located
    }
case-wire-gone = the wire is gone
case-wire-stands = the wire stands
case-smoke = { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
case-support-lost = lost
case-support-kept = kept
odds-fire = { $dice }d10, a hit on { $score } or less
odds-made-of = score: { $list }
odds-mean-loss = mean loss: { $points } cohesion
odds-gone = elimination: { $share }%
odds-assault = attacker wins { $won }%, even { $even }%, defender wins { $lost }%
odds-without-reactions = not counting what the defender may do first
odds-attacker = { $dice ->
        [one] attacker: { $dice } die, cohesion { $value } ({ $list })
       *[other] attacker: { $dice } dice, cohesion { $value } ({ $list })
    }
odds-defender = { $dice ->
        [one] defender: { $dice } die, cohesion { $value } ({ $list })
       *[other] defender: { $dice } dice, cohesion { $value } ({ $list })
    }
odds-mean-losses = mean losses: attacker { $attacker }, defender { $defender } cohesion
odds-dislodged = defender dislodged: { $share }%
odds-no-way-back = who cannot fall back loses a point instead
odds-attacker-risks = lost by the attacker if he fails: { $list }
odds-defender-risks = lost by the defender if he fails: { $list }
odds-shell = 1d{ $sides }, a hit on { $need } or more
odds-hits-from = hits on { $need } or more
odds-clears-up-to = clears on { $most } or less
odds-hits-up-to = hits on { $score } or less
odds-holds-up-to = holds on { $cohesion } or less
odds-totals = { $own } to { $theirs }
odds-test = then a cohesion test against { $cohesion }
odds-craters = if it hits, the ground becomes broken
odds-hit-reveals = if it hits, the hidden unit shows itself
odds-hit-ends-ambush = if it hits, the unit is in ambush no more
odds-bogging = 1d6, bogged down on { $limit } or less; the unit then goes without them, where the ground lets it
odds-find = { $count ->
        [one] one unit in cover, located on { $need } or more of a d6
       *[other] { $count } units in cover, each located on { $need } or more of a d6
    }
odds-find-open = { $count ->
        [one] one unit in the open and out of sight, located at once
       *[other] { $count } units in the open and out of sight, located at once
    }
odds-find-near = { $count ->
        [one] one unit in ambush within 2 hexes, located on { $need } or more of a d6
       *[other] { $count } units in ambush within 2 hexes, each located on { $need } or more of a d6
    }
odds-find-far = { $count ->
        [one] one unit in ambush at 3 hexes, located on { $need } or more of a d6
       *[other] { $count } units in ambush at 3 hexes, each located on { $need } or more of a d6
    }
odds-rake = { $dice }d{ $sides }, one { $need } or less is needed
odds-smoke = smoke hides from sight and gives cover
aim-base = by the table: { $score }
aim-cover = cover { $by }
aim-works = works { $by }
aim-conspicuous = conspicuous target { $by }
aim-early = before 1915 { $by }
aim-train = armoured train { $by }
aim-above = from above, one die more
aim-behind = from behind, hits doubled
strength-cohesion = cohesion { $points }
strength-assault = assault troops { $by }
strength-armour = armour { $by }
strength-position = position { $by }
strength-before = assaults fought before { $by }
strength-behind = from behind { $by }
strength-held = cavalry hampered: value 1

# Several lines of the journal as one: # stands for the number.

together-raised = Recruited: { $count } units.
together-attached = { $count } supports given to units.
together-bought = Bought by the { $side }: { $count } bombardment points.
together-dug = Works of the { $side }: { $count } of them.
together-placed = Deployed: { $count } units.
together-token-wasted = { $count } tokens of the { $side } set aside: no unit left to activate.
together-joined = Activated together: { $count } more units.
together-free-supply = Free supply: { $count } units.
together-moved = { $unit }: { $count } moves.
together-dismounted = Dismounted: { $count } units.
together-remounted = Mounted again: { $count } units.
together-lies-low = { $count } units lie in ambush from now on, where they were seen.
together-idle = { $count } activations without an action.
together-smoke = Smoke: { $count } hexes.
together-smoke-clears = The smoke clears: { $count } hexes.

# Verbs, as headings of a list.
verb-done = Finish
verb-raise = Raise troops
verb-attach = Attach
verb-buy = Buy points
verb-levy = Ready-made recruiting
verb-dig = Dig in
verb-pick = Pick
verb-place = Place
verb-dispose = Ready-made deployment
verb-bring = Bring up
verb-shell = Shell
verb-spot = Spot
verb-smoke = Lay smoke
verb-rake = Clear wire
verb-join = Join the chain
verb-take = Take up
verb-go = Go
verb-turn = Turn
verb-fire = Fire
verb-assault = Make the assault
verb-scout = Scout
verb-depot = Build a depot
verb-dismount = Dismount
verb-stay = Stay
verb-react = React
verb-evade = Slip away
verb-pass = Pass
verb-retreat = Retreat
verb-advance = Advance
verb-hold = Stay put
verb-rail = By rail

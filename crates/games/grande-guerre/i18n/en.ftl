# The words of the game in English.

# Sides. The names of armies are all plural: “the” goes before any of them.

title = La Grande Guerre
german = Germans
allied = Allies
army-german = Germans
army-british = British
army-canadian = Canadians
army-french = French

# Scenarios

scenario-1 = Introduction 1: trenches
scenario-2 = Introduction 2: wire and No Man’s Land
scenario-3 = Loos, the 2nd Division’s diversion (25 September 1915)
scenario-4 = Loos, the Hohenzollern Redoubt (25 September 1915)
scenario-5 = Loos, the German counter-attack (27 September 1915)
scenario-6 = Loos, the fight for the trenches (29 September – 3 October 1915)
scenario-7 = Loos, the renewed British attack (13–14 October 1915)
scenario-8 = The Somme, the Hawthorn Ridge mine (1 July 1916)
scenario-9 = The Somme, Mash Valley and La Boisselle (1 July 1916)
scenario-10 = The Somme, Sausage Valley and La Boisselle (1 July 1916)
scenario-11 = The Somme, Mametz (1 July 1916)
scenario-12 = The Somme, Mametz Wood (7–10 July 1916)
scenario-13 = Vimy, 1st and 2nd Canadian Divisions (9 April 1917)
scenario-14 = Vimy, Hill 145 (9–10 April 1917)
scenario-15 = Vimy, the Pimple (12 April 1917)
scenario-16 = Vimy, Bois-en-Hache (12 April 1917)
scenario-41 = Verdun, the Bois des Caures (21–22 February 1916)
scenario-42 = Verdun, Beaumont (22 February 1916)
scenario-43 = Verdun, Samogneux (24 February 1916)
scenario-44 = Verdun, Fort Douaumont (25 February 1916)
scenario-45 = Verdun, crossing the Meuse (6–9 March 1916)
scenario-46 = Verdun, the Mort-Homme (13–20 March 1916)
scenario-47 = Verdun, Fort Vaux (7–8 March 1916)
scenario-48 = Verdun, Malancourt (20–22 March 1916)
scenario-49 = Verdun, the French assault on Douaumont (22 May 1916)
scenario-50 = Verdun, the fight for Fort Vaux (2–6 June 1916)
scenario-51 = Verdun, Fleury (23 June 1916)
scenario-52 = Verdun, Douaumont retaken (24 October 1916)
scenario-53 = Nivelle offensive, Saint-Quentin (1–4 April 1917)
scenario-54 = Nivelle offensive, La Folie Farm (4 April 1917)
scenario-55 = Nivelle offensive, Craonne (16 April 1917)
scenario-56 = Nivelle offensive, afternoon at Craonne (16 April 1917)
scenario-57 = Nivelle offensive, Berry-au-Bac (16 April 1917)
scenario-58 = Nivelle offensive, the mill of Laffaux (5 May 1917)

# Options and moments of reaction

option-specialists = Extra specialists in the base scenarios
option-historical = Specialists by the historical table
option-replace = Exchanging specialists at set-up
option-saint-chamond = Two tanks, one of them a Saint-Chamond (55 to 58)
option-craters = Craters of the morning (56)
option-french-pressed = French pressed for time (53)
option-tank-medals = Two medals for a tank
window-command = when the opponent plays his Command card
window-move = at every move of an enemy unit
window-bombard = when the enemy battery is about to fire
window-close = when the opponent declares a close combat
window-roll = when enemy fire has hit your infantry
window-ranged = after an enemy ranged combat
window-melee = after an enemy close combat

# Units, specialists, ground, dice, sectors

unit-infantry = infantry
unit-machine-gun = machine gun
unit-mortar = mortar
unit-field-gun = field gun
unit-schneider = Schneider tank
unit-saint-chamond = Saint-Chamond tank
unit-mark-iv-male = male Mark IV tank
unit-mark-iv-female = female Mark IV tank
unit-a7v = A7V tank
unit-at = { $hex } ({ $unit })
barbed-wire = barbed wire
unit-of-army = { $unit } ({ $side })
a-unit = unit
arm-tank = tank
specialist-grenadier = grenadier
specialist-elite = elite
specialist-engineer = engineers
specialist-flame-thrower = flame-thrower
specialist-heavy-machine-gun = heavy machine gun
specialist-heavy-mortar = heavy mortar
specialist-light-machine-gun = light machine gun
specialist-sniper = sniper
specialist-officer = officer
specialist-mortar-observer = mortar spotter
specialist-forward-observer = forward observer
ground-campagne = open country
ground-foret = forest
ground-batiment = building
ground-batiment-fortifie = fortified building
ground-ruine = ruined building
ground-colline = hill
ground-tranchee = trench
ground-cratere = shell crater
ground-mine = mine crater
ground-eglise = church
ground-bunker = bunker
ground-cours-d-eau = water
ground-chemin-creux = sunken lane
face-soldier = Soldier
faces-soldier = { $count ->
        [one] Soldier
       *[other] { $count } Soldiers
    }
face-deadly = Deadly
faces-deadly = { $count ->
        [one] Deadly
       *[other] { $count } Deadly
    }
face-burst = Burst
faces-burst = { $count ->
        [one] Burst
       *[other] { $count } Bursts
    }
face-flag = Flag
faces-flag = { $count ->
        [one] Flag
       *[other] { $count } Flags
    }
face-hq = HQ
faces-hq = { $count ->
        [one] HQ
       *[other] { $count } HQ
    }
sector-left = left sector
sector-centre = centre sector
sector-right = right sector
nothing = nothing
either = { $one } or { $other }

# Command cards

order-reconnaissance-gauche = Recon Left
order-reconnaissance-centre = Recon Centre
order-reconnaissance-droite = Recon Right
order-percee-gauche = Probe Left
order-percee-centre = Probe Centre
order-percee-droite = Probe Right
order-attaque-gauche = Attack Left
order-attaque-centre = Attack Centre
order-attaque-droite = Attack Right
order-offensive-gauche = Assault Left
order-offensive-centre = Assault Centre
order-offensive-droite = Assault Right
order-reconnaissance-en-force = Recon in Force
order-en-avant = Forward
order-manoeuvre = Manoeuvre
order-attaque-infanterie = Infantry Assault
order-bombardement = Artillery Bombard
order-contre-attaque = Counter-Attack
order-sifflets = Whistles & Bugle Calls
order-ordre-d-en-haut = Direct Order from Above
order-grande-foire = Big Show
order-tempete-de-feu = Firestorm
order-frapper-le-premier = First Strike
order-remplacements = Replacements
order-releve = Relief & Withdraw
units-in = { $count ->
        [one] one unit in the { $sector }
       *[other] { $count } units in the { $sector }
    }
units-all-in = all units in the { $sector }
choice-battery = the battery
choice-unit = one unit
effect-sectors = Order { $units }.
effect-sectors-scout = Order { $units }. At the end of the turn draw two Command cards and keep one; if the opponent is pressed for time, you may take a medal and draw only one.
effect-sectors-field = Order { $units }, on the battlefield only: the battery takes none of these orders.
effect-infantry-assault = Order all infantry in one sector. It may move { $fight } hexes and fight, or { $moves } without fighting. If you have no infantry left, order one unit.
effect-bombard = Order your reserve artillery, wherever it aims: it fires { $shots } times and pays for the first shot only. Or else order one unit.
effect-counter-attack = Copies the last card that the opponent played in his own turn, with left and right swapped.
effect-whistles = A general advance: order one unit and all those linked to it, hex to hex.
effect-from-above = Order as many units, anywhere, as you spend HQ tokens. This turn the HQ faces of your combats bring nothing.
effect-big-show = Roll one die for each Command card held, this one included. { $infantry }: one infantry unit ordered; { $weapon }: one machine gun or mortar; { $any }: any one unit; { $token }: one HQ token. These units fight with { $dice ->
        [one] one more die
       *[other] { $dice } more dice
    }. Both decks are then reshuffled with their discards.
effect-firestorm = Order { $units } units with no enemy beside them: they make ranged combat with { $dice ->
        [one] one more die
       *[other] { $dice } more dice
    }, without moving.
effect-first-strike = Out of your turn, when the opponent declares a close combat: your unit that is attacked strikes first. At the end of that turn you draw a Command card before he does.
effect-replacements = Roll one die for each Command card held, this one included. { $infantry }: a figure returns to an infantry unit; { $any }: to any unit. A unit reinforced so is ordered as well.
effect-relief = Order { $units } soldier units: they move up to { $moves } hexes, through friends and without being stopped by the ground, and end next to a friendly unit. They do not fight.

# Combat cards

card-a-court-de-munitions = Out of Ammo
card-attaque-au-gaz = Gas Attack
card-barrage-de-mitrailleuses = Machine-Gun Barrage
card-barrage-de-mortiers = Mortar Barrage
card-brancardiers = Stretcher Bearers
card-chirurgien = Surgeon
card-contre-espionnage = Counter-Intelligence
card-en-avant = Onwards
card-mata-hari = Spy Mata Hari
card-fumer-tue = Smoking Kills
card-observation = Observation
card-pigeons = Carrier Pigeons
card-raid = Trench Raid
card-redeploiement = Redeploy
card-tacticien = Tactician
card-tir-de-barrage = Barrage Fire
card-impetuosite = Impetuous
card-cuirasse = Body Armour
card-crosse = Rifle Butt & Bayonet
card-poux = Lice
card-grenade = Hand Grenade
card-tenir = Hold at All Costs
card-messager = Messenger Killed
card-logistique = Better Logistics
card-riposte = Return Fire
card-penurie = Shell Shortage
card-embuscade = Ambush
card-engelures = Frostbite
card-cisailles = Wire Cutters
effect-silence = { $units ->
        [one] One enemy soldier unit makes
       *[other] { $units } enemy soldier units make
    } no ranged combat until your next turn.
effect-gas = This turn your ranged combats also hit on { $faces }, and the target ignores no Flag.
effect-barrage = Each ordered { $arm } unit may fight twice.
effect-stretchers = { $units ->
        [one] One soldier unit with no enemy beside it regains a figure
       *[other] Up to { $units } soldier units with no enemy beside them regain a figure each
    }.
effect-surgeon = Roll { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } for one of your soldier units with losses; each { $faces } returns a figure, and the unit is then ordered as well.
effect-counter-espionage = Take { $cards ->
        [one] one Combat card
       *[other] { $cards } Combat cards
    } at random from the opponent’s hand; you may play one more Combat card this turn.
effect-onward = After each ordered soldier unit has moved, one die: on { $faces } it may go { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } further and still fight.
effect-spy = See the opponent’s Command hand and have one card discarded, which is replaced at once.
effect-sniper = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } at an enemy soldier unit within { $range } hexes and in sight of one of your infantry units; each { $faces } takes a figure, whatever the cover.
effect-observation = This turn { $dice ->
        [0] your reserve artillery pays as usual
        [one] the first die of your reserve artillery is free
       *[other] { $dice } dice of your reserve artillery are free
    }, and it may re-roll any of its dice once.
effect-pigeons = { $orders ->
        [one] One more unit is
       *[other] { $orders } more units are
    } ordered, in any sector.
effect-raid = One ordered infantry unit moves up to { $hexes } hexes without being stopped by the ground and fights in close combat with { $dice ->
        [one] one more die
       *[other] { $dice } more dice
    }; it does not advance and may go back where it came from.
effect-redeploy = Each ordered machine gun or mortar may move { $fight ->
        [one] { $fight } hex
       *[other] { $fight } hexes
    } and fight, or { $moves } without fighting.
effect-tactician = Of the top three Command cards take one and put the other two back in the order you like; then discard one Command card.
effect-barrage-fire = Your reserve artillery is ordered outside the count of orders and aims anywhere; its dice are paid for.
effect-impetuous = When your infantry has won a close combat: it advances and may fight a second close combat.
effect-armour = After the roll of enemy fire on your infantry: { $hits ->
        [one] one hit is
       *[other] up to { $hits } hits are
    } cancelled.
effect-strike-back = After an enemy close combat: your infantry, if alive and not driven back, fights back, without advancing.
effect-lice = With your attack: the soldier unit you attack ignores no Flag in this combat.
effect-grenade = With your close combat: { $dice ->
        [one] one more die
       *[other] { $dice } more dice
    }, and the target’s ground stops no Soldier.
effect-hold = In answer to the opponent’s Command card: this turn your units may ignore every Flag.
effect-messenger = In answer to the opponent’s Command card: he orders { $orders ->
        [one] one unit
       *[other] { $orders } units
    } fewer, but at least one; if the card orders all, you name the one that gets no order.
effect-logistics = At the end of your turn, when you take HQ tokens: { $tokens ->
        [one] one more token
       *[other] { $tokens } more tokens
    }.
effect-return-fire = After enemy fire on your unit: if it lives with the attacker in range and sight, it fires back at once.
effect-shortage = Before the enemy battery fires: it rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    } fewer, but at least one; what is paid stays paid.
effect-ambush = When the opponent declares a close combat: your unit fights first; the attacker fights only if alive and still in place.
effect-frostbite = When the opponent moves a soldier unit: it stays where it is, and may still fight.
effect-cutters = When your infantry has moved: each of your infantry units in wire removes it and may fight.

# Cards in hand: what they do, in three lines, and when

moment-with-command = with the card
moment-with-attack = with the attack
moment-reaction = reaction
short-sectors = { $units }.
short-sectors-several = By sector, the number in its box.
short-sectors-scout = { $units }; 2 cards seen.
short-sectors-field = The boxes say how many; no battery.
short-infantry-assault = One sector’s infantry, { $fight } hexes.
short-bombard = The battery fires { $shots } times, or one unit.
short-counter-attack = Copies his last card, mirrored.
short-whistles = One unit and all linked to it.
short-from-above = A unit per HQ token spent.
short-big-show = A die per card: orders, with +{ $dice } die.
short-firestorm = { $units } units fire, +{ $dice } die, no move.
short-first-strike = Attacked at close quarters, it strikes first.
short-replacements = A die per card: figures come back.
short-relief = { $units } units change places, no combat.
short-silence = { $units ->
        [one] One enemy unit cannot fire.
       *[other] { $units } enemy units cannot fire.
    }
short-gas = Your fire also hits on { $faces }.
short-barrage = Two combats a { $arm }.
short-stretchers = { $units ->
        [one] One unit out of contact regains a figure.
       *[other] { $units } units out of contact regain a figure.
    }
short-surgeon = { $dice ->
        [one] One die to heal one unit.
       *[other] { $dice } dice to heal one unit.
    }
short-counter-espionage = { $cards ->
        [one] Take one Combat card from him.
       *[other] Take { $cards } Combat cards from him.
    }
short-onward = A die per unit: +{ $hexes } hex and combat.
short-spy = See his hand; he loses one card.
short-sniper = { $dice ->
        [one] One die at soldiers in sight.
       *[other] { $dice } dice at soldiers in sight.
    }
short-observation = { $dice ->
        [one] The battery re-rolls; one die free.
       *[other] The battery re-rolls; free dice: { $dice }.
    }
short-pigeons = { $orders ->
        [one] One more unit, in any sector.
       *[other] { $orders } more units, in any sector.
    }
short-raid = { $hexes } hexes, +{ $dice } die in close combat, and back.
short-redeploy = Guns: { $fight } hex and fire, or { $moves }.
short-tactician = One card of the top three.
short-barrage-fire = The battery fires as well, anywhere.
short-impetuous = Close combat won: a second one.
short-armour = { $hits ->
        [one] Cancels one hit of a shot.
       *[other] Cancels up to { $hits } hits of a shot.
    }
short-strike-back = Fights back after close combat.
short-lice = The target ignores no Flag.
short-grenade = +{ $dice } die in close combat; no cover.
short-hold = Your units ignore Flags.
short-messenger = { $orders ->
        [one] He orders one unit fewer.
       *[other] He orders { $orders } units fewer.
    }
short-logistics = { $tokens ->
        [one] One more HQ token at turn’s end.
       *[other] { $tokens } more HQ tokens at turn’s end.
    }
short-return-fire = Your unit returns fire.
short-shortage = { $dice ->
        [one] The enemy battery has one die fewer.
       *[other] The enemy battery has { $dice } dice fewer.
    }
short-ambush = Attacked up close, it fights first.
short-frostbite = The enemy unit does not move.
short-cutters = Your infantry cuts its wire.

# The table

turn = turn { $turn }
card-in-play = “{ $card }”
card-in-play-with = “{ $card }” ({ $choice })
stands-for = stands for “{ $card }”
stands-for-nothing = copies nothing
orders-left = { $left } of { $total } orders left
orders-all = the whole sector to be ordered
orders-group = one group to be ordered
orders-given = { $count ->
        [one] { $count } unit ordered
       *[other] { $count } units ordered
    }
fight-close = close combat { $from } against { $to }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
fight-ranged = ranged combat { $from } on { $to }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
fight-shells = shells on { $to }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
marker-wire = wire
marker-crater = shell crater
marker-fortified = fortified position
marker-bridge = bridge
marker-damaged-bridge = damaged bridge
marker-gun = gun without a crew
marker-ruin = now a ruin
marker-levelled = levelled by shells
mark-ordered = ordered
mark-token = carries an HQ token
mark-moved = has moved
mark-fought = has fought
mark-retreated = has retreated
mark-silenced = out of ammunition
mark-acquired = its range is found
mark-bogged = bogged
mark-ditched = ditched
mark-raider = raiding
hand-command = Command cards
hand-combat = Combat cards
pile-command = Command deck
pile-command-discard = Command discards
pile-combat = Combat deck
pile-combat-discard = Combat discards
pile-in-play = Cards played this turn
pile-top = Put back by you on the Command deck
pile-looked = Cards looked at
pool-hq = Common pool of HQ (headquarters) tokens
pool-spent = HQ tokens lying on cards and units
pool-tokens = HQ tokens
pool-battery = reserve artillery
pool-specialists = specialists to be placed
pool-orders = orders to give
known-command = Command cards you know of
known-combat = Combat cards you know of
orders-infantry = infantry
orders-weapons = machine gun or mortar
orders-any = any unit
track-medals = Medals
track-turns = Turn
overlay-objectives = objectives
overlay-observation = observation: { $place }
overlay-template = fire template
overlay-range = dice rolled
overlay-reach = movement
won = Victory for the { $side }.
goal-kept = kept for good
goal-held = held
goal-one-unit = held by one unit: lost if it leaves
goal-margin-one = held by a margin of one
goal-vacated = vacated: lost unless re-entered before moves end
goal-falling = goes to the { $side } at their next turn
goal-in-reach = won by the { $side } at their next turn if they stay
objective-each = { $objective }, each hex
objective-of-hex = { $objective } ({ $hex })
goal-destroy = an enemy unit destroyed
goal-destroy-tanks = a tank is worth two medals
goal-breakthrough = breakthrough: leaving by the enemy base line
goal-breakthrough-ready = { $count ->
        [one] one unit can leave when ordered
       *[other] { $count } units can leave when ordered
    }
goal-time = the { $side } are pressed for time
goal-time-how = with a sector Recon card, instead of a second card; never the winning medal
goal-guns = a gun’s hex taken
goal-guns-left = a gun is left without a crew

# What is reconstructed

reconstructed-map = The map
reconstructed-units = The units
reconstructed-no-mans-land = The bombardment of No Man’s Land
reconstructed-objectives = The objectives
reconstructed-specialists = The specialists
reconstructed-water = The water
reconstructed-bunkers = The bunkers
reconstructed-tanks = Tanks
reconstructed-cards = The Combat cards
reconstructed-deck = How many cards there are of each title
reconstructed-die = The faces of the battle die
why-cards = The booklet gives the titles, the moment and the scope of the cards; their exact effects and costs are ours.
why-deck = The booklet gives only the total: the sector cards follow a sister game by the same author, the Combat cards are shared out by us.
why-die = The booklet shows five symbols for six faces: the Soldier is there twice.

# Phases

phase-withdraw = Withdrawing a tank
phase-substitute = Replacing a tank
phase-exchange = Exchanging specialists
phase-grenadiers = Placing grenadiers
phase-deploy = Placing specialists
phase-rows = Shelling No Man’s Land
phase-card = Command card
phase-at-command = Reaction to the Command card
phase-with-command = Combat card
phase-silence = Out of ammunition
phase-stretchers = Stretcher bearers
phase-surgeon = Surgeon
phase-sniper = Sniper’s shot
phase-spy = Mata Hari
phase-take = Tactician: a card to take
phase-top = Tactician: the order of the other two
phase-throw = Tactician: a card to discard
phase-leave-out = Messenger killed
phase-return = Replacements
phase-orders = Orders
phase-moves = Movement
phase-at-move = Reaction to a move
phase-onward = Onwards
phase-clear = The engineers’ wire
phase-aim = The battery aims
phase-load = The battery is loaded
phase-at-bombard = Reaction to the bombardment
phase-reroll = The battery’s re-roll
phase-combat = Combat
phase-at-close = Reaction to a close combat
phase-after-roll = Reaction to the roll
phase-outcome = Flags and retreat
phase-after-ranged = Reaction to ranged combat
phase-after-close = Reaction after close combat
phase-advance = Advance after combat
phase-bonus = Bonus close combat
phase-raid-end = End of the raid
phase-scout = Medal or cards
phase-keep = A card to keep
phase-draw = End of turn
phase-over = Game over
ask-withdraw = Which tank is left out of the battle? One more specialist makes up for it.
ask-substitute = Which Schneider becomes a Saint-Chamond?
ask-exchange = Exchange specialists on the map for others?
ask-grenadiers = Place { $count ->
        [one] one grenadier
       *[other] { $count } grenadiers
    } with your infantry.
ask-deploy = Place { $count ->
        [one] one specialist
       *[other] { $count } specialists
    }: choose a unit.
ask-rows = Which row is shelled next? Rows passed over do not come back.
ask-card = Play a Command card.
ask-at-command = The opponent plays “{ $card }”: answer with a Combat card?
ask-with-command = Play a Combat card with “{ $card }”?
ask-silence = Which enemy unit is out of ammunition?
ask-stretchers = Which unit regains a figure? ({ $count } left)
ask-surgeon = Which unit does the surgeon tend?
ask-sniper = Which enemy unit is aimed at?
ask-spy = Which Command card does the opponent discard?
ask-take = Which of these cards do you take into your hand?
ask-top = Which one goes on top of the deck?
ask-throw = Which Command card do you discard?
ask-leave-out = Which enemy unit will get no order?
ask-return = Which unit regains a figure? (infantry: { $infantry }; any unit: { $any })
ask-orders = Point at the units to be ordered.
ask-moves = Move your ordered units.
off-the-board = off the battlefield
ask-at-move = The enemy moves from { $from } to { $to }: stop him with a Combat card?
ask-onward = { $hex }: one more hex?
ask-clear = { $hex }: do the engineers clear the wire? That costs them nothing.
ask-aim = Where is the fire template laid?
ask-load = { $hex }: how many dice to roll?
ask-at-bombard = The enemy battery aims at { $hex } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: react?
ask-reroll = Which dice to roll again?
ask-combat = Choose the next unit to fight, and its target.
ask-at-close = { $from } attacks { $to } in close combat, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: strike first?
ask-after-roll = { $hex } is hit ({ $hits ->
        [one] one hit
       *[other] { $hits } hits
    }): cancel any?
ask-outcome = { $hex }: { $flags ->
        [one] one Flag
       *[other] { $flags } Flags
    }{ $ignorable ->
        [0] , to be accepted
        [one] , of which you may ignore one
       *[other] , of which you may ignore { $ignorable }
    }. Where does the unit end up?
ask-after-ranged = { $from } has fired on { $to }: fire back?
ask-after-close = { $from } has attacked { $to }: strike back?
ask-advance = { $from } has won: advance to { $to }?
ask-bonus = { $hex } may fight again: whom to attack?
ask-raid-end = The raid is done: stay at { $from } or go back to { $to }?
ask-scout = The opponent is pressed for time: a medal and one card, or two cards of which one is kept?
ask-keep = Which of these two cards do you keep?
ask-draw = A Combat card, or HQ (headquarters) tokens?
ask-over = The game is over.
wait = Waiting for the { $side }: { $phase }.
pass-exchange = No more exchanges
pass-rows = No more rows
pass-at-command = No reaction
pass-with-command = No Combat card
pass-silence = No further unit
pass-stretchers = No further unit
pass-orders = Orders given
pass-moves = Moves done
pass-at-move = Let it pass
pass-onward = Stay there
pass-clear = Leave the wire
pass-aim = Hold fire
pass-at-bombard = No reaction
pass-reroll = Keep the dice
pass-combat = Combats done
pass-at-close = Await the assault
pass-after-roll = Take the losses
pass-after-ranged = Do not fire back
pass-after-close = Do not strike back
pass-advance = Do not advance
pass-bonus = Stop there
pass-raid-end = Stay
pass-scout = Two cards, one kept

# What one gives up

an-order = an order
caution-orders = { $count ->
    [one] One order is not given.
   *[other] { $count } orders are not given.
}
brief-orders = { $count ->
    [one] one order unused
   *[other] { $count } orders unused
}
caution-moves = { $count ->
    [one] One unit that has its order can still act.
   *[other] { $count } units that have their orders can still act.
}
brief-moves = { $count ->
    [one] one unit can move
   *[other] { $count } units can move
}
caution-silent = { $count ->
    [one] One unit that has its order could fight, and will do nothing this turn.
   *[other] { $count } units that have their orders could fight, and will do nothing this turn.
}
brief-silent = { $count ->
    [one] one unit has done nothing
   *[other] { $count } units have done nothing
}
caution-combats = { $count ->
    [one] One unit could still fight.
   *[other] { $count } units could still fight.
}
brief-combats = { $count ->
    [one] one combat unused
   *[other] { $count } combats unused
}
caution-battery = The battery has its order and will not fire this turn.
brief-battery = battery silent
caution-effect = { $count ->
    [one] The card lets you name one more unit.
   *[other] The card lets you name { $count } more units.
}
brief-effect = { $count ->
    [one] one unit unused
   *[other] { $count } units unused
}
caution-onward = The unit could still go on.
brief-onward = move unused
caution-bonus = The unit could still attack.
brief-bonus = bonus combat unused
caution-card = “{ $card }” would order nobody now.
brief-card = card played for nothing
caution-discard = “{ $card }” is thrown away without being used, for one token.
brief-discard = one card for one token
caution-ditch = The crew leaves the tank for good.
brief-ditch = tank given up
caution-own = Your own unit stands where the shells are aimed ({ $hex }).
brief-own = your unit under your shells
caution-retreat = { $count ->
    [one] There is no room behind: one figure lost, where another choice saves some.
   *[other] There is no room behind: { $count } figures lost, where another choice saves some.
}
brief-retreat = { $count ->
    [one] one figure lost
   *[other] { $count } figures lost
}

# What can be decided

offer-withdraw = Leave out the tank at { $hex } ({ $unit })
offer-substitute = A Saint-Chamond at { $hex }, in place of: { $unit }
offer-place = { $hex }, { $unit }: add { $specialist }
offer-exchange = { $hex }, { $unit }: take { $specialist } instead
offer-row = Shell row { $row }
offer-play = Play “{ $card }” — { $effect }
offer-play-with = Play “{ $card }”, { $choice } — { $effect }
offer-play-copy = Play “{ $card }”, a copy of “{ $meant }” — { $effect }
offer-play-copy-with = Play “{ $card }”, a copy of “{ $meant }”, { $choice } — { $effect }
offer-use = Play “{ $card }” ({ $cost ->
        [0] no HQ token
        [one] { $cost } HQ token
       *[other] { $cost } HQ tokens
    }) — { $effect }
offer-leave-out = Without an order: { $unit } at { $hex }
offer-return = A figure back: { $unit } at { $hex }
offer-heal = Tend: { $unit } at { $hex }
offer-silence = Out of ammunition: { $unit } at { $hex }
offer-snipe = Aim at: { $unit } at { $hex }
offer-keep = Keep “{ $card }”
offer-take = Take “{ $card }”
offer-top = On top: “{ $card }”
offer-spy = Have “{ $card }” discarded
offer-throw = Discard “{ $card }”
offer-order = Order: { $unit } at { $hex }
offer-order-group = Order the group of { $hex } ({ $unit })
offer-order-battery = Order the battery, { $sector }
offer-move = { $unit }, { $from } → { $to }
offer-move-only = { $unit }, { $from } → { $to } (no combat afterwards)
offer-raid = Raid, { $from } → { $to }
offer-exit = Breakthrough: { $unit } leaves the battlefield by { $hex }
offer-fortify = Engineers: fortify { $to }, { $cost ->
        [0] without moving or fighting
        [one] for { $cost } HQ token, without moving or fighting
       *[other] for { $cost } HQ tokens, without moving or fighting
    }
offer-fortify-near = Engineers at { $from }: fortify { $to } { $cost ->
        [0] for nothing
        [one] for { $cost } HQ token
       *[other] for { $cost } HQ tokens
    }
offer-repair = Engineers at { $from }: mend the bridge at { $to }
offer-recover = Free the tank at { $hex }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } ({ $cost ->
        [0] no HQ token
        [one] { $cost } HQ token
       *[other] { $cost } HQ tokens
    })
offer-ditch = Ditch the tank at { $hex }
offer-aim = Aim at { $hex }
offer-load = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } for { $cost ->
        [0] no HQ token
        [one] { $cost } HQ token
       *[other] { $cost } HQ tokens
    }
offer-reroll = Roll again: { $dice }
offer-attack-close = { $from } attacks { $to } ({ $unit }) in close combat: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
offer-attack-ranged = { $from } fires on { $to } ({ $unit }): { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
offer-attack-wire = { $from } fires on the wire at { $to }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
offer-attack-with = { $attack }, crossfire with { $others }
offer-attack-using = { $attack }, with “{ $card }”
offer-cut = Remove the wire at { $hex }
offer-clear = Engineers at { $hex }: clear the wire
offer-stand = Ignore { $ignored ->
        [one] the Flag
       *[other] all { $ignored } Flags
    } and stay at { $from }
offer-retreat = Accept { $flags ->
        [one] one Flag
       *[other] { $flags } Flags
    }: { $from } → { $to }
offer-retreat-short = Accept { $flags } Flags: { $from } → { $to } and lose { $lost ->
        [one] one figure
       *[other] { $lost } figures
    }
offer-retreat-stuck = Accept { $flags ->
        [one] one Flag
       *[other] { $flags } Flags
    } with no way back: lose { $lost ->
        [one] one figure
       *[other] { $lost } figures
    } at { $from }
offer-advance = Advance, { $from } → { $to }
offer-go-home = Back from the raid, { $from } → { $to }
offer-medal = A medal, and a single card
offer-draw-card = Draw a Combat card
offer-draw-tokens = Take { $count ->
        [0] no HQ token
        [one] { $count } HQ token
       *[other] { $count } HQ tokens
    }
offer-discard = Discard “{ $card }” for an HQ token

# What is pointed at

note-ground = { $hex }: { $ground }
note-stops = Stops whoever enters.
note-blocks-sight = Blocks sight.
note-hill-sight = Blocks sight, except from hill to hill.
note-entering = In the turn a unit enters, it fights with { $dice ->
        [one] one die
       *[other] { $dice } dice
    } fewer.
note-wire = Wire: it stops, takes a die from whoever fights in it, and gives no cover; nor does the ground under it.
note-cover-ranged = Cover against ranged combat: { $soldiers ->
        [0] no Soldier stopped
        [one] one Soldier stopped
       *[other] { $soldiers } Soldiers stopped
    }, { $flags ->
        [0] no Flag ignored
        [99] every Flag may be ignored
        [one] one Flag may be ignored
       *[other] { $flags } Flags may be ignored
    }.
note-cover-close = Cover in close combat: { $soldiers ->
        [0] no Soldier stopped
        [one] one Soldier stopped
       *[other] { $soldiers } Soldiers stopped
    }, { $flags ->
        [0] no Flag ignored
        [99] every Flag may be ignored
        [one] one Flag may be ignored
       *[other] { $flags } Flags may be ignored
    }.
note-cover-hill = In close combat, against an enemy on a hill as well: { $soldiers ->
        [0] no Soldier stopped
        [one] one Soldier stopped
       *[other] { $soldiers } Soldiers stopped
    }, { $flags ->
        [0] no Flag ignored
        [99] every Flag may be ignored
        [one] one Flag may be ignored
       *[other] { $flags } Flags may be ignored
    }.
note-ford = Nobody fights standing in the water.
note-unit = { $unit } ({ $side }): { $figures } of { $full ->
        [one] { $full } figure
       *[other] { $full } figures
    }
note-specialist = Specialist: { $specialist }
note-specialist-test = When the unit loses figures, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: on { $faces } he falls too.
note-skill-deadly = At two hexes Deadly hits as well.
note-skill-crossfire = May join a crossfire.
note-skill-armour = Against a tank, what hits from afar: { $hits }; what confirms each hit: { $faces }.
note-skill-blows = May fire at wire with nobody in it; what blows it away: { $faces }.
note-skill-flags = In close combat its target ignores no Flag.
note-skill-bonus = After a close combat won and an advance it may fight a second time.
note-skill-acquires = Finds the range of a target that it hits from afar and does not drive back.
note-skill-wire = May clear the wire it enters, at no cost.
note-skill-bridges = May mend a bridge next to it instead of moving and fighting.
note-skill-fortify = May fortify, instead of moving and fighting: its own hex ({ $own ->
        [0] free
        [one] { $own } HQ token
       *[other] { $own } HQ tokens
    }) or one next to it ({ $near ->
        [0] free
        [one] { $near } HQ token
       *[other] { $near } HQ tokens
    }).
fortify-price = { $specialist }, its own hex: { $own }; one next to it: { $near }
per-sector = { $specialist } { $count }
note-skill-observes = An enemy in sight within { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } gives the observation advantage.
note-skill-slow = Does not fight after a move of more than { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }, but in a Raid.
note-acquired = Its range is found ({ $unit }): { $dice ->
        [one] { $dice } more die
       *[other] { $dice } more dice
    } against it; what hits as well: { $faces }.
note-pace = Moves { $moves ->
        [one] { $moves } hex
       *[other] { $moves } hexes
    }; still fights after { $fights ->
        [one] { $fights } hex
       *[other] { $fights } hexes
    }.
note-close-dice = Close combat: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
note-ranged-dice = At range: { $dice }.
dice-at = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } at { $range }
left-figures = { $full ->
        [one] { $left } of { $full } figure
       *[other] { $left } of { $full } figures
    }
note-tank = Tank: the ground gives it no cover; each hit has to be confirmed, and it always ignores one Flag.
note-engaged = An enemy is adjacent: it can only fight in close combat.
note-battery = Reserve artillery, { $side }: power { $power }.
note-observes = Observation advantage: { $dice ->
        [0] no die is free
        [one] the first die is free
       *[other] { $dice } dice are free
    }.
note-battery-doubles = { $double } dice alike strike the centre as well; { $triple } dig a crater there and take all cover away.
note-battery-hits = What hits soldiers whatever the cover: in the centre { $centre }, around it { $ring }.
note-battery-tanks = What hits a tank: { $hits }; what confirms each hit: { $faces }.
note-battery-wire = What blows wire away: { $faces }.
note-prices = { $prices }. HQ tokens in reserve: { $tokens }.
price-of = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } for { $cost }
note-card = “{ $card }” — { $effect }
note-cost = { $cost ->
        [0] no HQ token
        [one] { $cost } HQ token
       *[other] { $cost } HQ tokens
    }
note-copies = { $copies ->
        [one] One copy
       *[other] { $copies } copies
    }, of which { $open } { $open ->
        [one] lies open
       *[other] lie open
    }.
note-last = Last card of the { $side }: “{ $card }”.
note-would-copy = A Counter-Attack by the { $side } would stand for “{ $card }”.
note-copies-nothing = A Counter-Attack by the { $side } would have nothing to copy.
note-deck-combat = Combat deck: { $left }; discards: { $open }.
note-deck-command = Command deck: { $left }; discards: { $open }.
note-pool = { $count } HQ tokens in the common pool, of { $total } in all.

# The journal

rolled-for-first = Rolling to play first: { $first } { $german }, { $second } { $allied }.
plays-first = The { $side } play first.
tank-withdrawn = { $hex }: a tank is left out of the battle; one more specialist to place.
tank-substituted = { $hex }: a Saint-Chamond takes the Schneider’s place.
specialist-placed = { $hex } ({ $unit }): { $specialist } joins the unit.
dealt-command = Hand of the { $side }: { $count ->
        [one] one Command card
       *[other] { $count } Command cards
    }.
dealt-combat = Hand of the { $side }: { $count ->
        [one] one Combat card
       *[other] { $count } Combat cards
    }.
shells-no-mans-land = No Man’s Land is shelled by the { $side }.
row-chosen = Row { $row } is shelled.
cratered = { $hex }: a shell crater.
ruined = { $hex }: the building is a ruin now.
frozen = { $hex } ({ $unit }) stays where it is.
hits-stopped = { $count ->
    [one] One hit cancelled.
   *[other] { $count } hits cancelled.
}
shells-short = { $count ->
    [one] One die fewer for the battery.
   *[other] { $count } dice fewer for the battery.
}
fortification-lost = { $hex }: the fortified position is gone.
turn-begins = Turn { $turn }, the { $side }.
command-played = Command card of the { $side }: “{ $card }”. { $effect }
command-played-with = Command card of the { $side }: “{ $card }”, { $choice }. { $effect }
copied = It stands for “{ $card }”. { $effect }
nothing-to-copy = The opponent has played no card yet: nothing to copy, no orders.
combat-played = Combat card of the { $side }: “{ $card }” ({ $cost ->
        [0] no HQ token
        [one] { $cost } HQ token
       *[other] { $cost } HQ tokens
    }). { $effect }
rolled = Dice: { $dice }.
reshuffled = Both decks are reshuffled with their discards.
deck-renewed = The deck is empty: the discards are shuffled again.
left-out = { $hex } ({ $unit }) gets no order.
ordered = { $hex } ({ $unit }) is ordered.
token-on-unit = An HQ token for { $hex } ({ $unit }).
token-off-unit = The HQ token of { $hex } ({ $unit }) goes back to the pool.
battery-ordered = The battery of the { $side } is ordered, wherever it aims.
battery-ordered-sector = The battery of the { $side } is ordered, { $sector }.
nobody-ordered = No unit is ordered: the { $side } go to the end of the turn.
healed = { $hex } ({ $unit }) regains { $count ->
        [one] a figure
       *[other] { $count } figures
    }.
surgery = Surgeon at { $hex } ({ $unit }), dice: { $dice }. Figures returned: { $count }.
silenced = { $hex } ({ $unit }) is out of ammunition until the opponent’s next turn.
sniped = Sniper’s shot at { $hex } ({ $unit }), dice: { $dice }. Hit.
sniper-missed = Sniper’s shot at { $hex } ({ $unit }), dice: { $dice }. Missed.
card-stolen = The { $side } take a Combat card from the opponent.
stolen-was = (For the players alone: it was “{ $card }”.)
spied = The opponent’s hand: { $count ->
        [one] “{ $card }”
       *[other] { $count } × “{ $card }”
    }.
looked = Seen on the deck: “{ $card }”.
took-card = The { $side } take one of the three cards.
put-back = The { $side } put the other two back on the deck.
discarded = Discarded by the { $side }: “{ $card }”.
discarded-combat = The { $side } discard “{ $card }” for an HQ token.
moved = Move: { $unit }, { $from } → { $to }.
onward-free = { $hex } ({ $unit }), die: { $dice }. The unit may go on.
onward-missed = { $hex } ({ $unit }), die: { $dice }. The unit stops there.
broke-through = Breakthrough by { $hex } ({ $unit }): { $medals ->
        [one] one medal
       *[other] { $medals } medals
    }.
wire-removed = { $hex }: the wire is gone.
fortified = { $hex }: a fortified position.
bridge-mended = { $hex }: the bridge is mended.
bogs = The tank at { $hex } bogs down ({ $dice }).
bogs-not = The tank at { $hex } gets through ({ $dice }).
recovered = The tank at { $hex } is free ({ $dice }).
still-bogged = The tank at { $hex } stays bogged ({ $dice }).
tank-ditched = The crew gives up the tank at { $hex }.
aimed = The template is laid on { $hex }.
second-shot = Second shot, paid for already.
loaded = The battery fires: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } for { $cost ->
        [0] no HQ token
        [one] { $cost } HQ token
       *[other] { $cost } HQ tokens
    }.
battery-rolled = Dice of the battery: { $dice }.
bulls-eye = In the bull’s-eye, { $hex }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
triple = All cover is gone at { $hex }.
attacks-close = Close combat, { $from } ({ $unit }) against { $to } ({ $target }): { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
attacks-ranged = Ranged combat, { $from } ({ $unit }) on { $to } ({ $target }): { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
crossfire = Crossfire with { $count ->
        [one] one other unit
       *[other] { $count } other units
    }.
fought = Dice: { $dice }. Hits: { $hits }; Flags: { $flags }; HQ: { $tokens }.
confirmed = Tank at { $hex }: { $hits } of { $possible } hits confirmed.
tokens-taken = { $count ->
        [0] No HQ token
        [one] One HQ token
       *[other] { $count } HQ tokens
    } for the { $side }.
pool-empty = The common pool is empty: { $count ->
        [one] one token
       *[other] { $count } tokens
    } fewer for the { $side }.
lost = { $hex } ({ $unit }) loses { $count ->
        [one] one figure
       *[other] { $count } figures
    }, { $left } left.
destroyed = { $hex }, unit destroyed: { $unit } ({ $side }).
specialist-lost = Specialist’s test at { $hex } ({ $unit }): { $dice }. He falls.
specialist-safe = Specialist’s test at { $hex } ({ $unit }): { $dice }. He stays.
flags-ignored = { $hex } ({ $unit }) ignores { $count ->
        [one] one Flag
       *[other] { $count } Flags
    }.
retreated = Retreat: { $unit }, { $from } → { $to }.
range-found = The range of { $hex } ({ $unit }) is found.
range-lost = The range of { $hex } ({ $unit }) is lost.
advanced = Advance after combat: { $unit }, { $from } → { $to }.
stayed = { $hex } ({ $unit }) does not advance.
went-home = The raid goes home: { $unit }, { $from } → { $to }.
gun-abandoned = { $hex }: the gun is left without a crew.
gun-taken = { $hex }: the gun is taken, { $medals ->
        [one] one medal
       *[other] { $medals } medals
    }.
objective-won = Objective to the { $side }: { $objective } ({ $medals ->
        [one] one medal
       *[other] { $medals } medals
    }).
objective-lost = Objective lost by the { $side }: { $objective }.
time-medal = Time is on the side of the { $side }: a medal.
drew-two = The { $side } draw two Command cards.
drew-command = The { $side } draw a Command card.
drew-this = Card received: “{ $card }”.
drew-combat = The { $side } draw a Combat card.
drew-that = Card received: “{ $card }”.
victory = Victory for the { $side }, { $medals ->
        [one] { $medals } medal
       *[other] { $medals } medals
    }.

# Several lines of the journal as one: # stands for the number.

together-specialist-placed = { $count } specialists placed.
together-cratered = { $count } shell craters.
together-token-on-unit = { $count } HQ tokens placed on units.
together-token-off-unit = { $count } HQ tokens go back to the pool.
together-left-out = { $count } units remain without orders.
together-ordered = { $count } units ordered.
together-moved = { $count } moves.
together-wire-removed = { $count } belts of wire removed.
together-drew-command = { $count } Command cards received.
together-drew-combat = { $count } Combat cards received.

# Refusals

not-asked = Nothing is asked of you now: the other side decides, or the game is over.
not-the-moment = This is not the moment: it is decided in another phase of the turn. Choose from what is on offer.
must-play = A turn begins with a Command card: play one, even if it is of little use.
must-decide = You cannot pass here: take one of the decisions on offer.
off-board = That is no hex of the battlefield; the half-hexes at the edge are not part of it.
no-own-unit = You have no unit on that hex; point at one of yours.
no-unit-there = This card is not about what stands on that hex; point at a unit it can concern.
another-unit = Another unit is to act: the one that has just moved or won its combat.
command-not-held = That Command card is not in your hand; play one that is.
command-not-now = No Command card is played here: only “First Strike” answers an enemy close combat.
command-choice = Say what the card orders: a sector, the battery or a unit, as the card has it.
first-strike-later = “First Strike” answers an enemy close combat in the opponent’s turn; keep it until then.
card-not-held = That Combat card is not in your hand; choose one that is.
card-not-now = That Combat card is played at another moment, which its text names; some go with an attack.
card-not-there = That card is not among those you choose from.
card-played-already = You have played a Combat card this turn already, and only one is allowed.
card-too-dear = You have too few HQ tokens for this card; those it would bring do not count.
nothing-to-work-on = The card would do nothing here: there is no unit or card for it to work on.
no-redeploy = “Redeploy” does not go with “Firestorm”, which keeps units where they are.
nobody-in-wire = None of your infantry is in wire: the cutters would be of no use.
nobody-to-heal = This unit is at full strength, or is not made of soldiers; tend one that has losses.
not-next-to-an-enemy = Stretcher bearers do not go next to an enemy, and return only one figure to a unit.
nobody-in-sight = None of your infantry sees this unit from near enough; aim at one that is closer and in sight.
ordered-already = This unit has an order already, and gets only one a turn.
messenger-killed = The messenger was killed: this unit gets no order this turn.
not-to-be-ordered = The card does not order this unit; name one that it would order.
other-sector = The card gives no order in this unit’s sector.
no-order-left = The card has no order left for this unit: its sector or its arm has had all of them.
no-token-left = You have no HQ token left for one more order.
not-linked = This unit does not touch the group that is ordered; only units linked hex to hex are.
infantry-only = This card orders infantry alone; machine guns and mortars are not infantry.
firestorm-adjacent = “Firestorm” does not order a unit that has an enemy beside it.
relief-soldiers = “Relief & Withdraw” orders soldiers only: no tanks, no battery.
no-battery = You have no reserve artillery in this scenario.
battery-ordered-already = The battery has had its order this turn.
battery-unpaid = You have too few HQ tokens for these dice; take fewer.
battery-sector = The card gives the battery no order in this sector.
battlefield-only = This card orders battlefield units alone; the battery is not one.
battery-first = The battery fires before any other combat: aim, or hold its fire.
aim-sector = The centre of the template must lie in the sector ordered.
beyond-power = The battery rolls at least one die, and at most as many as its power.
no-such-dice = Point at dice of the battery; of several alike, the first one first.
full-strength = This unit is at full strength; reinforce one that has losses.
no-figure-left = The dice return no more figures to this sort of unit.
no-order = This unit has no order: only ordered units move and fight.
moved-already = This unit has moved already, and moves only once a turn.
too-far = That is too far for this unit in one move.
hex-occupied = That hex is occupied: two units do not share one, nor does a unit pass through.
way-blocked = Units bar the way; go round them or stop short.
ground-stops = The ground on this way stops the unit; going further will take another turn.
out-of-mine = Climbing out of a mine crater takes the whole move: one hex only.
water-impassable = This water cannot be crossed; use a sound bridge.
water-tank = Tanks and guns do not enter water; they need a sound bridge.
gun-ground = A gun enters neither forest nor buildings.
relief-friend = A relief must end next to a friendly unit, within the card’s reach.
firestorm-still = “Firestorm” keeps units where they are this turn.
no-raid = There is no raid: the card must have been played with the Command card.
one-raid = One infantry unit alone makes the raid.
raid-too-far = The raid does not go that far.
raid-close = A raiding unit fights in close combat only.
no-exit = The scenario does not let your units leave the battlefield.
no-exit-by-relief = “Relief & Withdraw” does not let a unit leave for a breakthrough.
not-on-base-line = For a breakthrough the unit must have begun the turn on the enemy base line.
no-engineer = Only engineers can do that.
engineer-engaged = Engineers fortify nothing with an enemy beside them.
too-far-to-fortify = Engineers fortify their own hex or one next to it.
not-enough-tokens = Fortifying this hex costs more HQ tokens than the { $tokens } you have. { $prices }.
not-to-be-fortified = Wire, ruins, bunkers, water and what is already fortified cannot be fortified.
no-damaged-bridge = There is no damaged bridge next to the unit.
bogged = This tank is bogged: free it first.
ditched = This tank is ditched: it neither moves nor fights any more.
tank-hex-by-hex = A tank moves hex by hex, with a bog roll for each: choose a neighbouring hex.
bogged-this-turn = This tank bogged down this turn: freeing it is tried in a later turn, on a new order.
not-bogged = This tank is not bogged, or its crew has given it up.
tried-already = This tank has tried to get free this turn.
not-tried = A tank is ditched only after a failed attempt to free it.
recovery-dice = At least one recovery die is needed, and no more than can be bought.
tank-in-building = A tank that entered a building this turn makes no ranged combat.
relief-no-combat = Units of “Relief & Withdraw” do not fight this turn.
fought-already = This unit has fought this turn.
moved-too-far = This unit has moved too far to fight this turn.
in-ford = Nobody fights standing in the ford.
adjacent = A neighbouring enemy is fought in close combat; ranged combat is for two hexes and more.
engaged = An enemy is next to this unit: it can fight only him or another neighbour, in close combat.
no-ammunition = This unit is out of ammunition: it fights in close combat only.
out-of-range = The target is out of this unit’s range.
out-of-sight = The target is out of sight: a unit, cover or a hill stands in the line.
no-die-left = No die would be left to roll: this combat is not allowed.
not-adjacent = Close combat is fought against a neighbouring enemy.
firestorm-ranged = “Firestorm” allows ranged combat only.
no-enemy-there = There is no enemy on that hex; what fires on empty wire: { $units }.
no-crossfire = A crossfire joins units that cross their fire and can fire on the same target, named in the order of their hexes.
crossfire-crowded = Too many units could join this crossfire: the first five that can fire on the target, in the order of their hexes, may.
no-wire-to-remove = Only infantry standing in wire removes it, instead of fighting.
flags-not-ignorable = That number of Flags will not do: the ground lets only some be ignored, and no more are accepted than were rolled.
not-to-the-rear = A retreat goes straight towards one’s own base line, never sideways or forward.
not-where-it-ends = The retreat does not end there: the unit goes as far as its Flags send it and the way is clear.
no-third-combat = A bonus close combat does not bring a third; and only infantry is impetuous.
winning-medal = The medal for time may not be the winning one; take the two cards.
hand-full = You hold five Combat cards already; take HQ tokens.
no-card-left = No Combat card is left to draw; take HQ tokens.
discarded-already = Only one Combat card is discarded a turn.
no-tank-there = You have no tank on that hex.
grenadiers-first = Place the scenario’s grenadiers first.
one-specialist = This unit has a specialist, and never has two.
wrong-arm = This specialist does not go with this arm.
none-in-the-box = The box has no figure of this specialist left for your army.
not-in-that-year = History grants your army no such specialist, or no more of them, in that year.
one-a-sector = The historical table allows no more of them in that sector. At most in each: { $most }.
nothing-to-exchange = This unit has no specialist to exchange, or has changed it already.
row-passed = This row has been passed; there is no going back.

# Decisions badly written

want-hex = a hex: a letter from A to K and a number, such as F6
want-command = a Command card
want-combat = a Combat card
want-specialist = a specialist
want-row = a row: a letter from A to K
want-sector = a sector: left, centre or right
want-dash = “-”

# Data badly entered

data-many-copies = { $found } copies of a card: there are { $most } at most.
data-few-cards = there are too few cards for two hands and a deck: at least 30 Command cards and 15 Combat cards
data-out-of-bounds = { $found } is not possible here: a number from { $least } to { $most } was expected
data-unsaid = “{ $id }” does not say “{ $key }”: say it, even where the answer is no
data-long-range = { $found } distances: { $most } at most, from 2 hexes on
data-missing = “{ $expected }” is missing
data-unexpected = “{ $found }” stands where “{ $expected }” was expected
data-unknown = “{ $found }” is not known to the rules
scenario-other-number = this file says that it is scenario { $found }, and is named { $file }
scenario-no-hex = “{ $found }” is no hex nor a stretch of a row: such as F6, or F6-F9
scenario-no-hexes = at least one hex is needed here
scenario-water = { $hex } is water, and section “rules” does not say which: “water” is “ford” or “impassable” there
scenario-row = row { $row } of the map was expected here: rows go from K to A
scenario-row-length = row { $row } has { $found } hexes instead of { $expected }
scenario-cell = “{ $found }” at { $hex }: a hex is written with four signs, ground, marker, unit, specialist
scenario-symbol = “{ $found }” at { $hex }: sign { $place } is one of { $known }
scenario-alone = a specialist without a unit at { $hex }: he needs one
scenario-misfit = the specialist at { $hex } does not go with the unit there
scenario-drowned = the unit at { $hex } is in water that it cannot enter
scenario-army = side “{ $side }” has { $found } units: 1 to 24 are needed
scenario-by = “{ $found }”: german, allied or first was expected
scenario-no-row = “{ $found }” is no row: letters from A to K were expected
scenario-needs = no objective above has the id “{ $found }”
scenario-many-objectives = there are more than 64 objectives
scenario-marker = “{ $found }” at { $hex }: a bridge lies on water, and ruins, bunkers and water are not fortified
scenario-artillery = reserve artillery of { $found }: { $most } at most, as many as there are dice
scenario-tokens = { $found } HQ tokens for both sides to begin with: there are only { $most }
scenario-pressed = the option changes nothing: “pressed” must name the other side
scenario-grenadiers-first = both sides add grenadiers: “grenadiers-first” under [rules] must say who does so first
scenario-grenadiers = neither side adds grenadiers: give some to [german] or [allied]

## The odds of a combat

odds-dice = { $count ->
    [one] One battle die.
   *[other] { $count } battle dice.
}
odds-destroyed = Unit destroyed: { $percent }%
odds-losses = Mean losses: { $mean }
odds-driven = Driven back, or losses for want of room: { $percent }%
odds-tokens = Mean HQ tokens: { $mean }
odds-bulls-eye = At least one shell in the bull’s-eye: { $percent }%
odds-hex = On { $hex }, for the unit that still stands there:
odds-case = losses { $losses }, flags { $flags }, HQ tokens { $tokens }
odds-case-destroyed = unit destroyed, flags { $flags }, HQ tokens { $tokens }
odds-wire-stays = the wire stays
odds-wire-removed = the wire is destroyed

raid-driven-back = The unit was driven back: its raid is over and it fights no more this turn.
barrage-driven-back = Driven back, this machine gun has no second combat this turn.
odds-bogged = Bogged: { $percent }%
odds-freed = Freed: { $percent }%
odds-case-bogged = the tank sticks
odds-case-clear = the tank gets through
odds-case-freed = the tank gets free
odds-case-stuck = the tank stays stuck
box-all = all
about-tagline = Trenches, cards and battle dice
about-scale = the platoon, the trench
about-length = 45 min, 34 scenarios
measure-distance = From { $from } to { $to }: { $count ->
    [one] one hex
   *[other] { $count } hexes
}.
measure-sees = The two hexes see each other.
measure-blocked = The view is blocked.

# Verbs, as headings of a list.
verb-pass = Pass
verb-withdraw = Leave out a tank
verb-substitute = Substitute a tank
verb-place = Place
verb-shell = Shell a row
verb-play = Play a card
verb-use = Play a card
verb-name = Name
verb-pick = Pick
verb-order = Order
verb-battery = Order the battery
verb-move = Move
verb-raid = Make a raid
verb-exit = Break through
verb-fortify = Fortify
verb-repair = Mend a bridge
verb-recover = Free a tank
verb-ditch = Ditch a tank
verb-aim = Aim
verb-load = Load the battery
verb-reroll = Roll dice again
verb-attack = Attack
verb-cut = Cut the wire
verb-retreat = Retreat
verb-advance = Advance
verb-home = Go back from the raid
verb-medal = Take a medal
verb-draw = Draw a card
verb-tokens = Take tokens
verb-discard = Discard

die-always-hits = always hits
die-stopped = stopped: { $ground }
die-armour = no effect on a tank
die-not-here = does not hit here

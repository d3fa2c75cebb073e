# Les mots du jeu en français.

# Les camps. Les noms d’armées sont tous au pluriel : « les », « des » et « aux » leur vont toujours.

title = La Grande Guerre
german = Allemands
allied = Alliés
army-german = Allemands
army-british = Britanniques
army-canadian = Canadiens
army-french = Français

# Scénarios

scenario-1 = Introduction 1 : les tranchées
scenario-2 = Introduction 2 : barbelés et No Man’s Land
scenario-3 = Loos, diversion de la 2e division (25 septembre 1915)
scenario-4 = Loos, la redoute Hohenzollern (25 septembre 1915)
scenario-5 = Loos, la contre-attaque allemande (27 septembre 1915)
scenario-6 = Loos, le combat pour les tranchées (29 septembre – 3 octobre 1915)
scenario-7 = Loos, la nouvelle offensive britannique (13–14 octobre 1915)
scenario-8 = La Somme, la mine de la crête des Aubépines (1er juillet 1916)
scenario-9 = La Somme, la vallée de la Purée et La Boisselle (1er juillet 1916)
scenario-10 = La Somme, la vallée de la Saucisse et La Boisselle (1er juillet 1916)
scenario-11 = La Somme, Mametz (1er juillet 1916)
scenario-12 = La Somme, le bois de Mametz (7–10 juillet 1916)
scenario-13 = Vimy, 1re et 2e divisions canadiennes (9 avril 1917)
scenario-14 = Vimy, la colline 145 (9–10 avril 1917)
scenario-15 = Vimy, le Bourgeon (12 avril 1917)
scenario-16 = Vimy, le Bois-en-Hache (12 avril 1917)
scenario-41 = Verdun, le bois des Caures (21–22 février 1916)
scenario-42 = Verdun, Beaumont (22 février 1916)
scenario-43 = Verdun, Samogneux (24 février 1916)
scenario-44 = Verdun, le fort de Douaumont (25 février 1916)
scenario-45 = Verdun, le passage de la Meuse (6–9 mars 1916)
scenario-46 = Verdun, le Mort-Homme (13–20 mars 1916)
scenario-47 = Verdun, le fort de Vaux (7–8 mars 1916)
scenario-48 = Verdun, Malancourt (20–22 mars 1916)
scenario-49 = Verdun, l’assaut français sur Douaumont (22 mai 1916)
scenario-50 = Verdun, le combat pour le fort de Vaux (2–6 juin 1916)
scenario-51 = Verdun, Fleury (23 juin 1916)
scenario-52 = Verdun, Douaumont repris (24 octobre 1916)
scenario-53 = Offensive Nivelle, Saint-Quentin (1er–4 avril 1917)
scenario-54 = Offensive Nivelle, la ferme La Folie (4 avril 1917)
scenario-55 = Offensive Nivelle, Craonne (16 avril 1917)
scenario-56 = Offensive Nivelle, l’après-midi à Craonne (16 avril 1917)
scenario-57 = Offensive Nivelle, Berry-au-Bac (16 avril 1917)
scenario-58 = Offensive Nivelle, le moulin de Laffaux (5 mai 1917)

# Options et moments de réaction

option-specialists = Spécialistes supplémentaires des scénarios de base
option-historical = Spécialistes selon l’histoire
option-replace = Échange de spécialistes à la mise en place
option-saint-chamond = Deux chars dont un Saint-Chamond (55 à 58)
option-craters = Cratères du matin (56)
option-french-pressed = Français pressés par le temps (53)
option-tank-medals = Deux médailles pour un char
window-command = quand l’adversaire joue sa carte Commandement
window-move = à chaque mouvement d’une unité ennemie
window-bombard = quand la batterie ennemie va tirer
window-close = quand l’adversaire déclare un corps à corps
window-roll = quand un tir ennemi a touché votre infanterie
window-ranged = après un tir ennemi
window-melee = après un corps à corps ennemi

# Unités, spécialistes, terrains, dés, secteurs

unit-infantry = infanterie
unit-machine-gun = mitrailleuse
unit-mortar = mortier
unit-field-gun = artillerie de campagne
unit-schneider = char Schneider
unit-saint-chamond = char Saint-Chamond
unit-mark-iv-male = char Mark IV mâle
unit-mark-iv-female = char Mark IV femelle
unit-a7v = char A7V
unit-at = { $hex } ({ $unit })
barbed-wire = barbelés
unit-of-army = { $unit } ({ $side })
a-unit = unité
arm-tank = char
specialist-grenadier = grenadier
specialist-elite = élite
specialist-engineer = génie
specialist-flame-thrower = lance-flammes
specialist-heavy-machine-gun = mitrailleuse lourde
specialist-heavy-mortar = mortier lourd
specialist-light-machine-gun = mitrailleuse légère
specialist-sniper = tireur d’élite
specialist-officer = officier
specialist-mortar-observer = observateur de mortier
specialist-forward-observer = observateur avancé
ground-campagne = campagne
ground-foret = forêt
ground-batiment = bâtiment
ground-batiment-fortifie = bâtiment fortifié
ground-ruine = bâtiment en ruine
ground-colline = colline
ground-tranchee = tranchée
ground-cratere = cratère d’obus
ground-mine = cratère de mine
ground-eglise = église
ground-bunker = bunker
ground-cours-d-eau = cours d’eau
ground-chemin-creux = chemin creux
face-soldier = Soldat
faces-soldier = { $count ->
        [one] Soldat
       *[other] { $count } Soldats
    }
face-deadly = Face mortelle
faces-deadly = { $count ->
        [one] Face mortelle
       *[other] { $count } Faces mortelles
    }
face-burst = Explosion
faces-burst = { $count ->
        [one] Explosion
       *[other] { $count } Explosions
    }
face-flag = Drapeau
faces-flag = { $count ->
        [one] Drapeau
       *[other] { $count } Drapeaux
    }
face-hq = QG
faces-hq = { $count ->
        [one] QG
       *[other] { $count } QG
    }
sector-left = secteur gauche
sector-centre = secteur central
sector-right = secteur droit
nothing = rien
either = { $one } ou { $other }

# Les cartes Commandement

order-reconnaissance-gauche = Reconnaissance à gauche
order-reconnaissance-centre = Reconnaissance au centre
order-reconnaissance-droite = Reconnaissance à droite
order-percee-gauche = Percée à gauche
order-percee-centre = Percée au centre
order-percee-droite = Percée à droite
order-attaque-gauche = Attaque à gauche
order-attaque-centre = Attaque au centre
order-attaque-droite = Attaque à droite
order-offensive-gauche = Offensive à gauche
order-offensive-centre = Offensive au centre
order-offensive-droite = Offensive à droite
order-reconnaissance-en-force = Reconnaissance en force
order-en-avant = En Avant
order-manoeuvre = Manœuvre
order-attaque-infanterie = Attaque d’Infanterie
order-bombardement = Bombardement d’Artillerie
order-contre-attaque = Contre-Attaque
order-sifflets = Sifflets & Clairons
order-ordre-d-en-haut = Ordre d’en haut
order-grande-foire = Grande Foire
order-tempete-de-feu = Tempête de feu
order-frapper-le-premier = Frapper le premier
order-remplacements = Remplacements
order-releve = Relève & Repli
units-in = { $count ->
        [one] une unité du { $sector }
       *[other] { $count } unités du { $sector }
    }
units-all-in = toutes les unités du { $sector }
choice-battery = la batterie
choice-unit = une unité
effect-sectors = Commandez { $units }.
effect-sectors-scout = Commandez { $units }. En fin de tour, piochez deux cartes Commandement et gardez-en une ; si l’adversaire est pressé par le temps, vous pouvez prendre une médaille et n’en piocher qu’une.
effect-sectors-field = Commandez { $units }, sur le champ de bataille seulement : la batterie n’en prend aucun ordre.
effect-infantry-assault = Commandez toute l’infanterie d’un secteur. Elle peut bouger de { $fight } hexagones et combattre, ou de { $moves } sans combattre. Si vous n’avez plus d’infanterie, commandez une unité.
effect-bombard = Commandez votre artillerie de réserve, où qu’elle vise : elle tire { $shots } fois et ne paie que le premier tir. Ou bien commandez une unité.
effect-counter-attack = Copie la dernière carte que l’adversaire a jouée à son tour, la gauche et la droite échangées.
effect-whistles = Avance générale : commandez une unité et toutes celles qui lui sont liées de proche en proche.
effect-from-above = Commandez, où que ce soit, autant d’unités que vous dépensez de pions QG. Ce tour, les faces QG de vos combats ne rapportent rien.
effect-big-show = Lancez un dé par carte Commandement en main, celle-ci comprise. { $infantry } : une infanterie commandée ; { $weapon } : une mitrailleuse ou un mortier ; { $any } : une unité au choix ; { $token } : un pion QG. Ces unités combattent avec { $dice ->
        [one] un dé de plus
       *[other] { $dice } dés de plus
    }. Les deux paquets sont ensuite remélangés avec leurs défausses.
effect-firestorm = Commandez { $units } unités qui ne sont à côté d’aucun ennemi : elles tirent à distance avec { $dice ->
        [one] un dé de plus
       *[other] { $dice } dés de plus
    }, sans bouger.
effect-first-strike = Hors de votre tour, quand l’adversaire déclare un corps à corps : votre unité attaquée frappe la première. À la fin de ce tour, vous piochez une carte Commandement avant lui.
effect-replacements = Lancez un dé par carte Commandement en main, celle-ci comprise. { $infantry } : une figurine revient à une infanterie ; { $any } : à une unité au choix. Une unité ainsi renforcée est aussi commandée.
effect-relief = Commandez { $units } unités de soldats : elles bougent de { $moves } hexagones au plus, à travers les amis et sans que le terrain les arrête, pour finir à côté d’une unité amie. Elles ne combattent pas.

# Les cartes Combat

card-a-court-de-munitions = À court de munitions
card-attaque-au-gaz = Attaque au Gaz
card-barrage-de-mitrailleuses = Barrage de mitrailleuses
card-barrage-de-mortiers = Barrage de mortiers
card-brancardiers = Brancardiers
card-chirurgien = Chirurgien
card-contre-espionnage = Contre-Espionnage
card-en-avant = En Avant
card-mata-hari = Espionne Mata Hari
card-fumer-tue = Fumer Tue
card-observation = Observation
card-pigeons = Pigeons Voyageurs
card-raid = Raid de tranchées
card-redeploiement = Redéploiement
card-tacticien = Tacticien
card-tir-de-barrage = Tir de Barrage
card-impetuosite = Impétuosité
card-cuirasse = Cuirasse
card-crosse = Crosse & Baïonnette
card-poux = Poux
card-grenade = Grenade à main
card-tenir = Tenir à Tout Prix
card-messager = Messager Tué
card-logistique = Meilleure Logistique
card-riposte = Riposte
card-penurie = Pénurie d’obus
card-embuscade = Embuscade
card-engelures = Engelures
card-cisailles = Cisailles
effect-silence = { $units ->
        [one] Une unité de soldats ennemie ne tire plus
       *[other] { $units } unités de soldats ennemies ne tirent plus
    } à distance jusqu’à votre prochain tour.
effect-gas = Ce tour, vos combats à distance touchent aussi sur { $faces }, et la cible n’ignore aucun Drapeau.
effect-barrage = Chaque unité de { $arm } commandée peut combattre deux fois.
effect-stretchers = { $units ->
        [one] Une unité de soldats sans ennemi à côté d’elle reprend une figurine
       *[other] Jusqu’à { $units } unités de soldats sans ennemi à côté d’elles reprennent une figurine chacune
    }.
effect-surgeon = Lancez { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } pour une de vos unités de soldats entamées ; chaque { $faces } lui rend une figurine, et elle est alors commandée en plus.
effect-counter-espionage = Prenez au hasard { $cards ->
        [one] une carte Combat
       *[other] { $cards } cartes Combat
    } dans la main adverse ; vous pouvez jouer une carte Combat de plus ce tour.
effect-onward = Après le mouvement de chaque unité de soldats commandée, un dé : sur { $faces }, elle peut faire { $hexes ->
        [one] un hexagone de plus
       *[other] { $hexes } hexagones de plus
    } sans perdre son combat.
effect-spy = Voyez la main de cartes Commandement de l’adversaire et faites-en défausser une, aussitôt remplacée.
effect-sniper = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } contre une unité de soldats ennemie à { $range } hexagones au plus et en vue d’une de vos infanteries ; chaque { $faces } lui ôte une figurine, quel que soit l’abri.
effect-observation = Ce tour, votre artillerie de réserve { $dice ->
        [0] paie comme d’habitude
        [one] a son premier dé gratuit
       *[other] a { $dice } dés gratuits
    } et peut relancer une fois les dés qu’elle veut.
effect-pigeons = { $orders ->
        [one] Une unité de plus est commandée
       *[other] { $orders } unités de plus sont commandées
    }, dans n’importe quel secteur.
effect-raid = Une infanterie commandée bouge de { $hexes } hexagones au plus sans que le terrain l’arrête et combat au corps à corps avec { $dice ->
        [one] un dé de plus
       *[other] { $dice } dés de plus
    } ; elle n’avance pas et peut rentrer d’où elle vient.
effect-redeploy = Chaque mitrailleuse ou mortier commandé peut bouger de { $fight ->
        [one] { $fight } hexagone
       *[other] { $fight } hexagones
    } et combattre, ou de { $moves } sans combattre.
effect-tactician = Des trois premières cartes Commandement de la pioche, prenez-en une et remettez les deux autres dans l’ordre voulu ; puis défaussez une carte Commandement.
effect-barrage-fire = Votre artillerie de réserve est commandée hors du compte des ordres et vise où elle veut ; ses dés se paient.
effect-impetuous = Quand votre infanterie a gagné un corps à corps : elle avance et peut combattre une seconde fois au corps à corps.
effect-armour = Après le jet d’un tir ennemi sur votre infanterie : { $hits ->
        [one] une touche est annulée
       *[other] jusqu’à { $hits } touches sont annulées
    }.
effect-strike-back = Après un corps à corps ennemi : votre infanterie, si elle vit et n’a pas reculé, rend le combat, sans avance.
effect-lice = Avec votre attaque : l’unité de soldats visée n’ignore aucun Drapeau dans ce combat.
effect-grenade = Avec votre corps à corps : { $dice ->
        [one] un dé de plus
       *[other] { $dice } dés de plus
    }, et le terrain de la cible n’arrête plus aucun Soldat.
effect-hold = En réponse à la carte Commandement adverse : ce tour, vos unités peuvent ignorer tous les Drapeaux.
effect-messenger = En réponse à la carte Commandement adverse : l’adversaire commande { $orders ->
        [one] une unité de moins
       *[other] { $orders } unités de moins
    }, une au moins ; si la carte les commande toutes, vous nommez celle qui reste sans ordre.
effect-logistics = En fin de tour, quand vous prenez des pions QG : { $tokens ->
        [one] un pion de plus
       *[other] { $tokens } pions de plus
    }.
effect-return-fire = Après un tir ennemi sur votre unité : si elle vit et a l’attaquant à portée et en vue, elle tire aussitôt sur lui.
effect-shortage = Avant le tir de la batterie ennemie : elle lance { $dice ->
        [one] un dé de moins
       *[other] { $dice } dés de moins
    }, un au moins ; ce qui est payé l’est.
effect-ambush = Quand l’adversaire déclare un corps à corps : votre unité combat d’abord ; l’attaquant ne combat que s’il vit et n’a pas reculé.
effect-frostbite = Quand l’adversaire déplace une unité de soldats : elle reste où elle est, et peut encore combattre.
effect-cutters = Quand votre infanterie a bougé : chacune de vos infanteries prise dans des barbelés les enlève et peut combattre.

# Les cartes en main : ce qu’elles font, en trois lignes, et quand

moment-with-command = avec la carte
moment-with-attack = avec l’attaque
moment-reaction = réaction
short-sectors = { $units }.
short-sectors-several = Par secteur, le nombre de sa case.
short-sectors-scout = { $units } ; 2 cartes vues.
short-sectors-field = Les cases disent combien, hors batterie.
short-infantry-assault = L’infanterie d’un secteur, { $fight } hexagones.
short-bombard = La batterie tire { $shots } fois, ou une unité.
short-counter-attack = Copie sa dernière carte, en miroir.
short-whistles = Une unité et toutes celles qui se touchent.
short-from-above = Une unité par pion QG dépensé.
short-big-show = Un dé par carte : les ordres, avec +{ $dice } dé.
short-firestorm = { $units } unités tirent, +{ $dice } dé, sans bouger.
short-first-strike = Attaquée au corps à corps, elle frappe avant.
short-replacements = Un dé par carte : des figurines reviennent.
short-relief = { $units } unités changent de place, sans combat.
short-silence = { $units ->
        [one] Une unité ennemie ne tire plus.
       *[other] { $units } unités ennemies ne tirent plus.
    }
short-gas = Vos tirs touchent aussi sur { $faces }.
short-barrage = Deux combats par { $arm }.
short-stretchers = { $units ->
        [one] Une unité à l’écart reprend une figurine.
       *[other] { $units } unités à l’écart reprennent une figurine.
    }
short-surgeon = { $dice ->
        [one] Un dé pour soigner une unité.
       *[other] { $dice } dés pour soigner une unité.
    }
short-counter-espionage = { $cards ->
        [one] Prenez-lui une carte Combat.
       *[other] Prenez-lui { $cards } cartes Combat.
    }
short-onward = Un dé par unité : +{ $hexes } hexagone et combat.
short-spy = Voyez sa main ; il en perd une carte.
short-sniper = { $dice ->
        [one] Un dé sur des soldats en vue.
       *[other] { $dice } dés sur des soldats en vue.
    }
short-observation = { $dice ->
        [one] La batterie relance ; un dé gratuit.
       *[other] La batterie relance ; dés gratuits : { $dice }.
    }
short-pigeons = { $orders ->
        [one] Une unité de plus, dans tout secteur.
       *[other] { $orders } unités de plus, dans tout secteur.
    }
short-raid = { $hexes } hexagones, +{ $dice } dé au corps à corps, et retour.
short-redeploy = Pièces : { $fight } hexagone et tir, ou { $moves }.
short-tactician = Une carte parmi les trois de dessus.
short-barrage-fire = La batterie tire en plus, où elle veut.
short-impetuous = Corps à corps gagné : un second.
short-armour = { $hits ->
        [one] Annule une touche d’un tir.
       *[other] Annule jusqu’à { $hits } touches d’un tir.
    }
short-strike-back = Rend le combat après un corps à corps.
short-lice = La cible n’ignore aucun Drapeau.
short-grenade = +{ $dice } dé au corps à corps ; nul abri.
short-hold = Vos unités ignorent les Drapeaux.
short-messenger = { $orders ->
        [one] Il commande une unité de moins.
       *[other] Il commande { $orders } unités de moins.
    }
short-logistics = { $tokens ->
        [one] Un pion QG de plus en fin de tour.
       *[other] { $tokens } pions QG de plus en fin de tour.
    }
short-return-fire = Votre unité répond au tir.
short-shortage = { $dice ->
        [one] La batterie ennemie a un dé de moins.
       *[other] La batterie ennemie a { $dice } dés de moins.
    }
short-ambush = Attaquée de près, elle combat d’abord.
short-frostbite = L’unité ennemie ne bouge pas.
short-cutters = Vos infanteries ôtent leurs barbelés.

# La table

turn = tour { $turn }
card-in-play = « { $card } »
card-in-play-with = « { $card } » ({ $choice })
stands-for = vaut « { $card } »
stands-for-nothing = ne copie rien
orders-left = { $left ->
        [one] { $left } ordre sur { $total } à donner
       *[other] { $left } ordres sur { $total } à donner
    }
orders-all = tout le secteur à commander
orders-group = un groupe à commander
orders-given = { $count ->
        [one] { $count } unité commandée
       *[other] { $count } unités commandées
    }
fight-close = corps à corps { $from } contre { $to }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
fight-ranged = tir { $from } sur { $to }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
fight-shells = obus sur { $to }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
marker-wire = barbelés
marker-crater = cratère d’obus
marker-fortified = position fortifiée
marker-bridge = pont
marker-damaged-bridge = pont endommagé
marker-gun = canon sans servants
marker-ruin = devenu ruine
marker-levelled = nivelé par les obus
mark-ordered = commandée
mark-token = porte un pion QG
mark-moved = a bougé
mark-fought = a combattu
mark-retreated = a reculé
mark-silenced = à court de munitions
mark-acquired = le tir est réglé sur elle
mark-bogged = char enlisé
mark-ditched = char abandonné
mark-raider = en raid
hand-command = cartes Commandement
hand-combat = cartes Combat
pile-command = Pioche Commandement
pile-command-discard = Défausse Commandement
pile-combat = Pioche Combat
pile-combat-discard = Défausse Combat
pile-in-play = Cartes jouées ce tour
pile-top = Remises par vous sur la pioche Commandement
pile-looked = Cartes regardées
pool-hq = Pot commun de pions QG (quartier général)
pool-spent = Pions QG posés sur les cartes et les unités
pool-tokens = pions QG
pool-battery = artillerie de réserve
pool-specialists = spécialistes à placer
pool-orders = ordres à donner
known-command = cartes Commandement que vous lui connaissez
known-combat = cartes Combat que vous lui connaissez
orders-infantry = infanterie
orders-weapons = mitrailleuse ou mortier
orders-any = unité au choix
track-medals = Médailles
track-turns = Tour
overlay-objectives = objectifs
overlay-observation = observation : { $place }
overlay-template = gabarit de tir
overlay-range = dés lancés
overlay-reach = mouvement
won = Victoire des { $side }.
goal-kept = acquis pour de bon
goal-held = tenu
goal-one-unit = tenu par une seule unité : perdu si elle s’en va
goal-margin-one = tenu avec une unité d’avance
goal-vacated = quitté : perdu si personne n’y revient avant la fin des mouvements
goal-falling = passe aux { $side } à leur prochain tour
goal-in-reach = gagné par les { $side } à leur prochain tour s’ils restent
objective-each = { $objective }, par hexagone
objective-of-hex = { $objective } ({ $hex })
goal-destroy = unité ennemie détruite
goal-destroy-tanks = un char vaut deux médailles
goal-breakthrough = percée : sortir par la ligne arrière ennemie
goal-breakthrough-ready = { $count ->
        [one] une unité peut sortir sur ordre
       *[other] { $count } unités peuvent sortir sur ordre
    }
goal-time = les { $side } sont pressés par le temps
goal-time-how = avec une Reconnaissance de secteur, au lieu d’une seconde carte ; jamais la médaille qui gagne
goal-guns = hexagone d’un canon pris
goal-guns-left = un canon est resté sans servants

# Ce qui est reconstitué

reconstructed-map = La carte
reconstructed-units = Les unités
reconstructed-no-mans-land = Le bombardement du No Man’s Land
reconstructed-objectives = Les objectifs
reconstructed-specialists = Les spécialistes
reconstructed-water = L’eau
reconstructed-bunkers = Les bunkers
reconstructed-tanks = Les chars
reconstructed-cards = Les cartes Combat
reconstructed-deck = Le nombre de cartes de chaque titre
reconstructed-die = Les faces du dé de bataille
why-cards = Le livret donne les titres, le moment et la portée des cartes ; leurs effets exacts et leurs coûts sont de nous.
why-deck = Le livret ne donne que le total : les cartes de secteur suivent un jeu frère du même auteur, les cartes Combat sont réparties par nous.
why-die = Le livret montre cinq symboles pour six faces : le Soldat y est deux fois.

# Les phases

phase-withdraw = Retrait d’un char
phase-substitute = Remplacement d’un char
phase-exchange = Échange de spécialistes
phase-grenadiers = Grenadiers à placer
phase-deploy = Spécialistes à placer
phase-rows = Bombardement du No Man’s Land
phase-card = Carte Commandement
phase-at-command = Réaction à la carte Commandement
phase-with-command = Carte Combat
phase-silence = À court de munitions
phase-stretchers = Brancardiers
phase-surgeon = Chirurgien
phase-sniper = Tireur embusqué
phase-spy = Mata Hari
phase-take = Tacticien : une carte à prendre
phase-top = Tacticien : l’ordre des deux autres
phase-throw = Tacticien : une carte à défausser
phase-leave-out = Messager tué
phase-return = Remplacements
phase-orders = Ordres
phase-moves = Mouvement
phase-at-move = Réaction à un mouvement
phase-onward = En Avant
phase-clear = Barbelés du génie
phase-aim = Visée de la batterie
phase-load = Chargement de la batterie
phase-at-bombard = Réaction au bombardement
phase-reroll = Relance de la batterie
phase-combat = Combat
phase-at-close = Réaction à un corps à corps
phase-after-roll = Réaction au jet
phase-outcome = Drapeaux et retraite
phase-after-ranged = Réaction à un tir
phase-after-close = Réaction après un corps à corps
phase-advance = Avance après combat
phase-bonus = Corps à corps bonus
phase-raid-end = Fin du raid
phase-scout = Médaille ou cartes
phase-keep = Carte à garder
phase-draw = Fin de tour
phase-over = Fin de partie
ask-withdraw = Quel char quitte la bataille ? Un spécialiste de plus vous dédommage.
ask-substitute = Quel Schneider devient un Saint-Chamond ?
ask-exchange = Échanger des spécialistes en place contre d’autres ?
ask-grenadiers = Placez { $count ->
        [one] un grenadier
       *[other] { $count } grenadiers
    } auprès de vos infanteries.
ask-deploy = Placez { $count ->
        [one] un spécialiste
       *[other] { $count } spécialistes
    } : choisissez une unité.
ask-rows = Quelle ligne bombarder ensuite ? Les lignes passées ne reviennent plus.
ask-card = Jouez une carte Commandement.
ask-at-command = L’adversaire joue « { $card } » : répondre par une carte Combat ?
ask-with-command = Jouer une carte Combat avec « { $card } » ?
ask-silence = Quelle unité ennemie est à court de munitions ?
ask-stretchers = Quelle unité reprend une figurine ? (encore { $count })
ask-surgeon = Quelle unité le chirurgien soigne-t-il ?
ask-sniper = Quelle unité ennemie est visée ?
ask-spy = Quelle carte Commandement l’adversaire défausse-t-il ?
ask-take = Laquelle de ces cartes prenez-vous en main ?
ask-top = Laquelle remettre au-dessus de la pioche ?
ask-throw = Quelle carte Commandement défaussez-vous ?
ask-leave-out = Quelle unité ennemie restera sans ordre ?
ask-return = Quelle unité reprend une figurine ? (infanterie : { $infantry } ; au choix : { $any })
ask-orders = Désignez les unités à commander.
ask-moves = Déplacez vos unités commandées.
off-the-board = hors du champ de bataille
ask-at-move = L’ennemi va de { $from } en { $to } : l’arrêter par une carte Combat ?
ask-onward = { $hex } : un hexagone de plus ?
ask-clear = { $hex } : le génie enlève-t-il les barbelés ? Cela ne lui coûte rien.
ask-aim = Où poser le gabarit de tir ?
ask-load = { $hex } : combien de dés lancer ?
ask-at-bombard = La batterie ennemie vise { $hex } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : réagir ?
ask-reroll = Quels dés relancer ?
ask-combat = Choisissez la prochaine unité qui combat, et sa cible.
ask-at-close = { $from } attaque { $to } au corps à corps, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : frapper avant ?
ask-after-roll = { $hex } est touchée ({ $hits ->
        [one] une touche
       *[other] { $hits } touches
    }) : en annuler ?
ask-outcome = { $hex } : { $flags ->
        [one] un Drapeau
       *[other] { $flags } Drapeaux
    }{ $ignorable ->
        [0] , à accepter
        [one] , dont un que vous pouvez ignorer
       *[other] , dont { $ignorable } que vous pouvez ignorer
    }. Où l’unité finit-elle ?
ask-after-ranged = { $from } a tiré sur { $to } : riposter ?
ask-after-close = { $from } a attaqué { $to } : rendre le combat ?
ask-advance = { $from } a gagné : avancer en { $to } ?
ask-bonus = { $hex } peut combattre encore : qui attaquer ?
ask-raid-end = Le raid est fait : rester en { $from } ou rentrer en { $to } ?
ask-scout = L’adversaire est pressé par le temps : une médaille et une carte, ou deux cartes dont une gardée ?
ask-keep = Laquelle de ces deux cartes gardez-vous ?
ask-draw = Une carte Combat, ou des pions QG (quartier général) ?
ask-over = La partie est finie.
wait = On attend les { $side } : { $phase }.
pass-exchange = Plus d’échange
pass-rows = Plus de ligne à bombarder
pass-at-command = Ne pas réagir
pass-with-command = Sans carte Combat
pass-silence = Aucune autre unité
pass-stretchers = Aucune autre unité
pass-orders = Fin des ordres
pass-moves = Fin des mouvements
pass-at-move = Laisser passer
pass-onward = Rester là
pass-clear = Laisser les barbelés
pass-aim = Ne pas tirer
pass-at-bombard = Ne pas réagir
pass-reroll = Garder les dés
pass-combat = Fin des combats
pass-at-close = Attendre l’assaut
pass-after-roll = Subir les pertes
pass-after-ranged = Ne pas riposter
pass-after-close = Ne pas rendre le combat
pass-advance = Ne pas avancer
pass-bonus = S’arrêter là
pass-raid-end = Rester
pass-scout = Deux cartes, une gardée

# Ce que l’on abandonne

an-order = un ordre
caution-orders = { $count ->
    [one] Un ordre n’est pas donné.
   *[other] { $count } ordres ne sont pas donnés.
}
brief-orders = { $count ->
    [one] un ordre inutilisé
   *[other] { $count } ordres inutilisés
}
caution-moves = { $count ->
    [one] Une unité qui a son ordre peut encore agir.
   *[other] { $count } unités qui ont leur ordre peuvent encore agir.
}
brief-moves = { $count ->
    [one] une unité peut bouger
   *[other] { $count } unités peuvent bouger
}
caution-silent = { $count ->
    [one] Une unité qui a son ordre pourrait se battre, et ne fera rien ce tour.
   *[other] { $count } unités qui ont leur ordre pourraient se battre, et ne feront rien ce tour.
}
brief-silent = { $count ->
    [one] une unité n’aura rien fait
   *[other] { $count } unités n’auront rien fait
}
caution-combats = { $count ->
    [one] Une unité pourrait encore se battre.
   *[other] { $count } unités pourraient encore se battre.
}
brief-combats = { $count ->
    [one] un combat inutilisé
   *[other] { $count } combats inutilisés
}
caution-battery = La batterie a son ordre et ne tirera pas ce tour.
brief-battery = batterie muette
caution-effect = { $count ->
    [one] La carte permet encore de désigner une unité.
   *[other] La carte permet encore de désigner { $count } unités.
}
brief-effect = { $count ->
    [one] une unité de moins
   *[other] { $count } unités de moins
}
caution-onward = L’unité pourrait encore avancer.
brief-onward = avance inutilisée
caution-bonus = L’unité pourrait encore attaquer.
brief-bonus = combat de bonus inutilisé
caution-card = « { $card } » ne commanderait personne maintenant.
brief-card = carte jouée pour rien
caution-discard = « { $card } » est défaussée sans servir, contre un jeton.
brief-discard = une carte contre un jeton
caution-ditch = L’équipage quitte le char pour toute la partie.
brief-ditch = char abandonné
caution-own = Votre propre unité se trouve au centre du tir ({ $hex }).
brief-own = votre unité sous vos obus
caution-retreat = { $count ->
    [one] La place manque derrière : une figurine perdue, alors qu’un autre choix en sauve.
   *[other] La place manque derrière : { $count } figurines perdues, alors qu’un autre choix en sauve.
}
brief-retreat = { $count ->
    [one] une figurine perdue
   *[other] { $count } figurines perdues
}

# Ce que l’on peut décider

offer-withdraw = Retirer le char de { $hex } ({ $unit })
offer-substitute = Un Saint-Chamond en { $hex }, à la place de : { $unit }
offer-place = { $hex }, { $unit } : ajouter { $specialist }
offer-exchange = { $hex }, { $unit } : prendre à la place { $specialist }
offer-row = Bombarder la ligne { $row }
offer-play = Jouer « { $card } » — { $effect }
offer-play-with = Jouer « { $card } », { $choice } — { $effect }
offer-play-copy = Jouer « { $card } », copie de « { $meant } » — { $effect }
offer-play-copy-with = Jouer « { $card } », copie de « { $meant } », { $choice } — { $effect }
offer-use = Jouer « { $card } » ({ $cost ->
        [0] aucun pion QG
        [one] { $cost } pion QG
       *[other] { $cost } pions QG
    }) — { $effect }
offer-leave-out = Sans ordre : { $unit } en { $hex }
offer-return = Une figurine de retour : { $unit } en { $hex }
offer-heal = Soigner : { $unit } en { $hex }
offer-silence = À court de munitions : { $unit } en { $hex }
offer-snipe = Viser : { $unit } en { $hex }
offer-keep = Garder « { $card } »
offer-take = Prendre « { $card } »
offer-top = Sur le dessus : « { $card } »
offer-spy = Faire défausser « { $card } »
offer-throw = Défausser « { $card } »
offer-order = Commander : { $unit } en { $hex }
offer-order-group = Commander le groupe de { $hex } ({ $unit })
offer-order-battery = Commander la batterie, { $sector }
offer-move = { $unit }, { $from } → { $to }
offer-move-only = { $unit }, { $from } → { $to } (sans combat ensuite)
offer-raid = Raid, { $from } → { $to }
offer-exit = Percée : { $unit } quitte le champ de bataille par { $hex }
offer-fortify = Génie : fortifier { $to }, { $cost ->
        [0] sans bouger ni combattre
        [one] pour { $cost } pion QG, sans bouger ni combattre
       *[other] pour { $cost } pions QG, sans bouger ni combattre
    }
offer-fortify-near = Génie en { $from } : fortifier { $to } { $cost ->
        [0] gratuitement
        [one] pour { $cost } pion QG
       *[other] pour { $cost } pions QG
    }
offer-repair = Génie en { $from } : réparer le pont de { $to }
offer-recover = Dégager le char de { $hex } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ({ $cost ->
        [0] aucun pion QG
        [one] { $cost } pion QG
       *[other] { $cost } pions QG
    })
offer-ditch = Abandonner le char de { $hex }
offer-aim = Viser { $hex }
offer-load = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } pour { $cost ->
        [0] aucun pion QG
        [one] { $cost } pion QG
       *[other] { $cost } pions QG
    }
offer-reroll = Relancer : { $dice }
offer-attack-close = { $from } attaque { $to } ({ $unit }) au corps à corps : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
offer-attack-ranged = { $from } tire sur { $to } ({ $unit }) : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
offer-attack-wire = { $from } tire sur les barbelés de { $to } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
offer-attack-with = { $attack }, tir croisé avec { $others }
offer-attack-using = { $attack }, avec « { $card } »
offer-cut = Enlever les barbelés de { $hex }
offer-clear = Génie en { $hex } : enlever les barbelés
offer-stand = Ignorer { $ignored ->
        [one] le Drapeau
       *[other] les { $ignored } Drapeaux
    } et rester en { $from }
offer-retreat = Accepter { $flags ->
        [one] un Drapeau
       *[other] { $flags } Drapeaux
    } : { $from } → { $to }
offer-retreat-short = Accepter { $flags } Drapeaux : { $from } → { $to } et perdre { $lost ->
        [one] une figurine
       *[other] { $lost } figurines
    }
offer-retreat-stuck = Accepter { $flags ->
        [one] un Drapeau
       *[other] { $flags } Drapeaux
    } sans pouvoir reculer : perdre { $lost ->
        [one] une figurine
       *[other] { $lost } figurines
    } en { $from }
offer-advance = Avancer, { $from } → { $to }
offer-go-home = Rentrer du raid, { $from } → { $to }
offer-medal = Une médaille, et une seule carte
offer-draw-card = Piocher une carte Combat
offer-draw-tokens = Prendre { $count ->
        [0] aucun pion QG
        [one] { $count } pion QG
       *[other] { $count } pions QG
    }
offer-discard = Défausser « { $card } » pour un pion QG

# Ce que l’on montre du doigt

note-ground = { $hex } : { $ground }
note-stops = Arrête qui y entre.
note-blocks-sight = Arrête la vue.
note-hill-sight = Arrête la vue, sauf d’une colline à l’autre.
note-entering = Le tour où l’on y entre, on combat avec { $dice ->
        [one] un dé de moins
       *[other] { $dice } dés de moins
    }.
note-wire = Barbelés : ils arrêtent, ôtent un dé à qui y combat et ne protègent pas ; le terrain non plus.
note-cover-ranged = Couvert contre les tirs : { $soldiers ->
        [0] aucun Soldat arrêté
        [one] un Soldat arrêté
       *[other] { $soldiers } Soldats arrêtés
    }, { $flags ->
        [0] aucun Drapeau ignoré
        [99] tous les Drapeaux ignorés au choix
        [one] un Drapeau ignoré au choix
       *[other] { $flags } Drapeaux ignorés au choix
    }.
note-cover-close = Couvert au corps à corps : { $soldiers ->
        [0] aucun Soldat arrêté
        [one] un Soldat arrêté
       *[other] { $soldiers } Soldats arrêtés
    }, { $flags ->
        [0] aucun Drapeau ignoré
        [99] tous les Drapeaux ignorés au choix
        [one] un Drapeau ignoré au choix
       *[other] { $flags } Drapeaux ignorés au choix
    }.
note-cover-hill = Au corps à corps, contre un ennemi lui aussi sur une colline : { $soldiers ->
        [0] aucun Soldat arrêté
        [one] un Soldat arrêté
       *[other] { $soldiers } Soldats arrêtés
    }, { $flags ->
        [0] aucun Drapeau ignoré
        [99] tous les Drapeaux ignorés au choix
        [one] un Drapeau ignoré au choix
       *[other] { $flags } Drapeaux ignorés au choix
    }.
note-ford = On ne combat pas les pieds dans l’eau.
note-unit = { $unit } ({ $side }) : { $full ->
        [one] { $figures } figurine sur { $full }
       *[other] { $figures } figurines sur { $full }
    }
note-specialist = Spécialiste : { $specialist }
note-specialist-test = Quand l’unité perd des figurines, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : il tombe aussi sur ce résultat : { $faces }.
note-skill-deadly = À deux hexagones, la Face mortelle touche aussi.
note-skill-crossfire = Peut prendre part à un tir croisé.
note-skill-armour = Contre un char, touche de loin : { $hits } ; confirme chaque touche : { $faces }.
note-skill-blows = Peut tirer sur des barbelés vides ; les détruit : { $faces }.
note-skill-flags = Au corps à corps, sa cible n’ignore aucun Drapeau.
note-skill-bonus = Après un corps à corps gagné et une avance, peut se battre une seconde fois.
note-skill-acquires = Règle le tir sur la cible qu’elle touche de loin sans la faire reculer.
note-skill-wire = Peut enlever les barbelés où elle entre, sans que cela lui coûte rien.
note-skill-bridges = Peut réparer un pont voisin au lieu de bouger et de combattre.
note-skill-fortify = Peut fortifier, au lieu de bouger et de combattre : son hexagone ({ $own ->
        [0] gratuit
        [one] { $own } pion QG
       *[other] { $own } pions QG
    }) ou un voisin ({ $near ->
        [0] gratuit
        [one] { $near } pion QG
       *[other] { $near } pions QG
    }).
fortify-price = { $specialist }, son hexagone : { $own } ; un voisin : { $near }
per-sector = { $specialist } { $count }
note-skill-observes = Un ennemi en vue à { $hexes ->
        [one] { $hexes } hexagone
       *[other] { $hexes } hexagones
    } au plus donne l’avantage d’observation.
note-skill-slow = Ne combat plus après un mouvement de plus de { $hexes ->
        [one] { $hexes } hexagone
       *[other] { $hexes } hexagones
    }, sauf lors d’un Raid.
note-acquired = Tir réglé ({ $unit }) : { $dice ->
        [one] { $dice } dé de plus
       *[other] { $dice } dés de plus
    } contre elle ; touche aussi : { $faces }.
note-pace = Bouge de { $moves ->
        [one] { $moves } hexagone
       *[other] { $moves } hexagones
    } ; combat encore après { $fights ->
        [one] { $fights } hexagone
       *[other] { $fights } hexagones
    }.
note-close-dice = Corps à corps : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
note-ranged-dice = À distance : { $dice }.
dice-at = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } à { $range }
left-figures = { $left ->
        [one] { $left } figurine sur { $full }
       *[other] { $left } figurines sur { $full }
    }
note-tank = Char : le terrain ne le protège pas ; chaque touche est à confirmer, et il ignore toujours un Drapeau.
note-engaged = Un ennemi est à côté : elle ne peut combattre qu’au corps à corps.
note-battery = Artillerie de réserve, { $side } : puissance { $power }.
note-observes = Avantage d’observation : { $dice ->
        [0] aucun dé gratuit
        [one] le premier dé est gratuit
       *[other] { $dice } dés sont gratuits
    }.
note-battery-doubles = { $double } dés identiques frappent aussi le centre ; { $triple } y creusent un cratère et ôtent tout abri.
note-battery-hits = Touchent les soldats quel que soit l’abri : au centre { $centre }, autour { $ring }.
note-battery-tanks = Touche un char : { $hits } ; confirme chaque touche : { $faces }.
note-battery-wire = Détruit les barbelés : { $faces }.
note-prices = { $prices }. Pions QG en réserve : { $tokens }.
price-of = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } pour { $cost }
note-card = « { $card } » — { $effect }
note-cost = { $cost ->
        [0] aucun pion QG
        [one] { $cost } pion QG
       *[other] { $cost } pions QG
    }
note-copies = { $copies ->
        [one] Un seul exemplaire
       *[other] { $copies } exemplaires
    }, dont { $open } à découvert.
note-last = Dernière carte des { $side } : « { $card } ».
note-would-copy = Une Contre-Attaque des { $side } vaudrait « { $card } ».
note-copies-nothing = Une Contre-Attaque des { $side } n’aurait rien à copier.
note-deck-combat = Pioche Combat : { $left } ; défausse : { $open }.
note-deck-command = Pioche Commandement : { $left } ; défausse : { $open }.
note-pool = { $count } pions QG au pot commun, sur { $total } en tout.

# Le journal

rolled-for-first = Pour jouer le premier : { $first } { $german }, { $second } { $allied }.
plays-first = Les { $side } jouent les premiers.
tank-withdrawn = { $hex } : un char quitte la bataille ; un spécialiste de plus à placer.
tank-substituted = { $hex } : un Saint-Chamond remplace le Schneider.
specialist-placed = { $hex } ({ $unit }) : { $specialist } auprès de l’unité.
dealt-command = Main des { $side } : { $count ->
        [one] une carte Commandement
       *[other] { $count } cartes Commandement
    }.
dealt-combat = Main des { $side } : { $count ->
        [one] une carte Combat
       *[other] { $count } cartes Combat
    }.
shells-no-mans-land = Bombardement du No Man’s Land par les { $side }.
row-chosen = Ligne { $row } bombardée.
cratered = { $hex } : un cratère d’obus.
ruined = { $hex } : le bâtiment n’est plus qu’une ruine.
frozen = { $hex } ({ $unit }) reste sur place.
hits-stopped = { $count ->
    [one] Une touche annulée.
   *[other] { $count } touches annulées.
}
shells-short = { $count ->
    [one] Un dé de tir en moins.
   *[other] { $count } dés de tir en moins.
}
fortification-lost = { $hex } : la position fortifiée est détruite.
turn-begins = Tour { $turn }, celui des { $side }.
command-played = Carte Commandement des { $side } : « { $card } ». { $effect }
command-played-with = Carte Commandement des { $side } : « { $card } », { $choice }. { $effect }
copied = Elle vaut « { $card } ». { $effect }
nothing-to-copy = L’adversaire n’a encore joué aucune carte : rien à copier, aucun ordre.
combat-played = Carte Combat des { $side } : « { $card } » ({ $cost ->
        [0] aucun pion QG
        [one] { $cost } pion QG
       *[other] { $cost } pions QG
    }). { $effect }
rolled = Dés : { $dice }.
reshuffled = Les deux paquets sont remélangés avec leurs défausses.
deck-renewed = La pioche est vide : la défausse est remélangée.
left-out = { $hex } ({ $unit }) reste sans ordre.
ordered = { $hex } ({ $unit }) est commandée.
token-on-unit = Un pion QG pour { $hex } ({ $unit }).
token-off-unit = Le pion QG de { $hex } ({ $unit }) retourne au pot.
battery-ordered = La batterie des { $side } est commandée, où qu’elle vise.
battery-ordered-sector = La batterie des { $side } est commandée, { $sector }.
nobody-ordered = Aucune unité commandée : les { $side } passent à la fin du tour.
healed = { $hex } ({ $unit }) reprend { $count ->
        [one] une figurine
       *[other] { $count } figurines
    }.
surgery = Chirurgien en { $hex } ({ $unit }), dés : { $dice }. Figurines rendues : { $count }.
silenced = { $hex } ({ $unit }) est à court de munitions jusqu’au prochain tour adverse.
sniped = Tir embusqué sur { $hex } ({ $unit }), dés : { $dice }. Touché.
sniper-missed = Tir embusqué sur { $hex } ({ $unit }), dés : { $dice }. Manqué.
card-stolen = Les { $side } prennent une carte Combat à l’adversaire.
stolen-was = (Pour les joueurs seuls : c’était « { $card } ».)
spied = Main adverse : { $count ->
        [one] « { $card } »
       *[other] { $count } × « { $card } »
    }.
looked = Vu sur la pioche : « { $card } ».
took-card = Les { $side } prennent une des trois cartes.
put-back = Les { $side } remettent les deux autres sur la pioche.
discarded = Défausse des { $side } : « { $card } ».
discarded-combat = Les { $side } défaussent « { $card } » pour un pion QG.
moved = Mouvement : { $unit }, { $from } → { $to }.
onward-free = { $hex } ({ $unit }), dé : { $dice }. L’unité peut aller plus loin.
onward-missed = { $hex } ({ $unit }), dé : { $dice }. L’unité s’arrête là.
broke-through = Percée par { $hex } ({ $unit }) : { $medals ->
        [one] une médaille
       *[other] { $medals } médailles
    }.
wire-removed = { $hex } : plus de barbelés.
fortified = { $hex } : une position fortifiée.
bridge-mended = { $hex } : le pont est réparé.
bogs = Le char de { $hex } s’enlise ({ $dice }).
bogs-not = Le char de { $hex } passe ({ $dice }).
recovered = Le char de { $hex } est dégagé ({ $dice }).
still-bogged = Le char de { $hex } reste enlisé ({ $dice }).
tank-ditched = L’équipage abandonne le char de { $hex }.
aimed = Le gabarit est posé sur { $hex }.
second-shot = Second tir, déjà payé.
loaded = La batterie tire : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } pour { $cost ->
        [0] aucun pion QG
        [one] { $cost } pion QG
       *[other] { $cost } pions QG
    }.
battery-rolled = Dés de la batterie : { $dice }.
bulls-eye = Au centre, { $hex } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
triple = Tout abri disparaît en { $hex }.
attacks-close = Corps à corps, { $from } ({ $unit }) contre { $to } ({ $target }) : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
attacks-ranged = Tir, { $from } ({ $unit }) sur { $to } ({ $target }) : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
crossfire = Tir croisé avec { $count ->
        [one] une autre unité
       *[other] { $count } autres unités
    }.
fought = Dés : { $dice }. Touches : { $hits } ; Drapeaux : { $flags } ; QG : { $tokens }.
confirmed = Char de { $hex } : { $hits ->
        [one] { $hits } touche confirmée
       *[other] { $hits } touches confirmées
    } sur { $possible }.
tokens-taken = { $count ->
        [0] Aucun pion QG
        [one] Un pion QG
       *[other] { $count } pions QG
    } pour les { $side }.
pool-empty = Le pot commun est vide : { $count ->
        [one] un pion
       *[other] { $count } pions
    } de moins pour les { $side }.
lost = { $hex } ({ $unit }) perd { $count ->
        [one] une figurine
       *[other] { $count } figurines
    }, il en reste { $left }.
destroyed = { $hex }, unité détruite : { $unit } ({ $side }).
specialist-lost = Test du spécialiste de { $hex } ({ $unit }) : { $dice }. Il tombe.
specialist-safe = Test du spécialiste de { $hex } ({ $unit }) : { $dice }. Il reste.
flags-ignored = { $hex } ({ $unit }) ignore { $count ->
        [one] un Drapeau
       *[other] { $count } Drapeaux
    }.
retreated = Retraite : { $unit }, { $from } → { $to }.
range-found = Le tir est réglé sur { $hex } ({ $unit }).
range-lost = Le tir n’est plus réglé sur { $hex } ({ $unit }).
advanced = Avance après combat : { $unit }, { $from } → { $to }.
stayed = { $hex } ({ $unit }) n’avance pas.
went-home = Le raid rentre : { $unit }, { $from } → { $to }.
gun-abandoned = { $hex } : le canon reste sans servants.
gun-taken = { $hex } : le canon est pris, { $medals ->
        [one] une médaille
       *[other] { $medals } médailles
    }.
objective-won = Objectif aux { $side } : { $objective } ({ $medals ->
        [one] une médaille
       *[other] { $medals } médailles
    }).
objective-lost = Objectif perdu par les { $side } : { $objective }.
time-medal = Le temps joue pour les { $side } : une médaille.
drew-two = Les { $side } piochent deux cartes Commandement.
drew-command = Les { $side } piochent une carte Commandement.
drew-this = Carte reçue : « { $card } ».
drew-combat = Les { $side } piochent une carte Combat.
drew-that = Carte reçue : « { $card } ».
victory = Victoire des { $side }, { $medals ->
        [one] { $medals } médaille
       *[other] { $medals } médailles
    }.

# Plusieurs lignes du journal en une : # tient lieu du nombre.

together-specialist-placed = { $count } spécialistes placés.
together-cratered = { $count } cratères d’obus.
together-token-on-unit = { $count } pions QG posés sur des unités.
together-token-off-unit = { $count } pions QG retournent au pot.
together-left-out = { $count } unités restent sans ordre.
together-ordered = { $count } unités commandées.
together-moved = { $count } mouvements.
together-wire-removed = { $count } réseaux de barbelés enlevés.
together-drew-command = { $count } cartes Commandement reçues.
together-drew-combat = { $count } cartes Combat reçues.

# Les refus

not-asked = Rien ne vous est demandé pour l’instant : l’autre camp décide, ou la partie est finie.
not-the-moment = Ce n’est pas le moment : cela se décide dans une autre phase du tour. Choisissez parmi ce qui est proposé.
must-play = Un tour commence par une carte Commandement : jouez-en une, même si elle ne vous sert guère.
must-decide = On ne peut pas passer ici : choisissez une des décisions proposées.
off-board = Ce n’est pas un hexagone du champ de bataille ; les demi-hexagones du bord n’en sont pas.
no-own-unit = Il n’y a pas d’unité à vous sur cet hexagone ; montrez une des vôtres.
no-unit-there = Cette carte ne vise pas ce qui est sur cet hexagone ; montrez une unité qu’elle peut concerner.
another-unit = C’est à une autre unité d’agir : celle qui vient de bouger ou de gagner son combat.
command-not-held = Cette carte Commandement n’est pas dans votre main ; jouez-en une qui s’y trouve.
command-not-now = Une carte Commandement ne se joue pas ici : seule « Frapper le premier » répond à un corps à corps ennemi.
command-choice = Dites ce que la carte commande : un secteur, la batterie ou une unité, selon la carte.
first-strike-later = « Frapper le premier » répond à un corps à corps ennemi, pendant le tour de l’adversaire ; gardez-la jusque-là.
card-not-held = Cette carte Combat n’est pas dans votre main ; choisissez-en une qui s’y trouve.
card-not-now = Cette carte Combat se joue à un autre moment, celui que dit son texte ; certaines accompagnent une attaque.
card-not-there = Cette carte n’est pas parmi celles entre lesquelles vous choisissez.
card-played-already = Vous avez déjà joué une carte Combat ce tour, et une seule est permise.
card-too-dear = Vous n’avez pas assez de pions QG pour cette carte ; ceux qu’elle rapporterait ne comptent pas.
nothing-to-work-on = Cette carte n’aurait aucun effet ici : aucune unité ni carte ne s’y prête.
no-redeploy = « Redéploiement » ne va pas avec « Tempête de feu », qui laisse les unités sur place.
nobody-in-wire = Aucune de vos infanteries n’est prise dans des barbelés : les cisailles ne serviraient à rien.
nobody-to-heal = Cette unité est au complet, ou n’est pas faite de soldats ; soignez-en une qui a subi des pertes.
not-next-to-an-enemy = Les brancardiers ne vont pas à côté d’un ennemi, et ne rendent qu’une figurine à une unité.
nobody-in-sight = Aucune de vos infanteries ne voit cette unité d’assez près ; visez-en une plus proche et en vue.
ordered-already = Cette unité a déjà un ordre, et n’en reçoit qu’un par tour.
messenger-killed = Le messager a été tué : cette unité reste sans ordre ce tour.
not-to-be-ordered = La carte ne commande pas cette unité ; nommez-en une qu’elle commanderait.
other-sector = La carte ne donne pas d’ordre dans le secteur de cette unité.
no-order-left = La carte n’a plus d’ordre pour cette unité : son secteur ou son arme a reçu les siens.
no-token-left = Il ne vous reste pas de pion QG pour un ordre de plus.
not-linked = Cette unité ne touche pas le groupe commandé ; seules les unités liées de proche en proche le sont.
infantry-only = Cette carte ne commande que l’infanterie ; mitrailleuses et mortiers n’en sont pas.
firestorm-adjacent = « Tempête de feu » ne commande pas une unité qui a un ennemi à côté d’elle.
relief-soldiers = « Relève & Repli » ne commande que des soldats : ni chars, ni batterie.
no-battery = Vous n’avez pas d’artillerie de réserve dans ce scénario.
battery-ordered-already = La batterie a déjà reçu son ordre ce tour.
battery-unpaid = Vous n’avez pas assez de pions QG pour ces dés ; prenez-en moins.
battery-sector = La carte ne donne pas d’ordre à la batterie dans ce secteur.
battlefield-only = Cette carte ne commande que des unités du champ de bataille ; la batterie n’en est pas.
battery-first = La batterie tire avant tout autre combat : visez, ou renoncez à tirer.
aim-sector = Le centre du gabarit doit être dans le secteur commandé.
beyond-power = La batterie lance au moins un dé et au plus autant que sa puissance.
no-such-dice = Montrez des dés de la batterie ; de plusieurs semblables, le premier d’abord.
full-strength = Cette unité est au complet ; renforcez-en une qui a subi des pertes.
no-figure-left = Les dés ne rendent plus de figurine à cette sorte d’unité.
no-order = Cette unité n’a pas d’ordre : seules les unités commandées bougent et combattent.
moved-already = Cette unité a déjà bougé, et ne bouge qu’une fois par tour.
too-far = C’est trop loin pour cette unité en un seul mouvement.
hex-occupied = Cet hexagone est occupé : deux unités n’y tiennent pas, et on ne le traverse pas.
way-blocked = Des unités barrent le chemin ; contournez-les ou arrêtez-vous avant.
ground-stops = Le terrain sur ce chemin arrête l’unité ; il faudra un autre tour pour aller plus loin.
out-of-mine = Sortir d’un cratère de mine prend tout le mouvement : un seul hexagone.
water-impassable = Ce cours d’eau est infranchissable ; passez par un pont en état.
water-tank = Chars et canons n’entrent pas dans l’eau ; il leur faut un pont en état.
gun-ground = Un canon n’entre ni en forêt ni dans un bâtiment.
relief-friend = La relève doit finir à côté d’une unité amie, à portée de la carte.
firestorm-still = « Tempête de feu » laisse les unités sur place ce tour.
no-raid = Aucun raid n’est en cours : il faut avoir joué la carte avec la carte Commandement.
one-raid = Une seule infanterie fait le raid.
raid-too-far = Le raid ne va pas jusque-là.
raid-close = Une unité en raid ne combat qu’au corps à corps.
no-exit = Le scénario ne laisse pas vos unités quitter le champ de bataille.
no-exit-by-relief = « Relève & Repli » ne permet pas de sortir pour une percée.
not-on-base-line = Pour une percée, l’unité doit avoir commencé le tour sur la ligne arrière ennemie.
no-engineer = Seule une unité du génie peut faire cela.
engineer-engaged = Le génie ne fortifie rien avec un ennemi à côté de lui.
too-far-to-fortify = Le génie fortifie son hexagone ou un hexagone voisin.
not-enough-tokens = Fortifier cet hexagone coûte plus de pions QG que vous n’en avez ({ $tokens }). { $prices }.
not-to-be-fortified = On ne fortifie ni barbelés, ni ruine, ni bunker, ni eau, ni une position déjà fortifiée.
no-damaged-bridge = Il n’y a pas de pont endommagé à côté de l’unité.
bogged = Ce char est enlisé : dégagez-le d’abord.
ditched = Ce char est abandonné : il ne bouge ni ne combat plus.
tank-hex-by-hex = Un char avance hexagone par hexagone, avec un jet d’enlisement à chacun : choisissez un hexagone voisin.
bogged-this-turn = Ce char s’est enlisé ce tour : on ne tente de le dégager qu’à un prochain tour, sur un nouvel ordre.
not-bogged = Ce char n’est pas enlisé, ou son équipage l’a abandonné.
tried-already = Ce char a déjà tenté de se dégager ce tour.
not-tried = On n’abandonne un char qu’après une tentative de dégagement manquée.
recovery-dice = Il faut au moins un dé de dégagement, et pas plus qu’on n’en peut acheter.
tank-in-building = Un char entré ce tour dans un bâtiment ne tire pas à distance.
relief-no-combat = Les unités de « Relève & Repli » ne combattent pas ce tour.
fought-already = Cette unité a déjà combattu ce tour.
moved-too-far = Cette unité a trop bougé pour combattre ce tour.
in-ford = On ne combat pas les pieds dans le gué.
adjacent = Un ennemi voisin se combat au corps à corps ; le tir est pour deux hexagones et plus.
engaged = Un ennemi est à côté de cette unité : elle ne peut combattre que lui ou un autre voisin, au corps à corps.
no-ammunition = Cette unité est à court de munitions : elle ne combat qu’au corps à corps.
out-of-range = La cible est hors de portée de cette unité.
out-of-sight = La cible n’est pas en vue : une unité, un couvert ou une colline barre la ligne.
no-die-left = Il ne resterait aucun dé à lancer : ce combat n’est pas permis.
not-adjacent = Un corps à corps se livre contre un ennemi voisin.
firestorm-ranged = « Tempête de feu » ne permet que le combat à distance.
no-enemy-there = Il n’y a pas d’ennemi sur cet hexagone ; tire sur des barbelés vides : { $units }.
no-crossfire = Le tir croisé réunit des unités qui savent croiser leurs feux et peuvent tirer sur la même cible, nommées dans l’ordre des hexagones.
crossfire-crowded = Trop d’unités pourraient prendre part à ce tir croisé : les cinq premières qui peuvent tirer sur la cible, dans l’ordre des hexagones, le peuvent.
no-wire-to-remove = Seule une infanterie prise dans des barbelés les enlève, au lieu de combattre.
flags-not-ignorable = Ce nombre de Drapeaux ne va pas : le terrain n’en laisse ignorer que quelques-uns, et l’on n’en accepte pas plus qu’il n’en est tombé.
not-to-the-rear = On recule droit vers sa propre ligne arrière, jamais de côté ni en avant.
not-where-it-ends = La retraite ne finit pas là : l’unité va aussi loin que ses Drapeaux l’envoient et que le chemin est libre.
no-third-combat = Un corps à corps bonus n’en donne pas un troisième ; et seule l’infanterie est impétueuse.
winning-medal = La médaille du temps ne peut pas être celle qui gagne ; prenez les deux cartes.
hand-full = Vous avez déjà cinq cartes Combat ; prenez des pions QG.
no-card-left = Il ne reste aucune carte Combat à piocher ; prenez des pions QG.
discarded-already = Une seule carte Combat se défausse par tour.
no-tank-there = Il n’y a pas de char à vous sur cet hexagone.
grenadiers-first = Placez d’abord les grenadiers du scénario.
one-specialist = Cette unité a déjà un spécialiste, et n’en a jamais deux.
wrong-arm = Ce spécialiste ne va pas avec cette arme.
none-in-the-box = La boîte n’a plus de figurine de ce spécialiste pour votre armée.
not-in-that-year = L’histoire n’accorde pas, ou plus, ce spécialiste à votre armée cette année-là.
one-a-sector = Le tableau historique n’en permet pas davantage dans ce secteur. Au plus dans chacun : { $most }.
nothing-to-exchange = Cette unité n’a pas de spécialiste à échanger, ou l’a déjà changé.
row-passed = Cette ligne est déjà passée ; on ne revient pas en arrière.

# Décisions mal écrites

want-hex = un hexagone : une lettre de A à K et un nombre, comme F6
want-command = une carte Commandement
want-combat = une carte Combat
want-specialist = un spécialiste
want-row = une ligne : une lettre de A à K
want-sector = un secteur : left, centre ou right
want-dash = « - »

# Données mal saisies

data-many-copies = { $found } exemplaires d’une carte : il y en a { $most } au plus.
data-few-cards = il y a trop peu de cartes pour deux mains et une pioche : au moins 30 cartes Commandement et 15 cartes Combat
data-out-of-bounds = { $found } n’est pas possible ici : un nombre de { $least } à { $most } était attendu
data-unsaid = « { $id } » ne dit pas « { $key } » : dites-le, même si la réponse est non
data-long-range = { $found } distances : { $most } au plus, à partir de 2 hexagones
data-missing = « { $expected } » manque
data-unexpected = « { $found } » est à la place de « { $expected } »
data-unknown = « { $found } » n’est pas connu des règles
scenario-other-number = ce fichier dit être le scénario { $found }, et se nomme { $file }
scenario-no-hex = « { $found } » n’est pas un hexagone ni une suite d’hexagones d’une ligne : comme F6, ou F6-F9
scenario-no-hexes = il faut au moins un hexagone ici
scenario-water = { $hex } est un cours d’eau, et la section « rules » ne dit pas lequel : « water » y vaut « ford » ou « impassable »
scenario-row = la ligne { $row } de la carte était attendue ici : les lignes vont de K à A
scenario-row-length = la ligne { $row } a { $found } hexagones au lieu de { $expected }
scenario-cell = « { $found } » en { $hex } : un hexagone s’écrit en quatre signes, terrain, marqueur, unité, spécialiste
scenario-symbol = « { $found } » en { $hex } : le signe { $place } est un de { $known }
scenario-alone = un spécialiste sans unité en { $hex } : il lui en faut une
scenario-misfit = le spécialiste de { $hex } ne va pas avec l’unité qui s’y trouve
scenario-drowned = l’unité de { $hex } est dans une eau où elle n’entre pas
scenario-army = le camp « { $side } » a { $found } unités : il en faut de 1 à 24
scenario-by = « { $found } » : german, allied ou first étaient attendus
scenario-no-row = « { $found } » n’est pas une ligne : des lettres de A à K étaient attendues
scenario-needs = aucun objectif au-dessus ne porte l’identifiant « { $found } »
scenario-many-objectives = il y a plus de 64 objectifs
scenario-marker = « { $found } » en { $hex } : un pont est sur l’eau, et l’on ne fortifie ni ruine, ni bunker, ni eau
scenario-artillery = une artillerie de réserve de { $found } : { $most } au plus, autant que de dés
scenario-tokens = { $found } pions QG au départ pour les deux camps : il n’y en a que { $most }
scenario-pressed = l’option ne change rien : « pressed » doit nommer l’autre camp
scenario-grenadiers-first = les deux camps ajoutent des grenadiers : « grenadiers-first », sous [rules], doit dire qui commence
scenario-grenadiers = aucun camp n’ajoute de grenadiers : donnez-en à [german] ou à [allied]

## Les chances d’un combat

odds-dice = { $count ->
    [one] Un dé de bataille.
   *[other] { $count } dés de bataille.
}
odds-destroyed = Unité détruite : { $percent } %
odds-losses = Pertes en moyenne : { $mean }
odds-driven = Repoussée, ou pertes faute de recul : { $percent } %
odds-tokens = Pions QG en moyenne : { $mean }
odds-bulls-eye = Au moins un obus dans le mille : { $percent } %
odds-hex = En { $hex }, pour l’unité qui s’y trouve encore :
odds-case = pertes { $losses }, drapeaux { $flags }, pions QG { $tokens }
odds-case-destroyed = unité détruite, drapeaux { $flags }, pions QG { $tokens }
odds-wire-stays = les barbelés restent
odds-wire-removed = les barbelés sont détruits

raid-driven-back = L’unité a été repoussée : son raid est fini, elle ne combat plus ce tour.
barrage-driven-back = Repoussée, cette mitrailleuse n’a plus de second combat ce tour.
odds-bogged = Enlisement : { $percent } %
odds-freed = Dégagé : { $percent } %
odds-case-bogged = le char s’enlise
odds-case-clear = le char passe
odds-case-freed = le char se dégage
odds-case-stuck = le char reste enlisé
box-all = toutes
about-tagline = Tranchées, cartes et dés de bataille
about-scale = la section, la tranchée
about-length = 45 min, 34 scénarios
measure-distance = De { $from } à { $to } : { $count ->
    [one] un hex
   *[other] { $count } hexes
}.
measure-sees = Les deux hexes se voient.
measure-blocked = La vue est coupée.

# Les verbes, en têtes de liste.
verb-pass = Passer
verb-withdraw = Retirer un char
verb-substitute = Remplacer un char
verb-place = Placer
verb-shell = Bombarder une ligne
verb-play = Jouer une carte
verb-use = Jouer une carte
verb-name = Désigner
verb-pick = Choisir
verb-order = Commander
verb-battery = Commander la batterie
verb-move = Déplacer
verb-raid = Faire un raid
verb-exit = Faire une percée
verb-fortify = Fortifier
verb-repair = Réparer un pont
verb-recover = Dégager un char
verb-ditch = Abandonner un char
verb-aim = Viser
verb-load = Charger la batterie
verb-reroll = Relancer des dés
verb-attack = Attaquer
verb-cut = Couper les barbelés
verb-retreat = Reculer
verb-advance = Avancer
verb-home = Rentrer du raid
verb-medal = Prendre une médaille
verb-draw = Piocher une carte
verb-tokens = Prendre des pions
verb-discard = Défausser

die-always-hits = touche toujours
die-stopped = arrêté : { $ground }
die-armour = sans effet sur un char
die-not-here = ne touche pas ici

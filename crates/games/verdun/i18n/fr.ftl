# Les mots du jeu en français.

# Les camps, toujours au pluriel : « les », « des » et « aux » leur vont. Un nom d’unité est masculin ou féminin, et commence
# parfois par une majuscule : il ouvre la phrase, ou suit deux points. Un nom d’hexagone peut finir par une parenthèse.

title = They Shall Not Pass
german = Allemands
french = Français
side-german = Allemands
side-french = Français
about-tagline = Verdun, du 21 au 29 février 1916
about-scale = le régiment, 700 m par hexagone
about-length = 3 h, neuf tours

# Scénario, options, moments de réaction

scenario-campaign = Verdun, les neuf premiers jours (21–29 février 1916)
brief-history = Le 21 février 1916, plus de mille deux cents pièces allemandes écrasent les lignes au nord de Verdun, et vers le soir l’infanterie de la 5e armée sort de ses abris. Les chasseurs de Driant tiennent le bois des Caures jusqu’au lendemain ; puis Haumont, Samogneux et Beaumont tombent, et le 25 quelques Brandebourgeois entrent dans le fort de Douaumont, à peu près vide. Dans la nuit, la défense de Verdun passe à Pétain. Le 29, l’élan est rompu devant le village de Douaumont ; la bataille, elle, durera jusqu’en décembre.
brief-play = Les Allemands sont seuls à marquer : bourgs, forts détruits, hexagones de Verdun et pertes françaises plus lourdes que les leurs ; il leur faut neuf points pour l’emporter. Les Français cèdent du terrain contre du temps, gardent leurs régiments en état et leurs QG ravitaillés, et attendent les renforts puis, le 26, Pétain.
option-left-bank = Rive gauche prise : les pièces de Forges hors jeu
option-total-effort = Effort total : la 121e division vient sans rien coûter
option-attached = La 16e division rattachée à un corps
option-heavy-forts = Forts armés : garnisons à deux pas, zones de contrôle à deux hexagones
option-infiltration = Infiltration générale, et bourgs comptés par trois
window-support = quand un assaut est lancé et que votre artillerie peut appuyer la défense

# Unités, terrains, marques

kind-regiment = régiment d’infanterie
kind-territorial = régiment territorial
kind-chasseurs = bataillon de chasseurs
kind-pioneers = bataillon de pionniers
kind-remnant = reliquat
kind-garrison = garnison de fort
kind-headquarters = quartier général (QG) de corps
kind-divisional = artillerie de division
kind-corps-artillery = artillerie de corps
kind-army-artillery = artillerie d’armée
units-more = { $unit } et { $others ->
        [one] 1 autre
       *[other] { $others } autres
    }
units-at = { $units }, { $hex }
unit-and-others = { $unit } et { $others ->
        [one] une autre unité
       *[other] { $others } autres unités
    }
ground-wood = bois
ground-slope = côte
ground-trench = tranchée
ground-town = bourg
ground-city = ville
ground-fort = fort
ground-open = terrain découvert
ground-source = source de ravitaillement
ground-front = première ligne
mark-demoralised = unité démoralisée
mark-out-of-supply = hors ravitaillement
mark-cut-off = quartier général isolé
mark-fired = a tiré ou bougé
mark-dug-in = a creusé
mark-moved = a fini cette phase
mark-attacked = a attaqué
mark-in-hand = en main
mark-engaged = dans l’assaut
mark-interdicted-german = interdiction allemande
mark-interdicted-french = interdiction française
mark-fort-destroyed = fort détruit
half-a-point = un demi-point
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-and-a-half = { $count ->
        [one] { $count } point et demi
       *[other] { $count } points et demi
    }

# La table

status-day = { $day } février
status-deploy = mise en place des { $side }
status-replacements = { $count ->
        [one] { $count } remplacement à donner
       *[other] { $count } remplacements à donner
    }
status-assault = { $attack ->
        [0] assaut en préparation, { $target }
       *[other] assaut, { $target } : { $attack } contre { $defence }, colonne { $column }
    }
status-assault-rolled = assaut, { $target } : colonne { $column }, dé { $die } ; restent à encaisser : assaillant { $attacker }, défenseur { $defender }
weather-fair = beau temps
weather-bad = mauvais temps
pool-guns = Artillerie hors carte
pool-to-place = Unités à placer
pool-to-come = Renforts attendus
pool-lost = Unités éliminées
pool-gone = Unités perdues pour de bon
pool-remnants = Reliquats disponibles
note-arrives = le { $day } février
track-points = Points allemands
track-losses = Pertes
track-day = Jour
goal-towns = bourgs tenus par les Allemands, un point pour { $group }
goal-towns-state = { $count } sur { $total } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goal-forts = forts détruits, un point chacun
goal-forts-state = { $count } sur { $total }
goal-verdun = hexagones de Verdun aux Allemands, un point chacun
goal-verdun-state = { $count } sur { $total }
goal-losses = pertes françaises plus lourdes : 1 point ; à 3:2, 3 points ; à 2:1, 5 points
goal-losses-state = Allemands { $german }, Français { $french }
goal-losses-next = Allemands { $german }, Français { $french } ; encore { $need ->
        [one] une perte française
       *[other] { $need } pertes françaises
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
level-0 = Victoire majeure des Français : { $points ->
        [-1] −1 point allemand
        [one] { $points } point allemand
       *[other] { $points } points allemands
    }.
level-1 = Victoire mineure des Français : { $points } points allemands.
level-2 = Égalité, comme dans l’histoire : { $points } points allemands.
level-3 = Victoire mineure des Allemands : { $points } points.
level-4 = Victoire majeure des Allemands : { $points } points.
level-name-0 = victoire française majeure
level-name-1 = victoire française mineure
level-name-2 = égalité
level-name-3 = victoire allemande mineure
level-name-4 = victoire allemande majeure
overlay-control-german = terrain des Allemands
overlay-control-french = terrain des Français
overlay-zones-german = zones de contrôle des Allemands : 1 faible, 2 forte
overlay-zones-french = zones de contrôle des Français : 1 faible, 2 forte
overlay-supply-german = points jusqu’à une source allemande
overlay-supply-french = points jusqu’à une source française
overlay-would-be-out-german = Allemands sans ligne de ravitaillement à présent
overlay-would-be-out-french = Français sans ligne de ravitaillement à présent
overlay-uncovered = première ligne à découvert
overlay-range = portée
overlay-reach = mouvement
overlay-supply-line = ligne de ravitaillement

# Ce qui est reconstitué

reconstructed-map = La carte
reconstructed-units = Les pions
reconstructed-assault = La table d’assaut
reconstructed-barrage = La table de barrage
reconstructed-deployment = Le déploiement tout fait
why-map = La carte imprimée est perdue : le livret n’en nomme que quelques lieux, et { $count } hexagones sur { $total } sont dessinés par nous d’après le terrain.
why-units = Les pions imprimés sont perdus : le livret en décrit quelques-uns, et { $count } sur { $total } sont de nous, d’après les armées de 1916.
why-deployment = Le livret laisse chacun placer ses unités : ce déploiement est le nôtre, proche de l’histoire.

# Les phases et les questions

phase-deploy = Mise en place
phase-replace = Remplacements
phase-petain = Pétain : une artillerie à reprendre
phase-attach = Rattachement de la 16e division
phase-call = Appel de la 121e division
phase-enter = Entrée de la 121e division
phase-bombard = Bombardement
phase-damage = Dégâts d’un barrage
phase-move = Mouvement
phase-assault = Assauts
phase-declare = Assaut en préparation
phase-support = Appui de la défense
phase-losses = Dégâts de l’assaut
phase-retreat = Retraite
phase-infiltrate = Infiltration
phase-break = Percée
phase-remnant = Reliquat
phase-over = Fin de partie
ask-deploy = { $open ->
        [0] Mise en place des { $side } : placez vos unités, ou prenez le déploiement tout fait.
        [one] Mise en place des { $side } : placez vos unités, ou prenez le déploiement tout fait. Un hexagone de la première ligne reste à découvert.
       *[other] Mise en place des { $side } : placez vos unités, ou prenez le déploiement tout fait. { $open } hexagones de la première ligne restent à découvert.
    }
ask-deployed = Les { $side } sont en place : finissez, ou déplacez encore.
ask-replace = Remplacements à donner : { $count }. Quelle unité en reçoit un ?
ask-petain = Pétain arrive : quelle artillerie éliminée revient en jeu, et où ?
ask-attach = À quel corps rattacher la 16e division ?
ask-call = La 121e division entre-t-elle ? C’est aujourd’hui ou jamais, et elle coûte un point, sauf effort total.
ask-enter = { $unit } : par où l’unité entre-t-elle ?
ask-bombard = Désignez l’artillerie qui tire, puis l’hexagone à battre ou à interdire.
ask-damage = Dégâts du barrage, { $hex } : quelle artillerie éliminer, ou quelle infanterie réduire ?
ask-move = Déplacez vos unités ; celles qui restent sur place peuvent creuser.
ask-assault = Quel hexagone ennemi assaillir ?
ask-declare = Assaut, { $target } : qui attaque, et quelle artillerie appuie ?
ask-support = Assaut ennemi, { $target } : quelle artillerie appuie la défense ?
ask-losses = { $must ->
        [0] Dégâts à encaisser : { $hits }. Choisissez qui perd un pas, ou faites reculer toutes vos unités engagées ({ $hexes ->
            [one] { $hexes } hexagone
           *[other] { $hexes } hexagones
        }).
       *[other] Dégâts à encaisser : { $hits }, dont { $must } au moins en pas de perte. Choisissez qui perd un pas.
    }
ask-retreat = Retraite de { $hexes ->
        [one] { $hexes } hexagone
       *[other] { $hexes } hexagones
    } : choisissez une unité et l’hexagone où elle recule.
ask-infiltrate = L’hexagone est vide, { $target } : qui s’y infiltre, ou passe au-delà ?
ask-break = Percée : quelle pile avance encore, et jusqu’où ?
ask-remnant = { $unit } : l’unité est éliminée. Tenter d’en sauver un reliquat, sur { $morale } ou moins à deux dés ?
waiting-for = On attend les { $side } : { $phase }.
done-deploy = Fin de la mise en place
done-replace = Fin des remplacements
done-petain = Ne rien reprendre
done-call = Se passer de la 121e division
done-bombard = Fin du bombardement
done-move = Fin des mouvements
done-assault = Fin des assauts
done-support = Sans autre appui : lancer le dé
done-infiltrate = Fin de l’infiltration
done-break = Fin de la percée
done-remnant = Ne pas tenter de reliquat

# Ce que l’on peut décider

offer-standard = Prendre le déploiement tout fait
offer-call = Appeler la 121e division
offer-take-to-place = Placer : { $unit }
offer-take-to-fire = Tirer avec : { $unit }
offer-take-to-move = Déplacer : { $unit }
offer-take-to-break = Percer avec la pile : { $unit }
offer-go-along = Emmener aussi : { $unit }
offer-fire-along = Tirer aussi avec : { $unit }
offer-attack = À l’assaut : { $unit }
offer-support = Appui : { $unit }
offer-leave = Laisser en arrière : { $unit }
offer-place = Placer : { $hex }
offer-go = Aller : { $hex }, { $points }
offer-march = Mouvement stratégique : { $hex }, { $points }
offer-dig = Creuser sur place
offer-stay = Ne plus bouger
offer-hold-fire = Ne pas tirer avec ces pièces
offer-replace = Un remplacement, retour à pleine force : { $unit }
offer-rebuild = Un remplacement, retour en force réduite auprès du QG : { $unit }
offer-headquarters-back = Un remplacement, retour en jeu : { $unit }, { $hex }
offer-gun-back = Retour en jeu : { $unit }, { $hex }
offer-attach = La 16e division au { $corps }
offer-barrage = Barrage : { $hex }, force { $strength }, colonne { $column }
offer-interdict = Interdiction : { $hex }, sur { $need } ou moins
offer-target = Assaillir : { $hex }
offer-assault = Lancer l’assaut : { $hex }, { $attack } contre { $defence }, colonne { $column }
offer-lose-step = Perdre un pas : { $unit }
offer-lose-unit = Perdre l’unité : { $unit }
offer-retreat = { $count ->
        [0] La garnison prend le dégât, personne ne recule
        [one] Reculer tous de { $count } hexagone
       *[other] Reculer tous de { $count } hexagones
    }
offer-fall = Reculer, { $hex } : { $unit }
offer-remnant = Tenter le reliquat
offer-infiltrate = S’infiltrer, { $hex } : { $unit }

# Ce que l’on montre du doigt

left-steps = { $full ->
        [one] un seul pas
       *[other] { $left } pas sur { $full }
    }
note-hex = { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } pour y entrer hors route.
note-assault-shift = Assaut contre cet hexagone : { $columns ->
        [-1] −1 colonne
        [-2] −2 colonnes
        [-3] −3 colonnes
        [-4] −4 colonnes
        [-5] −5 colonnes
       *[other] { $columns } colonnes
    }.
note-barrage-shift = Barrage sur cet hexagone : { $columns ->
        [-1] −1 colonne
        [-2] −2 colonnes
        [-3] −3 colonnes
        [-4] −4 colonnes
        [-5] −5 colonnes
       *[other] { $columns } colonnes
    }.
note-interdicted = Marqueur d’interdiction : routes coupées, terrain à double prix.
note-control = { $side }
note-weak-zone = Zone de contrôle faible des { $side }.
note-strong-zone = Zone de contrôle forte des { $side }.
note-reconstructed = Ce terrain est reconstitué.
note-unit = { $unit }
note-shots = { $count ->
        [0] plus de tir ce tour
        [one] encore { $count } tir ce tour
       *[other] encore { $count } tirs ce tour
    }
note-morale = Moral, tout compté : { $morale }.
note-movement = Mouvement aujourd’hui : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
note-range = Tire à { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
} au plus.
note-defence = Force en défense : { $strength }.
note-attack = Force à l’assaut : { $strength }.
note-supply-in = Ravitaillement assuré pour ce tour.
note-supply-out = Hors ravitaillement pour ce tour.
note-now-in = Contrôle fait à présent : l’unité aurait sa ligne.
note-now-out = Contrôle fait à présent : l’unité n’aurait pas sa ligne.
note-no-headquarters = Son QG n’est pas sur la carte.
note-no-line-to-headquarters = Aucune ligne jusqu’à son QG.
note-no-line-to-any-headquarters = Aucune ligne jusqu’à un QG ravitaillé.
note-line-to-headquarters = { $headquarters } : { $cost ->
        [one] { $cost } point hors route
       *[other] { $cost } points hors route
    } pour l’atteindre, { $limit } au plus.
note-line-to-source = De là à la source : { $cost ->
        [one] { $cost } point hors route sur { $limit }
       *[other] { $cost } points hors route sur { $limit }
    }.
note-no-line-to-source = De là, aucune ligne jusqu’à une source.
measure-distance = De { $from } à { $to } : { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }.

# Plusieurs lignes du journal en une : # tient lieu du nombre.

together-placed = { $count } unités prennent place.
together-out-of-supply = { $count } unités hors ravitaillement.
together-supplied = { $count } unités ravitaillées de nouveau.
together-replaced = { $count } unités remises à pleine force par des remplacements.
together-restored = { $count } unités ramenées en jeu par des remplacements.
together-arrived = { $count } unités arrivent en renfort.
together-delayed = { $count } renforts retardés.
together-gun-returned = { $count } unités d’artillerie reprennent leur service.
together-moved = { $count } mouvements.
together-marched = { $count } mouvements stratégiques.
together-broke-through = { $count } percées.
together-dug-in = { $count } unités creusent.
together-taken = { $count } hexagones aux mains des { $side }.
together-fell-back = { $count } unités reculent : { $from } → { $to }.

# Les chances

odds-with-all = Avec toutes les unités qui peuvent s’y joindre.
odds-assault = { $attack } contre { $defence } fait { $base } ; colonne { $column } après décalages.
odds-barrage = Force { $strength } : colonne { $column } après décalages.
odds-interdiction = Un dé : { $need } ou moins pose le marqueur.
odds-morale = Deux dés : { $morale } ou moins.
odds-added = { $add } de plus aux dés.
odds-retreat = { $tests ->
        [one] Un test de moral
       *[other] { $tests } tests de moral
    } : { $morale } ou moins à deux dés.
shift-weather = Beau temps : { $columns ->
        [one] +{ $columns } colonne
       *[other] +{ $columns } colonnes
    }
shift-first-day = Premier jour : { $columns ->
        [one] +{ $columns } colonne
       *[other] +{ $columns } colonnes
    }
shift-pioneers = Pionniers : { $columns ->
        [one] +{ $columns } colonne
       *[other] +{ $columns } colonnes
    }
shift-ground = Terrain : { $columns ->
        [-1] −1 colonne
        [-2] −2 colonnes
        [-3] −3 colonnes
        [-4] −4 colonnes
        [-5] −5 colonnes
       *[other] { $columns } colonnes
    }
shift-fort = Fort : { $columns ->
        [-1] −1 colonne
        [-2] −2 colonnes
        [-3] −3 colonnes
       *[other] { $columns } colonnes
    }
shift-crossing = Tous par un pont ou un ruisseau : { $columns ->
        [-1] −1 colonne
        [-2] −2 colonnes
       *[other] { $columns } colonnes
    }
beside-likely-support = Si la pièce la plus forte appuie la défense : colonne { $column }
beside-full-support = Si tout ce qui peut tirer appuie la défense ({ $guns ->
        [one] { $guns } pièce
       *[other] { $guns } pièces
    }) : colonne { $column }
case-losses = assaillant { $attacker }, défenseur { $defender }
case-unharmed = sans effet
case-demoralised = démoralisation
case-cut-off = quartier général isolé
case-reduced = un pas de perte
case-eliminated = élimination
case-chosen = dégâts que le propriétaire répartit
case-interdicted = le marqueur est posé
case-not-interdicted = le tir est manqué
case-remnant = un reliquat reste
case-no-remnant = rien ne reste
case-steady = le moral tient
case-shaken = le moral cède

# Le journal

event-placed = { $unit } prend place : { $hex }.
event-standard = Les { $side } prennent leur déploiement tout fait.
event-deployed = Les { $side } sont en place.
event-day = Le jour se lève : { $day } février 1916.
event-weather-first = Beau temps pour le premier jour.
event-weather-fair = Météo, dé { $die } : beau temps. Une colonne de plus aux barrages allemands.
event-weather-bad = Météo, dé { $die } : mauvais temps. Un point de mouvement de moins, et pas de percée.
began-2 = Organisation des { $side }.
began-3 = Bombardement des { $side }.
began-4 = Mouvement des { $side }.
began-5 = Assauts des { $side }.
began-6 = Percée des { $side }.
event-out-of-supply = { $unit }, { $hex } : hors ravitaillement.
event-supplied = { $unit }, { $hex } : le ravitaillement revient.
event-rallied = { $unit }, { $hex } : ralliement, dés { $dice } contre { $morale } ; l’unité se reprend.
event-not-rallied = { $unit }, { $hex } : ralliement, dés { $dice } contre { $morale } ; c’est un échec.
event-surrendered = { $unit }, { $hex } : l’unité se rend et ne reviendra pas.
event-replacements = Pour les { $side } : { $count ->
        [one] { $count } remplacement
       *[other] { $count } remplacements
    }.
event-replaced = { $unit }, { $hex } : un remplacement, et l’unité est à pleine force.
event-restored = { $unit }, { $hex } : un remplacement ramène l’unité en jeu.
event-arrived = Renfort : { $unit }, { $hex }.
event-delayed = Renfort retardé : { $unit }. L’ennemi tient ou menace { $hex }.
event-called = La 121e division est appelée : elle coûtera un point aux Allemands.
event-called-free = La 121e division est appelée, sans rien coûter.
event-not-called = La 121e division n’est pas appelée.
event-attached = La 16e division est rattachée au { $corps }.
event-petain = Pétain prend le commandement : tirs réunis, réserves raffermies, voies ferrées ouvertes, deux remplacements par tour.
event-gun-returned = { $unit } reprend son service : { $hex }.
event-markers-lifted = Les { $side } relèvent { $count ->
        [one] un marqueur d’interdiction
       *[other] { $count } marqueurs d’interdiction
    }.
event-barrage = { $by }, barrage sur { $on } : force { $strength }, { $shift ->
        [-5] décalage −5, colonne
        [-4] décalage −4, colonne
        [-3] décalage −3, colonne
        [-2] décalage −2, colonne
        [-1] décalage −1, colonne
        [0] colonne
       *[other] décalage +{ $shift }, colonne
    } { $column }. Dé { $die } : { $result }.
shelling-0 = sans effet
shelling-1 = test de moral (M)
shelling-2 = test de moral à +1 (M1)
shelling-3 = test de moral à +2 (M2)
shelling-4 = dégâts (X)
event-guns-unseen = Par ce mauvais temps, l’artillerie n’est pas repérée et n’a rien : { $hex }.
event-damaged = { $unit }, { $hex } : les dégâts sont pour cette unité.
event-nothing-to-damage = Rien à éliminer ni à réduire, { $hex } : tests de moral à +3.
event-test-passed = { $unit }, { $hex } : test de moral, dés { $dice }{ $add ->
        [0] {" "}
       *[other] , plus { $add },{" "}
    }contre { $morale } ; l’unité tient.
event-test-failed = { $unit }, { $hex } : test de moral, dés { $dice }{ $add ->
        [0] {" "}
       *[other] , plus { $add },{" "}
    }contre { $morale } ; c’est un échec.
event-demoralised = { $unit }, { $hex } : unité démoralisée.
event-cut-off = { $unit }, { $hex } : quartier général isolé, ses lignes ne valent plus que 5 points.
event-reduced = { $unit }, { $hex } : un pas de perte.
event-eliminated = { $unit }, { $hex } : unité éliminée.
event-interdicted = { $unit } tire en interdiction, { $hex } : dé { $die } pour { $need } ou moins ; le marqueur est posé.
event-not-interdicted = { $unit } tire en interdiction, { $hex } : dé { $die } pour { $need } ou moins ; tir manqué.
event-moved = { $unit } : { $from } → { $to }, { $points }.
event-marched = { $unit }, mouvement stratégique : { $from } → { $to }, { $points }.
event-broke-through = { $unit }, percée : { $from } → { $to }.
event-left-behind = { $unit } reste en arrière : { $hex }.
event-dug-in = { $unit } creuse : { $hex }.
event-left-digging = { $unit } quitte ses trous : { $hex }.
event-taken = Aux mains des { $side } : { $hex }.
event-assault = { $by }, assaut sur { $on }, { $guns ->
        [0] sans appui
        [one] { $guns } pièce en appui
       *[other] { $guns } pièces en appui
    } : { $attack } contre { $defence }, colonne { $column }.
event-defence-supported = { $by }, appui de la défense, { $hex } : force { $strength } ; colonne { $column }.
event-assault-rolled = Assaut, { $hex } : colonne { $column }, dé { $die }. Dégâts : assaillant { $attacker }, défenseur { $defender }.
event-hits-lost = Dégâts sans effet sur les { $side } : { $count }. Nul ne peut plus perdre de pas, ni reculer aussi loin.
event-no-way-back = Pas de retraite possible pour les { $side } : le reste se prend en pas de perte.
event-retreats = Retraite des { $side } : { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }.
event-fell-back = { $unit } recule : { $from } → { $to }.
event-fort-destroyed = La garnison tombe, le fort est détruit : { $hex }.
event-fort-absorbs = La garnison prend un dégât et couvre la retraite : { $hex }.
event-remnant-saved = { $unit }, { $hex } : test du reliquat, dés { $dice } contre { $morale } ; des hommes tiennent encore.
event-remnant-lost = { $unit }, { $hex } : test du reliquat, dés { $dice } contre { $morale } ; il ne reste rien.
event-remnant = { $unit }, { $hex } : voilà ce qui reste d’une unité ({ $of }).
event-remnant-declined = { $unit } : pas de reliquat tenté.
event-infiltrated = { $unit } s’infiltre : { $from } → { $to }.
event-recovery = Récupération mutuelle : l’artillerie est de nouveau prête.
points-for-0 = Bourgs tenus : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points-for-1 = Forts détruits : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points-for-2 = Hexagones de Verdun : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points-for-3 = Pertes : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points-for-4 = Appel de la 121e division : { $points ->
        [-1] −1 point
       *[other] { $points } points
    }.
event-ended = Fin de la bataille : { $points ->
        [-1] −1 point allemand
        [one] { $points } point allemand
       *[other] { $points } points allemands
    }, { $level }. Bourgs tenus : { $towns } ; forts détruits : { $forts } ; hexagones de Verdun : { $city } ; points pour les pertes : { $losses }.

# Les refus : le moment

the-game-is-over = La partie est finie : il n’y a plus rien à décider.
not-your-turn = C’est à l’autre camp de décider.
not-now = Ce n’est pas le moment : cela se décide dans une autre phase. Choisissez parmi ce qui est proposé.
not-yours = Cette unité n’est pas de celles dont vous décidez ici ; montrez une des vôtres.
not-on-the-map = Cette unité n’est pas sur la carte : elle n’est pas arrivée, ou elle est perdue.
nothing-in-hand = Rien n’est en main : choisissez d’abord une unité.
already-in-hand = Cette unité est déjà choisie, et ne l’est pas deux fois : dites où elle va ou ce qu’elle vise.
damage-to-take = Le barrage a fait des dégâts : dites d’abord quelle unité les subit.
losses-to-take = Il reste des dégâts à encaisser : choisissez qui perd un pas, ou faites retraite.
retreat-to-make = La retraite n’est pas finie : choisissez une unité et l’hexagone où elle recule.
an-assault-is-being-declared = Un assaut est en préparation : désignez qui attaque, puis lancez-le.
the-assault-is-declared = Votre assaut est lancé et ne se reprend plus : l’autre camp choisit son appui.
a-remnant-to-settle = Une unité vient d’être éliminée : dites d’abord si un reliquat est tenté.
no-remnant-to-settle = Aucun reliquat n’est à tenter : il faut qu’une unité d’infanterie allemande, ou un régiment français de moral 7 ou 8, vienne d’être éliminé.

# Mise en place

already-so = Vos unités sont déjà aux places du déploiement tout fait.
not-to-be-placed = Cette unité n’est pas à placer : elle a sa place fixe, ou vient plus tard.
not-its-zone = Ce n’est pas le secteur de cette unité ; prenez un des hexagones proposés.
not-a-trench = Cette unité commence dans une tranchée française.
not-behind-the-front = L’artillerie de division commence au sud de la première ligne.
not-a-railway = L’artillerie sur rail commence sur une voie ferrée.
another-division-there = Une autre division est déjà là : au départ, deux divisions ne partagent pas un hexagone.
not-all-placed = Il reste des unités à placer.
no-infantry-near = Une artillerie de division se met à 4 hexagones au plus d’une infanterie amie déjà placée.
guns-without-infantry = Trop loin de toute infanterie amie, à plus de 4 hexagones : { $units }.
front-uncovered = { $count ->
    [one] Un hexagone de la première ligne n’a ni unité ni zone de contrôle française : { $hexes }. Couvrez-le.
   *[other] { $count } hexagones de la première ligne n’ont ni unité ni zone de contrôle française : { $hexes }. Couvrez-les.
}

# Organisation

no-replacements-left = Il ne reste pas de remplacement ce tour.
no-replacements-for-guns = L’artillerie ne reçoit pas de remplacements.
no-replacements-for-remnants = Un reliquat ne reçoit pas de remplacements.
nothing-to-replace = Cette unité n’a pas de perte à réparer, ou n’est pas de celles que l’on complète.
surrendered = Cette unité s’est rendue : elle ne revient plus.
one-for-the-pioneers = Les pionniers ont déjà eu leur remplacement : un seul par tour, pour eux tous.
replacements-need-supply = Cette unité est hors ravitaillement : les remplacements ne l’atteignent pas.
replacements-need-morale = Cette unité est démoralisée : il faut la rallier avant de la compléter.
it-stays-where-it-is = Cette unité est complétée sur place : il n’y a pas d’hexagone à choisir.
with-its-headquarters = Une unité éliminée revient auprès de son QG : il n’y a pas d’hexagone à choisir.
no-headquarters-in-supply = Une unité éliminée revient auprès de son QG, et il n’est pas sur la carte, ou pas ravitaillé.
headquarters-in-a-zone = Le QG où l’unité reviendrait est sous une zone de contrôle ennemie ; dégagez-le d’abord.
chasseurs-do-not-return = Des chasseurs éliminés ne reviennent pas ; seuls des chasseurs réduits sont complétés.
the-16th-does-not-return = La 16e division n’a pas de QG : ses unités éliminées ne reviennent pas.
not-a-place-for-it = L’unité ne revient pas là. Un QG français revient à Verdun, un QG allemand sur une route libre au nord du front ; une artillerie auprès de son QG, ou à Verdun si elle n’en a pas, ou à Forges si elle en vient.
one-lost-gun = Pétain ne rend qu’une artillerie, française et éliminée, et c’est avant les remplacements du 26 février.
only-on-the-25th = La 121e division ne s’appelle que le 25 février, pendant l’organisation allemande.
nobody-to-place = Toutes les unités de la 121e division sont entrées.
not-a-corps-of-yours = La 16e division se rattache à un corps français.

# Bombardement

not-guns = Seule l’artillerie tire ; cette unité n’en est pas.
divisional-guns-only-support = L’artillerie de division ne bombarde pas : elle appuie les assauts et la défense.
has-fired = Cette artillerie a déjà tiré, ou bougé, ce tour : elle attend la récupération mutuelle.
holds-its-fire = Vous avez renoncé à tirer avec cette artillerie dans cette phase.
guns-out-of-supply = Hors ravitaillement, l’artillerie ne bombarde pas et n’appuie pas d’attaque ; elle peut encore appuyer la défense.
french-corps-guns-fire-alone = Avant le 26 février, une artillerie de corps française tire seule : ni avec une autre, ni avec une pièce d’armée.
nobody-to-shell = Il n’y a pas d’unité ennemie à battre là ; un hexagone vide ne peut qu’être interdit.
guns-of-the-left-bank = Les pièces de Forges sont dispersées sur toute la rive gauche : aucun barrage ne les atteint.
safe-in-the-fort = Un fort debout met ses occupants à l’abri des barrages ; il faut l’assaillir.
guns-not-seen = Par mauvais temps, une artillerie n’est repérée que si une de vos unités est à 3 hexagones au plus.
out-of-range = L’hexagone est hors de portée de cette artillerie, ou de l’une de celles qui tirent ensemble.
interdiction-is-by-one-gun = L’interdiction se tire pièce par pièce : n’en gardez qu’une en main.
a-source-of-supply = On n’interdit pas une source de ravitaillement.
already-interdicted = Un de vos marqueurs d’interdiction est déjà là.
not-under-fire = Cette unité n’est pas sous ce barrage ; choisissez-en une de l’hexagone battu.
cannot-pay-for-damage = Ces dégâts éliminent une artillerie ou réduisent une infanterie à pleine force, rien d’autre.

# Mouvement

does-not-move = Cette unité ne bouge pas.
has-moved = Cette unité a fini cette phase : elle a bougé, creusé, ou vous l’avez laissée sur place.
already-there = L’unité est déjà là.
already-under-way = Le groupe est déjà parti : on le réunit avant de bouger.
in-another-hex = Cette unité est dans un autre hexagone ; on ne part ensemble que du même.
the-railway-gun-goes-alone = L’artillerie sur rail roule seule.
off-the-track = L’artillerie sur rail ne quitte pas la voie ferrée.
the-meuse = La Meuse ne se passe que sur un pont.
a-fort-stands = Un fort debout est fermé à l’ennemi : il faut d’abord en abattre la garnison par l’assaut.
enemy-there = L’ennemi tient cet hexagone ; à qui entre en jeu, sa zone de contrôle suffit à le fermer.
no-guns-in-zones = Ni artillerie ni QG n’entrent dans une zone de contrôle ennemie, sauf auprès d’une unité amie.
strong-to-strong = L’infanterie ne passe pas droit d’une zone de contrôle forte à une autre ; faites le tour par un hexagone plus libre.
stopped-but-for-others = Une zone de contrôle forte arrête ici une unité de la pile : laissez-la en arrière, les autres peuvent poursuivre.
stopped-by-a-zone = Une zone de contrôle forte a arrêté ces unités : elles ne vont pas plus loin dans cette phase.
too-far = Les points de mouvement n’y suffisent pas ; la percée n’en donne que la moitié.
no-room = Il n’y a pas la place : deux régiments par hexagone, ou l’équivalent, et un bataillon de pionniers en plus auprès de sa division.
too-many-in-a-hex = Un hexagone est trop plein : faites-en partir une unité avant de finir.
one-way-of-moving = Mouvement ordinaire ou mouvement stratégique : l’un ou l’autre dans une même phase, pas les deux.
strategic-supply = Hors ravitaillement, pas de mouvement stratégique.
strategic-demoralised = Une unité démoralisée ne fait pas de mouvement stratégique.
strategic-contact = Un ennemi est au contact : le mouvement stratégique doit partir de plus loin.
strategic-zone = Le mouvement stratégique évite toute zone de contrôle ennemie.
strategic-control = Le mouvement stratégique reste sur les hexagones de son camp.
trench-or-fort = On ne creuse ni dans une tranchée, ni sur un hexagone de fort, fût-il détruit.
railway-guns-do-not-dig = L’artillerie sur rail ne creuse pas.
already-dug-in = Cette unité a déjà creusé ici.
leads-no-breakthrough = Une percée se fait avec des pionniers allemands ou des chasseurs français ; les autres suivent leur pile.
too-shaken-to-break-through = Une unité démoralisée ne perce pas.
the-stack-goes-as-it-is = Une pile perce telle qu’elle est : personne ne s’y joint.
left-on-the-way = Dans une colonne en marche, on peut laisser une unité en arrière, mais pas la dernière, ni avant d’être parti.
not-in-this-stack = Cette unité n’est pas de la pile qui perce.
one-may-stay-behind = Une seule unité de la pile reste en arrière, et il faut que d’autres avancent.
no-strategic-breakthrough = Il n’y a pas de mouvement stratégique en percée.
no-digging-in-breakthrough = On ne creuse pas pendant la percée.

# Assaut

nobody-to-assault = Il n’y a pas d’ennemi à assaillir là.
already-assaulted = Cet hexagone a déjà été assailli dans cette phase, ou abrite une unité qui vient de l’être.
nobody-adjacent = Aucune infanterie de votre camp n’est à côté de cet hexagone.
not-adjacent = Ces deux hexagones ne se touchent pas : on assaille, on s’infiltre et on recule d’un hexagone à son voisin.
only-infantry-attacks = Seule l’infanterie donne l’assaut ; l’artillerie l’appuie.
too-shaken-to-attack = Une unité démoralisée n’attaque pas : elle ne peut que se défendre.
has-attacked = Cette unité a déjà attaqué ce tour.
already-engaged = Cette unité est déjà de cet assaut.
no-attackers = Il faut au moins une infanterie pour donner l’assaut.
too-weak = Le rapport, décalages compris, est sous 1:3 : l’assaut n’est pas permis. Il y faut plus de monde ou plus d’appui.
army-guns-do-not-support = L’artillerie d’armée n’appuie personne : barrage et interdiction seulement.
too-shaken-to-support = Une artillerie démoralisée n’appuie pas.
assaulted-itself = Cette artillerie est assaillie, ou l’a été dans cette phase : elle se défend, mais n’appuie pas.
not-its-division = L’artillerie de division appuie sa division, et nulle unité engagée n’en est.
not-its-corps = L’artillerie de corps appuie son corps, et nulle unité engagée n’en est.
no-corps-guns-for-the-16th = La 16e division n’est d’aucun corps : seule son artillerie l’appuie.
not-in-this-assault = Cette unité ne prend pas part à l’assaut, n’en est plus, ou l’appuie de trop loin.
support-stays-behind = Une artillerie qui appuie ne s’infiltre que si elle était empilée avec l’infanterie de l’assaut.
remnants-are-spared = Un reliquat n’est pas éliminé le tour où il paraît.
pioneers-first = Le premier pas de perte de l’attaque est pour les pionniers.
half-as-steps-first = La moitié des dégâts se prend d’abord en pas de perte ; la retraite ne sauve que du reste.
garrisons-do-not-retreat = Une garnison ne recule pas.
no-way-to-retreat = Toutes les unités engagées reculent, ou aucune, et l’une d’elles n’a pas la voie libre aussi loin ; un pas de perte de plus raccourcit la retraite.
retreat-cut-short = La retraite est faite : les hexagones qui lui manquent se prennent en pas de perte.
not-retreating = Cette unité n’est pas en retraite, ou a fini la sienne.
another-is-retreating = Une autre unité recule déjà : menez d’abord sa retraite au bout.
the-assaulted-hex = Un assaillant qui recule n’entre jamais dans l’hexagone qu’il a assailli, fût-il vide.
not-that-way = On recule en s’éloignant de chaque ennemi engagé, vers son bord de carte ou, à défaut, vers un bourg ami.
guns-do-not-pass-zones = Ni artillerie ni QG ne reculent à travers une zone de contrôle ennemie ; une unité amie qui s’y arrête d’abord leur ouvre la voie.
a-dead-end = Par là, la retraite n’irait pas à son terme ; reculez d’un autre côté.
bars-the-way = Par là, une artillerie ou un QG n’aurait plus de voie pour reculer à son tour ; laissez-lui un passage, ou faites-le reculer d’abord.
attackers-fell-back = Des assaillants ont reculé : personne ne s’infiltre.
not-vacant = L’ennemi tient encore l’hexagone assailli : on ne s’infiltre que s’il est vide.
has-infiltrated = Cette unité s’est déjà infiltrée.
no-pioneers-in-the-stack = Seule une pile qui a attaqué avec des pionniers passe au-delà de l’hexagone assailli.
not-beyond = On ne passe pas au-delà par ici : il faut que tous les défenseurs soient éliminés ou, s’ils ont reculé de deux hexagones, suivre leurs pas.
beside-its-own-hex = Cet hexagone touche celui d’où vient la pile : il n’est pas au-delà pour elle.
pioneers-go-first = Une pile sans pionniers s’est déjà infiltrée : celles qui pouvaient aller au-delà devaient entrer les premières.
the-stack-keeps-together = La pile ne se sépare pas : elle va au même hexagone, et laisse au plus une unité dans l’hexagone pris.
somebody-holds-the-hex = Une unité doit d’abord tenir l’hexagone pris ; seuls des pionniers sans personne d’autre s’en dispensent.

# Décisions mal écrites

want-hex = un hexagone : quatre chiffres, la colonne puis la rangée, comme 1405
parse-unit = « { $found } » n’est pas une unité attendue ici : un nom comme ir80 ou qg-xxx l’était
want-unit = une unité, comme ir80 ou qg-xxx
want-corps = un corps, comme XX ou VIIR

# Données mal saisies

map-too-large = une carte a de 1 à 99 colonnes, de 2 à 99 rangées et { $most } hexagones au plus
map-line = une ligne a un hexagone, ses terrains, sa provenance et, s’il y en a un, son nom
map-no-hex = « { $found } » n’est pas un hexagone de la carte : quatre chiffres étaient attendus, comme 1405
map-hex-twice = l’hexagone { $found } est déjà plus haut
map-no-ground = « { $found } » n’est pas un terrain ; il y a : { $known }
map-no-source = « { $found } » n’est pas une provenance ; il y a : { $known }
map-not-adjacent = « { $name } » : { $from } et { $to } ne se touchent pas
map-no-path = « { $name } » a moins de deux hexagones
map-no-side = « { $found } » n’est pas un côté d’hexagone : deux voisins étaient attendus, comme 1115/1214
map-bridge-nowhere = ce pont ne passe pas la Meuse : elle ne suit pas ce côté d’hexagone
map-no-front = il faut au moins un hexagone de première ligne (front) et une source allemande
map-front-trench = l’hexagone { $hex } est de la première ligne et n’a pas de tranchée
map-front-open = la première ligne ne ferme pas la carte : on la contourne jusqu’à une source française
unit-id = « { $found } » ne convient pas : un identifiant a des minuscules, des chiffres et des traits d’union
unit-twice = « { $found } » est déjà plus haut
unit-too-many = il y a plus de { $most } pions
unit-needs = il manque à « { $unit } » une valeur : { $field }
unit-no-corps = « { $unit } » n’a pas de corps ; seuls reliquats et garnisons s’en passent
unit-no-such-corps = « { $unit } » : « { $found } » n’est pas un corps de son camp
unit-corps-twice = le corps « { $found } » est déjà plus haut
unit-no-headquarters = le corps « { $corps } » n’a pas de QG
unit-no-garrison = le fort de l’hexagone { $hex } n’a pas une garnison et une seule
unit-no-zone = « { $found } » n’est pas une zone de la carte, ni any-trench, behind ou rail
table-columns = les colonnes de cette table sont : { $expected }
table-row = { $found } cases au lieu de { $expected }, une par colonne
table-losses = « { $found } » : des dégâts s’écrivent assaillant/défenseur, de 0 à 9, comme 2/1
table-strengths = « { $found } » n’est pas une force plus grande que celle d’avant
table-shelling = « { $found } » n’est pas un résultat : -, M, M1, M2 ou X était attendu

set-division = Division { $name }
mark-assaulted = assailli
caution-guns = { $count ->
        [one] Une pièce peut encore tirer : après cette phase, elle ne bombardera plus ce tour.
       *[other] { $count } pièces peuvent encore tirer : après cette phase, elles ne bombarderont plus ce tour.
    }
caution-headquarters = { $unit } : sans ravitaillement à cette place, avec toutes ses unités.
caution-unit = { $unit } ({ $hex })
caution-supply = { $count ->
        [one] Une unité n’aurait
       *[other] { $count } unités n’auraient
    } plus de ligne de ravitaillement : { $units }{ $more ->
        [0] .
       *[other] …
    }
caution-trench = La tranchée { $hex } reste vide.
brief-guns = { $count ->
    [one] une pièce muette
   *[other] { $count } pièces muettes
}
brief-headquarters = un QG sans ravitaillement
brief-supply = { $count ->
    [one] une unité sans ravitaillement
   *[other] { $count } unités sans ravitaillement
}
brief-trench = tranchée abandonnée
a-replacement = remplacement
caution-replacements = { $count ->
    [one] Un remplacement n’est pas employé et sera perdu.
   *[other] { $count } remplacements ne sont pas employés et seront perdus.
}
brief-replacements = { $count ->
    [one] un remplacement perdu
   *[other] { $count } remplacements perdus
}
caution-gun-back = Une pièce éliminée pouvait revenir : l’occasion ne se présente qu’une fois.
brief-gun-back = une pièce perdue pour de bon
caution-remnant = L’unité disparaît tout entière, sans tenter de laisser un reliquat.
brief-remnant = reliquat non tenté
map-empty-zone = la zone « { $zone } » n’a pas d’hexagone
map-over-river = { $name } passe la Meuse de { $from } à { $to } sans pont
map-river-gap = la Meuse laisse passer entre { $from } et { $to } : elle doit couper la carte en deux
map-source = « { $found } » n’est pas un hexagone de route au bord de la carte
unit-too-much = { $unit } : aucun chiffre ne dépasse { $most }, la portée exceptée
table-too-much = un terrain ne coûte ni ne décale plus de { $most }

# Les verbes, en têtes de liste.
verb-done = Finir
verb-standard = Prendre le déploiement tout fait
verb-take = Prendre en main
verb-with = Emmener, engager
verb-stay = Rester
verb-leave = Laisser en arrière
verb-place = Placer
verb-go = Aller
verb-march = Mouvement stratégique
verb-dig = Creuser
verb-replace = Employer un remplacement
verb-call = Appeler la 121e division
verb-attach = Rattacher la 16e division
verb-barrage = Tirer un barrage
verb-interdict = Tirer en interdiction
verb-target = Assaillir
verb-assault = Lancer l’assaut
verb-lose = Perdre
verb-retreat = Reculer
verb-fall = Reculer
verb-remnant = Garder un reliquat
verb-infiltrate = S’infiltrer

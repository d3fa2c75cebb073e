# Les mots du jeu en français.

# Les armées, toujours au pluriel : « les », « des » et « aux » leur vont ; elles servent de noms aux camps.

title = La Der des Ders
about-tagline = de Kumanovo à Komarów, 1912–1923
about-scale = du bataillon à la division, sur une table d’hexagones
about-length = de 1 à 3 h, une dizaine de tours

# Scénarios et options

scenario-kumanovo = Kumanovo (23–24 octobre 1912)
scenario-le-cateau = Le Cateau (26 août 1914)
scenario-champagne = Champagne (25 septembre 1915)
scenario-caures = Verdun, le bois des Caures (21–22 février 1916)
scenario-cambrai = Cambrai (20 novembre 1917)
scenario-caporetto = Caporetto (24 octobre 1917)
scenario-villers = Villers-Bretonneux (24 avril 1918)
scenario-megiddo = Megiddo (19–20 septembre 1918)
scenario-tsaritsyn = Tsaritsyne (juin 1919)
scenario-komarow = Komarów (31 août 1920)
option-decoys = Leurres : de faux « ? » parmi les vrais

# Terrains

ground-clear = terrain clair
ground-broken = terrain accidenté
ground-wood = bois
ground-thicket = fourré
ground-town = agglomération
ground-marsh = marais
ground-water = eau
ground-cliff = à-pic

# Armes, soutiens et doctrines d’une unité

class-infantry = infanterie
class-cavalry = cavalerie
class-train = train blindé
class-decoy = leurre
trait-armour-light = blindés chenillés légers
trait-armour-heavy = blindés lourds
trait-armour-unstable = blindés lourds instables
trait-armour-wheeled = autos blindées
trait-assault = troupes d’assaut
trait-mortars = mortiers lourds (Minenwerfer)
trait-tachankas = tachankas
trait-compact = formation compacte
trait-gaudy = tenues voyantes
trait-mountain = troupes de montagne
trait-irregular = irréguliers
trait-french = feu à la française (à deux hexagones, avant 1915)
trait-bef = feu du corps expéditionnaire britannique (à un hexagone, avant 1915)

# Armées

nation-french = Français
nation-british = Britanniques
nation-belgian = Belges
nation-american = Américains
nation-german = Allemands
nation-austrian = Austro-Hongrois
nation-russian = Russes
nation-italian = Italiens
nation-serbian = Serbes
nation-bulgarian = Bulgares
nation-greek = Grecs
nation-montenegrin = Monténégrins
nation-romanian = Roumains
nation-ottoman = Ottomans
nation-portuguese = Portugais
nation-arab = Arabes
nation-australian = Australiens
nation-indian = Indiens
nation-red = Rouges
nation-white = Blancs
nation-polish = Polonais
nation-ukrainian = Ukrainiens
nation-czech = Tchécoslovaques
nation-hungarian = Hongrois
nation-makhno = Makhnovistes
nation-turkish = Turcs

## The table

# Les camps

attacker = Attaquant
defender = Défenseur
window-reaction = Avant un assaut de l’ennemi : tir d’opportunité, tir en soutien, esquive

# Sur la table

ground-height-1 = hauteur de niveau 1
ground-height-2 = hauteur de niveau 2
mark-base = base arrière des { $side }
mark-base-captured = base des { $side }, capturée
mark-depot = dépôt des { $side }
mark-prize = objectif
mark-works-1 = retranchements de niveau 1
mark-works-2 = retranchements de niveau 2
mark-works-3 = fortin bétonné
mark-wire = barbelés
mark-craters = terrain bouleversé par les obus
mark-smoke = fumée
mark-ambush = en embuscade
mark-dismounted = pied à terre
mark-moved = a bougé ce tour
mark-fought = a combattu ce tour
mark-struck = a été attaquée ce tour
mark-building = construit un dépôt
mark-activated = a son jeton pour ce tour
mark-in-hand = en main
mark-chain = de la chaîne activée

# À côté de la table

brief-armies = À l’attaque : { $attacker }. En défense : { $defender }.
status-before = avant la bataille
status-turn = tour { $turn } sur { $total }
pool-troops = Troupes à recruter
pool-waiting = Unités à déployer
pool-works = Défenses à aménager
pool-fires = Points de bombardement
pool-lost = Unités perdues
note-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
track-turn = Tour
track-points = Points de victoire
track-resources = Ressources
track-lead-mark = avance à dépasser
track-cup = Jetons dans le gobelet
track-raised = Points mis dans les unités
track-rolled = Points tirés pour les unités
track-levy = Points à dépenser
track-purse-mark = pour les unités
track-capital-mark = en tout
goal-lead = Avance de l’attaquant
goal-lead-state = { $attacker } : { $lead }, il leur faut { $needed }
lead-ahead = { $points } d’avance
lead-behind = { $points } de retard
lead-needed-ahead = { $points ->
        [0] de l’avance
       *[other] plus de { $points } d’avance
    }
lead-needed-behind = moins de { $points } de retard
goal-open = à personne
goal-base = Base des { $side } : { $hex }
goal-base-kept = gardée
goal-base-captured = capturée
outcome-won = Les { $side } l’emportent, { $own } à { $other }
outcome-routed = Déroute des { $loser } : les { $side } l’emportent, { $own } à { $other }
overlay-deployment-attacker = zone de déploiement de l’attaquant
overlay-deployment-defender = zone de déploiement du défenseur
overlay-zones-attacker = zones de contrôle de l’attaquant
overlay-zones-defender = zones de contrôle du défenseur
overlay-zone = sa zone de contrôle
overlay-reach = où elle peut aller, en points de ressource
overlay-range = où elle voit et peut tirer, score pour toucher à découvert
overlay-sight = ce qu’on voit de là
overlay-rear = derrière sa ligne de front
overlay-line = sa ligne de ravitaillement

# Questions

phase-recruit = recrutement
phase-deploy = déploiement en secret
phase-bring = choix du soutien des bases
phase-bombard = bombardement préliminaire
phase-activate = activations
phase-react = réaction à un assaut
phase-retreat = repli
phase-follow = percée
phase-rail = trains blindés
phase-over = partie terminée
ask-recruit = Que recruter ? Encore { $points } pour les unités, { $capital } en tout
ask-deploy = { $count ->
        [one] Une unité à déployer : laquelle, et où ?
       *[other] { $count } unités à déployer : laquelle, et où ?
    }
ask-deployed = Tout est déployé : terminez quand vous voulez
ask-place = { $unit } : où déployer ?
ask-face = { $unit } : vers où tourner ? Sinon, prenez une autre unité.
ask-bring = Que demander aux bases pour ce tour ?
ask-bombard = Que bombarder ? Artillerie { $guns }, gaz { $gas }, aviation { $air }
ask-activate = L’initiative est à vous : quelle unité activer ? (points de ressource : { $left })
ask-chain = { $count ->
        [one] Une unité dans la chaîne : qui s’y joint, ou qui agit ? (points de ressource : { $left })
       *[other] { $count } unités dans la chaîne : qui s’y joint, ou qui agit ? (points de ressource : { $left })
    }
ask-chain-acting = { $count ->
        [one] Encore une unité de la chaîne : la faire agir ? (points de ressource : { $left })
       *[other] Encore { $count } unités de la chaîne : laquelle agit ? (points de ressource : { $left })
    }
ask-act = { $unit } : que faire ? (ravitaillement : { $price } ; points de ressource en réserve : { $left })
ask-break = { $unit } a percé : un nouvel assaut ?
ask-break-turn = { $unit } a pris le terrain : changer de front ?
ask-react = Assaut : { $attacker } contre { $unit }, { $hex }. Réagir ? (points de ressource : { $left })
ask-retreat = { $count ->
        [one] { $unit } : où se replier ?
       *[other] { $unit } : où se replier ? (encore { $count } pertes)
    }
ask-follow = { $unit } : occuper la position, { $hex } ?
ask-rail = Où conduire les trains blindés ?
waiting-for = On attend les { $side } : { $phase }

# Boutons

done-recruit = Finir de recruter
done-deploy = Finir le déploiement
done-bombard = Finir le bombardement
done-activate = Laisser là le reste de la chaîne
done-rail = Laisser les trains où ils sont
levy-0 = Recruter le reste : unités de 3, un soutien pour quatre
levy-1 = Recruter le reste : fortes unités de 4
levy-2 = Recruter le reste : petites unités de 2
levy-3 = Recruter le reste : moins d’unités, mieux soutenues
dispose-listed = Disposition du scénario
dispose-0 = Disposition en ligne
dispose-1 = Disposition en profondeur
dispose-2 = Disposition appuyée à gauche
dispose-3 = Disposition appuyée à droite
dispose-4 = Disposition à couvert
bring-guns = Artillerie à grande portée : d5 − 1 par base
bring-gas = Gaz : d3 − 1 par base
bring-air = Aviation : d3 − 1 par base
offer-noted = { $what } — { $notes }
offer-raise = Recruter : { $troop }, cohésion { $points }
offer-attach = Soutien : { $unit }, { $support }
offer-buy = Acheter un point : { $fire }
offer-dig = Aménager : { $work }, { $hex }
offer-pick = Déployer : { $unit }
offer-place = Placer : { $hex }
offer-shell-guns = Bombarder au canon : { $target }, { $hex }
offer-shell-gas = Bombarder au gaz : { $target }, { $hex }
offer-shell-air = Attaque aérienne : { $target }, { $hex }
offer-spot = Reconnaissance aérienne : { $hex } et autour
offer-smoke = Enfumer : { $hex }, de 1 à 3 tours
offer-rake-guns = Ratisser les barbelés au canon : { $hex } — 1 ou 2 sur d6
offer-take = Activer : { $unit }
offer-join = Joindre à la chaîne : { $unit }
offer-go = Progresser : { $hex }
offer-go-rapid = Avancer rapidement : { $hex }, { $count ->
        [one] un hexagone
       *[other] { $count } hexagones
    }
offer-turn = Se tourner : { $side }
offer-fire = Tirer : { $target }, { $hex }
offer-assault = Donner l’assaut : { $target }, { $hex }
offer-rake = Ratisser les barbelés : { $hex }
offer-scout = Reconnaître à 3 hexagones à la ronde : { $unit }
offer-depot = Construire un dépôt ici : { $unit }
offer-dismount = Mettre pied à terre : { $unit }
offer-stay = Finir cette activation
offer-react = Tir d’opportunité : { $unit }
offer-support = Tir en soutien : { $unit }
offer-evade = Esquiver : { $hex }
offer-pass = Laisser venir l’assaut
offer-retreat = Se replier : { $hex }
offer-advance = Occuper la position
offer-hold = Rester sur place
offer-rail = Rouler : { $hex }
figure-resources = { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
figure-points = { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
figure-no-line = sans ligne
figure-or-more = { $need }+
figure-or-less = ≤ { $score }
figure-both = { $one } · { $two }
caution-capital = { $count ->
        [one] { $count } point n’est pas dépensé et sera perdu.
       *[other] { $count } points ne sont pas dépensés et seront perdus.
    }
caution-purse = { $count ->
        [one] { $count } point pour les unités n’est pas dépensé : il ne servira plus qu’à creuser.
       *[other] { $count } points pour les unités ne sont pas dépensés : ils ne serviront plus qu’à creuser.
    }
caution-digging = { $count ->
        [one] { $count } point pour creuser n’est pas dépensé et sera perdu.
       *[other] { $count } points pour creuser ne sont pas dépensés et seront perdus.
    }
caution-chain = { $count ->
        [one] Une unité de la chaîne a pris son jeton et n’agira pas ce tour.
       *[other] { $count } unités de la chaîne ont pris leur jeton et n’agiront pas ce tour.
    }
caution-bogging = En partant de ce terrain accidenté, le soutien blindé est perdu pour de bon si le dé donne { $die } ou moins.
a-point = point
brief-points = { $count ->
    [one] un point non dépensé
   *[other] { $count } points non dépensés
}
brief-chain = { $count ->
    [one] une unité n’agira pas
   *[other] { $count } unités n’agiront pas
}
caution-staying = L’unité garde son jeton et n’aura rien fait ce tour.
brief-staying = n’aura rien fait
brief-bogging = blindés perdus sur { $die } ou moins

# Ce que coûte le ravitaillement

price-none = aucune ligne de ravitaillement
price-free = gratuit
price-paid = payé
price-items = { $count ->
        [one] { $count } point de ressource ({ $items })
       *[other] { $count } points de ressource ({ $items })
    }
price-by-base = base à 1 hexagone, gratuit
price-by-train = train blindé, toujours ravitaillé
price-line = 1 pour une ligne de { $length ->
        [one] { $length } hexagone
       *[other] { $length } hexagones
    }
price-lengthened = + { $count } ligne rallongée
price-broken = + { $count } terrain accidenté
price-segments = + { $count } pour une ligne de plus de 5 hexagones
price-compact = − 1 formation compacte
price-scouting = + { $count } reconnaissance
price-second = + { $count } assaut après l’avance rapide
price-haste = + { $count } urgence

# Ce qu’on apprend en pointant

note-need = { $need } ou plus sur d{ $sides }
note-ends-ambush = l’embuscade prend fin
note-digs-in = { $count ->
        [one] et aménage des défenses avec { $count } point
       *[other] et aménage des défenses avec { $count } points
    }
note-enters-town = entre en agglomération : ni tir ni assaut ce tour
note-enters-very-broken = terrain très accidenté : ni tir ni assaut ce tour
note-bogging = blindés enlisés à { $die } ou moins sur d6
note-aim = { $dice ->
        [one] { $dice } dé, { $score } ou moins sur d10
       *[other] { $dice } dés, { $score } ou moins sur d10
    }
note-aim-behind = { $dice ->
        [one] { $dice } dé, { $score } ou moins sur d10, à revers : touches doublées
       *[other] { $dice } dés, { $score } ou moins sur d10, à revers : touches doublées
    }
note-strengths = cohésion { $value } (dés : { $dice }) contre une cohésion de { $other-value } (dés : { $other-dice })
note-may-react = l’adversaire peut réagir d’abord
note-marker-climbs = à ce qu’elle a payé, ce sont des troupes de montagne
note-marker-skirts = à ce qu’elle a payé, ce ne sont pas des troupes de montagne
note-marker = unité cachée : on ne sait ni ce qu’elle est, ni sa force, ni son front
note-broken = accidenté : qui y entre n’en ressort pas le même tour, un point de ressource de plus pour son ravitaillement
note-very-broken = très accidenté : ni tir ni assaut en y entrant, pas d’avance rapide pour en sortir, ni chevaux ni roues
note-barred = impraticable pour tous, ravitaillement compris
note-cliff = pour les troupes de montagne seules, comme terrain très accidenté
note-town = qui y entre n’en ressort pas, ne tire ni n’assaille le même tour ; position avantageuse en défense
note-cover = couvert, et masque la vue
note-works = retranchements de niveau { $level } : couvert et position avantageuse
note-fort = fortin bétonné : tir − 3, position avantageuse
note-wire = barbelés : très accidenté, accidenté pour les chenilles
note-craters = bouleversé par les obus
note-road = route
note-rail = voie ferrée
note-ford = bordé d’un cours d’eau guéable : on s’arrête sur l’autre rive
note-river = bordé d’un cours d’eau qu’on ne passe que par les ponts
note-height = hauteur { $height }
note-smoke = { $count ->
        [one] fumée, encore un tour
       *[other] fumée, encore { $count } tours
    }
note-base = base arrière des { $side }
note-base-captured = base des { $side }, capturée
note-depot = dépôt des { $side }, en service
note-depot-idle = dépôt des { $side }, coupé de sa base
note-zone = zone de contrôle des { $side }
note-seen-by = vu par les { $side } : { $places }
places-more = { $count ->
        [one] et un autre
       *[other] et { $count } autres
    }
note-unit = { $unit } ({ $class })
note-decoy = { $unit } : un faux « ? » pour l’ennemi. Activé, il ne fait que changer de front ; localisé ou touché, il disparaît.
note-cohesion = cohésion { $left } sur { $full }
note-traits = avec : { $traits }
note-facing = fait front { $side }
note-dismounted = pied à terre
note-building = construit un dépôt, en service à la fin du tour si rien ne la dérange
note-activated = a déjà son jeton pour ce tour
note-assaults = { $count ->
        [one] un assaut combattu ce tour : cohésion − 1 au suivant
       *[other] { $count } assauts combattus ce tour : cohésion − { $count } au suivant
    }
note-in-ambush = en embuscade : localisée à 1 hexagone seulement, ou par une reconnaissance
note-not-located = n’est pas localisée par l’ennemi
note-located = localisée de : { $places }
note-found = localisée par l’ennemi jusqu’à la fin du tour, tant qu’elle ne bouge pas
note-supply = ravitaillement : { $price }, de { $source }
note-no-supply = aucune ligne de ravitaillement : ne peut que progresser
note-fire = score pour toucher à découvert, à 1, 2, 3 ou 4 hexagones : { $still } ; après une progression : { $moving }
note-fire-dismounted = score pour toucher pied à terre, à 1, 2, 3 ou 4 hexagones : { $still } ; après une progression : { $moving }
note-fire-train = score pour toucher à découvert, à 1, 2, 3 ou 4 hexagones : { $still }
note-early = avant 1915, un de moins au score : c’est compté
note-distance = { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }
note-seen = vue dégagée dans les deux sens
note-not-seen = vue coupée dans les deux sens
note-cut = coupée en { $hex } : { $what }
cut-height = terrain plus haut
note-overlooks = en surplomb : { $hex }

# Notation

want-unit = une unité
want-fire = des canons, du gaz ou des avions
want-support = ce qui peut accompagner une unité
want-work = ce qui peut être creusé
want-side = un côté : ne, e, se, sw, w ou nw
want-hex = un hexagone de cette table

## Refusals

not-now = Ce n’est pas le moment : cela se décide dans une autre phase. Choisissez parmi ce qui est proposé.
not-your-turn = C’est à l’autre camp de décider.
the-game-is-over = La partie est terminée.
off-the-table = Cet hexagone est hors de la table.
not-your-unit = Il n’y a pas là d’unité à vous : prenez-en une des vôtres.
nothing-in-hand = Aucune unité n’est en main : prenez-en d’abord une.
no-such-troops = Cette armée n’a pas de telles troupes : choisissez dans la liste de celles qu’elle peut recruter.
one-to-four-points = Une unité a de 1 à 4 points de cohésion.
enough-units = Un camp ne peut pas avoir plus de 48 unités : faites-en moins, et plus fortes.
too-few-points = Il ne reste pas assez de points pour cela : prenez quelque chose de moins cher.
not-in-this-battle = Cette bataille ne le permet pas à votre camp : ni le lieu, ni l’année n’en offrent.
only-the-attacker-buys-fires = Seul l’attaquant achète des points de bombardement ; le défenseur achète des défenses.
does-not-suit-it = Cela ne va pas avec cette unité, ou elle l’a déjà : troupes d’assaut et mortiers sont pour l’infanterie, et la cavalerie n’a que des autos blindées.
no-such-way = Il n’y a pas de telle façon de recruter : choisissez parmi celles qui sont proposées.
no-unit-yet = Il faut recruter au moins une unité.
nothing-to-deploy = Il n’y a pas là d’unité à déployer : prenez-en une de votre camp.
another-is-in-hand = Une autre unité est en main : placez-la d’abord.
outside-the-zone = Cet hexagone est hors de votre zone de déploiement : restez dans votre moitié de table, en deçà du no man’s land.
decoys-lie-under-cover = Un leurre se place à couvert : bois, fourré, agglomération ou retranchements.
it-cannot-stand-there = Cette unité ne peut pas se tenir là : le terrain le lui interdit, ou il n’y a pas de rails pour un train.
units-to-deploy = Il reste des unités à déployer : placez-les, ou prenez une disposition habituelle.
only-the-defender-digs = Seul le défenseur d’une bataille tirée au sort achète des défenses.
no-digging-here = On ne creuse pas dans un marais, dans l’eau ni sur un à-pic.
it-is-dug = C’est déjà fait ici, ou mieux encore : creusez ailleurs.
one-fort-a-base = Il n’y a qu’un fortin par base, et vous les avez tous.
no-such-points = Vous n’avez pas de point de bombardement de cette sorte.
no-enemy-there = Il n’y a pas d’ennemi dans cet hexagone : désignez-en un qui en porte.
name-a-hex = Désignez un hexagone, non une unité que vous ne voyez pas.
nothing-to-find = Il n’y a personne à localiser à portée de cette reconnaissance.
there-is-smoke = Cet hexagone est déjà enfumé.
no-wire-there = Il n’y a pas de barbelés dans cet hexagone.
already-activated = Cette unité a déjà son jeton pour ce tour : prenez-en une autre.
another-is-acting = Une autre unité agit : elle finit d’abord son activation.
not-of-the-chain = Seules agissent maintenant les unités de la chaîne activée.
the-chain-is-acting = La chaîne a commencé d’agir : plus personne ne s’y joint.
not-next-to-the-chain = Une chaîne se forme d’unités voisines, à 1 hexagone les unes des autres : celle-ci n’en touche aucune.
no-token-left = Il n’y a plus de jeton de ce camp dans le gobelet.
it-has-acted = Cette unité a déjà agi : son activation est finie.
it-has-moved = Cette unité a déjà bougé ce tour.
it-has-turned = Elle s’est déjà tournée ici : elle ne se tourne de nouveau qu’après un mouvement.
it-is-there = Cette unité y est déjà.
it-faces-there = Cette unité n’a pas à se tourner par là : elle y fait face, ou n’a pas de front.
too-far = C’est trop loin : 1 hexagone en progression, 2 à pied ou 4 à cheval en avance rapide, un de plus par la route ; jamais plus de 2 avec des blindés, sauf la cavalerie à autos blindées.
a-friend-is-there = Une unité amie occupe cet hexagone : un hexagone ne porte qu’une unité.
friends-in-the-way = On ne traverse une unité amie que si l’on part à son contact et si l’on finit au-delà d’elle.
the-enemy-is-there = L’ennemi tient cet hexagone : on n’y entre qu’après un assaut.
a-cliff = Un à-pic ne se passe qu’avec des troupes de montagne.
nobody-crosses-this = Marais profond et eau sont impraticables : contournez-les.
no-ford-nor-bridge = Ce cours d’eau n’a ici ni gué ni pont : passez où il y en a un.
too-broken-for-horse-and-wheel = Ce terrain très accidenté arrête chevaux et roues : contournez-le ; des cavaliers peuvent mettre pied à terre.
from-zone-to-zone = Un mouvement parti de la zone de contrôle d’un ennemi n’entre pas dans celle d’un autre : sortez-en ce tour-ci, allez-y au suivant.
a-zone-stops-it = La zone de contrôle d’un ennemi l’arrête en chemin.
a-town-holds-it = L’agglomération où elle entre la retient : on y circule, on n’en ressort pas le même tour.
broken-ground-holds-it = Le terrain accidenté où elle entre la retient : on y avance, on n’en ressort pas le même tour.
the-ford-stops-it = Qui passe à gué s’arrête sur l’autre rive.
no-rapid-advance-from-here = On ne part pas en avance rapide d’un terrain très accidenté : on peut progresser de 1 hexagone.
no-evasion-from-here = On n’esquive pas depuis un terrain très accidenté : l’esquive est une avance rapide.
after-a-breakthrough = Après une percée, l’unité ne bouge plus : elle peut changer de front et, si elle a de quoi, combattre.
trains-keep-to-the-rails = Un train blindé ne roule qu’à la fin des activations, sur ses rails.
no-supply-line = Aucune ligne de ravitaillement ne mène à une base ou à un dépôt en service : sans ravitaillement, ni tir, ni assaut, ni avance rapide, ni changement de front.
too-few-resources = Il n’y a plus assez de points de ressource pour cela.
only-those-on-foot-fire = Seuls tirent l’infanterie, la cavalerie à pied et les trains blindés : mettez d’abord pied à terre.
riders-do-not-fire-back = Des cavaliers en selle ne tirent pas, et ne mettent pas pied à terre pour réagir.
no-fire-after-rapid-advance = On ne tire pas après une avance rapide ni après une percée.
very-broken-ground-entered = L’unité vient d’entrer en terrain très accidenté : ni tir ni assaut ce tour.
town-entered = L’unité vient d’entrer dans une agglomération : ni tir ni assaut ce tour.
out-of-range = La cible est hors de portée de cette unité, dans son mode d’action.
it-lies-in-ambush = L’unité est en embuscade, et n’est pas localisée : approchez-vous à 1 hexagone, ou faites une reconnaissance.
not-located = Aucune ligne de vue n’y mène : la cible n’est pas localisée.
no-enemy-next-to-it = Un assaut se donne à un ennemi voisin, à 1 hexagone.
trains-do-not-assault = Un train blindé ne donne pas d’assaut : il tire, et se défend.
no-further-combat = Pas d’autre combat après cette percée : il faut des blindés pour un combat de plus, des troupes d’assaut pour deux.
armour-brings-nothing-here = Les blindés n’apportent rien à un assaut donné d’une agglomération ou d’une végétation dense : pas d’autre combat.
ground-bars-the-assault = Le terrain empêche cet assaut : l’unité ne peut pas passer dans cet hexagone.
trains-have-no-front = Un train blindé n’a pas de ligne de front.
only-riders-dismount = Seule la cavalerie à cheval met pied à terre.
too-far-to-dismount = On ne met pied à terre qu’après un mouvement de 1 hexagone au plus.
just-dismounted = La cavalerie vient de mettre pied à terre : elle ne va pas au-delà de 1 hexagone.
only-riders-scout = Seule la cavalerie fait une reconnaissance au sol.
trains-build-no-depot = Un train blindé ne construit pas de dépôt.
depot-needs-rest = Un dépôt demande un tour de repos : ni mouvement, ni combat, ni tir subi.
depot-needs-clear-ground = Un dépôt se construit en terrain clair ou en agglomération, hors des barbelés et des entonnoirs.
depot-is-there = Il y a déjà ici un dépôt ou une base de votre camp.
depot-needs-line = Un dépôt doit être relié à une base ou à un autre dépôt par 5 hexagones au plus de terrain clair (10 de route), sans ennemi.
cannot-react = Seules réagissent l’unité assaillie et ses amies voisines d’elle ou de l’assaillant.
only-horse-before-infantry = Seule une cavalerie assaillie par une unité à pied peut esquiver.
a-decoy-does-nothing = C’est un leurre : il ne bouge pas, ne tire pas, ne construit rien.
cannot-slip-away-there = On n’esquive pas jusque-là : il faut finir hors d’atteinte de l’assaillant.
one-hex-back = On se replie d’un hexagone à la fois.
no-room-to-fall-back = Cet hexagone est occupé : il n’y a pas de place pour s’y replier.
ground-bars-the-way-back = Le terrain ou la rivière barre ce repli.
no-retreat-into-a-base = On ne recule pas dans une base ni dans un dépôt de l’ennemi.
nearer-to-the-enemy = Ce repli rapprocherait l’unité d’un ennemi : choisissez un hexagone plus loin de lui.
only-trains-run-on-rails = Seuls roulent maintenant les trains blindés de votre camp.
the-rails-do-not-lead-there = Les rails n’y mènent pas en 4 hexagones, ou l’ennemi barre la voie ; sa zone de contrôle arrête un train comme les autres.

## The journal

# Un nom d’unité est masculin ou féminin, et commence parfois par une minuscule : il suit deux points. Un nom d’hexagone peut finir par
# une parenthèse.

marker-name = unité cachée
unit-raised = { $troop } n° { $number }
unit-decoy = leurre n° { $number }
support-armour = blindés
support-assault = troupes d’assaut
support-mortars = mortiers lourds
support-tachankas = tachankas
fire-guns = artillerie à grande portée
fire-gas = gaz
fire-air = aviation
work-wire = barbelés
work-trench = retranchements de niveau 1
work-redoubt = retranchements de niveau 2
work-fort = fortin bétonné
facing-ne = en haut à droite
facing-e = à droite
facing-se = en bas à droite
facing-sw = en bas à gauche
facing-w = à gauche
facing-nw = en haut à gauche
event-set-up = Mise en place : { $scenario }.
event-levy = Levée des { $side } : dés { $dice }, { $total } points pour les unités.
event-raised = Recrutement : { $unit }, cohésion { $points } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-attached = Soutien : { $unit }, { $support } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-bought = Achat des { $side } : un point de bombardement, { $fire } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
event-dug = Travaux des { $side } : { $work }, { $hex }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-placed = Déploiement : { $unit }, { $hex }.
event-disposed = Déploiement des { $side } dans une disposition habituelle.
event-recruited = Les { $side } ont recruté.
event-deployed = Les { $side } sont déployés.
event-ambushes = { $count ->
        [0] Aucune unité des { $side } n’est en embuscade.
        [one] Une unité des { $side } est en embuscade.
       *[other] { $count } unités des { $side } sont en embuscade.
    }
event-shown = Les deux déploiements sont montrés, embuscades exceptées.
event-turn = Tour { $turn } sur { $turns }.
event-produced = Ressources des { $side } : dés { $dice }, { $points } de plus ; { $total } en tout.
event-produced-nothing = Ressources des { $side } : plus de base, { $points } de plus ; { $total } en tout.
event-train-brings = Ressources : { $unit }, dé { $die }, { $points } de plus.
event-chosen = Choix des { $side } pour ce tour : { $fire }.
event-brought = Points de bombardement des { $side }, { $fire } : dés { $dice }, { $points } de plus ; { $total } en tout.
event-brought-nothing = Points de bombardement des { $side }, { $fire } : plus de base, { $points } de plus ; { $total } en tout.
event-precedence = Les deux camps bombardent : le sort donne la préséance aux { $side }.
event-shelled = Bombardement des { $side }, { $fire } : { $hex }, dé { $die } ({ $need } ou plus) ; touché.
event-shelled-missed = Bombardement des { $side }, { $fire } : { $hex }, dé { $die } ({ $need } ou plus) ; manqué.
event-spotting = Reconnaissance aérienne des { $side } : { $hex }.
event-smoke = Fumigènes : { $hex }, pour { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
event-guns-raked = Ratissage par l’artillerie des { $side } : { $hex }, dé { $die } (2 ou moins) ; plus de barbelés.
event-guns-raked-in-vain = Ratissage par l’artillerie des { $side } : { $hex }, dé { $die } (2 ou moins) ; les barbelés tiennent.
event-token = L’initiative est aux { $side } ; restent dans le gobelet : { $side } { $left }, { $other } { $across }.
event-token-wasted = Un jeton des { $side } est écarté : plus d’unité à activer.
event-activated = Activation : { $unit }, { $hex }.
event-joined = Activation groupée : { $unit }, { $hex }.
event-free-supply = Ravitaillement gratuit : { $unit }, { $hex }.
event-supplied = Ravitaillement : { $unit }, { $hex }, { $points ->
        [one] { $points } point de ressource
       *[other] { $points } points de ressource
    } (reste { $left }).
event-lengthened = Ligne de ravitaillement détournée : { $unit }, un point de ressource de plus.
event-over-broken = Ravitaillement en terrain accidenté : { $unit }, un point de ressource de plus.
event-too-long = Ligne de ravitaillement de plus de cinq hexagones : { $unit }, { $points ->
        [one] un point de ressource
       *[other] { $points } points de ressource
    } de plus.
event-progressed = Progression : { $unit }, { $from } → { $to }.
event-advanced-rapidly = Avance rapide : { $unit }, { $from } → { $to } ({ $steps ->
        [one] un hexagone
       *[other] { $steps } hexagones
    }).
event-railed = Sur les rails : { $unit }, { $from } → { $to }.
event-dismounted = Pied à terre : { $unit }, { $hex }.
event-remounted = À cheval de nouveau : { $unit }, { $hex }.
event-turned = Changement de front ({ $facing }) : { $unit }, { $hex }.
event-bogged = Blindés enlisés et perdus : { $unit }, { $hex }, dé { $die }.
event-not-bogged = Blindés non enlisés : { $unit }, { $hex }, dé { $die }.
event-base-captured = Base prise par les { $side } : { $hex }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-depot-taken = Dépôt détruit par les { $side } : { $hex }.
event-prize-taken = Objectif aux mains des { $side } : { $prize }, { $hex } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin).
event-scouted = Reconnaissance : { $unit }, { $hex }.
event-found = Embuscade localisée : { $unit }, { $hex }, dé { $die }.
event-uncovered = Embuscade levée : { $unit }, { $hex }.
event-lies-low = Embusquée désormais, là où on l’a vue : { $unit }, { $hex }.
event-climbs = À ce prix, ce sont des troupes de montagne : { $unit }, { $hex }.
event-skirts = À ce prix, ce ne sont pas des troupes de montagne : { $unit }, { $hex }.
event-located = Localisée du ciel : { $unit }, { $hex }, dé { $die }.
event-sighted = Localisée du ciel, à découvert : { $unit }, { $hex }.
event-not-found = Non localisée : { $hex }, dé { $die }.
event-decoy-found = Leurre des { $side } éventé : { $hex }.
event-depot-begun = Dépôt en construction : { $unit }, { $hex }.
event-idle = Activation sans action : { $unit }, { $hex }.
event-fired = Tir : { $unit } sur { $target }, { $hex } ; dés { $dice } ({ $score } ou moins), { $hits ->
        [0] rien
        [one] { $hits } touche
       *[other] { $hits } touches
    }.
event-test-passed = Test de cohésion : { $unit }, { $hex }, dé { $die } contre une cohésion de { $cohesion } ; tenu.
event-test-failed = Test de cohésion : { $unit }, { $hex }, dé { $die } contre une cohésion de { $cohesion } ; manqué.
event-works-lost = { $level ->
        [0] Retranchements détruits : { $hex }.
       *[other] Retranchements réduits au niveau { $level } : { $hex }.
    }
event-weakened = Perte d’un point de cohésion : { $unit }, { $hex }, il lui en reste { $left }.
event-eliminated = Unité éliminée : { $unit }, { $hex }.
event-cratered = Terrain bouleversé par les obus : { $hex }.
event-support-lost = Soutien perdu : { $unit }, { $hex }, { $support }.
event-raked = Ratissage : { $unit }, { $hex }, dés { $dice } (2 ou moins) ; plus de barbelés.
event-raked-in-vain = Ratissage : { $unit }, { $hex }, dés { $dice } (2 ou moins) ; les barbelés tiennent.
event-opportunity-fire = Tir d’opportunité : { $unit }, { $hex }.
event-supporting-fire = Tir en soutien : { $unit }, { $hex }.
event-assaults = Assaut : { $unit } contre { $target }, { $hex }.
event-fought = Corps à corps, { $hex } : { $unit }, dés { $dice }, cohésion { $value }, total { $total } ; { $target }, dés { $their-dice }, cohésion { $their-value }, total { $their-total }.
event-even = Égalité, { $hex } : { $unit } et { $target }, un point de cohésion chacun.
event-fell-back = Repli : { $unit }, { $from } → { $to }.
event-cornered = Repli impossible : { $unit }, { $hex }, un point de cohésion à la place.
event-took-the-ground = Position occupée : { $unit }, { $from } → { $to }.
event-breaks-through = Percée, nouvel assaut : { $unit }, { $hex }.
event-evaded = Esquive : { $unit }, { $from } → { $to }.
event-called-off = Assaut sans objet : { $unit }, { $hex }.
event-train-destroyed = Train blindé détruit : { $unit }, { $hex }.
event-smoke-clears = La fumée se dissipe : { $hex }.
event-depot-built = Dépôt des { $side } construit : { $hex }.
event-depot-given-up = Chantier de dépôt dérangé et abandonné : { $unit }, { $hex }.
event-entrenched = Retranchements de niveau { $level } : { $unit }, { $hex }.
event-kept = Ressources des { $side } : { $kept ->
        [one] { $kept } gardée
       *[other] { $kept } gardées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }.
event-routed = Déroute des { $side } : plus d’unité, ou plus de base.
event-counted = Décompte : { $attacker } { $points }, { $defender } { $across } ; l’attaquant a { $lead }, il lui faut { $needed }.
event-won = Les { $side } l’emportent.

# Les batailles : ce que dit la lecture des fichiers

data-year = une bataille a lieu entre 1912 et 1923
data-turns = une bataille dure de 1 à 20 tours
data-country = « { $found } » n’est pas l’aspect d’un pays ; il y a : { $known }
data-size = une table a de { $least } à { $rows } rangées et de { $across } à { $columns } colonnes
data-rows = la table n’a que { $expected } rangées
data-row = rangée « { $found } » : on attendait { $expected }
data-row-length = la rangée { $row } a { $found } hexagones au lieu de { $expected }
data-sign = « { $found } » : un hexagone s’écrit avec un signe de terrain et une hauteur, comme « w1 » ou « .. »
data-no-hex = il n’y a pas d’hexagone « { $found } »
data-closed = l’hexagone { $hex } n’est pas ouvert à toutes les troupes
data-no-hexes = « { $found } » : on attendait un hexagone (J03), une rangée (J), ou une suite des uns ou des autres (J03-J09, J-L)
data-not-adjacent = { $from } et { $to } ne sont pas voisins
data-no-path = il faut au moins deux hexagones, l’un à côté de l’autre
data-no-side = « { $found } » : un côté s’écrit avec deux hexagones, comme B04/C05
data-river-gap = « { $found } » ne touche pas le côté qui précède
data-river-twice = le côté « { $found } » est écrit deux fois
data-facing = « { $found } » n’est pas une direction ; il y a : { $known }
data-flag = « { $found } » n’est pas une nation ; il y a : { $known }
data-outside = { $unit } est hors de sa zone de déploiement, en { $hex }
data-cannot-stand = { $unit } ne peut pas se tenir en { $hex }
data-same-hex = { $unit } et { $other } sont tous deux en { $hex }
data-many-units = un camp a { $most } unités au plus
data-brings-twice = « { $found } » est écrit deux fois
data-zone = l’hexagone { $hex } n’est pas dans les rangées { $first } à { $last }, où ce camp peut se déployer
data-base-half = la base { $hex } n’est pas dans la moitié de table de son camp
data-base-twice = la base { $hex } est écrite deux fois
data-bases = { $found } bases pour { $units } unités : il en faut { $expected }
data-short = « { $found } » : un sigle a de 1 à 6 signes
data-cohesion = { $unit } : il faut de 1 à { $most } points de cohésion, { $most } pour un train blindé
data-trait = « { $found } » n’est pas un trait ; il y a : { $known }
data-traits-class = { $unit } : ces traits ne vont pas à cette arme
data-prize-twice = l’objectif en { $hex } est écrit deux fois
data-prizes = une bataille n’a pas plus de { $most } objectifs : celui-ci est de trop
data-years = il faut deux années, la première avant la dernière, entre 1912 et 1923
data-theme = « { $found } » n’est pas un théâtre ; il y a : { $known }
data-no-theme = il manque le théâtre « { $theme } »
data-share = { $name } : { $most } au plus
data-places = il faut au moins { $least } noms de lieux, séparés par des virgules
data-nation-twice = la nation « { $found } » est écrite deux fois
data-troop-id = « { $found } » : un nom court n’a que des minuscules, des chiffres et des tirets, et une nation ne l’a qu’une fois
data-vehicles = un soutien blindé nomme ses véhicules (armour) ; les autres soutiens n’en ont pas
data-no-troops = la nation « { $nation } » ne lève personne en { $year } sur le théâtre « { $theme } »

# Le générateur de batailles

theme-balkans = Balkans
theme-west = Front de l’Ouest
theme-east = Front de l’Est
theme-italy = Front italien
theme-mountain = Haute montagne
theme-desert = Déserts d’Orient
theme-russia = Guerre civile russe
theme-poland = Confins polonais
theme-anatolia = Anatolie
size-small = petite table, 1 base
size-medium = table moyenne, 2 bases
size-large = grande table, 3 bases
size-vast = très grande table, 4 bases
brief-generated = { $theme }, { $year } : les { $attacker } attaquent, les { $defender } défendent. Chacun recrute d’abord ses unités, en secret, puis se déploie.
prize-crossroads = le carrefour
prize-hill = la cote { $height }
generated-table = la table
generated-why = Tirée aux dés d’après le numéro de la bataille (3.13) : le pays est vraisemblable, le lieu n’existe pas.

## Odds

case-unharmed = aucune perte
case-points-lost = −{ $points } de cohésion
case-eliminated = éliminée
case-missed = manquée
case-hit = touchée et localisée
case-held = touchée, tient bon
case-works-lost = −1 niveau de retranchement
case-defender-beaten = { $hexes ->
        [0] défenseur −{ $points } de cohésion
       *[other] défenseur −{ $points } de cohésion, repli de { $hexes ->
            [one] un hexagone
           *[other] { $hexes } hexagones
        }
    }
case-defender-gone = défenseur éliminé
case-attacker-beaten = { $hexes ->
        [0] assaillant −{ $points } de cohésion
       *[other] assaillant −{ $points } de cohésion, repli de { $hexes ->
            [one] un hexagone
           *[other] { $hexes } hexagones
        }
    }
case-attacker-gone = assaillant éliminé
case-even = égalité, −1 de cohésion chacun
case-even-defender-gone = égalité, défenseur éliminé, assaillant −1 de cohésion
case-even-attacker-gone = égalité, assaillant éliminé, défenseur −1 de cohésion
case-even-both-gone = égalité, les deux éliminés
case-bogged = blindés enlisés et perdus
case-drives-on = blindés dégagés
case-found = { $count ->
        [0] rien de localisé
        [one] une unité localisée
       *[other] { $count } unités localisées
    }
case-wire-gone = plus de barbelés
case-wire-stands = les barbelés tiennent
case-smoke = { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
case-support-lost = perdu
case-support-kept = gardé
odds-fire = { $dice } d10, touche à { $score } ou moins
odds-made-of = score : { $list }
odds-mean-loss = perte moyenne : { $points } de cohésion
odds-gone = élimination : { $share } %
odds-assault = assaillant vainqueur { $won } %, égalité { $even } %, défenseur vainqueur { $lost } %
odds-without-reactions = sans compter les réactions du défenseur
odds-attacker = { $dice ->
        [one] assaillant : { $dice } dé, cohésion { $value } ({ $list })
       *[other] assaillant : { $dice } dés, cohésion { $value } ({ $list })
    }
odds-defender = { $dice ->
        [one] défenseur : { $dice } dé, cohésion { $value } ({ $list })
       *[other] défenseur : { $dice } dés, cohésion { $value } ({ $list })
    }
odds-mean-losses = pertes moyennes : assaillant { $attacker } de cohésion, défenseur { $defender } de cohésion
odds-dislodged = défenseur délogé : { $share } %
odds-no-way-back = un repli impossible coûte un point à la place
odds-attacker-risks = perdu par l’assaillant en cas d’échec : { $list }
odds-defender-risks = perdu par le défenseur en cas d’échec : { $list }
odds-shell = 1 d{ $sides }, touche à { $need } ou plus
odds-hits-from = touche à { $need } ou plus
odds-clears-up-to = dégage à { $most } ou moins
odds-hits-up-to = touche à { $score } ou moins
odds-holds-up-to = tient à { $cohesion } ou moins
odds-totals = { $own } contre { $theirs }
odds-test = puis test de cohésion contre une cohésion de { $cohesion }
odds-craters = touché, le terrain devient accidenté
odds-hit-reveals = touchée, l’unité cachée se montre
odds-hit-ends-ambush = touchée, l’unité n’est plus en embuscade
odds-bogging = 1 d6, enlisés à { $limit } ou moins ; l’unité va alors sans eux, où le terrain le permet
odds-find = { $count ->
        [one] une unité à couvert, localisée à { $need } ou plus au d6
       *[other] { $count } unités à couvert, chacune localisée à { $need } ou plus au d6
    }
odds-find-open = { $count ->
        [one] une unité à découvert et hors de vue, localisée d’office
       *[other] { $count } unités à découvert et hors de vue, localisées d’office
    }
odds-find-near = { $count ->
        [one] une unité en embuscade à 2 hexagones au plus, localisée à { $need } ou plus au d6
       *[other] { $count } unités en embuscade à 2 hexagones au plus, chacune localisée à { $need } ou plus au d6
    }
odds-find-far = { $count ->
        [one] une unité en embuscade à 3 hexagones, localisée à { $need } ou plus au d6
       *[other] { $count } unités en embuscade à 3 hexagones, chacune localisée à { $need } ou plus au d6
    }
odds-rake = { $dice } d{ $sides }, il faut un { $need } ou moins
odds-smoke = la fumée masque la vue et couvre
aim-base = d’après la table : { $score }
aim-cover = couvert { $by }
aim-works = retranchements { $by }
aim-conspicuous = cible flagrante { $by }
aim-early = avant 1915 { $by }
aim-train = train blindé { $by }
aim-above = en surplomb, un dé de plus
aim-behind = à revers, touches doublées
strength-cohesion = cohésion { $points }
strength-assault = troupes d’assaut { $by }
strength-armour = blindés { $by }
strength-position = position { $by }
strength-before = assauts déjà livrés { $by }
strength-behind = à revers { $by }
strength-held = cavalerie gênée : cohésion 1

# Plusieurs lignes du journal en une : # tient lieu du nombre.

together-raised = Recrutement : { $count } unités.
together-attached = { $count } soutiens donnés à des unités.
together-bought = Achat des { $side } : { $count } points de bombardement.
together-dug = Travaux des { $side } : { $count } ouvrages.
together-placed = Déploiement : { $count } unités.
together-token-wasted = { $count } jetons des { $side } écartés : plus d’unité à activer.
together-joined = Activation groupée : { $count } unités de plus.
together-free-supply = Ravitaillement gratuit : { $count } unités.
together-moved = { $unit } : { $count } mouvements.
together-dismounted = Pied à terre : { $count } unités.
together-remounted = À cheval de nouveau : { $count } unités.
together-lies-low = { $count } unités embusquées désormais, là où on les a vues.
together-idle = { $count } activations sans action.
together-smoke = Fumigènes : { $count } hexagones.
together-smoke-clears = La fumée se dissipe : { $count } hexagones.

# Les verbes, en têtes de liste.
verb-done = Finir
verb-raise = Lever des troupes
verb-attach = Rattacher
verb-buy = Acheter des points
verb-levy = Recrutement tout fait
verb-dig = Creuser
verb-pick = Choisir
verb-place = Placer
verb-dispose = Déploiement tout fait
verb-bring = Faire donner
verb-shell = Bombarder
verb-spot = Observer
verb-smoke = Enfumer
verb-rake = Nettoyer les barbelés
verb-join = Joindre à la chaîne
verb-take = Prendre en main
verb-go = Aller
verb-turn = Tourner
verb-fire = Tirer
verb-assault = Lancer l’assaut
verb-scout = Reconnaître
verb-depot = Bâtir un dépôt
verb-dismount = Mettre pied à terre
verb-stay = Rester
verb-react = Réagir
verb-evade = Se dérober
verb-pass = Passer
verb-retreat = Reculer
verb-advance = Avancer
verb-hold = Rester sur place
verb-rail = Par rail

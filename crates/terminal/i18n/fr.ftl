# Les mots du programme lui-même ; ceux des jeux sont dans leurs caisses.


ui-section = § { $id }
ui-our-section = { $section }, notre interprétation
ui-no-options = sans option
ui-all-options = toutes les options
ui-all-scenarios = tous les scénarios
ui-drawn-scenarios = { $count } scénarios tirés
ui-sides = Camps
ui-scenarios = Scénarios
ui-generator = Scénarios tirés ({ $section }) : generated.THÈME.ANNÉE.TAILLE.ARMÉES.NUMÉRO, par exemple { $example }
ui-generator-themes = Thèmes et armées
ui-generator-sizes = Tailles
ui-options = Options
ui-reconstructed = Reconstitué

ui-no-game = il n’y a pas de jeu « { $asked } » ; il y a : { $known }
ui-no-player = il n’y a pas de joueur « { $asked } » ; il y a : { $known } et search-N
ui-no-side = il n’y a pas de camp « { $asked } » ; il y a : { $known }, both
ui-no-section = les règles de { $game } n’ont pas d’article « { $asked } »
ui-no-pack = il n’y a dans { $dir } aucune donnée pour { $game }
ui-no-generator = { $game } ne tire pas de scénarios
ui-drawn-how-many = « { $asked } » n’est pas un nombre de scénarios à tirer : generated:100 en tire cent
ui-no-set-up = aucune combinaison d’options de ce jeu ne peut être jouée
ui-no-time = « { $asked } » n’est pas une durée en secondes
ui-two-players = deux joueurs sont attendus, séparés par une virgule, comme « random,greedy » ; pas « { $asked } »
ui-file = { $file } : { $message }
ui-file-line = { $file }, ligne { $line } : { $message }
ui-file-column = { $file }, ligne { $line }, colonne { $column } : { $message }
ui-not-found = ce fichier ou ce dossier n’existe pas
ui-not-allowed = l’accès en est refusé
ui-is-folder = c’est un dossier
ui-not-text = ce n’est pas un texte en UTF-8
ui-foreign = { $file } appartient à une autre série de parties ; enregistrez celle-ci dans un autre dossier
ui-row-unread = ce n’est pas une ligne d’une série de parties ({ $message })
ui-row-seed = dans cette série, la partie { $game } a une autre graine
ui-row-place = dans cette série, la partie { $game } a un autre scénario ou d’autres places
ui-series-replay = la partie { $game } ne se rejoue pas comme elle a été jouée : c’est une faute dans le jeu
ui-refused = { $section }, { $title } : { $because }

ui-unfinished = La partie n’est pas finie ; on attend : { $awaited }.
ui-player-of-side = { $side } : { $player }
ui-person = une personne
ui-player = { $name ->
    [recrue] Recrue
    [sergent] Sergent
    [general] Général
   *[other] { $name }
}
ui-entries = { $count ->
    [0] aucune décision
    [one] { $count } décision
   *[other] { $count } décisions
}
ui-turn = tour { $turn }
ui-only-side = { $side } seulement : { $text }
ui-hash = empreinte de la position : { $hash }

ui-odds-none = Rien n’y est laissé au hasard.
ui-odds-uncounted = Le hasard y a sa part, mais elle n’est pas comptée ici.
ui-odds-nothing = Aucune décision possible ici ne dépend du hasard.
ui-odds-over = la partie est finie : il n’y a plus rien à décider
ui-odds-imagined = (moyenne sur { $samples } déploiements possibles de ce qui est caché)

ui-kind-acts = agit
ui-kind-forbids = interdit
ui-kind-defines = définit
ui-kind-component = matériel
ui-kind-advice = conseil
ui-ruling = notre interprétation
ui-tests = { $count ->
    [0] aucun test
    [one] { $count } test
   *[other] { $count } tests
}
ui-fired-times = appliqué { $count } fois
ui-refused-times = opposé { $count } fois
ui-never-fired = { $count ->
    [0] Tous les articles qui agissent ont été appliqués.
    [one] Un article qui agit n’a jamais été appliqué :
   *[other] { $count } articles qui agissent n’ont jamais été appliqués :
}
ui-never-refused = { $count ->
    [0] Tous les articles qui interdisent ont été opposés à une décision.
    [one] Un article qui interdit n’a jamais été opposé à une décision :
   *[other] { $count } articles qui interdisent n’ont jamais été opposés à une décision :
}
ui-asleep-needs = ne peut se produire sans l’option { $option }
ui-asleep-set-aside = ne peut se produire avec l’option { $option }

ui-versus = { $first } contre { $second }
ui-seed = graine { $seed }
ui-column-side = camp
ui-column-wins = victoires
ui-column-share = part
ui-column-interval = intervalle à 95 %
ui-draws = nulles
ui-games-played = Parties : { $games }, dont finies : { $finished } ; décisions refusées : { $refused }.
ui-game-length = Par partie : { $turns } tours, { $decisions } choix.
ui-games-found = Déjà jouées et relues du dossier : { $count }.
ui-games-speed = { $seconds } s, soit { $rate } choix par seconde ({ $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
}).

ui-column-player = joueur
ui-column-rate = réussite
ui-column-median = tour médian
ui-column-p99 = 99 % des tours
ui-column-games = parties
ui-column-scenario = scénario
ui-column-theme = thème
ui-column-size = taille
ui-column-armies = armées
ui-by-side = { $who }, camp par camp :
ui-by-scenario = { $who }, scénario par scénario :
ui-by-theme = { $who }, thème par thème :
ui-by-size = { $who }, taille par taille :
ui-by-armies = { $who }, selon les armées :
ui-arena-draws = Une partie nulle compte pour une demi-victoire.
ui-seconds = { $number } s
ui-milliseconds = { $number } ms
ui-microseconds = { $number } µs

ui-fit-weightless = { $game } ne dit pas ce que pèse son jugement : il n’y a pas de poids à ajuster
ui-fit-no-samples = il n’y a rien à apprendre : aucune partie n’est allée à son terme
ui-fit-set-ups = { $count ->
    [one] { $count } mise en place
   *[other] { $count } mises en place
}
ui-column-foretold = résultats prédits
ui-column-positions = positions
ui-column-log-loss = perte log.
ui-column-accuracy = justesse
ui-fit-learnt = parties apprises
ui-fit-held-out = parties mises de côté
ui-fit-weights-alone = les mêmes, par les poids seuls
ui-fit-judge = les mêmes, par le jugement actuel
ui-fit-weights = Les poids, dans l’ordre de ce que le jeu pèse :

ui-questions-games = { $games } parties, { $turns } tours
ui-questions-both = les deux
ui-column-before = décisions / tour
ui-column-after = questions / tour
ui-column-single-before = à une réponse, avant
ui-column-single = à une réponse, après
ui-column-confirmed = à confirmer
ui-column-ruinous = sans Entrée : on y perd
ui-column-question = question
ui-column-game = jeu
ui-column-options = options
ui-column-games-rate = parties/s
ui-column-decisions-rate = choix/s
ui-column-list = lister (ns)
ui-column-apply = appliquer (ns)
ui-bench-own = { $game }, { $options } : { $work }, { $time } ns
ui-column-clone = copier (ns)
ui-column-iterations = recherches/s
ui-column-searched = choix/s cherchés

ui-valid-pack = { $path } : jeu de données valable pour { $game }
ui-valid-files = fichiers remplacés : { $files }
ui-valid-no-files = aucun fichier ne diffère de ceux du jeu
ui-valid-scenario = { $count ->
    [0] scénario { $scenario } : mis en place et joué une fois
    [one] scénario { $scenario } : mis en place et joué sans option, puis avec l’option
   *[other] scénario { $scenario } : mis en place et joué sans option, puis avec chacune des { $count } options
}
ui-valid-stuck = avec ces données, une partie du scénario { $scenario } ne se termine pas
ui-valid-match = { $path } : partie valable de { $game }
ui-valid-entries = { $count ->
    [0] en-tête et sceau conformes, aucune décision
    [one] en-tête et sceau conformes, une décision rejouée avec son empreinte
   *[other] en-tête et sceau conformes, { $count } décisions rejouées, chacune avec son empreinte
}

ui-play-person = { $side } : à vous
ui-play-computer = { $side } : l’ordinateur ({ $player })
ui-play-before = Le fichier garde les joueurs du début ({ $players }) ; cette séance se joue entre ceux-ci.
ui-play-reconstructed = { $count ->
    [one] Une donnée est reconstituée ; « quatorze games » dit laquelle.
   *[other] { $count } données sont reconstituées ; « quatorze games » en donne la liste.
}
ui-play-hint = Tapez un numéro pour décider, ? pour l’aide.
ui-play-only = Une seule possibilité : { $label }
ui-play-more = … encore { $count } : « suite », ou tapez une partie du texte cherché
ui-play-no-more = Il n’y a pas de suite.
ui-play-no-number = Il n’y a pas de numéro { $number } : les numéros vont de 1 à { $count }.
ui-play-hand-over = À l’écran : { $side }. L’autre camp détourne les yeux ; Entrée pour continuer.
ui-play-undone = Repris : { $label }
ui-play-no-undo = Rien à reprendre : un dé a été jeté, une chose cachée a été montrée, ou l’autre camp a décidé depuis.
ui-play-react = { $side } : une réaction ({ $window }) ? Entrée pour non, « oui » pour montrer votre main.
ui-play-asked = { $id } · { $window } : on vous demande
ui-play-not-asked = { $id } · { $window } : on ne vous demande pas
ui-play-always = là où il n’y a qu’une réponse
ui-play-no-reaction = Il n’y a pas de réaction « { $asked } » ; « réactions » en donne la liste.
ui-play-saved = Partie enregistrée dans { $file }.
ui-play-not-kept = Cette partie n’est enregistrée nulle part. La prochaine fois, tapez « sauver FICHIER » avant de quitter, ou lancez-la avec --save FICHIER.
ui-play-taken = { $file } existe déjà : une partie s’enregistre dans un nouveau fichier, ou dans celui que --load reprend
ui-play-save-taken = { $file } contient autre chose que cette partie : choisissez un autre fichier.
ui-play-nobody = dans ce fichier, les deux camps sont joués par l’ordinateur ({ $first }, { $second }) ; dites avec --as lequel vous prenez : { $known }
ui-play-save-where = Dans quel fichier ? Tapez « sauver FICHIER ».
ui-play-odds-what = De quelle décision ? Tapez « chances NUMÉRO » ou « chances DÉCISION ».
ui-play-unread = « { $asked } » n’est ni une décision ni une chose de la table : { $reason }
ui-play-allowed = C’est permis : c’est le numéro { $number }.
ui-play-nothing-against = C’est permis.
ui-play-why-what = Pourquoi pas quoi ? Tapez « pourquoi » avec une décision (« pourquoi { $decision } »), ou avec une ou deux choses de la table (« pourquoi { $place } »).
ui-play-no-place = Il n’y a pas de lieu « { $asked } » sur la table.
ui-play-both-against = --against désigne l’ordinateur d’en face ; avec --as both il n’y en a pas
ui-play-other-game = { $file } est une partie de { $game }
ui-play-help =
    un numéro             prendre cette décision ; 2*3 la prend trois fois, 2* tant qu’elle est permise
    une décision          dans la notation du jeu, qui se lit à droite de chaque possibilité
    quelques lettres      ne montrer que les possibilités qui les contiennent
    suite                 la suite d’une longue liste ; Entrée seule la reprend du début
    notation              cacher la notation, ou la montrer à nouveau
    table                 revoir la table
    table CHOSE           un lieu ou une carte (par son titre), ce qui s’y trouve, ses voisins, ce qu’on peut en dire (aussi : voisins LIEU)
    journal               relire ce qui s’est passé
    chances N             ce qui peut advenir de la décision N
    pourquoi DÉCISION     pourquoi elle n’est pas permise, et quel article le dit
    pourquoi A [ B ]      pourquoi on ne peut rien faire de A, ou de A vers B : un lieu, une tuile des réserves…
    réactions [ LAQUELLE ] à quels moments on vous demande si vous réagissez ; avec un nom, change cela
    annuler               reprendre votre dernière décision
    sauver [ FICHIER ]    enregistrer la partie
    quitter               s’en aller


ui-kit-kept = Le contrat est tenu.
ui-kit-games = parties jouées : { $count }
ui-kit-decisions = décisions prises : { $count }
ui-kit-refused = décisions essayées à tort et refusées : { $count }
ui-kit-looks = positions où le secret a été vérifié : { $count }
ui-kit-varied = positions imaginées, autres que la vraie : { $count }
ui-kit-reached = positions imaginées, la vraie parmi d’autres : { $count }
ui-kit-odds = chances comparées à des lancers : { $count }
ui-kit-under-way = { $games } parties
ui-law-broken = une loi du contrat est enfreinte, « { $law } » : { $saw }
ui-law-shown = { $broken } ; la partie qui le montre est dans { $file }
ui-law-not-shown = { $broken } ; la partie qui le montre n’a pas pu être gardée : { $unkept }
ui-sentence = { $text }
ui-serving = Quatorze est à l’adresse { $address }
ui-serving-kept = Les parties sont gardées dans { $file }
ui-serving-stop = Ctrl-C pour arrêter ; « quatorze help » dit ce que le programme sait faire d’autre. (English: quatorze --lang en)
ui-port-taken = l’adresse { $address } est prise, peut-être par Quatorze lui-même : ouvrez-la, ou choisissez une autre porte avec --port (pas { $port })
ui-no-data-folder = aucun dossier personnel où garder les parties : donnez un fichier avec --database
ui-resigned = { $side } : abandon.

ui-verify-fair = { $file } : les dés sont bien ceux des nombres scellés du fichier.
ui-verify-host = sceau de l’hôte : { $seal }
ui-verify-player = sceau du joueur ({ $side }) : { $seal }
ui-verify-seed = graine refaite à partir des nombres scellés : { $seed }
ui-verify-entries = { $count ->
    [one] une entrée rejouée, chaque dé compris
   *[other] { $count } entrées rejouées, chaque dé compris
}
ui-verify-from = la partie part d’une position ({ $after ->
        [0] reprise d’une autre partie
       *[other] après l’entrée { $after }
    }) : comment on y est venu, ces dés ne le prouvent pas.
ui-verify-compare = Comparez ces sceaux à ceux que la page montrait avant la partie, ou donnez-les par --host et --player.
ui-verify-kept = { $count ->
    [one] Le sceau donné est à sa place.
   *[other] Les { $count } sceaux donnés sont à leur place.
}
ui-verify-unsealed = { $file } : les dés de cette partie n’ont pas été scellés. Sa graine ne dit pas comment elle fut choisie ; seule une partie jouée sur un serveur peut le prouver.
ui-verify-broken = { $file } : aucun nombre de ce fichier n’a, à cette place, pour sceau { $seal }. Ce qui était promis n’a pas été tenu, ou le fichier est celui d’une autre partie.

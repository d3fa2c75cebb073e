// The pictures of the cards of both decks: who does what to whom. How they are written: web/js/cards/art.js.

/** @type {import('../../js/cards/art.js').Pictures} */
export const cards = {
  // sectors: the boxes tell; what else the card gives stands beside them
  'command-reconnaissance-gauche': 'ink i-eye 3 -1 17; card 131 27; lay 136 31',
  'command-reconnaissance-centre': 'ink i-eye 3 -1 17; card 131 27; lay 136 31',
  'command-reconnaissance-droite': 'ink i-eye 3 -1 17; card 131 27; lay 136 31',
  'command-percee-gauche': 'arrow 34 66 34 60',
  'command-percee-centre': 'arrow 80 66 80 60',
  'command-percee-droite': 'arrow 126 66 126 60',
  'command-attaque-gauche': 'arrow 24 66 24 60; arrow 34 66 34 60; arrow 44 66 44 60',
  'command-attaque-centre': 'arrow 70 66 70 60; arrow 80 66 80 60; arrow 90 66 90 60',
  'command-attaque-droite': 'arrow 116 66 116 60; arrow 126 66 126 60; arrow 136 66 136 60',
  'command-offensive-gauche': 'trench 62; arrow 34 14 34 6',
  'command-offensive-centre': 'trench 62; arrow 80 14 80 6',
  'command-offensive-droite': 'trench 62; arrow 126 14 126 6',
  'command-reconnaissance-en-force': 'ink i-eye 72 -1 16; trench 62',
  'command-en-avant': 'wall 11; trench 64; arrow 34 66 34 60; arrow 80 66 80 60; arrow 126 66 126 60',
  'command-manoeuvre': 'turn 62 60 96 60 -16; turn 98 8 64 8 14',
  // tactics
  'command-attaque-infanterie': 'trench 54; own inf 12 16 30; own inf 44 16 30; own inf 76 16 30; arrow 114 32 142 32',
  'command-bombardement': 'own howitzer 4 26 34; lob 32 26 108 28; lob 32 26 138 34; boom 108 40 13; boom 139 46 11',
  'command-contre-attaque': 'card 26 16; lay 110 16; turn 58 26 102 26 12; turn 102 42 58 42 -12',
  'command-sifflets':
    'own sp-officer 6 18 30; own inf 52 8 24; own inf 82 24 24; own inf 112 8 24; line M40_34L52_26M76_24L84_32M106_34L114_24; arrow 138 32 148 32',
  'command-ordre-d-en-haut':
    'own hq 12 16 34; ink star 50 24 16; ink star 68 24 16; arrow 90 32 106 32; own inf 122 18 30',
  'command-grande-foire':
    'ink d-soldat 12 14 22; ink d-explosion 40 30 22; ink d-drapeau 68 12 22; ink d-qg 96 30 22; lay 128 16',
  'command-tempete-de-feu':
    'wall 12; own mg 8 24 30; own mortar 48 24 30; shot 40 34 136 34; shot 80 40 138 50; shot 40 28 138 20; boom 146 34 11',
  'command-frapper-le-premier': 'foe inf 112 16 36; own inf 12 16 36; shot 52 32 104 32; boom 108 32 10; no 82 14 5',
  'command-remplacements': 'own inf 14 16 32; own inf 52 16 32; line M92_32h14M99_25v14; own inf 114 16 32',
  'command-releve': 'own inf 20 16 32; own inf 110 16 32; turn 58 24 102 24 14; turn 102 44 58 44 -14',
  // combat cards played with one's own card
  'combat-a-court-de-munitions': 'foe mg 96 18 36; ink m-silenced 36 14 38; no 80 34 9',
  'combat-attaque-au-gaz': 'own mortar 6 26 30; gas 66 38 13; gas 92 46 15; gas 100 30 12; foe inf 122 18 32',
  'combat-barrage-de-mitrailleuses':
    'own mg 6 18 36; shot 46 24 132 14; shot 46 32 134 32; shot 46 40 132 50; boom 144 32 11',
  'combat-barrage-de-mortiers': 'own mortar 6 22 36; lob 30 26 96 36; lob 30 26 136 36; boom 98 44 12; boom 138 44 12',
  'combat-brancardiers':
    'own inf 8 16 32; own inf 120 16 32; line M52_30H108M52_44H108M60_30v14M100_30v14; line M80_18v10M75_23h10',
  'combat-chirurgien':
    'own inf 14 16 34; line M74_32h18M83_23v18; own inf 112 16 34; ink d-soldat 62 44 14; ink d-qg 92 44 14',
  'combat-contre-espionnage': 'ink i-eye 12 18 32; card 62 16; turn 108 24 92 24 8; lay 118 16',
  'combat-en-avant': 'own inf 12 14 36; hex 78 34 20; aim 122 34 20; arrow 58 34 112 34',
  'combat-mata-hari': 'ink i-eye 14 10 44; card 70 16; card 98 16; card 126 16; no 138 33 8',
  'combat-fumer-tue': 'own sp-sniper 8 18 32; shot 44 34 112 34; foe inf 120 18 32; red d-mort 92 10 18',
  'combat-observation': 'ink i-eye 56 6 30; own howitzer 8 26 34; lob 34 30 136 38; boom 138 46 12; ink i-die 92 34 18',
  'combat-pigeons': 'bird 22 20; bird 56 12; own hq 10 34 24; own inf 116 20 32; line M88_24q12_2_20_8',
  'combat-raid': 'wire 36; own m-raider 14 18 30; turn 44 26 112 26 20; turn 112 46 44 46 -14; foe inf 120 16 34',
  'combat-redeploiement': 'own mg 8 18 32; arrow 46 34 66 34; hex 88 34 17; aim 122 34 17; own mortar 110 22 24',
  'combat-tacticien': 'card 36 16; card 66 16; lay 96 12; own general 8 20 26; turn 126 44 126 22 0',
  'combat-tir-de-barrage':
    'own howitzer 4 28 32; lob 30 26 80 40; lob 30 26 112 40; lob 30 26 142 40; boom 82 46 11; boom 112 46 11; boom 142 46 11',
  // reactions
  'combat-impetuosite':
    'own inf 10 16 34; arrow 50 34 66 34; ink contested 80 22 22; arrow 108 34 122 34; boom 144 34 12',
  'combat-cuirasse': 'own inf 26 12 40; shield 72 13; shot 150 22 104 22; shot 150 42 104 42; no 117 22; no 117 42',
  'combat-crosse': 'own inf 16 14 38; foe inf 106 14 38; line M58_46L102_20M58_20L102_46',
  'combat-poux': 'own inf 59 12 42; louse 40 24; louse 114 20; louse 46 47; louse 122 42; louse 24 40',
  'combat-grenade': 'own inf 12 16 36; lob 44 24 110 28; ink sp-grenade 70 2 16; boom 118 40 15; say +1 146 56',
  'combat-tenir':
    'trench 56; own inf 22 14 38; ink d-drapeau 78 16 30; no 94 31 14; ink d-drapeau 116 16 30; no 132 31 14',
  'combat-messager': 'foe hq 120 16 32; bird 66 22; ink d-mort 76 34 20; foe inf 12 18 30; no 26 32 12',
  'combat-logistique':
    'own supply 12 20 30; arrow 48 34 66 34; ink star 80 22 22; ink star 106 22 22; ink star 132 22 22',
  'combat-riposte':
    'own inf 12 16 36; foe inf 112 16 36; shot 108 24 56 24; boom 54 24 7; shot 56 44 106 44; boom 108 44 9',
  'combat-penurie':
    'foe howitzer 110 20 36; ink d-explosion 14 18 26; ink d-explosion 48 18 26; no 27 31 13; no 61 31 13',
  'combat-embuscade':
    'own inf 20 18 32; line M12_62q10_-14_22_-4q12_-12_24_2; foe inf 112 14 34; shot 60 34 104 34; boom 106 32 10',
  'combat-engelures':
    'foe inf 100 14 38; line M36_14v40M19_24l34_20M53_24l-34_20M30_18l6_5l6_-5M30_50l6_-5l6_5; no 84 34 8',
  'combat-cisailles': 'wire 38; own inf 14 12 36; own m-spanner 62 18 30; arrow 104 20 132 20',
};

// The pictures of the event cards. How they are written: web/js/cards/art.js.

/** @type {import('../../js/cards/art.js').Pictures} */
export const cards = {
  CP1: 'cen inf 8 16 34; gas 66 36 13; gas 92 44 15; gas 98 28 12; ink i-die 126 22 24',
  CP2: 'cen stormtrooper 10 14 38; ink d-5 64 20 26; ink d-6 98 20 26; boom 144 34 11',
  CP3: 'sea 46; cen inf 12 10 30; turn 50 22 104 22 14; ink factory 116 10 30; cen inf 60 30 22',
  CP4: 'ent inf-gb 22 14 36; turn 66 30 112 30 18; ink tile-back 118 18 32; cen general 4 2 20',
  CP5: 'sea 34; ink factory 120 6 28; line M20_44h44l10_6l-10_6H20q-8_-6_0_-12zM36_44v-8h10v8; shot 78 50 104 50; boom 112 48 10',
  CP6: 'ent inf 12 16 34; ent inf 50 16 34; ink d-drapeau 96 14 30; arrow 128 32 144 32; no 136 32 12',
  CP7: 'cen m-trench 4 12 30; trench 60; cen inf 46 16 34; cen inf 84 16 34; line M128_32h16M136_24v16',
  CP8: 'cen plane 10 18 36; shot 50 34 104 28; ent plane 108 8 32; boom 122 46 12',
  CP9: 'cen ctl-central 8 16 30; arrow 44 32 62 32; cen inf 76 16 32; cen gun 114 18 32',
  CP10: 'ink i-eye 16 10 44; ink contested 84 18 28; no 98 32 16',
  EP1: 'ent inf 8 16 34; gas 66 36 13; gas 92 44 15; gas 98 28 12; ink i-die 126 22 24',
  EP2: 'ent gun 4 26 34; lob 34 28 84 40; lob 34 28 114 40; lob 34 28 144 40; boom 84 46 10; boom 114 46 10; boom 143 46 10; ink d-2 52 42 18',
  EP3: 'sea 46; ent inf-gb 12 10 30; turn 50 22 104 22 14; ink factory 116 10 30; ent inf-gb 60 30 22',
  EP4: 'ent cavalry 10 14 38; arrow 54 34 78 34; cen inf 92 16 34; no 109 32 13; moon 140 14',
  EP5: 'sea 44; line M12_34h66l-8_10H22zM30_34v-10h34v10M38_24v-12h6v12M50_24v-12h6v12; arrow 90 30 106 30; ent inf 118 14 34; red d-explosion 72 44 16',
  EP6: 'cen d-drapeau 20 14 36; red m-crack 66 10 44; ink contested 118 20 28',
  EP7: 'trench 60; ent inf 24 14 36; ent inf 64 14 36; line M112_30h18M121_21v18',
  EP8: 'ent inf 12 14 38; ink star 56 8 12; ink d-5 78 20 26; ink d-6 112 20 26',
  EP9: 'ent ctl-entente 8 16 30; arrow 44 32 62 32; ent inf 76 16 32; ent gun 114 18 32',
  EP10: 'sea 50; line M14_42h50l-6_8H20zM30_42v-8h16v8; cen gun 82 14 30; no 97 28 13; cen plane 122 14 30; no 137 28 13',
};

/** The games that have a folder here: a skin (skin.js) and a cover (cover.js), and pictures where there are cards (cards.js). */
export const skinned = ['attrition', 'grande-guerre', 'verdun', 'villers', 'der-des-ders'];

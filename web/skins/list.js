/** The games that have a folder here: a skin (skin.js) and a cover (cover.js). */
export const skinned = ['attrition', 'grande-guerre', 'verdun', 'villers', 'der-des-ders'];

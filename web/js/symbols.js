// The sprite, kept in the page itself: a file that is referred to from outside is asked for again and again.

/** The address of a symbol. @param {string} id */
export const symbol = id => '#' + id;

/** Without it the page has no pictures, and works. */
async function fetchSprite() {
  const answer = await fetch(new URL('../symbols.svg', import.meta.url));
  if (!answer.ok) return;
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.append(document.adoptNode(sprite));
}
fetchSprite().catch(() => {});

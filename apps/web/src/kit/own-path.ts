/** A path of this site (`/basket?x=1`), or null: nothing else is ever redirected to (T36). */
export const ownPath = (text: unknown): string | null =>
  typeof text === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text) ? text : null;

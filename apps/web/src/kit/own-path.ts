/** Returns a path of this site (`/basket?x=1`); null for anything else. Redirects only go to such paths (T36). */
export const ownPath = (text: unknown): string | null =>
  typeof text === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text) ? text : null;

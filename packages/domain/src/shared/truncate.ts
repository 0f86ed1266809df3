/** Default maximum length of a truncated text (specification section 9). */
export const truncationLimit = 400;

/**
 * Cuts a text at a word boundary and appends `…`. The result has at most `limit` UTF-16 code units, and no character is
 * split. A single word that is too long is cut inside.
 */
export function truncateText(text: string, limit = truncationLimit): string {
  if (text.length <= limit) return text;
  if (limit < 1) return '';
  const head = text.slice(0, limit - 1);
  const endsAtWord = /\s/u.test(text.charAt(limit - 1));
  const boundary = endsAtWord ? head.length : head.search(/\s\S*$/u);
  const cut = boundary > 0 ? head.slice(0, boundary) : head.replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

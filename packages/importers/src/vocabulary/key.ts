/** Returns the key that equal names share: letters and digits without case, punctuation and spaces. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}+\-φ]/gu, '')
    .replace(/-(?!\d)/g, '');

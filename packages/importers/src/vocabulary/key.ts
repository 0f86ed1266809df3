/** What makes two names one: letters and digits without case, signs and spaces. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}+\-φ]/gu, '')
    .replace(/-(?!\d)/g, '');

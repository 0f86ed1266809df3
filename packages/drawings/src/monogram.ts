import { element, escapeText } from './svg.ts';

/** Background colours. All are dark enough for white letters. */
const grounds = ['#8a4b1f', '#2f6f4f', '#2b5f8f', '#6a4a8c', '#8c3a4a', '#4f5b66'];

const sign = /\p{L}|\p{N}/u;
const head = 'M20 9a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM8 34c1-7 5-10.500 12-10.500S31 27 32 34Z';

/** Returns the first letters of name and surname, or '' if both are empty. */
export const initialsOf = (name: string, surname: string): string =>
  [name, surname].map((word) => sign.exec(word)?.[0]?.toUpperCase() ?? '').join('');

/**
 * Returns the picture of a person as SVG: the initials, or a human figure if there is no name. `seed` selects the
 * colour.
 */
export function monogram(name: string, surname: string, seed: number): string {
  const initials = initialsOf(name, surname);
  const ground = element('rect', { width: 40, height: 40, fill: grounds[seed % grounds.length] ?? '#4f5b66' });
  const letters = { x: 20, y: 20, 'text-anchor': 'middle', 'dominant-baseline': 'central', fill: '#fff' };
  const shown =
    initials === ''
      ? element('path', { d: head, fill: '#fff' })
      : element('text', { ...letters, 'font-family': 'sans-serif', 'font-size': 16 }, escapeText(initials));
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 40 40' }, ground + shown);
}

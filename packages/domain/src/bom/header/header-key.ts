import { headerForm } from './header-form.ts';
import type { BomLayout } from './layout.ts';

const keyMax = 200;

/** Short mark of a long text (FNV-1a, 32 bits). */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/**
 * By what corrections of columns are remembered: the words above all of them, in their order, at most 200 letters. Lists
 * with the same header have the same key; without any it is empty, and nothing is remembered.
 */
export function headerKey(layout: Pick<BomLayout, 'columns'>): string {
  const words = layout.columns
    .map(({ header }) => headerForm(header))
    .join('|')
    .replace(/\|+$/u, '');
  return words.length <= keyMax ? words : `${words.slice(0, keyMax - 9)}~${markOf(words)}`;
}

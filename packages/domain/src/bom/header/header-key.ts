import { headerForm } from './header-form.ts';
import type { BomLayout } from './layout.ts';

const keyMax = 200;

/** Short hash of a long text (FNV-1a, 32 bits). */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/**
 * Returns the key under which column corrections are stored: all headers in order, at most 200 letters. Lists with the
 * same header share the key. Without headers the key is empty and nothing is stored.
 */
export function headerKey(layout: Pick<BomLayout, 'columns'>): string {
  const words = layout.columns
    .map(({ header }) => headerForm(header))
    .join('|')
    .replace(/\|+$/u, '');
  return words.length <= keyMax ? words : `${words.slice(0, keyMax - 9)}~${markOf(words)}`;
}

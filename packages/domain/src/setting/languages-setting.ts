import type { ShownLanguages } from '../shared/shown-languages.ts';

/** Returns the field that contradicts another; null = none. */
export function languagesProblem({ shown, main }: ShownLanguages): string | null {
  if (shown.length === 0 || new Set(shown).size < shown.length) return 'shown';
  return shown.includes(main) ? null : 'main';
}

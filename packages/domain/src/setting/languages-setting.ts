import type { ShownLanguages } from '../shared/shown-languages.ts';

/**
 * Returns the invalid field; null = none. At least one language must be shown, none twice, and the main language must
 * be among them.
 */
export function languagesProblem({ shown, main }: ShownLanguages): string | null {
  if (shown.length === 0 || new Set(shown).size < shown.length) return 'shown';
  return shown.includes(main) ? null : 'main';
}

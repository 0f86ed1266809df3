import type { Translated } from '../translation.ts';

/** Plural forms of English texts: two. */
export type Translation<RussianTexts> = Translated<RussianTexts, 'one' | 'other'>;

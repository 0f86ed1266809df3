import type { Translated } from '../translation.ts';

/** English texts: two plural forms. */
export type Translation<RussianTexts> = Translated<RussianTexts, 'one' | 'other'>;

import type { Translated } from '../translation.ts';

/** Plural forms of Turkish texts: one, because a noun after a number stays singular. */
export type Translation<RussianTexts> = Translated<RussianTexts, 'other'>;

import type { Translated } from '../translation.ts';

/** Turkish texts: a noun after a number stays singular, so one form is enough. */
export type Translation<RussianTexts> = Translated<RussianTexts, 'other'>;

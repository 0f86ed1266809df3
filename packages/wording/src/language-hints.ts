import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/language-hints.ts';

/** Offers of a language, each in that language, for pages in another one. */
export const languageHints: Readonly<Record<Locale, { readonly offer: string; readonly close: string }>> = texts;

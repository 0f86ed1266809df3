import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/home-examples.ts';

/** Searches that the home page offers: of each row the first that the catalogue has something for. */
export const homeExamples: Readonly<Record<Locale, readonly (readonly string[])[]>> = texts;

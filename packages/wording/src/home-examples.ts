import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/home-examples.ts';

/** Example searches of the home page. Of each row, the first with results is shown. */
export const homeExamples: Readonly<Record<Locale, readonly (readonly string[])[]>> = texts;

import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/difference-words.ts';
import type { DifferenceWords } from './ru/messages/difference-words.ts';

export type { DifferenceWords } from './ru/messages/difference-words.ts';

export const differenceWords: Readonly<Record<Locale, DifferenceWords>> = texts;

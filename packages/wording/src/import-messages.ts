import type { Locale } from '@farad/domain/shared';

import { texts } from './languages/messages/import-messages.ts';
import type { ImportWords } from './ru/messages/import-messages.ts';

export type { ImportWords, MappingProblem } from './ru/messages/import-messages.ts';

export const importWords: Readonly<Record<Locale, ImportWords>> = texts;

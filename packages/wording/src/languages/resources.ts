// Written by scripts/wording.mjs.
import type { Locale } from '@farad/domain/shared';

import { texts as ru } from '../ru/index.ts';
import { texts as en } from '../en/index.ts';
import { texts as tr } from '../tr/index.ts';
import type { Resources } from '../translator.ts';

export const resources: Readonly<Record<Locale, Resources>> = { ru, en, tr };

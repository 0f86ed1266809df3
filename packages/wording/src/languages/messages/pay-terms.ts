// Written by scripts/wording.mjs.
import type { Locale } from '@farad/domain/shared';

import { texts as ru } from '../../ru/messages/pay-terms.ts';
import { texts as en } from '../../en/messages/pay-terms.ts';
import { texts as tr } from '../../tr/messages/pay-terms.ts';

export const texts = { ru, en, tr } satisfies Readonly<Record<Locale, typeof ru>>;

// Written by scripts/wording.mjs.
import type { Locale } from '@farad/domain/shared';

import { texts as ru } from '../../ru/messages/sms-balance-message.ts';
import { texts as en } from '../../en/messages/sms-balance-message.ts';
import { texts as tr } from '../../tr/messages/sms-balance-message.ts';

export const texts = { ru, en, tr } satisfies Readonly<Record<Locale, typeof ru>>;

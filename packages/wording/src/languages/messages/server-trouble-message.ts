// Written by scripts/wording.mjs.
import type { Locale } from '@farad/domain/shared';

import { texts as ru } from '../../ru/messages/server-trouble-message.ts';
import { texts as en } from '../../en/messages/server-trouble-message.ts';
import { texts as tr } from '../../tr/messages/server-trouble-message.ts';

export const texts = { ru, en, tr } satisfies Readonly<Record<Locale, typeof ru>>;

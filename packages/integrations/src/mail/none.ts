import { fail } from '@farad/domain/shared';

import type { MailFailure, MailPort } from './port.ts';

const notConnected = fail<MailFailure>({ kind: 'temporary', code: null, reason: 'no mail server is set' });

/** Mail port of a shop without a mail server. Every letter fails temporarily. */
export const noMail: MailPort = { send: async () => notConnected, check: async () => notConnected };

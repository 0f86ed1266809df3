import { z } from 'zod';

import { define } from '../call.ts';
import {
  Exchange,
  ExchangeMappingBody,
  ExchangeRunInFull,
  ExchangeRuns,
  MadeExchangeAccount,
  OrdersSentAgain,
  SendOrdersAgainBody,
  SetExchangeSettingsBody,
} from '../back-office-exchange.ts';
import { EmptyBody } from '../staff.ts';
import { RowNumber, YesOrNo } from '../query.ts';

/** Exchange with 1C: who it is, what its things are here, what became of its files (product I2). */
export const backOfficeExchangeCalls = define({
  exchange: {
    method: 'GET',
    path: '/admin/exchange',
    summary: 'Account, settings and mapping of the exchange with 1C',
    answer: Exchange,
  },
  exchangeRuns: {
    method: 'GET',
    path: '/admin/exchange/runs',
    summary: 'Files that 1C sent and answers that it took, the latest first',
    answer: ExchangeRuns,
    query: z.strictObject({
      bad: YesOrNo.optional().describe('`true`: those alone with errors'),
      after: RowNumber.optional().describe('What `next` of the page before said'),
    }),
  },
  exchangeRun: {
    method: 'GET',
    path: '/admin/exchange/runs/{runId}',
    summary: 'A file of 1C with what was not taken of it',
    answer: ExchangeRunInFull,
  },
  makeExchangeAccount: {
    method: 'POST',
    path: '/admin/exchange/account',
    summary: 'Make the account of 1C, or a new password of it, shown this once',
    body: EmptyBody,
    answer: MadeExchangeAccount,
  },
  endExchangeAccount: {
    method: 'POST',
    path: '/admin/exchange/account/end',
    summary: 'Let 1C in no more',
    body: EmptyBody,
    answer: Exchange,
  },
  setExchangeSettings: {
    method: 'POST',
    path: '/admin/exchange/settings',
    summary: 'Say what stock of 1C means',
    body: SetExchangeSettingsBody,
    answer: Exchange,
  },
  setExchangeMapping: {
    method: 'POST',
    path: '/admin/exchange/mapping',
    summary: 'Say what a thing of 1C is here',
    body: ExchangeMappingBody,
    answer: Exchange,
  },
  sendOrdersAgain: {
    method: 'POST',
    path: '/admin/exchange/send-again',
    summary: 'Tell 1C once more of orders from a day on',
    body: SendOrdersAgainBody,
    answer: OrdersSentAgain,
  },
});

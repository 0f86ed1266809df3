import { z } from 'zod';

import type { ProviderConfig } from './provider.ts';
import { mayPayByTwin, type TwinMode } from './twin-mode.ts';
import { flag, list, pairProblems, text, url } from './values.ts';

/** Environment variables of the payment provider YooKassa. */
export const yookassaVariables = {
  YOOKASSA_URL: url.default('https://api.yookassa.ru/v3'),
  YOOKASSA_SHOP_ID: text.regex(/^\d{1,20}$/, 'must be the number of the shop').optional(),
  YOOKASSA_SECRET_KEY: z.string().min(8).optional(),
  YOOKASSA_TEST: flag.optional(),
  YOOKASSA_PAGES: list.pipe(z.array(url)).default(['https://yoomoney.ru', 'https://yookassa.ru']),
  YOOKASSA_CHECK_ADDRESS: flag.default(false),
};

const Variables = z.object(yookassaVariables);
type Variables = z.output<typeof Variables>;

/**
 * Returns the problem as one text if only one of the two variables is set; otherwise an empty list. Both may be missing
 * if the database has an account; `missingAccount` checks this later.
 */
export const yookassaProblems = (env: Variables): readonly string[] =>
  pairProblems(env, 'YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY');

/** Returns the settings of YooKassa. Payment pages of the local twin are on the site itself. */
export function yookassaOf(env: Variables, mode: TwinMode, siteUrl: string): ProviderConfig {
  const { YOOKASSA_URL, YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_PAGES } = env;
  const account = mode === 'all' || shopId === undefined || secretKey === undefined ? null : { shopId, secretKey };
  const pages = { all: [siteUrl], missing: [...YOOKASSA_PAGES, siteUrl], none: YOOKASSA_PAGES };
  return {
    url: YOOKASSA_URL,
    account,
    isTest: env.YOOKASSA_TEST ?? mode === 'all',
    pageOrigins: pages[mode].map((page) => new URL(page).origin),
    checksAddress: env.YOOKASSA_CHECK_ADDRESS && !mayPayByTwin(mode, account),
    variables: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  };
}

import { z } from 'zod';

import type { ProviderConfig } from './provider.ts';
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
 * Returns a line if only one of the two variables is set. Both may be missing if the database has an account;
 * `missingAccount` checks this later.
 */
export const yookassaProblems = (env: Variables): readonly string[] =>
  pairProblems(env, 'YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY');

/** Returns the settings of YooKassa. Payment pages of the local simulator are on the site itself. */
export function yookassaOf(env: Variables, hasTwins: boolean, siteUrl: string): ProviderConfig {
  const { YOOKASSA_URL, YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_PAGES } = env;
  return {
    url: YOOKASSA_URL,
    account: hasTwins || shopId === undefined || secretKey === undefined ? null : { shopId, secretKey },
    isTest: env.YOOKASSA_TEST ?? hasTwins,
    pageOrigins: (hasTwins ? [siteUrl] : YOOKASSA_PAGES).map((page) => new URL(page).origin),
    checksAddress: env.YOOKASSA_CHECK_ADDRESS && !hasTwins,
    variables: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  };
}

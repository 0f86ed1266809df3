import { z } from 'zod';

import { flag, list, text, url } from './config-values.ts';

/** Variables of the payment provider. */
export const paymentVariables = {
  YOOKASSA_URL: url.default('https://api.yookassa.ru/v3'),
  YOOKASSA_SHOP_ID: text.regex(/^\d{1,20}$/, 'must be the number of the shop').optional(),
  YOOKASSA_SECRET_KEY: z.string().min(8).optional(),
  YOOKASSA_TEST: flag.optional(),
  YOOKASSA_PAGES: list.pipe(z.array(url)).default(['https://yoomoney.ru', 'https://yookassa.ru']),
  YOOKASSA_CHECK_ADDRESS: flag.default(false),
};

const Variables = z.object(paymentVariables);
type Variables = z.output<typeof Variables>;

export interface PaymentsConfig {
  /** null with the twins on, which bring their own. */
  readonly account: { readonly url: string; readonly shopId: string; readonly secretKey: string } | null;
  /** Payments of this shop are trials: a real one does not fit, and the other way round. */
  readonly isTest: boolean;
  /** Origins of the pages to pay: a buyer is sent nowhere else. */
  readonly pageOrigins: readonly string[];
  /** Webhooks are taken from the provider's own addresses only; needs TRUSTED_PROXIES to be right. */
  readonly checksAddress: boolean;
}

export function paymentProblems({ YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY }: Variables): readonly string[] {
  return [
    ...(YOOKASSA_SHOP_ID === undefined ? ['YOOKASSA_SHOP_ID: required without the twins'] : []),
    ...(YOOKASSA_SECRET_KEY === undefined ? ['YOOKASSA_SECRET_KEY: required without the twins'] : []),
  ];
}

/** The twins' pages are on the site itself. */
export function paymentsOf(env: Variables, hasTwins: boolean, siteUrl: string): PaymentsConfig {
  const { YOOKASSA_URL, YOOKASSA_SHOP_ID = '', YOOKASSA_SECRET_KEY = '', YOOKASSA_PAGES } = env;
  return {
    account: hasTwins ? null : { url: YOOKASSA_URL, shopId: YOOKASSA_SHOP_ID, secretKey: YOOKASSA_SECRET_KEY },
    isTest: env.YOOKASSA_TEST ?? hasTwins,
    pageOrigins: (hasTwins ? [siteUrl] : YOOKASSA_PAGES).map((page) => new URL(page).origin),
    checksAddress: env.YOOKASSA_CHECK_ADDRESS && !hasTwins,
  };
}

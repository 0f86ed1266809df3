import { paymentAccountLimits } from '@farad/domain/provider';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { EmptyBody, LineText } from '../../kit/wire.ts';

/** The shop's account for online payments. Secret keys can be set but are never returned. */
export const PaymentMethods = z.object({
  /**
   * Where the account in use was set. Environment variables have priority over the back office. `twin` = a local
   * imitation of the provider. `none` = there is no account.
   */
  source: z.enum(['settings', 'environment', 'twin', 'none']),
  /** Id of the shop at the provider. Empty = there is no account. */
  shopId: z.string(),
  /** True = a test shop: no real payments. */
  isTest: z.boolean(),
  /** Account that staff set in the back office, even if another one is in use; null = none. */
  own: z
    .object({
      shopId: z.string(),
      /** Last characters of the secret key. Empty = not recorded. */
      keyEnd: z.string(),
      setAt: z.string().nullable(),
    })
    .nullable(),
  /** Names of the environment variables that set the account. */
  variables: z.array(z.string()),
});

export type PaymentMethods = z.infer<typeof PaymentMethods>;

export const SetPaymentAccountBody = z.object({
  shopId: LineText.regex(new RegExp(`^\\d{1,${paymentAccountLimits.shopId}}$`)),
  secretKey: LineText.regex(new RegExp(`^[\\x21-\\x7e]{8,${paymentAccountLimits.secretKey}}$`)),
});

export const PaymentMethodsTested = z.object({
  result: z.enum(['works', 'not_admitted', 'no_answer', 'other_account']),
  /** True = a test shop: no real payments. null = the provider did not accept the account or did not answer. */
  isTest: z.boolean().nullable(),
});

/** API calls about the shop’s account for online payments. */
export const officePaymentAccountCalls = define({
  paymentMethods: {
    method: 'GET',
    path: '/admin/payment-methods',
    summary: 'Where money that is paid online goes',
    answer: PaymentMethods,
  },
  setPaymentAccount: {
    method: 'POST',
    path: '/admin/payment-account',
    summary: 'Set the account at the payment provider; its key is never shown again',
    body: SetPaymentAccountBody,
    answer: PaymentMethods,
  },
  removePaymentAccount: {
    method: 'POST',
    path: '/admin/payment-account/remove',
    summary: 'Take away the account that the back office has set',
    body: EmptyBody,
    answer: PaymentMethods,
  },
  testPaymentMethods: {
    method: 'POST',
    path: '/admin/payment-methods/test',
    summary: 'Ask the provider whether the account works',
    body: EmptyBody,
    answer: PaymentMethodsTested,
  },
});

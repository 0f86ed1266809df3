import type { VendorId } from '@farad/domain/shared';
import { z } from 'zod';

import type { ProviderConfig } from './provider.ts';
import type { TwinMode } from './twin-mode.ts';
import { vendor } from './values.ts';
import { yookassaOf, yookassaProblems, yookassaVariables } from './yookassa.ts';

/** Environment variables of the payment providers. */
export const paymentVariables = {
  PAYMENT_PROVIDER: vendor.optional(),
  ...yookassaVariables,
};

const Variables = z.object(paymentVariables);
type Variables = z.output<typeof Variables>;

export interface PaymentsConfig {
  /** Provider of new payments; null = the first one that is installed. */
  readonly chosen: VendorId | null;
  readonly yookassa: ProviderConfig;
}

export const paymentProblems = (env: Variables): readonly string[] => yookassaProblems(env);

/** Returns the settings of the payment providers. Payment pages of the local twins are on the site itself. */
export const paymentsOf = (env: Variables, mode: TwinMode, siteUrl: string): PaymentsConfig => ({
  chosen: env.PAYMENT_PROVIDER ?? null,
  yookassa: yookassaOf(env, mode, siteUrl),
});

import { paymentSettingsQueries } from '@farad/database/payment-settings.queries';
import type { OnlineMethod, PaymentAccount } from '@farad/domain/payment';
import type { PaymentCredentials, PaymentPort } from '@farad/integrations/payments';

import type { Deps } from '../../deps.ts';
import { openSealed, sealSecret } from '../../seal.ts';

/** What the use cases of payments need; the jobs have it without a server. */
export type PaymentDeps = Pick<Deps, 'db' | 'config' | 'secretKey' | 'payments' | 'clock' | 'log'>;

/** How money is taken now. */
export interface PaymentDesk {
  readonly port: PaymentPort;
  readonly account: PaymentAccount;
  readonly source: 'settings' | 'environment' | 'twin';
  readonly isOn: Readonly<Record<OnlineMethod, boolean>>;
  /** Money of cards is held first and taken by staff. */
  readonly isHeldFirst: boolean;
}

const sealedFor = (shopId: string) => ({ purpose: 'payment account', owner: shopId }) as const;

/** The secret key of an account as the database keeps it. */
export const sealKey = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  { shopId, secretKey: key }: PaymentCredentials,
): Buffer => sealSecret(secretKey, sealedFor(shopId), key);

/** Reads how money is taken: the settings of the back office, else the account of the environment or the twin. */
export async function openDesk({ db, config, secretKey, payments }: PaymentDeps): Promise<PaymentDesk> {
  const settings = await paymentSettingsQueries(db).read();
  const { shopId = '', secretKeySealed = null } = settings ?? {};
  const own =
    secretKeySealed === null || shopId === ''
      ? null
      : { shopId, secretKey: openSealed(secretKey, sealedFor(shopId), secretKeySealed) };
  const credentials = own ?? payments.account;
  return {
    port: payments.provider.connect(credentials),
    account: { account: credentials.shopId, isTest: config.payments.isTest },
    source: own !== null ? 'settings' : config.hasTwins ? 'twin' : 'environment',
    isOn: { card: settings?.isCardOn ?? true, sbp: settings?.isSbpOn ?? true },
    isHeldFirst: settings?.isHeldFirst ?? false,
  };
}

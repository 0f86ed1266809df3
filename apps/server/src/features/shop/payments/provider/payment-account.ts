import type { Handle } from '@farad/database/connection/connect';
import { providerAccountQueries } from '@farad/database/payments/provider-account.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import type { OnlineMethod, PaymentAccount } from '@farad/domain/payment';
import type { TillSetting } from '@farad/domain/receipt';
import { isPaymentOn } from '@farad/domain/setting';
import type { PaymentCredentials, PaymentPort } from '@farad/integrations/payments';

import type { Deps } from '#deps.ts';
import { openSealed, sealSecret } from '#kit/seal.ts';

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
  /** Where receipts go. */
  readonly till: TillSetting;
}

const sealedFor = (shopId: string) => ({ purpose: 'payment account', owner: shopId }) as const;

/** The secret key of an account as the database keeps it. */
export const sealKey = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  { shopId, secretKey: key }: PaymentCredentials,
): Buffer => sealSecret(secretKey, sealedFor(shopId), key);

interface Source {
  readonly credentials: PaymentCredentials;
  readonly source: PaymentDesk['source'];
}

/** The account of the environment, else that of the back office, else the twin's. */
async function accountInUse({ db, config, secretKey, payments }: PaymentDeps): Promise<Source> {
  const named = config.payments.account;
  if (named !== null) return { credentials: named, source: 'environment' };
  const own = await providerAccountQueries(db, 'yookassa').read();
  if (own !== undefined) {
    const { publicId: shopId, secretKeySealed } = own;
    const key = openSealed(secretKey, sealedFor(shopId), secretKeySealed);
    return { credentials: { shopId, secretKey: key }, source: 'settings' };
  }
  if (payments.account === null) throw new Error('there is no account at the payment provider');
  return { credentials: payments.account, source: 'twin' };
}

/** Reads how money is taken. */
export async function openDesk(deps: PaymentDeps): Promise<PaymentDesk> {
  const [{ credentials, source }, setting] = await Promise.all([
    accountInUse(deps),
    settingQueries(deps.db).value('payments'),
  ]);
  return {
    port: deps.payments.provider.connect(credentials),
    account: { account: credentials.shopId, isTest: deps.config.payments.isTest },
    source,
    isOn: { card: isPaymentOn(setting, 'card'), sbp: isPaymentOn(setting, 'sbp') },
    isHeldFirst: setting.isHeldFirst,
    till: setting.till,
  };
}

/** Lines for the operator where nobody has named an account at the provider: neither environment nor back office. */
export async function missingAccount(db: Handle, { hasTwins, payments }: Deps['config']): Promise<readonly string[]> {
  if (hasTwins || payments.account !== null) return [];
  if ((await providerAccountQueries(db, 'yookassa').read()) !== undefined) return [];
  const where = 'required without the twins, as long as the back office has set no account';
  return [`YOOKASSA_SHOP_ID: ${where}`, `YOOKASSA_SECRET_KEY: ${where}`];
}

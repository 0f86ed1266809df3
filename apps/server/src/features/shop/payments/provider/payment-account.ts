import type { Handle } from '@farad/database/connection/connect';
import { providerAccountQueries } from '@farad/database/payments/provider-account.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import type { OnlineMethod, PaymentAccount } from '@farad/domain/payment';
import type { TillSetting } from '@farad/domain/receipt';
import { isPaymentOn } from '@farad/domain/setting';
import type { PaymentCredentials, PaymentPort } from '@farad/integrations/payments';

import type { Deps } from '#deps.ts';
import { openSealed, sealSecret } from '#kit/seal.ts';

/** What the use cases of payments need; jobs have it without a server. */
export type PaymentDeps = Pick<Deps, 'db' | 'config' | 'secretKey' | 'payments' | 'clock' | 'log'>;

/** Current settings of taking payments. */
export interface PaymentDesk {
  readonly port: PaymentPort;
  readonly account: PaymentAccount;
  readonly source: 'settings' | 'environment' | 'twin';
  readonly isOn: Readonly<Record<OnlineMethod, boolean>>;
  /** If true, card payments are held first and captured by staff. */
  readonly isHeldFirst: boolean;
  /** Where receipts are sent. */
  readonly till: TillSetting;
}

const sealedFor = (shopId: string) => ({ purpose: 'payment account', owner: shopId }) as const;

/** Encrypts the secret key of an account for the database. */
export const sealKey = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  { shopId, secretKey: key }: PaymentCredentials,
): Buffer => sealSecret(secretKey, sealedFor(shopId), key);

interface Source {
  readonly credentials: PaymentCredentials;
  readonly source: PaymentDesk['source'];
}

/** Returns the account of the environment, else of the back office, else of the twin. */
async function accountInUse({ db, config, secretKey, payments }: PaymentDeps): Promise<Source> {
  const named = config.payments.account;
  if (named !== null) return { credentials: named, source: 'environment' };
  const own = await providerAccountQueries(db, 'yookassa').read();
  if (own !== undefined) {
    const { publicId: shopId, secretKeySealed } = own;
    const key = openSealed(secretKey, sealedFor(shopId), secretKeySealed);
    return { credentials: { shopId, secretKey: key }, source: 'settings' };
  }
  if (payments.account === null) throw new Error('no account at the payment provider is set');
  return { credentials: payments.account, source: 'twin' };
}

/** Reads the current payment settings. */
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

/** Returns lines for the operator if neither environment nor back office has a provider account. */
export async function missingAccount(db: Handle, { hasTwins, payments }: Deps['config']): Promise<readonly string[]> {
  if (hasTwins || payments.account !== null) return [];
  if ((await providerAccountQueries(db, 'yookassa').read()) !== undefined) return [];
  const where = 'required without the twins, as long as the back office has set no account';
  return [`YOOKASSA_SHOP_ID: ${where}`, `YOOKASSA_SECRET_KEY: ${where}`];
}

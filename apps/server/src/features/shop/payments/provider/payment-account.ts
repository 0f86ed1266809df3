import type { Handle } from '@farad/database/connection/connect';
import { providerAccountQueries } from '@farad/database/payments/provider-account.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import type { OnlineMethod, PaymentAccount } from '@farad/domain/payment';
import type { TillSetting } from '@farad/domain/receipt';
import { isPaymentOn } from '@farad/domain/setting';
import type { VendorId } from '@farad/domain/shared';
import type { PaymentCredentials, PaymentPort } from '@farad/integrations/payments';

import type { InstalledProvider, Vendors } from '#core/vendors/vendors.ts';
import type { Deps } from '#deps.ts';
import { openSealed, sealSecret } from '#kit/seal.ts';

/** Dependencies of functions for payments. Jobs run them too, without a web server. */
export type PaymentDeps = Pick<Deps, 'db' | 'config' | 'secretKey' | 'vendors' | 'clock' | 'log'>;

/** An account at a payment provider, with the adapter (`port`) that calls it. */
export interface OpenAccount {
  readonly provider: VendorId;
  readonly port: PaymentPort;
  readonly account: PaymentAccount;
  readonly source: 'settings' | 'environment' | 'twin';
}

/** Current settings of online payments. */
export interface PaymentDesk {
  /** Account for new payments; null = the shop has none, so that all online methods are off. */
  readonly account: OpenAccount | null;
  readonly isOn: Readonly<Record<OnlineMethod, boolean>>;
  /** True if card payments are first held and then captured by staff. */
  readonly isHeldFirst: boolean;
  /** Fiscal register to which receipts are sent. */
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
  readonly source: OpenAccount['source'];
}

/**
 * Returns the account that is used: the one of the environment, or else of the back office, or else of the provider's
 * simulation (twin). null = none.
 */
async function accountInUse({ db, secretKey }: PaymentDeps, provider: InstalledProvider): Promise<Source | null> {
  const { environmentAccount, twinAccount } = provider;
  if (environmentAccount !== null) return { credentials: environmentAccount, source: 'environment' };
  const own = await providerAccountQueries(db, provider.id).read();
  if (own !== undefined) {
    const { publicId: shopId, secretKeySealed } = own;
    const key = openSealed(secretKey, sealedFor(shopId), secretKeySealed);
    return { credentials: { shopId, secretKey: key }, source: 'settings' };
  }
  return twinAccount === null ? null : { credentials: twinAccount, source: 'twin' };
}

/**
 * Returns the account at the provider with this id, to which database rows refer. null = the provider is not installed
 * or has no account; this is logged once.
 */
export async function openAccount(deps: PaymentDeps, id: VendorId): Promise<OpenAccount | null> {
  const provider = deps.vendors.payments.find(id);
  const found = provider === null ? null : await accountInUse(deps, provider);
  if (provider === null || found === null) {
    deps.vendors.noteMissing([id]);
    return null;
  }
  const { credentials, source } = found;
  return {
    provider: id,
    port: provider.connect(credentials),
    // The twin takes only test money.
    account: { account: credentials.shopId, isTest: source === 'twin' || provider.isTest },
    source,
  };
}

/** Returns the current settings of online payments, with the account at the chosen provider. */
export async function openDesk(deps: PaymentDeps): Promise<PaymentDesk> {
  const { id } = deps.vendors.payments.chosen;
  const [account, setting] = await Promise.all([openAccount(deps, id), settingQueries(deps.db).value('payments')]);
  const isOn = (method: OnlineMethod): boolean => account !== null && isPaymentOn(setting, method);
  return {
    account,
    isOn: { card: isOn('card'), sbp: isOn('sbp') },
    isHeldFirst: setting.isHeldFirst,
    till: setting.till,
  };
}

/** Returns whether staff have set an account at the provider in the back office. */
export const hasOwnAccount = async (db: Handle, id: VendorId): Promise<boolean> =>
  (await providerAccountQueries(db, id).read()) !== undefined;

/**
 * Returns error lines for the operator if online payments are on, but neither the environment nor the back office sets
 * a provider account; empty = all is well. A shop that takes only invoices and cash needs no account.
 */
export async function missingAccount(db: Handle, { payments }: Pick<Vendors, 'payments'>): Promise<readonly string[]> {
  const { id, environmentAccount, twinAccount, variables } = payments.chosen;
  if (environmentAccount !== null || twinAccount !== null) return [];
  const setting = await settingQueries(db).value('payments');
  if (!isPaymentOn(setting, 'card') && !isPaymentOn(setting, 'sbp')) return [];
  if (await hasOwnAccount(db, id)) return [];
  return [`${variables.join(', ')}: not set, and the back office has set no account for cards and SBP`];
}

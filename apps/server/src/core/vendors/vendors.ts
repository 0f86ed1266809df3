import type { VendorId } from '@farad/domain/shared';
import type { Carrier, DeliveryPort } from '@farad/integrations/delivery';
import type { PaymentCredentials, PaymentProvider } from '@farad/integrations/payments';
import type { Logger } from 'pino';

import type { ProviderConfig } from '#config/provider.ts';

/** A payment provider with what the environment says of it. */
export interface InstalledProvider extends PaymentProvider, Omit<ProviderConfig, 'url' | 'account'> {
  /** null = the environment names none. It stands above the account of the back office. */
  readonly environmentAccount: PaymentCredentials | null;
  /** null = no local twin plays this provider. */
  readonly twinAccount: PaymentCredentials | null;
}

/** The vendors of one kind that are installed. */
export interface VendorSet<T extends { readonly id: VendorId }, Chosen extends T | null> {
  /** Vendor of new payments or parcels. */
  readonly chosen: Chosen;
  readonly all: readonly T[];
  /** Returns null if no such vendor is installed. */
  readonly find: (id: VendorId) => T | null;
}

/** Payment providers and carriers by the ids that rows and webhook addresses name. main.ts fills it. */
export interface Vendors {
  readonly payments: VendorSet<InstalledProvider, InstalledProvider>;
  readonly carriers: VendorSet<Carrier, Carrier | null>;
  /** Logs each id that rows name while no such vendor is usable; once per process. */
  readonly noteMissing: (ids: readonly VendorId[]) => void;
}

/** A carrier with its account. */
export type ConnectedCarrier = Carrier & { readonly port: DeliveryPort };

export const isConnected = (carrier: Carrier | null): carrier is ConnectedCarrier =>
  carrier !== null && carrier.port !== null;

/** The carrier that new parcels go by; null = none, or no account of it is connected. */
export function chosenCarrier({ carriers }: Pick<Vendors, 'carriers'>): ConnectedCarrier | null {
  return isConnected(carriers.chosen) ? carriers.chosen : null;
}

/** The carrier whose pickup points are offered, connected or not; null = none is installed. */
export const chosenCarrierId = ({ carriers }: Pick<Vendors, 'carriers'>): VendorId | null =>
  carriers.chosen?.id ?? null;

/** Joins a provider with its variables; `twin`: its account where a local twin plays it. */
export function installProvider(
  provider: PaymentProvider,
  { account, isTest, pageOrigins, checksAddress, variables }: ProviderConfig,
  twin: PaymentCredentials | null = null,
): InstalledProvider {
  return {
    ...provider,
    environmentAccount: account,
    twinAccount: twin,
    isTest,
    pageOrigins,
    checksAddress,
    variables,
  };
}

/** Vendors installed by main.ts. */
export interface FoundVendors {
  readonly payments: readonly InstalledProvider[];
  /** null = the first. */
  readonly chosenPayment: VendorId | null;
  readonly carriers: readonly Carrier[];
  /** null = the first. */
  readonly chosenCarrier: VendorId | null;
}

/** Thrown where the installed vendors do not fit together; the message is for the operator. */
export class VendorError extends Error {}

function choose<T extends { readonly id: VendorId }>(
  all: readonly T[],
  id: VendorId | null,
  variable: string,
): T | null {
  if (id === null) return all[0] ?? null;
  const found = all.find((each) => each.id === id);
  if (found !== undefined) return found;
  throw new VendorError(`${variable}: ${id} is not installed, only ${all.map((each) => each.id).join(', ') || 'none'}`);
}

/**
 * Makes the one registry of vendors.
 *
 * @throws VendorError if two have the same id, there is no payment provider, or the chosen one is not installed
 */
export function createVendors(found: FoundVendors, log: Pick<Logger, 'warn'>): Vendors {
  const { payments, carriers } = found;
  const ids = [...payments, ...carriers].map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  // Their webhooks would have the same address.
  if (twice !== undefined) throw new VendorError(`two vendors have the id ${twice}`);
  const payment = choose(payments, found.chosenPayment, 'PAYMENT_PROVIDER');
  if (payment === null) throw new VendorError('expected at least one payment provider, got none');
  const noted = new Set<VendorId>();
  return {
    payments: { chosen: payment, all: payments, find: (id) => payments.find((each) => each.id === id) ?? null },
    carriers: {
      chosen: choose(carriers, found.chosenCarrier, 'CARRIER'),
      all: carriers,
      find: (id) => carriers.find((each) => each.id === id) ?? null,
    },
    noteMissing: (missing) => {
      for (const vendor of missing) {
        if (noted.has(vendor)) continue;
        noted.add(vendor);
        log.warn({ vendor }, 'vendors: provider is not installed or has no account, its rows wait');
      }
    },
  };
}

import type { VendorId } from '@farad/domain/shared';
import type { Carrier, DeliveryPort } from '@farad/integrations/delivery';
import type { PaymentCredentials, PaymentProvider } from '@farad/integrations/payments';
import type { Logger } from 'pino';

import type { ProviderConfig } from '#config/provider.ts';

/** A payment provider with its settings from the environment. */
export interface InstalledProvider extends PaymentProvider, Omit<ProviderConfig, 'url' | 'account'> {
  /**
   * Account that the environment sets; null = none. It has priority over the account that staff enter in the back
   * office.
   */
  readonly environmentAccount: PaymentCredentials | null;
  /** Account at the local simulation (twin) of the provider; null = the provider is not simulated. */
  readonly twinAccount: PaymentCredentials | null;
}

/** All installed vendors of one kind. */
export interface VendorSet<T extends { readonly id: VendorId }, Chosen extends T | null> {
  /** Vendor that is used for new payments or parcels. */
  readonly chosen: Chosen;
  readonly all: readonly T[];
  /** Returns the vendor with this id; null = it is not installed. */
  readonly find: (id: VendorId) => T | null;
}

/**
 * Registry of payment providers and carriers. Database rows and webhook addresses refer to them by id. main.ts creates
 * it.
 */
export interface Vendors {
  readonly payments: VendorSet<InstalledProvider, InstalledProvider>;
  readonly carriers: VendorSet<Carrier, Carrier | null>;
  /**
   * Logs vendors that database rows refer to although they are not installed or have no account. Each id is logged once
   * per process.
   */
  readonly noteMissing: (ids: readonly VendorId[]) => void;
}

/** A carrier whose account is connected. */
export type ConnectedCarrier = Carrier & { readonly port: DeliveryPort };

export const isConnected = (carrier: Carrier | null): carrier is ConnectedCarrier =>
  carrier !== null && carrier.port !== null;

/** Returns the carrier for new parcels; null = none is installed, or its account is not connected. */
export function chosenCarrier({ carriers }: Pick<Vendors, 'carriers'>): ConnectedCarrier | null {
  return isConnected(carriers.chosen) ? carriers.chosen : null;
}

/**
 * Returns a provider with its settings from the environment. `twin` is the account at its local simulation; null = the
 * provider is not simulated.
 */
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

/** The vendors that main.ts found in the installation. */
export interface FoundVendors {
  readonly payments: readonly InstalledProvider[];
  /** Id of the provider for new payments; null = the first one. */
  readonly chosenPayment: VendorId | null;
  readonly carriers: readonly Carrier[];
  /** Id of the carrier for new parcels; null = the first one. */
  readonly chosenCarrier: VendorId | null;
}

/**
 * Thrown if the installed vendors and the environment contradict each other. The message is for the shop's operator.
 */
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
 * Creates the registry of vendors.
 *
 * @throws VendorError if two have the same id, there is no payment provider, or the chosen one is not installed
 */
export function createVendors(found: FoundVendors, log: Pick<Logger, 'warn'>): Vendors {
  const { payments, carriers } = found;
  const ids = [...payments, ...carriers].map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  // Two vendors with the same id would have the same webhook address.
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

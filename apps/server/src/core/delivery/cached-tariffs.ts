import type { CarrierTariff, DeliveryPort, TariffQuery } from '@farad/integrations/delivery';

/** Time in milliseconds for which a tariff is cached. A carrier's prices change by contract, not within hours. */
const lifeMs = 10 * 60_000;
const cachedMax = 2000;

type Answer = Awaited<ReturnType<DeliveryPort['tariffs']>>;

interface Kept {
  readonly answer: Promise<Answer>;
  readonly askedAt: number;
}

/** Cached answers of each carrier. The key contains city, weight and value of the parcel. */
const caches = new WeakMap<DeliveryPort, Map<string, Kept>>();

const keyOf = ({ cityCode, grams, value }: TariffQuery): string => `${cityCode} ${grams} ${value}`;

function keep(carrier: DeliveryPort, key: string, entry: Kept): void {
  const cache = caches.get(carrier) ?? new Map<string, Kept>();
  caches.set(carrier, cache);
  cache.delete(key);
  cache.set(key, entry);
  if (cache.size > cachedMax) {
    const [oldest] = cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
  }
  const forget = (): void => {
    if (cache.get(key) === entry) cache.delete(key);
  };
  entry.answer.then((answer) => (answer.ok ? undefined : forget()), forget);
}

export interface TariffAsking {
  /** Timeout in milliseconds. */
  readonly timeoutMs: number;
  /**
   * True if the price is only shown. It may then come from the cache, up to ten minutes old; an order's price may not.
   */
  readonly isPromise: boolean;
  readonly now: Date;
}

/**
 * Returns the carrier's tariffs for a parcel; null = the carrier gave none. Pages show delivery prices far more often
 * than orders ask for them, so shown prices come from a cache. The cache also holds answers fetched for orders.
 * Parallel requests for the same parcel share one call.
 */
export async function carrierTariffs(
  carrier: DeliveryPort,
  query: TariffQuery,
  { timeoutMs, isPromise, now }: TariffAsking,
): Promise<readonly CarrierTariff[] | null> {
  const key = keyOf(query);
  const known = isPromise ? caches.get(carrier)?.get(key) : undefined;
  const age = known === undefined ? lifeMs : Math.abs(now.getTime() - known.askedAt);
  const answer = known !== undefined && age < lifeMs ? known.answer : carrier.tariffs(query, timeoutMs);
  if (answer !== known?.answer) keep(carrier, key, { answer, askedAt: now.getTime() });
  const tariffs = await answer;
  return tariffs.ok ? tariffs.value : null;
}

import type { CarrierTariff, DeliveryPort, TariffQuery } from '@farad/integrations/delivery';

/** Prices of a carrier change by contract, not by the hour. */
const lifeMs = 10 * 60_000;
const keptMax = 2000;

type Answer = Awaited<ReturnType<DeliveryPort['tariffs']>>;

interface Kept {
  readonly answer: Promise<Answer>;
  readonly askedAt: number;
}

/** Of each carrier: what it answered last, by what was asked. */
const keptBy = new WeakMap<DeliveryPort, Map<string, Kept>>();

const keyOf = ({ cityCode, grams, value }: TariffQuery): string => `${cityCode} ${grams} ${value}`;

function keep(carrier: DeliveryPort, key: string, entry: Kept): void {
  const kept = keptBy.get(carrier) ?? new Map<string, Kept>();
  keptBy.set(carrier, kept);
  kept.delete(key);
  kept.set(key, entry);
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  const forget = (): void => {
    if (kept.get(key) === entry) kept.delete(key);
  };
  entry.answer.then((answer) => (answer.ok ? undefined : forget()), forget);
}

export interface TariffAsking {
  /** Wait no longer than so many milliseconds. */
  readonly timeoutMs: number;
  /** A promise may be as old as ten minutes; an order may not. */
  readonly isPromise: boolean;
  readonly now: Date;
}

/**
 * What the carrier asks for a parcel. Pages promise prices far more often than baskets are quoted, so a promise takes the
 * answer of the last minutes to the same question, a quote's too; whoever asks meanwhile gets the same one.
 */
export async function carrierTariffs(
  carrier: DeliveryPort,
  query: TariffQuery,
  { timeoutMs, isPromise, now }: TariffAsking,
): Promise<readonly CarrierTariff[] | null> {
  const key = keyOf(query);
  const known = isPromise ? keptBy.get(carrier)?.get(key) : undefined;
  const age = known === undefined ? lifeMs : Math.abs(now.getTime() - known.askedAt);
  const answer = known !== undefined && age < lifeMs ? known.answer : carrier.tariffs(query, timeoutMs);
  if (answer !== known?.answer) keep(carrier, key, { answer, askedAt: now.getTime() });
  const told = await answer;
  return told.ok ? told.value : null;
}

import { defaultCitySlug } from '../delivery/city.ts';
import { usualPackingGrams } from '../delivery/tariff.ts';
import { kopecksPerRouble, type Kopecks } from '../money/money.ts';
import { deliveryKinds, type DeliveryKind } from '../order/order.ts';
import type { LocalizedText } from '../shared/locale.ts';
import { emptyTexts } from '../shared/localized.ts';

/** Empty texts, which mean the shop's default texts. */
export const usualWords: LocalizedText = emptyTexts;

/** Maximum lengths of the shop's own name of a way to deliver or pay, and of its note, in characters. */
export const ownWordsLimits = { name: 60, note: 200 } as const;

/** Maximum lengths of the texts of the office, in characters. */
export const officeLimits = { address: 200, hours: 200 } as const;

/** A way of delivery. An empty name means the default name. */
export interface OfferedWay {
  readonly kind: DeliveryKind;
  readonly isOn: boolean;
  readonly name: LocalizedText;
}

/** How the carrier's prices become the buyer's prices. */
export interface CarrierTerms {
  readonly isOn: boolean;
  /** The carrier's tariff numbers to offer; empty = all. */
  readonly tariffs: readonly number[];
  /** Margin on the carrier's price: a percentage, and whole roubles in addition. */
  readonly marginPercent: number;
  readonly marginRoubles: number;
}

/** The office where orders can be picked up. */
export interface OfficePlace {
  readonly address: string;
  readonly hours: string;
  /** Coordinates in degrees; null = not set, and the map does not show the office. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** City in whose list of delivery methods the office comes first; '' = none of the shop's cities. Absent = Moscow. */
  readonly city?: string | undefined;
}

/** Settings of delivery (product D1–D3). */
export interface DeliverySetting {
  /** Every kind of delivery once, in display order. */
  readonly ways: readonly OfferedWay[];
  /** Weight of box and padding per parcel. */
  readonly packingGrams: number;
  readonly carrier: CarrierTerms;
  /** null = the office that the environment variables describe. */
  readonly office: OfficePlace | null;
}

export const usualDelivery: DeliverySetting = {
  ways: (['courier', 'pickup_point', 'own_pickup'] as const).map((kind) => ({ kind, isOn: true, name: usualWords })),
  packingGrams: usualPackingGrams,
  carrier: { isOn: true, tariffs: [], marginPercent: 0, marginRoubles: 0 },
  office: null,
};

/** A zone of the shop's own table of delivery prices. Prices are in whole roubles. */
export interface ZoneTerms {
  readonly id: number;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly baseRoubles: number;
  readonly includedGrams: number;
  readonly stepRoubles: number;
  readonly stepGrams: number;
  /** Minimum sum of goods for free delivery; null = never free. */
  readonly freeFromRoubles: number | null;
}

export interface ZonesSetting {
  readonly zones: readonly ZoneTerms[];
}

/**
 * Returns the price that the buyer pays for a parcel. The carrier's price with the percentage is rounded up to whole
 * roubles; then the margin in roubles is added.
 */
export function priceWithMargin(cost: Kopecks, { marginPercent, marginRoubles }: CarrierTerms): Kopecks {
  const roubles = Math.ceil((cost * (100 + marginPercent)) / (100 * kopecksPerRouble));
  return ((roubles + marginRoubles) * kopecksPerRouble) as Kopecks;
}

export const isTariffOffered = ({ tariffs }: CarrierTerms, code: number): boolean =>
  tariffs.length === 0 || tariffs.includes(code);

const isEachOnce = <T>(given: readonly T[], all: readonly T[]): boolean =>
  given.length === all.length && all.every((each) => given.includes(each));

/**
 * Returns the invalid field; null = none. Each kind must appear once, and at least one must be on. An office has both
 * coordinates or none.
 */
export function deliveryProblem({ ways, office }: DeliverySetting): string | null {
  const kinds = ways.map(({ kind }) => kind);
  if (!isEachOnce(kinds, deliveryKinds) || !ways.some(({ isOn }) => isOn)) return 'ways';
  const { latitude, longitude } = office ?? { latitude: null, longitude: null };
  if ((latitude === null) === (longitude === null)) return null;
  return latitude === null ? 'office.latitude' : 'office.longitude';
}

/** Returns the invalid field; null = none. Zones cannot be added or removed, because cities refer to them by id. */
export function zonesProblem({ zones }: ZonesSetting, known: readonly number[]): string | null {
  if (
    !isEachOnce(
      zones.map(({ id }) => id),
      known,
    )
  ) {
    return 'zones';
  }
  const index = zones.findIndex(({ daysMin, daysMax }) => daysMax < daysMin);
  return index === -1 ? null : `zones.${index}.daysMax`;
}

/** Returns the city of the pickup office; '' = the office is in none of the shop's cities. */
export const officeCity = ({ office }: DeliverySetting): string => office?.city ?? defaultCitySlug;

/** Returns the settings of a way of delivery. */
export const wayOf = ({ ways }: DeliverySetting, kind: DeliveryKind): OfferedWay =>
  ways.find((way) => way.kind === kind) ?? { kind, isOn: false, name: usualWords };

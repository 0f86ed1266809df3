import { usualPackingGrams } from '../delivery/tariff.ts';
import { kopecksPerRouble, type Kopecks } from '../money/money.ts';
import { deliveryKinds, type DeliveryKind } from '../order/order.ts';
import type { LocalizedText } from '../shared/locale.ts';

/** The shop's usual words are used. */
export const usualWords: LocalizedText = { ru: '', en: '', tr: '' };

/** A way of delivery as the shop offers it; an empty name is the usual one. */
export interface OfferedWay {
  readonly kind: DeliveryKind;
  readonly isOn: boolean;
  readonly name: LocalizedText;
}

/** What the buyer is asked for the carrier's work. */
export interface CarrierTerms {
  readonly isOn: boolean;
  /** The carrier's numbers of the tariffs that are offered; none: all. */
  readonly tariffs: readonly number[];
  /** Put on the carrier's price: per cent of it, then whole roubles. */
  readonly marginPercent: number;
  readonly marginRoubles: number;
}

/** Where orders are fetched. Degrees. */
export interface OfficePlace {
  readonly address: string;
  readonly hours: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** How goods reach buyers (product D1–D3). */
export interface DeliverySetting {
  /** Every kind once, in the order they are offered. */
  readonly ways: readonly OfferedWay[];
  /** Box and padding of every parcel. */
  readonly packingGrams: number;
  readonly carrier: CarrierTerms;
  /** null: as the environment has it. */
  readonly office: OfficePlace | null;
}

export const usualDelivery: DeliverySetting = {
  ways: (['courier', 'pickup_point', 'own_pickup'] as const).map((kind) => ({ kind, isOn: true, name: usualWords })),
  packingGrams: usualPackingGrams,
  carrier: { isOn: true, tariffs: [], marginPercent: 0, marginRoubles: 0 },
  office: null,
};

/** One zone of the built-in table, in whole roubles. */
export interface ZoneTerms {
  readonly id: number;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly baseRoubles: number;
  readonly includedGrams: number;
  readonly stepRoubles: number;
  readonly stepGrams: number;
  /** Goods of this sum are brought free of charge; null: never. */
  readonly freeFromRoubles: number | null;
}

export interface ZonesSetting {
  readonly zones: readonly ZoneTerms[];
}

/** What a buyer pays for a parcel that costs the shop so much: with the margin, whole roubles upwards. */
export function priceWithMargin(cost: Kopecks, { marginPercent, marginRoubles }: CarrierTerms): Kopecks {
  const roubles = Math.ceil((cost * (100 + marginPercent)) / (100 * kopecksPerRouble));
  return ((roubles + marginRoubles) * kopecksPerRouble) as Kopecks;
}

export const isTariffOffered = ({ tariffs }: CarrierTerms, code: number): boolean =>
  tariffs.length === 0 || tariffs.includes(code);

const isEachOnce = <T>(given: readonly T[], all: readonly T[]): boolean =>
  given.length === all.length && all.every((each) => given.includes(each));

/** The field that is wrong; null: none is. */
export function deliveryProblem({ ways }: DeliverySetting): string | null {
  const kinds = ways.map(({ kind }) => kind);
  return isEachOnce(kinds, deliveryKinds) && ways.some(({ isOn }) => isOn) ? null : 'ways';
}

/** The same; the zones themselves stay as they are, since cities lie in them. */
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

/** How one way is offered. */
export const wayOf = ({ ways }: DeliverySetting, kind: DeliveryKind): OfferedWay =>
  ways.find((way) => way.kind === kind) ?? { kind, isOn: false, name: usualWords };

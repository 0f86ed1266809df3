import { sumKopecks } from '@farad/domain/money';
import { formatNumber, formatQuantity } from '@farad/domain/quantities';
import type { Locale } from '@farad/domain/shared';

import { localeOfPath } from '#i18n/locale-path.ts';
import { kopecksOf } from '#ui/roubles.ts';
import { apiOf, type Visit } from '#server/visit.server.ts';
import type { ResistorSet } from './calculate.server.ts';

type Resistor = ResistorSet['resistors'][number];

/** Categories that are searched for resistors in this order until all values are found. */
const categories = ['chip-resistors', 'through-hole-resistors', 'power-resistors'];

type Found = Extract<
  Awaited<ReturnType<ReturnType<typeof apiOf>['partsForValues']>>,
  { readonly ok: true }
>['value']['parts'];

const countOf = (parts: Found): number => parts.filter(({ product }) => product !== null).length;

/**
 * Finds a part for each resistor of a set, all in the same package. Returns the parts of the category in which most
 * values were found.
 */
async function findParts(visit: Visit, set: ResistorSet): Promise<Found> {
  const { resistors, powerMin, voltageMin, toleranceMax } = set;
  const values = [...new Set(resistors.map(({ ohms }) => ohms))];
  let best: Found = [];
  for (const category of categories) {
    const answer = await apiOf(visit).partsForValues({
      body: {
        category,
        attribute: 'resistance',
        values,
        pieces: 1,
        powerMin,
        voltageMin,
        toleranceMax,
        isOnePackage: values.length > 1,
      },
    });
    if (!answer.ok) continue;
    if (best.length === 0 || countOf(answer.value.parts) > countOf(best)) best = answer.value.parts;
    if (countOf(best) === values.length) break;
  }
  return best;
}

/** Rounds a safety factor down, so that it is never overstated: from 10 on to an integer, otherwise to one decimal. */
const roundedDown = (margin: number): number => (margin < 10 ? Math.floor(margin * 10) / 10 : Math.floor(margin));

/**
 * Returns a value of the set and the part to buy for it; `part` null = none found. `times` = how often the set contains
 * the value.
 */
function lineOf({ ohms, burns }: Resistor, times: number, parts: Found, locale: Locale) {
  const value = formatQuantity(ohms, 'ohm', locale);
  const { product, total, quantity } = parts.find(({ asked }) => asked === ohms) ?? {};
  if (!product || typeof total !== 'number' || typeof quantity !== 'number') return { value, part: null };
  // If the part's minimum quantity covers all resistors with this value, buy it once.
  const purchases = quantity >= times ? 1 : times;
  const { power } = product.attributes;
  const part = {
    seo: product.seo,
    mpn: product.mpn,
    brand: product.brand.name,
    package: product.package,
    unit: product.unit,
    quantity: quantity * purchases,
    total: kopecksOf(total * purchases),
    rating:
      typeof power === 'number'
        ? { rated: formatQuantity(power, 'watt', locale), margin: formatNumber(roundedDown(power / burns), locale) }
        : null,
  };
  return { value, part };
}

function offerOf({ resistors }: ResistorSet, parts: Found, locale: Locale) {
  const timesOf = (ohms: number): number => resistors.filter((resistor) => resistor.ohms === ohms).length;
  const different = resistors.filter(
    ({ ohms }, place) => resistors.findIndex((other) => other.ohms === ohms) === place,
  );
  const lines = different.map((resistor) => lineOf(resistor, timesOf(resistor.ohms), parts, locale));
  const totals = lines.flatMap(({ part }) => (part === null ? [] : [part.total]));
  return {
    title: resistors.map(({ ohms }) => formatQuantity(ohms, 'ohm', locale)).join(' + '),
    lines,
    total: totals.length === lines.length ? sumKopecks(totals) : null,
  };
}

/**
 * Returns the sets with parts in stock and their totals. The cheapest complete set comes first; sets that lack a part
 * come last.
 */
export async function offersFor(visit: Visit, sets: readonly ResistorSet[]) {
  const locale = localeOfPath(visit.url.pathname);
  const sum = ({ total }: { readonly total: number | null }): number => total ?? Number.POSITIVE_INFINITY;
  const offers = await Promise.all(sets.map(async (set) => offerOf(set, await findParts(visit, set), locale)));
  // Compare two incomplete sets as equal, because subtracting infinities gives NaN.
  return offers.toSorted((a, b) => (sum(a) === sum(b) ? 0 : sum(a) - sum(b)));
}

import type { Quantity, UnitPrice } from '@farad/domain/money';
import type { Lifecycle, PriceBreak, Product, ProductId } from '@farad/domain/product';
import { chance } from './chance.ts';
import type { Draft } from './draft.ts';

/** A demonstration product with its stock in the demonstration's only warehouse. */
export type DemoPart = Product & {
  readonly stock: readonly { readonly warehouse: 'main'; readonly onHand: Quantity }[];
};

/** One rouble and one kopeck, in ten-thousandths of a rouble. */
const rouble = 10_000;
const kopeck = 100;

interface PriceBand {
  /** Price in roubles below which a part has these price breaks. */
  readonly below: number;
  readonly breaks: readonly (readonly [minQuantity: number, share: number])[];
  /** Typical number of pieces in stock. */
  readonly stock: number;
}

/**
 * Price breaks of parts, cheapest parts first. `[10, 0.62]` means: from 10 pieces on, 62 % of the price of one piece.
 */
const bands: readonly PriceBand[] = [
  {
    below: 6,
    breaks: [
      [1, 1],
      [10, 0.62],
      [100, 0.34],
      [1000, 0.2],
      [5000, 0.15],
      [10_000, 0.13],
    ],
    stock: 12_000,
  },
  {
    below: 40,
    breaks: [
      [1, 1],
      [10, 0.78],
      [100, 0.58],
      [500, 0.48],
      [1000, 0.42],
    ],
    stock: 2500,
  },
  {
    below: 300,
    breaks: [
      [1, 1],
      [10, 0.88],
      [50, 0.8],
      [100, 0.74],
      [500, 0.66],
    ],
    stock: 400,
  },
  {
    below: 2000,
    breaks: [
      [1, 1],
      [5, 0.95],
      [25, 0.9],
      [100, 0.84],
    ],
    stock: 80,
  },
  {
    below: Number.POSITIVE_INFINITY,
    breaks: [
      [1, 1],
      [3, 0.97],
      [10, 0.93],
    ],
    stock: 12,
  },
];

const bandOf = (price: number): PriceBand => {
  const found = bands.find((candidate) => price < candidate.below);
  if (found === undefined) throw new Error(`demonstration: no price breaks for ${price} roubles`);
  return found;
};

/**
 * Rounds a price as shops do: a price of one rouble or more to whole kopecks, a lower one to ten-thousandths of a
 * rouble. The price is in ten-thousandths of a rouble.
 */
const shopPrice = (unitPrice: number): number => {
  const rounded = Math.max(1, Math.round(unitPrice));
  return rounded < rouble ? rounded : Math.round(rounded / kopeck) * kopeck;
};

const tiersOf = (price: number, breaks: readonly (readonly [number, number])[]): readonly PriceBreak[] => {
  const tiers: PriceBreak[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const [minQuantity, share] of breaks) {
    const unitPrice = shopPrice(price * share * rouble);
    if (unitPrice >= last) break;
    last = unitPrice;
    tiers.push({ minQuantity: minQuantity as Quantity, unitPrice: unitPrice as UnitPrice });
  }
  return tiers;
};

const lifecycleOf = (id: number, fame: number): Lifecycle => {
  const draw = chance(id, 1);
  if (fame >= 0.9 || draw < 0.93) return 'active';
  if (draw < 0.965) return 'not_for_new_designs';
  return draw < 0.985 ? 'end_of_life' : 'obsolete';
};

const stockOf = (id: number, typical: number, draft: Draft): number => {
  // Famous parts are always in stock, in large and differing quantities.
  if (draft.fame >= 1) return Math.round(typical * (9 + 4 * chance(id, 10))) + 137;
  if (draft.fame < 0.9 && chance(id, 2) < 0.15) return 0;
  const spread = 0.02 + 6 * chance(id, 3) ** 3;
  const count = Math.max(1, Math.round(typical * spread * (0.5 + 2 * draft.fame)));
  return draft.reel > 1 ? Math.max(1, Math.round(count / draft.reel)) * draft.reel : count;
};

const orderStep = (id: number, draft: Draft): number => {
  if (draft.reel > 1) return draft.reel;
  if (draft.fame >= 0.9 || draft.price >= 6) return 1;
  const draw = chance(id, 4);
  if (draw < 0.65) return 1;
  return draw < 0.9 ? 10 : 100;
};

/**
 * Returns the part with the shop's data: id, price breaks, stock, order step, delivery and lifecycle. They depend only
 * on the arguments.
 */
export const finishPart = (draft: Draft, id: number): DemoPart => {
  const price = draft.price * (0.93 + 0.14 * chance(id, 5));
  const band = bandOf(price);
  const tiers = tiersOf(price, band.breaks);
  const onHand = stockOf(id, band.stock, draft);
  const step = orderStep(id, draft);
  const lifecycle = draft.lifecycle ?? lifecycleOf(id, draft.fame);
  const isGone = lifecycle === 'obsolete' && onHand === 0;
  const single = tiers[0]?.unitPrice ?? 1;
  return {
    id: id as ProductId,
    seo: draft.seo,
    mpn: draft.mpn,
    brandId: draft.brand.id,
    categoryId: draft.category.id,
    title: draft.title,
    description: draft.description,
    tiers,
    beforePrice: chance(id, 6) < 0.03 ? (shopPrice(single * (1.12 + 0.3 * chance(id, 7))) as UnitPrice) : null,
    minQuantity: step as Quantity,
    multiple: step as Quantity,
    unit: draft.unit,
    package: draft.package,
    weightMilligrams: draft.weightMilligrams,
    lifecycle,
    state: isGone ? 'known' : 'published',
    country: draft.brand.origin,
    leadTimeDays: isGone ? null : 5 + Math.floor(chance(id, 8) ** 2 * 80),
    attributes: draft.attributes,
    variantGroup: draft.variantGroup,
    series: draft.series,
    documents: none,
    images: none,
    images360: none,
    otherNumbers: noNumbers,
    vatClass: 'standard',
    warrantyMonths: 12,
    customsDeclaration: null,
    isMarked: false,
    demand: Math.round(10_000 * draft.fame * draft.fame + 200 * chance(id, 9)),
    stock: [{ warehouse: 'main', onHand: onHand as Quantity }],
  };
};

const none: readonly never[] = [];
const noNumbers: Readonly<Record<string, string>> = {};

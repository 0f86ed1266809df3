import { priceBreaksMax, priceChangeStates, priceRoundings, productLimits } from '@farad/domain/product';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterQuery } from '../../kit/query.ts';
import { EmptyBody, LineText, NextPage, ProductIdText, RowId, Version } from '../../kit/wire.ts';
import { Confirmed, PiecePrice, ProductTier, StaffProduct } from '../catalogue/products.ts';

/** Percent with at most two decimals. */
const Percent = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);

const Supplier = LineText.max(productLimits.supplier);

/** Prices of one product. `version` = the version that the caller saw. */
export const SetProductPricesBody = z.strictObject({
  version: Version,
  prices: z.array(ProductTier).max(priceBreaksMax),
  isConfirmed: Confirmed,
});

/** New cost of one piece; null = the cost is no longer known. */
export const SetPurchasePriceBody = z.strictObject({ purchasePrice: PiecePrice.nullable(), supplier: Supplier });

/** Costs of a product, in roubles per piece. */
export const PurchasePrices = z.object({
  purchasePrice: z.number().nullable(),
  /** Costs by the quantity that the shop buys. Empty = not known. */
  tiers: z.array(ProductTier),
  /**
   * Weighted average cost of the pieces in stock, and the number of pieces it covers; null = no receipt of goods had a
   * price.
   */
  average: z.object({ price: z.number(), pieces: z.int() }).nullable(),
  supplier: z.string(),
  /** Lowest margin among the price breaks, in percent; null = no price or no known cost. */
  margin: z.number().nullable(),
  /** Latest first. */
  history: z.array(
    z.object({
      id: RowId,
      purchasePrice: z.number().nullable(),
      /** Costs by the quantity bought. Empty = one cost for any quantity. */
      tiers: z.array(ProductTier),
      supplier: z.string(),
      at: z.string(),
      /** Staff member who entered the cost. Empty = it comes from an imported file. */
      by: z.string(),
    }),
  ),
});

export type PurchasePrices = z.infer<typeof PurchasePrices>;

/** Rule that changes the prices of several products: which products, and how. */
export const PriceRuleBody = z.strictObject({
  /** Category with its descendants; null = any category. */
  categoryId: RowId.nullable(),
  brandId: RowId.nullable(),
  /** Only these products are changed. Empty = all products of the category and brand. */
  productIds: z.array(ProductIdText).max(500),
  change: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('factor'),
      factor: z
        .number()
        .min(0.01)
        .max(100)
        .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6),
    }),
    z.strictObject({ kind: z.literal('percent'), percent: Percent(-99, 900) }),
    z.strictObject({ kind: z.literal('margin'), margin: Percent(-100, 95) }),
  ]),
  rounding: z.enum(priceRoundings),
});

export type PriceRuleBody = z.infer<typeof PriceRuleBody>;

/** Changes that a price rule would make. `belowPurchase` is absent for staff who may not see costs. */
export const PricePreview = z.object({
  products: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /**
   * Number of products that the rule cannot change. They have no price or no known cost, or the new price would be zero
   * or too high.
   */
  leftOut: z.int(),
  belowPurchase: z.int().optional(),
  /** Number of products whose new prices must be confirmed, because they are unusual. */
  secondLook: z.int(),
  /** True = there are more products than a preview examines. */
  isCut: z.boolean(),
  /** The first products whose prices would change. */
  sample: z.array(
    z.object({
      id: ProductIdText,
      mpn: z.string(),
      brand: z.string(),
      before: z.array(ProductTier),
      after: z.array(ProductTier),
      isBelowPurchase: z.boolean().optional(),
      /** True = the product's new prices must be confirmed. */
      needsLook: z.boolean(),
    }),
  ),
});

export type PricePreview = z.infer<typeof PricePreview>;

export const PriceChange = z.object({
  id: RowId,
  at: z.string(),
  by: z.string(),
  state: z.enum(priceChangeStates),
  startsAt: z.string(),
  endedAt: z.string().nullable(),
  changed: z.int(),
  leftOut: z.int(),
  /** Number of products that keep their old prices until somebody confirms the new ones. */
  held: z.int(),
  rule: PriceRuleBody.omit({ productIds: true }).extend({ productCount: z.int(), isConfirmed: z.boolean() }),
  /** Current names of the rule's category and brand. Empty = any. */
  category: z.string(),
  brand: z.string(),
});

export type PriceChange = z.infer<typeof PriceChange>;

const PriceChanges = z.object({ changes: z.array(PriceChange), next: NextPage });

/** `key` = idempotency key chosen by the caller. `startsOn` = a day in Moscow; null = now. */
export const ChangePricesBody = z.strictObject({
  key: z.uuid(),
  rule: PriceRuleBody,
  startsOn: z.iso.date().nullable(),
  isConfirmed: Confirmed,
});

/** New prices that do not take effect until somebody confirms them (`isConfirmed`). */
export const LookedPrices = z.array(
  z.object({
    /** Minimum quantity of the price break. */
    quantity: z.int(),
    /** Roubles per piece before and after; null = there was no price. */
    before: z.number().nullable(),
    after: z.number(),
    /** Change in percent of the former price. Negative = cheaper. null = there was no price. */
    percent: z.number().nullable(),
    /** Absent for staff who may not see costs. */
    isBelowCost: z.boolean().optional(),
  }),
);

/** Up to 500 products whose new prices nobody has confirmed yet. They still have their old prices. */
export const HeldPrices = z.object({
  products: z.array(z.object({ id: ProductIdText, mpn: z.string(), brand: z.string(), prices: LookedPrices })),
});

export type HeldPrices = z.infer<typeof HeldPrices>;

/** A customer or company with an individual price coefficient. */
const OwnPrices = z.object({
  id: RowId,
  kind: z.enum(['customer', 'company']),
  name: z.string(),
  coefficient: z.number(),
  orders: z.int(),
});

const Coefficients = z.object({ rows: z.array(OwnPrices), next: NextPage });

export type OwnPricesRow = z.infer<typeof OwnPrices>;

export type LookedPrices = z.infer<typeof LookedPrices>;

/** Unusual new prices that must be confirmed, sent with the error `price_second_look`. At most 50 products. */
export const SecondLook = z.object({
  /** Number of products, also beyond the 50. */
  rows: z.int(),
  products: z.array(z.object({ productId: ProductIdText, mpn: z.string(), prices: LookedPrices })),
});

export type SecondLook = z.infer<typeof SecondLook>;

/** API calls about prices, for staff. */
export const officePricesCalls = define({
  setProductPrices: {
    method: 'POST',
    path: '/admin/products/{productId}/prices',
    summary: 'Change the prices of one product; refused where somebody else changed the product meanwhile',
    body: SetProductPricesBody,
    answer: StaffProduct,
  },
  purchasePrices: {
    method: 'GET',
    path: '/admin/products/{productId}/purchase-prices',
    summary: 'What the shop pays for a product, and paid before',
    answer: PurchasePrices,
  },
  setPurchasePrice: {
    method: 'POST',
    path: '/admin/products/{productId}/purchase-prices',
    summary: 'Set what the shop pays for a product',
    body: SetPurchasePriceBody,
    answer: PurchasePrices,
  },
  previewPrices: {
    method: 'GET',
    path: '/admin/price-preview',
    summary: 'What a rule would make of the prices',
    answer: PricePreview,
    query: z.strictObject({
      category: z.string().default('').describe('Id of a category, with all below it'),
      brand: z.string().default('').describe('Id of a brand'),
      products: z
        .string()
        .regex(/^(\d{1,10}(,\d{1,10})*)?$/)
        .default('')
        .describe('Ids of products with commas between, 500 at most; absent: all of the category and the brand'),
      change: z.enum(['factor', 'percent', 'margin']).describe('`factor`, `percent` or `margin`'),
      value: z
        .string()
        .regex(/^-?\d{1,5}(\.\d{1,4})?$/)
        .transform(Number)
        .describe('The factor, or percent'),
      rounding: z.enum(priceRoundings).default('none').describe('`none`, `kopeck`, `ten_kopecks` or `rouble`'),
    }),
  },
  priceChanges: {
    method: 'GET',
    path: '/admin/price-changes',
    summary: 'Changes of prices by a rule, the latest first',
    answer: PriceChanges,
    query: AfterQuery,
  },
  changePrices: {
    method: 'POST',
    path: '/admin/price-changes',
    summary: 'Change prices by a rule, now or from a day on; many are changed in the background',
    body: ChangePricesBody,
    answer: PriceChange,
  },
  heldPrices: {
    method: 'GET',
    path: '/admin/price-changes/{changeId}/held',
    summary: 'Products whose prices a change held back: a change of these products with `isConfirmed` sets them',
    answer: HeldPrices,
  },
  undoPrices: {
    method: 'POST',
    path: '/admin/price-changes/{changeId}/undo',
    summary: 'Put prices back that a rule changed, where nobody changed them since; what is planned is called off',
    body: EmptyBody,
    answer: PriceChange,
  },
  coefficients: {
    method: 'GET',
    path: '/admin/coefficients',
    summary: 'Customers and companies with prices of their own',
    answer: Coefficients,
    query: z.strictObject({
      after: z
        .string()
        .regex(/^(company|customer)-[1-9]\d{0,14}$/)
        .optional()
        .describe('What `next` of the page before said'),
    }),
  },
});

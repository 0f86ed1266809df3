import { priceRoundings, tiersMax } from '@farad/domain/product';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { RowNumber } from '../kit/query.ts';
import { EmptyBody, LineText, NextPage, ProductIdText, RowId } from '../kit/wire.ts';
import { Confirmed, PiecePrice, ProductTier, StaffProduct, Version } from './products.ts';

/** Percent with two places at most. */
const Percent = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);

const Supplier = LineText.pipe(z.string().max(200));

/** Prices of one product; `version`: of the product that was seen. */
export const SetProductPricesBody = z.strictObject({
  version: Version,
  prices: z.array(ProductTier).max(tiersMax),
  isConfirmed: Confirmed,
});

/** What is paid for one piece; null: nobody knows any more. */
export const SetPurchasePriceBody = z.strictObject({ purchasePrice: PiecePrice.nullable(), supplier: Supplier });

/** Roubles of one piece. */
export const PurchasePrices = z.object({
  purchasePrice: z.number().nullable(),
  /** By how many are bought from the supplier; none: nobody knows. */
  tiers: z.array(ProductTier),
  /** Weighted average of what lies in stock, and the pieces that are left of it; null: no receipt told its price. */
  average: z.object({ price: z.number(), pieces: z.int() }).nullable(),
  supplier: z.string(),
  /** The least of all quantities, in percent; null: there is no price, or nobody knows what is paid. */
  margin: z.number().nullable(),
  /** The latest first. */
  history: z.array(
    z.object({
      id: RowId,
      purchasePrice: z.number().nullable(),
      /** By how many are bought; none: one price for any quantity. */
      tiers: z.array(ProductTier),
      supplier: z.string(),
      at: z.string(),
      /** Name of who said so; empty: a file. */
      by: z.string(),
    }),
  ),
});

export type PurchasePrices = z.infer<typeof PurchasePrices>;

/** How prices of several products change. */
export const PriceRuleBody = z.strictObject({
  /** With all below it; null: any. */
  categoryId: RowId.nullable(),
  brandId: RowId.nullable(),
  /** These alone; none: all of the category and the brand. */
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

/** Figures of what a rule does; `belowPurchase` is absent for who may not see purchase prices. */
export const PricePreview = z.object({
  products: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** A price would be nothing or too dear, there is none, or nobody knows what is paid. */
  leftOut: z.int(),
  belowPurchase: z.int().optional(),
  /** Products whose prices are held back unless somebody confirms them. */
  secondLook: z.int(),
  /** More products than are looked at for a preview. */
  isCut: z.boolean(),
  /** The first of those that change. */
  sample: z.array(
    z.object({
      id: ProductIdText,
      mpn: z.string(),
      brand: z.string(),
      before: z.array(ProductTier),
      after: z.array(ProductTier),
      isBelowPurchase: z.boolean().optional(),
      /** Its prices are held back unless somebody confirms them. */
      needsLook: z.boolean(),
    }),
  ),
});

export type PricePreview = z.infer<typeof PricePreview>;

const priceChangeStates = ['planned', 'running', 'done', 'undoing', 'undone', 'cancelled'] as const;

export const PriceChange = z.object({
  id: RowId,
  at: z.string(),
  by: z.string(),
  state: z.enum(priceChangeStates),
  startsAt: z.string(),
  endedAt: z.string().nullable(),
  changed: z.int(),
  leftOut: z.int(),
  /** Products that kept their prices until somebody confirms them. */
  held: z.int(),
  rule: PriceRuleBody.omit({ productIds: true }).extend({ productCount: z.int(), isConfirmed: z.boolean() }),
  /** As they are called now; empty: any. */
  category: z.string(),
  brand: z.string(),
});

export type PriceChange = z.infer<typeof PriceChange>;

const PriceChanges = z.object({ changes: z.array(PriceChange), next: NextPage });

/** `key`: chosen by whoever asks, so that nothing is done twice; `startsOn`: a day of Moscow, null: now. */
export const ChangePricesBody = z.strictObject({
  key: z.uuid(),
  rule: PriceRuleBody,
  startsOn: z.iso.date().nullable(),
  isConfirmed: Confirmed,
});

/** Prices that stand only when somebody confirms them (`isConfirmed`). */
export const LookedPrices = z.array(
  z.object({
    /** From so many pieces on. */
    quantity: z.int(),
    /** Roubles of one piece; null: there was no price. */
    before: z.number().nullable(),
    after: z.number(),
    /** Of the former price, below nothing: cheaper. */
    percent: z.number().nullable(),
    /** Absent for who may not see what the shop pays. */
    isBelowCost: z.boolean().optional(),
  }),
);

/** Products whose prices a change held back and that have these prices still, the first 500. */
export const HeldPrices = z.object({
  products: z.array(z.object({ id: ProductIdText, mpn: z.string(), brand: z.string(), prices: LookedPrices })),
});

export type HeldPrices = z.infer<typeof HeldPrices>;

/** Somebody with prices of his own. */
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

/** Which products and prices wait, with `price_second_look`: 50 products at most. */
export const SecondLook = z.object({
  /** Of all. */
  rows: z.int(),
  products: z.array(z.object({ productId: ProductIdText, mpn: z.string(), prices: LookedPrices })),
});

export type SecondLook = z.infer<typeof SecondLook>;

/** Prices as staff keep them (product X). */
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
    query: z.strictObject({ after: RowNumber.optional().describe('Id of the last change of the page before') }),
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

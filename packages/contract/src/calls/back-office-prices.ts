import { priceRoundings } from '@farad/domain/product';
import { z } from 'zod';

import {
  ChangePricesBody,
  Coefficients,
  PriceChange,
  PriceChanges,
  PricePreview,
  PurchasePrices,
  SetProductPricesBody,
  SetPurchasePriceBody,
  HeldPrices,
} from '../back-office-prices.ts';
import { StaffProduct } from '../back-office-products.ts';
import { define } from '../call.ts';
import { EmptyBody } from '../staff.ts';
import { RowNumber } from '../query.ts';

/** Prices as staff keep them (product X). */
export const backOfficePricesCalls = define({
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

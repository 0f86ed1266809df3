import { locales } from '@farad/domain/shared';
import { staffProductSorts } from '@farad/domain/staff';
import { z } from 'zod';

import {
  ChangeProductsBody,
  CreateProductBody,
  ProductChoices,
  ProductsChanged,
  SaveProductBody,
  StaffProduct,
  StaffProducts,
  publicationStates,
} from '../back-office-products.ts';
import { define } from '../call.ts';
import { EmptyBody } from '../staff.ts';
import { SearchText, ShortRowNumber } from '../query.ts';

/** Products in any state as staff keep them (product C2, X). */
export const backOfficeProductsCalls = define({
  staffProducts: {
    method: 'GET',
    path: '/admin/products',
    summary: 'Products in any state',
    answer: StaffProducts,
    query: z.strictObject({
      text: SearchText.describe('Part number, brand or words of the title'),
      category: ShortRowNumber.optional().describe('Id of a category, with all below it'),
      brand: ShortRowNumber.optional().describe('Id of a brand'),
      state: z.enum(publicationStates).optional().describe('A state'),
      stock: z.enum(['none', 'low']).optional().describe('`none` or `low`: ten pieces at most'),
      missing: z
        .enum(['any', ...locales])
        .optional()
        .describe('A language without a title, or `any`'),
      priced: z.literal('none').optional().describe('`none`: without a price'),
      margin: z
        .string()
        .regex(/^-?\d{1,5}(?:[.,]\d{1,2})?$/)
        .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
        .optional()
        .describe('Percent: below this margin of the cheapest price; for who may see purchase prices'),
      with: z.literal('orders').optional().describe('`orders`: those of the last ninety days are counted'),
      sort: z.enum(staffProductSorts).default('new').describe('`new` (when absent), `old`, `number`, `number_back`'),
      after: ShortRowNumber.optional().describe('`next` of the page before'),
    }),
  },
  productChoices: {
    method: 'GET',
    path: '/admin/product-choices',
    summary: 'Brands, categories and attributes to describe a product with',
    answer: ProductChoices,
  },
  staffProduct: { method: 'GET', path: '/admin/products/{productId}', summary: 'One product', answer: StaffProduct },
  createProduct: {
    method: 'POST',
    path: '/admin/products',
    summary: 'Add a product',
    body: CreateProductBody,
    answer: StaffProduct,
  },
  saveProduct: {
    method: 'POST',
    path: '/admin/products/{productId}',
    summary: 'Change a product; refused with the product as it is where somebody else changed it meanwhile',
    body: SaveProductBody,
    answer: StaffProduct,
  },
  changeProducts: {
    method: 'POST',
    path: '/admin/product-changes',
    summary: 'Change the state, the category or the prices of several products: all of them or none',
    body: ChangeProductsBody,
    answer: ProductsChanged,
  },
  undoProductChange: {
    method: 'POST',
    path: '/admin/product-changes/undo',
    summary: "Undo the caller's last change of several products, where nobody changed them since",
    body: EmptyBody,
    answer: ProductsChanged,
  },
});

import { basketNameLengthMax, lineNoteLengthMax } from '@farad/domain/basket';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { FileAnswer, tableTypes } from '../kit/file.ts';
import { TableFormat } from '../kit/query.ts';
import {
  EmptyBody,
  LineText,
  LocaleName,
  PlainText,
  PriceMap,
  ProductIdText,
  QuantityOrNone,
  Roubles,
  Slug,
  Unit,
  WireQuantity,
} from '../kit/wire.ts';

/** Line of specification section 3, with this caller's prices. */
export const BasketLine = z.object({
  product_id: ProductIdText,
  seo: Slug,
  title: z.string(),
  description: z.string(),
  qty: z.int(),
  prices: PriceMap,
  /** Unit price at `qty`. */
  current_price: Roubles,
  /** Whole roubles. */
  total_price: Roubles,
  isDeleted: z.boolean(),
  before_price: Roubles.nullable(),
  // Fields added to the specification.
  mpn: z.string(),
  brand: z.string(),
  package: z.string().nullable(),
  unit: Unit,
  categorySlug: Slug,
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  /** Price and stock that the buyer last saw. They differ from the present ones after a change (B6). */
  seen: z.object({ current_price: Roubles, available: z.int() }),
  /** The buyer's own words: their part number, designators. */
  note: z.string(),
  /** Why this line cannot be ordered as it is; null = it can. */
  problem: z.enum(['not_enough_stock', 'below_minimum_quantity', 'off_multiple', 'not_for_sale']).nullable(),
});

export type WireBasketLine = z.infer<typeof BasketLine>;

/** Basket of specification section 3 (product B3). */
export const Basket = z.object({
  _id: z.string(),
  created_user: z.object({ name: z.string(), id: z.string().nullable() }),
  customer_id: z.string().nullable(),
  products: z.array(BasketLine),
  total_price: Roubles,
  total_discount: Roubles,
  pricesKoef: z.number(),
  coupon: z.string().nullable(),
  bonuses_discount: Roubles,
  isDeliveryToDoor: z.boolean(),
  isDeliveryToPickUp: z.boolean(),
  cargo_price: Roubles,
  // Fields added to the specification.
  /** Empty = the current basket, or a shared copy. */
  name: z.string(),
});

export type WireBasket = z.infer<typeof Basket>;

export const AddToBasketBody = z.object({
  products: z
    .array(z.object({ product_id: ProductIdText, qty: WireQuantity }))
    .min(1)
    .max(500),
});

export const SetBasketBody = z.object({
  products: z
    .array(
      z.object({
        product_id: ProductIdText,
        qty: QuantityOrNone,
        isDeleted: z.boolean().optional(),
        /** Absent = unchanged. */
        note: LineText.max(lineNoteLengthMax).optional(),
      }),
    )
    .min(1)
    .max(500),
});

/** A link to a copy of the lines. `GET /basket/{token}` shows them to anyone who has it. */
export const SharedBasket = z.object({ token: z.string(), expiresAt: z.string() });

/** The basket, or null if its last line was removed: an empty basket is deleted. */
export const BasketOrNone = z.object({ basket: Basket.nullable() });

export const DeleteByCustomerBody = z.object({ id: z.string().max(40) });

export const DeletedAnswer = z.object({ deleted: z.int() });

const BasketName = LineText.max(basketNameLengthMax);

/** Absent or empty = the shop chooses one, "Basket 2". */
const NewBasketBody = z.object({ name: BasketName.default('') });

/** A line of the current basket. */
const LineAsideBody = z.object({ product_id: ProductIdText });

const BasketNameBody = z.object({ name: BasketName.min(1) });

const RemoveBasketBody = z.object({ isRemoved: z.boolean() });

/** One of the caller's baskets, at today's prices (product B7). */
export const KeptBasket = z.object({
  id: z.string(),
  /** Empty = the current basket without a name. */
  name: z.string(),
  isCurrent: z.boolean(),
  lineCount: z.int(),
  /** Whole roubles. */
  total_price: Roubles,
  /** Lines whose price differs from the one that the customer saw (B6). */
  movedCount: z.int(),
  /** Lines that cannot be ordered as they are. */
  problemCount: z.int(),
  updatedAt: z.string(),
});

export type KeptBasket = z.infer<typeof KeptBasket>;

/** The current one first. */
export const KeptBaskets = z.object({ baskets: z.array(KeptBasket) });

/** The changed basket, and all baskets after the change. */
export const ChangedBaskets = KeptBaskets.extend({ id: z.string(), name: z.string() });

/** Baskets after one was merged into the current one. */
export const MergedBaskets = ChangedBaskets.extend({
  /** Lines that did not fit into it. */
  leftOut: z.int(),
});

export const ReadListBody = z.object({
  /** Pasted lines, each with a number and a quantity (product B7). */
  text: PlainText.min(1).max(50_000),
});

/** A part that a line may mean. */
export const ListedPart = z.object({
  product_id: ProductIdText,
  seo: Slug,
  mpn: z.string(),
  brand: z.string(),
  title: z.string(),
  unit: Unit,
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  /** Quantity that the basket accepts, after minimum, multiple and stock; null = nothing. */
  qty: WireQuantity.nullable(),
  /** Why it differs from the line; null = it does not. */
  reason: z
    .enum(['invalid_input', 'below_minimum_quantity', 'off_multiple', 'not_enough_stock', 'not_for_sale'])
    .nullable(),
});

export type ListedPart = z.infer<typeof ListedPart>;

export const ListedLine = z.object({
  /** Line number in the text, from 1. */
  row: z.int(),
  text: z.string(),
  /** The parsed line; null = its quantity is invalid. */
  read: z.object({ number: z.string(), qty: WireQuantity }).nullable(),
  /** Several = one must be chosen. Empty = nothing was found. */
  parts: z.array(ListedPart),
});

export type ListedLine = z.infer<typeof ListedLine>;

export const ReadListAnswer = z.object({
  lines: z.array(ListedLine),
  /** Lines beyond the limit, not read. */
  rest: z.int(),
});

export type ReadListAnswer = z.infer<typeof ReadListAnswer>;

/** Calls of the caller's baskets, and of number lists pasted into them (product B3, B7). */
export const basketCalls = define({
  customerBaskets: {
    method: 'GET',
    path: '/basket/customer/{customerId}',
    summary: 'Baskets of the signed-in customer',
    answer: z.array(Basket),
  },
  deleteBasketsOfCustomer: {
    method: 'POST',
    path: '/basket/deletebycustomerid',
    summary: 'Delete the baskets of the signed-in customer',
    body: DeleteByCustomerBody,
    answer: DeletedAnswer,
  },
  addToBasket: {
    method: 'POST',
    path: '/basket/add',
    summary: "Add to the caller's basket; makes one if there is none",
    body: AddToBasketBody,
    answer: Basket,
  },
  setBasket: {
    method: 'POST',
    path: '/basket/{basketId}',
    summary: 'Set quantities (0 or isDeleted removes); answers the basket, without lines once the last is gone',
    body: SetBasketBody,
    answer: Basket,
  },
  basket: {
    method: 'GET',
    path: '/basket/{basketId}',
    summary: 'A basket of the caller, or the copy of one that was shared',
    answer: Basket,
  },
  baskets: {
    method: 'GET',
    path: '/baskets',
    summary: "The customer's baskets with today's totals, the current one first",
    answer: KeptBaskets,
  },
  keepBasket: {
    method: 'POST',
    path: '/baskets/keep',
    summary: 'Put the current basket aside under a name; the next part begins a new one',
    body: NewBasketBody,
    answer: ChangedBaskets,
  },
  putLineAside: {
    method: 'POST',
    path: '/baskets/later',
    summary: 'Put a line of the current basket aside, into the basket of what is for later',
    body: LineAsideBody,
    answer: ChangedBaskets,
  },
  switchBasket: {
    method: 'POST',
    path: '/baskets/{basketId}/switch',
    summary: 'Make a basket the current one; what was current is put aside',
    body: EmptyBody,
    answer: ChangedBaskets,
  },
  renameBasket: {
    method: 'POST',
    path: '/baskets/{basketId}/name',
    summary: 'Rename a basket',
    body: BasketNameBody,
    answer: ChangedBaskets,
  },
  copyBasket: {
    method: 'POST',
    path: '/baskets/{basketId}/copy',
    summary: 'Make a copy of a basket, put aside',
    body: NewBasketBody,
    answer: ChangedBaskets,
  },
  mergeBasket: {
    method: 'POST',
    path: '/baskets/{basketId}/merge',
    summary: 'Move the lines of a basket into the current one',
    body: EmptyBody,
    answer: MergedBaskets,
  },
  removeBasket: {
    method: 'POST',
    path: '/baskets/{basketId}/removed',
    summary: 'Delete a basket, or bring one back that was deleted not long ago',
    body: RemoveBasketBody,
    answer: ChangedBaskets,
  },
  basketFile: {
    method: 'GET',
    path: '/baskets/{basketId}/file',
    summary: "A basket of the caller as a table at today's prices",
    isEmptyRefused: true,
    query: z.object({
      format: TableFormat.describe('csv or xlsx'),
      language: LocaleName.optional().describe('ru, en or tr; absent: as the caller reads'),
    }),
    answer: FileAnswer,
    answerTypes: tableTypes,
  },
  readList: {
    method: 'POST',
    path: '/basket/list',
    summary: 'What a pasted list of numbers and quantities would put into the basket',
    body: ReadListBody,
    answer: ReadListAnswer,
  },
  currentBasket: {
    method: 'GET',
    path: '/basket',
    summary: "The caller's basket, if there is one",
    answer: BasketOrNone,
  },
  shareBasket: {
    method: 'POST',
    path: '/basket/share',
    summary: "Keep a copy of the caller's basket under a link that shows it",
    body: EmptyBody,
    answer: SharedBasket,
  },
});

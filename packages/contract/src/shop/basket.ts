import { basketNameLengthMax, lineNoteLengthMax } from '@farad/domain/basket';
import { textLimits } from '@farad/domain/shared';
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

/** Line of a basket (specification, section 3) with the caller's prices. */
export const BasketLine = z.object({
  product_id: ProductIdText,
  seo: Slug,
  title: z.string(),
  description: z.string(),
  qty: z.int(),
  prices: PriceMap,
  /** Unit price for the quantity `qty`. */
  current_price: Roubles,
  /** Whole roubles. */
  total_price: Roubles,
  isDeleted: z.boolean(),
  before_price: Roubles.nullable(),
  // The following fields are additions to the specification.
  mpn: z.string(),
  brand: z.string(),
  package: z.string().nullable(),
  unit: Unit,
  categorySlug: Slug,
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  /** Price and stock that the buyer saw last. After a change they differ from the current ones (product B6). */
  seen: z.object({ current_price: Roubles, available: z.int() }),
  /** Note of the buyer, such as their own part number or designators. */
  note: z.string(),
  /** Why this line cannot be ordered with its quantity; null = it can. */
  problem: z.enum(['not_enough_stock', 'below_minimum_quantity', 'off_multiple', 'not_for_sale']).nullable(),
});

export type WireBasketLine = z.infer<typeof BasketLine>;

/** A basket (specification, section 3; product B3). */
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
  // The following field is an addition to the specification.
  /** Name of the basket. Empty = the current basket has none, or this is a shared copy. */
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

/** A link to a copy of the basket's lines. Anyone with the token can read the copy (`GET /basket/{token}`). */
export const SharedBasket = z.object({ token: z.string(), expiresAt: z.string() });

/** The basket after a change; null = its last line was removed. The server deletes empty baskets. */
export const BasketOrNone = z.object({ basket: Basket.nullable() });

export const DeleteByCustomerBody = z.object({ id: z.string().max(40) });

export const DeletedAnswer = z.object({ deleted: z.int() });

const BasketName = LineText.max(basketNameLengthMax);

/** Name of a new basket. Absent or empty = the shop gives it a name, "Basket 2". */
const NewBasketBody = z.object({ name: BasketName.default('') });

/** A line of the current basket that is moved out of it. */
const LineAsideBody = z.object({ product_id: ProductIdText });

const BasketNameBody = z.object({ name: BasketName.min(1) });

const RemoveBasketBody = z.object({ isRemoved: z.boolean() });

/** One of the caller's baskets with current prices (product B7). */
export const KeptBasket = z.object({
  id: z.string(),
  /** Name of the basket. Empty = the current basket, which has no name. */
  name: z.string(),
  isCurrent: z.boolean(),
  lineCount: z.int(),
  /** Whole roubles. */
  total_price: Roubles,
  /** Number of lines whose price differs from the price that the customer saw last (product B6). */
  movedCount: z.int(),
  /** Number of lines that cannot be ordered with their quantity. */
  problemCount: z.int(),
  updatedAt: z.string(),
});

export type KeptBasket = z.infer<typeof KeptBasket>;

/** Baskets of the caller. The current one is first. */
export const KeptBaskets = z.object({ baskets: z.array(KeptBasket) });

/** Id and name of the changed basket, and all baskets after the change. */
export const ChangedBaskets = KeptBaskets.extend({ id: z.string(), name: z.string() });

/** All baskets after one was merged into the current basket. */
export const MergedBaskets = ChangedBaskets.extend({
  /** Number of lines that the current basket had no room for. */
  leftOut: z.int(),
});

export const ReadListBody = z.object({
  /** Pasted lines. Each has a part number and a quantity (product B7). */
  text: PlainText.min(1).max(textLimits.pastedList),
});

/** A part that a pasted line may mean. */
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
  /** Quantity that the basket accepts, after minimum, multiple and stock; null = the part cannot be added. */
  qty: WireQuantity.nullable(),
  /** Why `qty` differs from the quantity in the line; null = it does not differ. */
  reason: z
    .enum(['invalid_input', 'below_minimum_quantity', 'off_multiple', 'not_enough_stock', 'not_for_sale'])
    .nullable(),
});

export type ListedPart = z.infer<typeof ListedPart>;

export const ListedLine = z.object({
  /** Line number in the text, from 1. */
  row: z.int(),
  text: z.string(),
  /** Part number and quantity in the line; null = the quantity is not valid. */
  read: z.object({ number: z.string(), qty: WireQuantity }).nullable(),
  /** Parts that the line may mean. Several = the buyer chooses one. Empty = nothing was found. */
  parts: z.array(ListedPart),
});

export type ListedLine = z.infer<typeof ListedLine>;

export const ReadListAnswer = z.object({
  lines: z.array(ListedLine),
  /** Number of lines beyond the limit. They were not read. */
  rest: z.int(),
});

export type ReadListAnswer = z.infer<typeof ReadListAnswer>;

/** API calls about the caller's baskets, and about pasted lists of part numbers (product B3, B7). */
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

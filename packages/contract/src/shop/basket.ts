import { basketNameLengthMax, lineNoteLengthMax } from '@farad/domain/basket';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { FileAnswer } from '../kit/file.ts';
import { TableFormat } from '../kit/query.ts';
import {
  LineText,
  LocaleName,
  PlainText,
  PriceMap,
  ProductIdText,
  Roubles,
  Slug,
  Unit,
  WireQuantity,
} from '../kit/wire.ts';

/** Line of specification section 3. Prices are this caller's. */
export const BasketLine = z.object({
  product_id: ProductIdText,
  seo: Slug,
  title: z.string(),
  description: z.string(),
  qty: z.int(),
  prices: PriceMap,
  /** Price of one piece at `qty`. */
  current_price: Roubles,
  /** Whole roubles. */
  total_price: Roubles,
  isDeleted: z.boolean(),
  before_price: Roubles.nullable(),
  // ours
  mpn: z.string(),
  brand: z.string(),
  package: z.string().nullable(),
  unit: Unit,
  categorySlug: Slug,
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  /** What the buyer saw when he put it in or last looked; differs from the present when price or stock moved (B6). */
  seen: z.object({ current_price: Roubles, available: z.int() }),
  /** In the buyer's words: his own number of the part, designators. */
  note: z.string(),
  /** Why this line cannot be ordered as it stands; null: it can. */
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
  // ours
  /** Empty: it has none, and is the current one or a copy that was shared. */
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
        qty: z.int().min(0).max(10_000_000),
        isDeleted: z.boolean().optional(),
        /** Absent: as it was. */
        note: LineText.pipe(z.string().max(lineNoteLengthMax)).optional(),
      }),
    )
    .min(1)
    .max(500),
});

export const ShareBasketBody = z.object({});

/** A link to a copy of the lines: `GET /basket/{token}` shows them, whoever has it. */
export const SharedBasket = z.object({ token: z.string(), expiresAt: z.string() });

/** A basket, or null once its last line is gone (an emptied basket is deleted). */
export const BasketOrNone = z.object({ basket: Basket.nullable() });

export const DeleteByCustomerBody = z.object({ id: z.string().max(40) });

export const DeletedAnswer = z.object({ deleted: z.int() });

const BasketName = LineText.pipe(z.string().max(basketNameLengthMax));

/** Absent or empty: the shop finds one, "Basket 2". */
const NewBasketBody = z.object({ name: BasketName.default('') });

/** Of the current basket. */
const LineAsideBody = z.object({ product_id: ProductIdText });

const BasketNameBody = z.object({ name: BasketName.pipe(z.string().min(1)) });

const BasketActBody = z.object({});

const RemoveBasketBody = z.object({ isRemoved: z.boolean() });

/** One of the caller's baskets, at today's prices (product B7). */
export const KeptBasket = z.object({
  id: z.string(),
  /** Empty: the current one, which has no name yet. */
  name: z.string(),
  isCurrent: z.boolean(),
  lineCount: z.int(),
  /** Whole roubles. */
  total_price: Roubles,
  /** Lines whose price is not what the customer saw (B6). */
  movedCount: z.int(),
  /** Lines that cannot be ordered as they stand. */
  problemCount: z.int(),
  updatedAt: z.string(),
});

export type KeptBasket = z.infer<typeof KeptBasket>;

/** The current one first. */
export const KeptBaskets = z.object({ baskets: z.array(KeptBasket) });

/** The basket that was changed, and all as they are then. */
export const ChangedBaskets = KeptBaskets.extend({ id: z.string(), name: z.string() });

/** Baskets after one went into the current one. */
export const MergedBaskets = ChangedBaskets.extend({
  /** Lines that found no room in it. */
  leftOut: z.int(),
});

export const ReadListBody = z.object({
  /** Lines of a number and a quantity, as they are pasted (product B7). */
  text: PlainText.pipe(z.string().min(1).max(50_000)),
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
  /** What the basket takes of it, after minimum, multiple and stock; null: nothing. */
  qty: WireQuantity.nullable(),
  /** Why it is not what the line says; null: it is. */
  reason: z
    .enum(['invalid_input', 'below_minimum_quantity', 'off_multiple', 'not_enough_stock', 'not_for_sale'])
    .nullable(),
});

export type ListedPart = z.infer<typeof ListedPart>;

export const ListedLine = z.object({
  /** Its place in the text, from 1. */
  row: z.int(),
  text: z.string(),
  /** What it was read as; null: its quantity is not one. */
  read: z.object({ number: z.string(), qty: WireQuantity }).nullable(),
  /** Several: one has to be chosen; none: nothing was found. */
  parts: z.array(ListedPart),
});

export type ListedLine = z.infer<typeof ListedLine>;

export const ReadListAnswer = z.object({
  lines: z.array(ListedLine),
  /** Lines that were too many to be read. */
  rest: z.int(),
});

export type ReadListAnswer = z.infer<typeof ReadListAnswer>;

/** Baskets of the caller, and lists of numbers that are put into them (product B3, B7). */
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
    body: BasketActBody,
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
    body: BasketActBody,
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
    answerTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
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
    body: ShareBasketBody,
    answer: SharedBasket,
  },
});

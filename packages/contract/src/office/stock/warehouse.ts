import { deliveryKinds, isOrderNumber, orderStatuses, paymentKinds } from '@farad/domain/order';
import {
  cellLengthMax,
  cellListLengthMax,
  labelSizes,
  labelsMax,
  readCell,
  waveOrdersMax,
} from '@farad/domain/warehouse';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { FileAnswer } from '../../kit/file.ts';
import { EmptyBody, LineText, LocaleName, NextPage, ProductIdText, RowId, SmallId } from '../../kit/wire.ts';
import { Parcel } from '../../shop/orders.ts';
import { Part, StockRow } from './stock.ts';

const Count = z.int().min(0).max(1_000_000_000);
const OrderNumberText = z.string().refine(isOrderNumber);

/** An order whose goods are picked or packed. */
const ReadyOrder = {
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  /** Name of the recipient: of the company, or else of the person. Empty = erased on the customer's request. */
  name: z.string(),
  delivery: z.enum(deliveryKinds),
  payment: z.enum(paymentKinds),
  isPaid: z.boolean(),
  /** First day on which the shop promised arrival; null = none. */
  day: z.string().nullable(),
};

export const QueueOrder = z.object({
  ...ReadyOrder,
  /** Number of lines still to pick. */
  lines: z.int(),
  pieces: z.int(),
  /** Why the order cannot be picked now: unpaid, or too few pieces in stock (`short`); null = it can be picked. */
  refusal: z.enum(['unpaid', 'short']).nullable(),
});

export type QueueOrder = z.infer<typeof QueueOrder>;

/** A wave (several orders picked in one walk) with its picker. `seenAt` = time of the picker's last action. */
const WaveHead = {
  id: RowId,
  createdAt: z.string(),
  picker: z.object({ id: RowId, name: z.string() }),
  seenAt: z.string(),
  orders: z.int(),
  needed: z.int(),
  picked: z.int(),
};

export const OpenWave = z.object(WaveHead);

export type OpenWave = z.infer<typeof OpenWave>;

export const PickingQueue = z.object({
  orders: z.array(QueueOrder),
  next: NextPage,
  waves: z.array(OpenWave),
});

/** A stop of a wave: the picker takes one product from one cell, for the boxes of several orders. */
export const WaveStop = z.object({
  ...Part,
  package: z.string().nullable(),
  warehouseId: SmallId,
  warehouse: z.string(),
  /** Storage cell. Empty = not set. */
  cell: z.string(),
  needed: z.int(),
  picked: z.int(),
  /** True = the cell had no more pieces than those picked. */
  isShort: z.boolean(),
  bags: z.array(
    z.object({ bag: z.int(), box: z.int(), order: z.string(), needed: z.int(), picked: z.int(), note: z.string() }),
  ),
});

export type WaveStop = z.infer<typeof WaveStop>;

export const Wave = z.object({
  ...WaveHead,
  state: z.enum(['open', 'done', 'dropped']),
  /** True = the caller picks this wave. */
  isMine: z.boolean(),
  boxes: z.array(z.object({ box: z.int(), order: z.string(), needed: z.int(), picked: z.int() })),
  /** Stops in the order of the picker's route. */
  stops: z.array(WaveStop),
});

export type Wave = z.infer<typeof Wave>;

export const BeginWaveBody = z.object({ orders: z.array(OrderNumberText).min(1).max(waveOrdersMax) });

/** `from` = the picker that the caller saw. If another has taken the wave meanwhile, the call is refused. */
const TakeWaveBody = z.object({ from: RowId });

export const CountStopBody = z.object({
  product_id: ProductIdText,
  warehouseId: SmallId,
  /** Number of pieces that the caller saw before the scan. It makes a repeated request count only once. */
  was: Count,
  found: Count,
  isShort: z.boolean(),
});

/** Numbers of the wave's orders: `moved` = moved to the next status, `short` = pieces are missing. */
export const FinishedWave = z.object({ moved: z.array(z.string()), short: z.array(z.string()) });

export type FinishedWave = z.infer<typeof FinishedWave>;

export const Shortages = z.object({
  shortages: z.array(
    z.object({
      product_id: ProductIdText,
      mpn: z.string(),
      brand: z.string(),
      waveId: RowId.nullable(),
      order: z.string(),
      status: z.enum(orderStatuses),
      warehouseId: SmallId,
      cell: z.string(),
      needed: z.int(),
      found: z.int(),
      lacks: z.int(),
      available: z.int(),
      picker: z.string(),
      at: z.string(),
    }),
  ),
});

export type Shortages = z.infer<typeof Shortages>;

/**
 * Decision about pieces that a picker did not find. `again` = reserve other free pieces and pick them. `found` = the
 * pieces were in their cell after all. `go_on` = pack what was found; the order's manager decides about the rest.
 */
export const SettleShortageBody = z.discriminatedUnion('decision', [
  z.object({ decision: z.enum(['again', 'go_on']) }),
  z.object({
    decision: z.literal('found'),
    lines: z
      .array(z.object({ product_id: ProductIdText, warehouseId: SmallId, pieces: z.int().min(1).max(1_000_000_000) }))
      .min(1)
      .max(500),
  }),
]);

export type ShortageDecision = z.input<typeof SettleShortageBody>;

export const PackingDesk = z.object({
  orders: z.array(z.object({ ...ReadyOrder, pieces: z.int(), parcels: z.int() })),
  next: NextPage,
});

export type PackingDesk = z.infer<typeof PackingDesk>;

/** Goods of one order to pack. */
export const OrderToPack = z.object({
  ...ReadyOrder,
  comment: z.string(),
  address: z.string(),
  lines: z.array(
    z.object({
      ...Part,
      /** Pieces of the order that are in no parcel yet. */
      left: z.int(),
      /** Part of `left` that pickers have already brought. */
      fetched: z.int(),
      isMarked: z.boolean(),
      /** Weight of one piece; null = not known. */
      milligrams: z.int().nullable(),
      /** Bags with these pieces. `id` = `<wave>-<bag>`, as on the bag's label. */
      bags: z.array(z.object({ id: z.string(), pieces: z.int() })),
    }),
  ),
  mayPack: z.boolean(),
  parcels: z.array(Parcel.pick({ number: true, state: true }).extend({ grams: z.int(), isCarried: z.boolean() })),
});

export type OrderToPack = z.infer<typeof OrderToPack>;

/** Schema of a storage cell as typed. Its output is the cell in the form that is stored. */
const Cell = LineText.max(cellLengthMax * 2).transform((text, context) => {
  const cell = readCell(text);
  if (cell !== null) return cell;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Maximum number of products whose cells are set in one call. */
const cellsMax = 1000;

export const SetCellsBody = z.object({
  warehouseId: SmallId,
  cells: z
    .array(z.object({ product_id: ProductIdText, cell: Cell }))
    .min(1)
    .max(cellsMax),
});

export const CellsSet = z.object({ changed: z.int() });

export type CellsSet = z.infer<typeof CellsSet>;

export const CellsRead = z.object({
  lines: z.array(
    z.object({
      /** Line number in the text, from 1. */
      row: z.int(),
      text: z.string(),
      /** Storage cell in the line; null = it is not valid. */
      cell: z.string().nullable(),
      /** Parts that the line may mean. Several = staff choose one. Empty = nothing was found. */
      parts: z.array(StockRow),
    }),
  ),
  /** Number of lines beyond the limit. They were not read. */
  rest: z.int(),
});

export type CellsRead = z.infer<typeof CellsRead>;

const LabelSize = z.enum(labelSizes);

const language = LocaleName.optional().describe('A language; absent: the caller’s');

const size = LabelSize.default('58x40').describe(
  '`30x20`, `58x40`: millimetres, one a page; `a4_21`, `a4_24`, `a4_65`: so many on a sheet',
);

/**
 * Schema of a line without control characters. It is a pattern, so that tools in other languages can read it from
 * OpenAPI.
 */
const OptionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[ -~\u00a0-\uffff]*$/)
    .default('');

const Digits = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .refine((value) => value <= most);

const pdf = { answer: FileAnswer, answerTypes: ['application/pdf'] };

/** API calls about the warehouse: picking, labels, packing, storage cells. */
export const officeWarehouseCalls = define({
  pickingQueue: {
    method: 'GET',
    path: '/admin/warehouse/queue',
    summary: 'Orders whose goods are to be fetched, those that have to be there first before others; waves under way',
    answer: PickingQueue,
    query: z.strictObject({ after: z.string().max(40).optional().describe('`next` of the page before') }),
  },
  beginWave: {
    method: 'POST',
    path: '/admin/warehouse/waves',
    summary: 'Fetch the goods of several orders on one way',
    body: BeginWaveBody,
    answer: Wave,
  },
  wave: {
    method: 'GET',
    path: '/admin/warehouse/waves/{waveId}',
    summary: 'One wave, stop by stop',
    answer: Wave,
  },
  takeWave: {
    method: 'POST',
    path: '/admin/warehouse/waves/{waveId}/take',
    summary: 'Take a wave over from whoever has it',
    body: TakeWaveBody,
    answer: Wave,
  },
  countStop: {
    method: 'POST',
    path: '/admin/warehouse/waves/{waveId}/count',
    summary: 'Say how many pieces were found at a place',
    body: CountStopBody,
    answer: Wave,
  },
  finishWave: {
    method: 'POST',
    path: '/admin/warehouse/waves/{waveId}/finish',
    summary: 'End a wave: whole orders go to packing, others are told to lack something',
    body: EmptyBody,
    answer: FinishedWave,
  },
  dropWave: {
    method: 'POST',
    path: '/admin/warehouse/waves/{waveId}/drop',
    summary: 'Give a wave up: what was fetched goes back, its orders wait again',
    body: EmptyBody,
    answer: PickingQueue,
  },
  pickingList: {
    method: 'GET',
    path: '/admin/warehouse/waves/{waveId}/list',
    summary: 'The way of a wave on paper',
    query: z.strictObject({
      by: z.enum(['cell', 'order']).default('cell').describe('`cell`: as it is walked; `order`: order by order'),
      language,
    }),
    ...pdf,
  },
  waveLabels: {
    method: 'GET',
    path: '/admin/warehouse/waves/{waveId}/labels',
    summary: 'Labels for the bags of a wave',
    query: z.strictObject({ size, language }),
    ...pdf,
  },
  shortages: {
    method: 'GET',
    path: '/admin/warehouse/shortages',
    summary: 'What was not found and nobody has decided about',
    answer: Shortages,
  },
  settleShortage: {
    method: 'POST',
    path: '/admin/warehouse/shortages/{number}/settle',
    summary: 'Say what becomes of an order that lacks something',
    body: SettleShortageBody,
    answer: Shortages,
  },
  packingDesk: {
    method: 'GET',
    path: '/admin/warehouse/packing',
    summary: 'Orders whose goods were fetched and are not packed',
    answer: PackingDesk,
    query: z.strictObject({ after: z.string().max(40).optional().describe('`next` of the page before') }),
  },
  orderToPack: {
    method: 'GET',
    path: '/admin/warehouse/packing/{number}',
    summary: 'What of an order is packed, with its bags',
    answer: OrderToPack,
  },
  orderLabels: {
    method: 'GET',
    path: '/admin/orders/{number}/bag-labels',
    summary: 'Labels for the bags of an order',
    query: z.strictObject({ size, language }),
    ...pdf,
  },
  ownParcelLabel: {
    method: 'GET',
    path: '/admin/orders/{number}/parcels/{parcel}/own-label',
    summary: 'The shop’s own label of a parcel: from, to, order, place, weight',
    query: z.strictObject({ language }),
    ...pdf,
  },
  productLabels: {
    method: 'GET',
    path: '/admin/stock/{productId}/labels',
    summary: 'Labels for bags of one product',
    query: z.strictObject({
      size,
      language,
      lot: OptionalLine(40).describe('The maker’s lot'),
      dateCode: OptionalLine(12).describe('Year and week'),
      quantity: Digits(1e8).optional().describe('Pieces in a bag'),
      copies: Digits(labelsMax).default(1).describe('So many labels'),
    }),
    ...pdf,
  },
  readCells: {
    method: 'GET',
    path: '/admin/stock-cells',
    summary: 'Products and storage places of a pasted list',
    answer: CellsRead,
    query: z.strictObject({
      text: z.string().min(1).max(cellListLengthMax).describe('The list, 20,000 characters at most'),
    }),
  },
  setCells: {
    method: 'POST',
    path: '/admin/stock-cells',
    summary: 'Say where products lie',
    body: SetCellsBody,
    answer: CellsSet,
  },
});

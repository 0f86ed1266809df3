import { deliveryKinds, isOrderNumber, orderStatuses, paymentKinds } from '@farad/domain/order';
import { cellLengthMax, labelSizes, readCell, waveOrdersMax } from '@farad/domain/warehouse';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { StockRow } from './back-office-stock.ts';
import { Parcel } from './parcels.ts';
import { RowId } from './staff.ts';
import { LineText, ProductIdText } from './wire.ts';

const Count = z.int().min(0).max(1_000_000_000);
const WarehouseId = z.int().min(1).max(2_147_483_647);
const OrderNumberText = z.string().refine(isOrderNumber);

/** An order whose goods are made ready. */
const ReadyOrder = {
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  /** Who it is for: the company, else the person; empty: erased. */
  name: z.string(),
  delivery: z.enum(deliveryKinds),
  payment: z.enum(paymentKinds),
  isPaid: z.boolean(),
  /** First day of arrival as it was promised; null: none. */
  day: z.string().nullable(),
};

export const QueueOrder = z.object({
  ...ReadyOrder,
  /** Still to be fetched. */
  lines: z.int(),
  pieces: z.int(),
  /** Why it is not fetched now; null: it can be. */
  refusal: z.enum(['unpaid', 'short']).nullable(),
});

export type QueueOrder = z.infer<typeof QueueOrder>;

/** Who picks a wave, and since when nothing was heard. */
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

const Part = { product_id: ProductIdText, mpn: z.string(), brand: z.string(), title: z.string() };

/** A place where something is fetched: one product for the boxes of several orders. */
export const WaveStop = z.object({
  ...Part,
  package: z.string().nullable(),
  warehouseId: WarehouseId,
  warehouse: z.string(),
  /** Empty: not told. */
  cell: z.string(),
  needed: z.int(),
  picked: z.int(),
  /** There are no more than were found. */
  isShort: z.boolean(),
  bags: z.array(
    z.object({ bag: z.int(), box: z.int(), order: z.string(), needed: z.int(), picked: z.int(), note: z.string() }),
  ),
});

export type WaveStop = z.infer<typeof WaveStop>;

export const Wave = z.object({
  ...WaveHead,
  state: z.enum(['open', 'done', 'dropped']),
  /** The caller has it. */
  isMine: z.boolean(),
  boxes: z.array(z.object({ box: z.int(), order: z.string(), needed: z.int(), picked: z.int() })),
  /** In the order of the way. */
  stops: z.array(WaveStop),
});

export type Wave = z.infer<typeof Wave>;

export const BeginWaveBody = z.object({ orders: z.array(OrderNumberText).min(1).max(waveOrdersMax) });

/** `from`: who has it as the caller sees it. */
export const TakeWaveBody = z.object({ from: RowId });

export const CountStopBody = z.object({
  product_id: ProductIdText,
  warehouseId: WarehouseId,
  /** Pieces as the caller saw them: a scan that was sent twice counts once. */
  was: Count,
  found: Count,
  isShort: z.boolean(),
});

export const FinishWaveBody = z.object({});
export const DropWaveBody = z.object({});

/** Orders that were moved on, and those that lack something. */
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
      warehouseId: WarehouseId,
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
 * `again`: free pieces are held instead and fetched; `found`: they lie at their place after all; `go_on`: what was found
 * is packed, what is missing is dealt with in the order.
 */
export const SettleShortageBody = z.discriminatedUnion('decision', [
  z.object({ decision: z.enum(['again', 'go_on']) }),
  z.object({
    decision: z.literal('found'),
    lines: z
      .array(
        z.object({ product_id: ProductIdText, warehouseId: WarehouseId, pieces: z.int().min(1).max(1_000_000_000) }),
      )
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

/** What of one order is packed. */
export const OrderToPack = z.object({
  ...ReadyOrder,
  comment: z.string(),
  address: z.string(),
  lines: z.array(
    z.object({
      ...Part,
      /** Of the order, in no parcel yet. */
      left: z.int(),
      /** Of those, fetched in waves. */
      fetched: z.int(),
      isMarked: z.boolean(),
      /** What one weighs; null: not known. */
      milligrams: z.int().nullable(),
      /** `<wave>-<bag>` as on the label. */
      bags: z.array(z.object({ id: z.string(), pieces: z.int() })),
    }),
  ),
  mayPack: z.boolean(),
  parcels: z.array(Parcel.pick({ number: true, state: true }).extend({ grams: z.int(), isCarried: z.boolean() })),
});

export type OrderToPack = z.infer<typeof OrderToPack>;

/** A storage place as it is kept. */
const Cell = LineText.pipe(z.string().max(cellLengthMax * 2)).transform((text, context) => {
  const cell = readCell(text);
  if (cell !== null) return cell;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Most places that are told at once. */
const cellsMax = 1000;

export const SetCellsBody = z.object({
  warehouseId: WarehouseId,
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
      /** Its place in the text, from 1. */
      row: z.int(),
      text: z.string(),
      /** null: it is none. */
      cell: z.string().nullable(),
      /** Several: one has to be chosen; none: nothing was found. */
      parts: z.array(StockRow),
    }),
  ),
  /** Lines that were too many to be read. */
  rest: z.int(),
});

export type CellsRead = z.infer<typeof CellsRead>;

export const LabelSize = z.enum(labelSizes);

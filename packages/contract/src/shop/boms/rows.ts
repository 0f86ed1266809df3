import {
  bomActions,
  bomFields,
  bomStatuses,
  bomCommentLengthMax,
  bomSearchLengthMax,
  designatorsLengthMax,
  lineDescriptionLengthMax,
  lineFieldLengthMax,
  differenceSubjects,
  healthFlags,
  matchReasons,
  missingReasons,
  spreadsheetDamages,
  unboughtSections,
} from '@farad/domain/bom';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { LineText, PlainText, ProductIdText, QuantityOrNone, Roubles } from '../../kit/wire.ts';
import { Bom, BomTotals, Position } from './boms.ts';
import { ProductCard } from '../catalogue.ts';

export const BomProblem = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('quantity_differs'),
    severity: z.literal('error'),
    quantity: z.number(),
    designators: z.int(),
  }),
  z.object({
    code: z.literal('duplicate_designators'),
    severity: z.literal('error'),
    designators: z.array(z.string()),
  }),
  z.object({ code: z.literal('unreadable_designators'), severity: z.literal('warning'), text: z.string() }),
  z.object({ code: z.literal('bad_quantity'), severity: z.literal('error'), text: z.string() }),
  z.object({ code: z.literal('fractional_quantity'), severity: z.literal('warning'), text: z.string() }),
  z.object({ code: z.literal('large_quantity'), severity: z.literal('warning'), quantity: z.int() }),
  z.object({ code: z.literal('quantity_assumed'), severity: z.literal('warning'), quantity: z.int() }),
  z.object({ code: z.literal('quantity_counted'), severity: z.literal('warning'), quantity: z.int() }),
  z.object({
    code: z.literal('damaged'),
    severity: z.literal('warning'),
    field: z.enum(bomFields),
    text: z.string(),
    damage: z.enum(spreadsheetDamages),
  }),
  z.object({ code: z.literal('no_part'), severity: z.literal('error') }),
  z.object({ code: z.literal('not_bought'), severity: z.literal('warning'), section: z.enum(unboughtSections) }),
]);

export const BomQuantities = z.object({
  perBoard: z.int(),
  need: z.int(),
  attrition: z.int(),
  owned: z.int(),
  toBuy: z.int(),
  /** Quantity to order: `toBuy` rounded up to the product's minimum and multiple. */
  order: z.int(),
  surplus: z.int(),
  /** Unit price for the quantity `order`; null = no part is chosen, or it has no price. */
  unitPrice: Roubles.nullable(),
  total: Roubles.nullable(),
  surplusValue: Roubles.nullable(),
  cheaperAtMore: z.object({ quantity: z.int(), total: Roubles }).nullable(),
});

/** A value of the line that differs from the chosen part, with a sentence in the reader's language. */
export const PartDifferenceAnswer = z.object({
  subject: z.enum(differenceSubjects),
  asked: z.string(),
  found: z.string(),
  text: z.string(),
});

export const AssumedAnswer = z.object({ title: z.string(), value: z.string() });

/** A row of the table of a parts list: one line of the list, or all lines with the same part if the list is merged. */
const BomRow = z.object({
  row: z.int(),
  sources: z.array(
    z.object({
      row: z.int(),
      board: z.int(),
      fileRows: z.array(z.int()),
      fileSheets: z.array(z.string()),
      designators: z.string(),
      quantity: z.int(),
    }),
  ),
  designators: z.string(),
  isDnp: z.boolean(),
  asked: z.object({
    mpn: z.string().nullable(),
    maker: z.string().nullable(),
    value: z.string().nullable(),
    package: z.string().nullable(),
    description: z.string().nullable(),
    customerNumber: z.string().nullable(),
    note: z.string().nullable(),
    targetPrice: Roubles.nullable(),
    words: z.string(),
  }),
  problems: z.array(BomProblem),
  status: z.enum(bomStatuses),
  isPending: z.boolean(),
  reason: z.enum(matchReasons).nullable(),
  rules: z.array(
    z.object({
      title: z.string(),
      asked: z.string(),
      found: z.string(),
      how: z.enum(['equal', 'at_least', 'at_most']),
    }),
  ),
  differences: z.array(PartDifferenceAnswer),
  assumed: z.array(AssumedAnswer),
  unknownNumber: z.string().nullable(),
  /** Why no part was found for the row; null = the row has a part, or the search is still running. */
  missing: z.enum(missingReasons).nullable(),
  /** Number of similar parts, if the row has no part. */
  near: z.int(),
  product: ProductCard.nullable(),
  alternatives: z.int(),
  suggestion: z
    .object({
      product: ProductCard,
      quantities: BomQuantities,
    })
    .nullable(),
  quantities: BomQuantities,
  flags: z.array(z.enum(healthFlags)),
  action: z.enum(bomActions),
  askedIn: z.string().nullable(),
  packings: z.array(
    z.object({
      _id: ProductIdText,
      mpn: z.string(),
      title: z.string(),
      total: Roubles.nullable(),
    }),
  ),
  history: z.array(
    z.object({
      from: z.string().nullable(),
      to: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});

export const BomRows = z.object({
  count: z.int(),
  skip: z.int(),
  rows: z.array(BomRow),
  /**
   * Position of the first row after the parameter `after` that needs a decision, or else of the first such row of the
   * list; null = none.
   */
  nextOpen: z.int().nullable(),
});

const bomRowsMax = 200;

export const BomAlternatives = z.object({
  alternatives: z.array(
    z.object({
      product: ProductCard,
      reason: z.enum(matchReasons).or(z.enum(['analogue', 'near'])),
      /** Only for an analogue: how well it can replace the part asked for; otherwise null. */
      verdict: z.enum(['drop_in', 'close', 'check']).nullable(),
      isOtherPackage: z.boolean(),
      quantities: BomQuantities,
    }),
  ),
});

/** Changes of one row. Absent fields do not change. */
export const ChangeBomRowBody = z.strictObject({
  /** The chosen part; null = no part is chosen any more. */
  product_id: ProductIdText.nullable().optional(),
  action: z.enum(bomActions).optional(),
  /** Quantity for one board. */
  quantity: QuantityOrNone.optional(),
  mpn: LineText.max(lineFieldLengthMax).optional(),
  maker: LineText.max(lineFieldLengthMax).optional(),
  value: LineText.max(lineFieldLengthMax).optional(),
  package: LineText.max(lineFieldLengthMax).optional(),
  description: LineText.max(lineDescriptionLengthMax).optional(),
  designators: LineText.max(designatorsLengthMax).optional(),
  note: LineText.max(lineFieldLengthMax).optional(),
  isDnp: z.boolean().optional(),
});

/** The changed row and the list's new totals. `undo` = key that undoes the change; null = it cannot be undone. */
export const ChangedBomRow = z.object({ bom: Bom, row: BomRow.nullable(), undo: z.string().nullable() });

const UndoBomBody = z.strictObject({ undo: z.string().max(100) });

/**
 * `rows`: `matched` = only rows whose part is certain or was chosen by the customer. A list = the rows at these
 * positions.
 */
export const BomToBasketBody = z.strictObject({
  rows: z.union([z.enum(['all', 'matched']), z.array(Position).min(1).max(20_000)]),
  /**
   * `current` = add to the current basket. `new` = save the current basket under a name and start a new one. Guests
   * cannot save baskets, so a guest's basket is emptied instead.
   */
  into: z.enum(['current', 'new']).default('current'),
});

export const BomToBasketAnswer = z.object({
  added: z.int(),
  /** Counts of requested rows that were not added to the basket, by reason. */
  notOrdered: BomTotals.shape.notOrdered,
  /** Number of rows of the whole list that are neither in the basket nor excluded by the customer. */
  left: z.int(),
});

export const BomRequestBody = z.strictObject({ comment: PlainText.max(bomCommentLengthMax).default('') });

const BomRequestAnswer = z.object({ number: z.string(), rows: z.int() });

export type WireBomRow = z.infer<typeof BomRow>;

export type WireBomAlternatives = z.infer<typeof BomAlternatives>;

/** Result of accepting matches. `undo` = key that undoes it; null = there was nothing to accept. */
export const AcceptedBom = z.object({ bom: Bom, accepted: z.int(), undo: z.string().nullable() });

const Count = z
  .string()
  .regex(/^\d{1,6}$/u)
  .transform(Number);

const rowsPlaceMax = 100_000;

/** API calls about rows of parts lists: their parts and purchases. */
export const bomRowsCalls = define({
  bomRows: {
    method: 'GET',
    path: '/boms/{bomId}/rows',
    summary: 'Rows of the workbench',
    isEmptyRefused: true,
    query: z.object({
      status: z.array(z.enum(bomStatuses)).optional().describe('Of this status; may repeat'),
      flag: z.array(z.enum(healthFlags)).optional().describe('With this flag; may repeat'),
      text: z
        .string()
        .max(bomSearchLengthMax)
        .optional()
        .describe('With this text in designators, number, value or description'),
      sort: z.enum(['file', 'status', 'part', 'total']).optional().describe('file (default), status, part, total'),
      skip: Count.refine((place) => place <= rowsPlaceMax)
        .optional()
        .describe('From which'),
      limit: Count.refine((count) => count > 0 && count <= bomRowsMax)
        .optional()
        .describe('50 by default, at most 200'),
      after: Count.refine((place) => place <= rowsPlaceMax)
        .optional()
        .describe('Place behind which `nextOpen` is looked for, from 0; none: the first'),
    }),
    answer: BomRows,
  },
  bomAlternatives: {
    method: 'GET',
    path: '/boms/{bomId}/rows/{row}/alternatives',
    summary: 'Other parts for a row: candidates and analogues, or what a text finds',
    query: z.object({ text: z.string().max(bomSearchLengthMax).optional().describe('Search inside the row') }),
    answer: BomAlternatives,
  },
  changeBomRow: {
    method: 'POST',
    path: '/boms/{bomId}/rows/{row}',
    summary: 'Choose a part, exclude, wait, ask, split, or correct what the list says',
    body: ChangeBomRowBody,
    answer: ChangedBomRow,
  },
  undoBomChange: {
    method: 'POST',
    path: '/boms/{bomId}/undo',
    summary: 'Take a change back',
    body: UndoBomBody,
    answer: ChangedBomRow,
  },
  acceptSingles: {
    method: 'POST',
    path: '/boms/{bomId}/accept',
    summary: 'Choose the part of every line that has one candidate alone; `undo` takes all of it back',
    body: z.strictObject({}),
    answer: AcceptedBom,
  },
  bomToBasket: {
    method: 'POST',
    path: '/boms/{bomId}/basket',
    summary: 'Put rows into the basket, designators as notes',
    body: BomToBasketBody,
    answer: BomToBasketAnswer,
  },
  requestBom: {
    method: 'POST',
    path: '/boms/{bomId}/request',
    summary: 'Ask for a quote of all rows that ask, and of those without a part',
    body: BomRequestBody,
    answer: BomRequestAnswer,
  },
  differenceToBasket: {
    method: 'POST',
    path: '/boms/{bomId}/difference/basket',
    summary: 'Put what a revision needs more into the basket',
    body: z.strictObject({ board: z.int().min(0).max(19), from: z.int().min(1), to: z.int().min(1) }),
    answer: BomToBasketAnswer,
  },
});

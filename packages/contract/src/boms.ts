import {
  bomFields,
  bomStatuses,
  dielectricDefaults,
  differenceSubjects,
  foreignDistributors,
  healthFlags,
  matchReasons,
  missingReasons,
  notPartsLists,
  partsFileEncodings,
  partsFileKinds,
  partsFileSeparators,
  refusedRowReasons,
  spreadsheetDamages,
  toleranceDefaults,
  unboughtSections,
  voltageDefaults,
  voltageMarginNames,
} from '@farad/domain/bom';
import { z } from 'zod';

import { ProductCard } from './catalogue.ts';
import { LineText, PlainText, ProductIdText, Roubles } from './wire.ts';

/** What a file of parts may be sent as; its content decides what it is. */
export const partsListTypes = ['application/octet-stream'] as const;

/** An own list's id: unguessable, as guests have lists too. */
const BomId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const Position = z.int().min(0);

/** A list that was pasted or typed. */
export const PartsTextBody = z.strictObject({
  text: PlainText.min(1).max(500_000),
  name: LineText.max(120).optional(),
});

/**
 * `reading` and `matching` go on by themselves, also when nobody looks; `mapping` waits for a person: no column says
 * what the part is. `refused`: it is no parts list, and nothing of it is kept but the name.
 */
const bomStates = ['reading', 'mapping', 'matching', 'ready', 'refused'] as const;

const BomProgress = z.object({ done: z.int(), total: z.int() });

const BomRefusal = z.object({ what: z.enum(notPartsLists) });

const BomCounts = z.record(z.enum(bomStatuses), z.int());

export const BomListItem = z.object({
  _id: BomId,
  name: z.string(),
  state: z.enum(bomStates),
  tags: z.array(z.string()),
  /** Rows of the workbench. */
  lines: z.int(),
  counts: BomCounts,
  boards: z.array(z.object({ name: z.string(), count: z.int() })),
  /** What all boards cost today, of what is chosen. */
  total: Roubles.nullable(),
  /** Lines that the nightly look found worse: out of stock, dearer, out of production. */
  worseLines: z.int(),
  isShared: z.boolean(),
  changedAt: z.iso.datetime(),
});

export const BomList = z.object({ boms: z.array(BomListItem), most: z.int() });

const BomColumnAnswer = z.object({
  index: z.int(),
  header: z.string(),
  field: z.enum(bomFields).nullable(),
  distributor: z.enum(foreignDistributors).nullable(),
  priority: z.int(),
  evidence: z.enum(['header', 'values', 'position', 'remembered', 'chosen', 'none']),
  samples: z.array(z.string()),
});

const UnreadColumn = z.object({ index: z.int(), header: z.string() });

/** How the file of one board was read: shown, and can be corrected (`layoutBom`). */
export const BomMapping = z.object({
  kind: z.enum(partsFileKinds),
  encoding: z.enum(partsFileEncodings).nullable(),
  separator: z.enum(partsFileSeparators).nullable(),
  /** `pages`: of one that is several sheets of the file together, how many they are. */
  sheets: z.array(z.object({ name: z.string(), rows: z.int(), pages: z.int() })),
  sheet: z.int(),
  /** Row of the preview from 0; null: the list has no header. */
  headerRow: z.int().nullable(),
  headerRows: z.int(),
  firstRow: z.int(),
  lastRow: z.int(),
  columns: z.array(BomColumnAnswer),
  defaults: z.partialRecord(z.enum(bomFields), z.string()),
  /** Of what a list needs, none of these has a column. */
  missing: z.array(z.enum(bomFields)),
  /** Columns of whole numbers whose meaning is not known: one of them may be the quantity. */
  unreadNumbers: z.array(UnreadColumn).default([]),
  /** First 60 rows of the sheet, as read, and the last 5; `number` is the file's. */
  preview: z.array(
    z.object({
      index: z.int(),
      number: z.int(),
      /** Of a list over several sheets, whose rows are numbered through; null: it is on one. */
      place: z.object({ sheet: z.string(), row: z.int() }).nullable(),
      cells: z.array(z.string()),
    }),
  ),
  /** Lines read + rows refused = rows of the sheet. */
  linesRead: z.int(),
  refused: z.array(
    z.object({ row: z.int(), sheet: z.string().nullable(), reason: z.enum(refusedRowReasons), text: z.string() }),
  ),
});

export const LayoutBomBody = z.strictObject({
  encoding: z.enum(partsFileEncodings).optional(),
  separator: z.enum(partsFileSeparators).optional(),
  sheet: z.int().min(0).max(200).optional(),
  headerRow: Position.max(20_000).nullable().optional(),
  lastRow: Position.max(20_000).optional(),
  columns: z
    .array(
      z.strictObject({
        index: Position.max(200),
        field: z.enum(bomFields).nullable(),
        distributor: z.enum(foreignDistributors).nullable().default(null),
        priority: Position.max(200).default(0),
      }),
    )
    .max(200)
    .optional(),
  defaults: z.partialRecord(z.enum(bomFields), LineText.max(200)).optional(),
});

/** How many pieces more than needed are ordered for what gets lost in making (product M6). */
const attritionPresets = ['none', 'hand', 'machine', 'own', 'leader'] as const;

export const BomSettings = z.strictObject({
  name: LineText.min(1).max(120),
  tags: z.array(LineText.min(1).max(40)).max(10),
  attrition: z.enum(attritionPresets),
  /** Of `own` and `leader`. */
  attritionPercent: z.number().min(0).max(100),
  /** Of `own`. */
  attritionMinimum: z.int().min(0).max(100_000),
  /** Of `leader`: pieces of each part that a feeder takes before it places the first. */
  attritionLeader: z.int().min(0).max(100_000),
  /** Only what is certain is taken by itself. */
  isExactOnly: z.boolean(),
  isSamePackageOnly: z.boolean(),
  /** Lines of one part are one row. */
  isMerged: z.boolean(),
  /** The own stock is counted off. */
  isOwnStockUsed: z.boolean(),
  /** Assumed of capacitors and chip resistors whose line does not say it; `usual`: by size and value. */
  gradeDielectric: z.enum(dielectricDefaults),
  /** Volts at least. */
  gradeVoltage: z.enum(voltageDefaults),
  /** Per cent at most. */
  gradeTolerance: z.enum(toleranceDefaults),
  /** How much more than the stated voltage capacitors are to take: a quarter, a half, twice. */
  voltageMargin: z.enum(voltageMarginNames),
});

export const SetBomBody = z.strictObject({
  ...BomSettings.partial().shape,
  boards: z
    .array(z.strictObject({ board: Position, name: LineText.max(80).optional(), count: z.int().min(0).max(1_000_000) }))
    .max(20)
    .optional(),
});

const BomBoard = z.object({
  /** From 0, in the list. */
  board: z.int(),
  name: z.string(),
  count: z.int(),
  fileName: z.string().nullable(),
  /** Columns of whole numbers of its file whose meaning is not known. */
  unreadNumbers: z.array(UnreadColumn),
  /** From 1. */
  revision: z.int(),
  revisions: z.array(
    z.object({ revision: z.int(), fileName: z.string().nullable(), lines: z.int(), at: z.iso.datetime() }),
  ),
});

const BomTotals = z.object({
  perBoard: Roubles,
  all: Roubles,
  notOrdered: z.object({
    excluded: z.int(),
    undecided: z.int(),
    notFound: z.int(),
    notSold: z.int(),
    short: z.int(),
    waiting: z.int(),
  }),
  asked: z.int(),
  shortPieces: z.int(),
  grams: z.int().nullable(),
  readyInDays: z.int().nullable(),
  surplus: Roubles,
});

export const Bom = z.object({
  _id: BomId,
  state: z.enum(bomStates),
  progress: BomProgress.nullable(),
  refusal: BomRefusal.nullable(),
  settings: BomSettings,
  boards: z.array(BomBoard),
  /** Board whose file is to be mapped first; null: all are read. */
  toMap: z.int().nullable(),
  lines: z.int(),
  counts: BomCounts,
  /** Lines by flag, as filters. */
  flags: z.record(z.enum(healthFlags), z.int()),
  /**
   * `lines`: have no part yet and are not excluded; `toCheck`: have one that is not sure; `single`: lines to be looked at that have one candidate alone;
   * `canAssemble`: assembling would take a part for some line.
   */
  open: z.object({ lines: z.int(), toCheck: z.int(), single: z.int(), canAssemble: z.boolean() }),
  totals: BomTotals,
  share: z.object({ token: z.string(), hasPrices: z.boolean(), expiresAt: z.iso.datetime() }).nullable(),
  /** Prices hold while the list is looked at; asked anew then. */
  pricedAt: z.iso.datetime(),
  /** True: kept with an account; false: with this browser, for 30 days. */
  isKept: z.boolean(),
});

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

/** What happens with a row: `split`: what is there now, the rest waits; `wait`: told when it is there; `ask`: goes into the request. */
const bomActions = ['order', 'take_available', 'split', 'wait', 'ask', 'exclude'] as const;

export const BomQuantities = z.object({
  perBoard: z.int(),
  need: z.int(),
  attrition: z.int(),
  owned: z.int(),
  toBuy: z.int(),
  /** Rounded up to the minimum and the multiple. */
  order: z.int(),
  surplus: z.int(),
  /** For one piece at `order`; null: nothing chosen, or no price. */
  unitPrice: Roubles.nullable(),
  total: Roubles.nullable(),
  surplusValue: Roubles.nullable(),
  cheaperAtMore: z.object({ quantity: z.int(), total: Roubles }).nullable(),
});

/** One contradiction: as the line says it, as our data say it, and both as a sentence in the reader's language. */
export const PartDifferenceAnswer = z.object({
  subject: z.enum(differenceSubjects),
  asked: z.string(),
  found: z.string(),
  text: z.string(),
});

export const AssumedAnswer = z.object({ title: z.string(), value: z.string() });

/** A row of the workbench: one line of the list, or all lines of one part where the list is merged. */
export const BomRow = z.object({
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
  /** Why a row that is not found has no part; null: it has one, or is still looked for. */
  missing: z.enum(missingReasons).nullable(),
  /** Other parts that come near a row that is not found. */
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
  /** Place of the first row behind `after` that waits for a decision, else of the first of all; null: none does. */
  nextOpen: z.int().nullable(),
});

export const bomRowsMax = 200;

export const BomAlternatives = z.object({
  alternatives: z.array(
    z.object({
      product: ProductCard,
      reason: z.enum(matchReasons).or(z.enum(['analogue', 'near'])),
      /** Of an analogue: how it compares with what the list asks for. */
      verdict: z.enum(['drop_in', 'close', 'check']).nullable(),
      isOtherPackage: z.boolean(),
      quantities: BomQuantities,
    }),
  ),
});

/** Changes of one row; what is absent stays. */
export const ChangeBomRowBody = z.strictObject({
  /** null: nothing is chosen. */
  product_id: ProductIdText.nullable().optional(),
  action: z.enum(bomActions).optional(),
  /** For one board. */
  quantity: z.int().min(0).max(10_000_000).optional(),
  mpn: LineText.max(200).optional(),
  maker: LineText.max(200).optional(),
  value: LineText.max(200).optional(),
  package: LineText.max(200).optional(),
  description: LineText.max(500).optional(),
  designators: LineText.max(10_000).optional(),
  note: LineText.max(200).optional(),
  isDnp: z.boolean().optional(),
});

/** The row as it is now, the list's figures beside it, and how to take the change back. */
export const ChangedBomRow = z.object({ bom: Bom, row: BomRow.nullable(), undo: z.string().nullable() });

export const UndoBomBody = z.strictObject({ undo: z.string().max(100) });

/** `matched`: exact and chosen rows alone; else the rows named. */
export const BomToBasketBody = z.strictObject({
  rows: z.union([z.enum(['all', 'matched']), z.array(Position).min(1).max(20_000)]),
  /** How the basket is that it makes: lines come to those that are there, or instead of them. */
  into: z.enum(['current', 'new']).default('current'),
});

export const BomToBasketAnswer = z.object({
  added: z.int(),
  /** Of the rows that were asked for. */
  notOrdered: BomTotals.shape.notOrdered,
  /** Rows of the whole list that are neither in the basket nor excluded. */
  left: z.int(),
});

export const BomRequestBody = z.strictObject({ comment: PlainText.max(2000).default('') });

export const BomRequestAnswer = z.object({ number: z.string(), rows: z.int() });

export const ShareBomBody = z.strictObject({ hasPrices: z.boolean() });

/** What whoever has the link sees: rows, and prices only where the owner gives them. Nothing of other files. */
export const SharedBom = z.object({
  name: z.string(),
  boards: z.array(z.object({ name: z.string(), count: z.int() })),
  hasPrices: z.boolean(),
  total: Roubles.nullable(),
  rows: z.array(
    z.object({
      designators: z.string(),
      asked: z.string(),
      status: z.enum(bomStatuses),
      product: z
        .object({
          _id: ProductIdText,
          seo: z.string(),
          categorySlug: z.string(),
          mpn: z.string(),
          brand: z.string(),
          title: z.string(),
        })
        .nullable(),
      order: z.int(),
      unitPrice: Roubles.nullable(),
      total: Roubles.nullable(),
    }),
  ),
});

/** Between two revisions of one board. */
export const BomDifference = z.object({
  from: z.int(),
  to: z.int(),
  rows: z.array(
    z.object({
      kind: z.enum(['added', 'removed', 'changed']),
      designators: z.string(),
      before: z.object({ part: z.string(), quantity: z.int() }).nullable(),
      after: z.object({ part: z.string(), quantity: z.int() }).nullable(),
      /** Pieces of all boards that are to be bought more; negative: fewer; null: the line is not decided yet. */
      pieces: z.int().nullable(),
      product: z.object({ _id: ProductIdText, mpn: z.string() }).nullable(),
    }),
  ),
});

export const RemovedBom = z.object({ undo: z.string() });

export type WireBom = z.infer<typeof Bom>;
export type WireBomRow = z.infer<typeof BomRow>;
export type WireBomMapping = z.infer<typeof BomMapping>;
export type WireBomListItem = z.infer<typeof BomListItem>;
export type WireBomAlternatives = z.infer<typeof BomAlternatives>;
export type WireBomDifference = z.infer<typeof BomDifference>;
export type WireSharedBom = z.infer<typeof SharedBom>;

import {
  importFailures,
  importFields,
  importLimits,
  importModes,
  importProblems,
  importRemedies,
  importStates,
  priceRoundings,
  vanishedChoices,
} from '@farad/domain/import';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { ImportHeld } from './import-held.ts';
import { ImportVanished } from './import-vanished.ts';
import { LineText, ProductIdText, Roubles } from './wire.ts';

/** A part of a file, as it is. */
export const importPartTypes = ['application/octet-stream'] as const;

const Name = (most: number) => LineText.pipe(z.string().min(1).max(most));
const Field = z.enum(importFields);
/** Name of a column as the file has it; in JSON Lines the way to a value: `attributes.MOQ`. */
const ColumnName = z.string().min(1).max(300);
const SmallId = z.int().min(1).max(2_147_483_647);
/** A decimal number that is not negative, as a person writes it: `81.5`, `12,5`. */
const DecimalText = LineText.pipe(z.string().regex(/^\d{1,9}([.,]\d{1,6})?$/));
const Currency = z.string().regex(/^[A-Z]{3}$/);
const AttributeKeyText = z.string().regex(/^[a-z][a-z0-9_]{0,40}$/);

/** What a column becomes. A column that is not named in the mapping is not read. */
const ColumnTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('field'), field: Field }),
  z.strictObject({
    kind: z.literal('attribute'),
    /** null: by the name of the column, as the shop's vocabulary knows it; a new attribute where nobody does. */
    key: AttributeKeyText.nullable(),
    /** Unit of numbers that are written without one: `kΩ`, `мм`; empty: the attribute's own. */
    unit: LineText.pipe(z.string().max(20)),
  }),
  /** Price of one piece from so many pieces on. */
  z.strictObject({ kind: z.literal('price'), quantity: z.int().min(1).max(10_000_000) }),
  z.strictObject({
    kind: z.literal('tiers'),
    /** JSON Lines: a list of prices in the row; the names of the quantity and the price in each of them. */
    quantity: Name(100),
    price: Name(100),
  }),
]);

/** Percent by the supplier's price in roubles, before the margin; the last step has no bound. */
const Margins = z
  .array(z.strictObject({ belowRoubles: z.int().min(1).max(100_000_000).nullable(), percent: DecimalText }))
  .min(1)
  .max(20)
  .refine((steps) => steps.at(-1)?.belowRoubles === null, { message: 'the last step has no bound' });

/** From the supplier's price to the shop's. */
export const ImportPrices = z.strictObject({
  /** `purchase`: what the shop pays, kept as such; `sale`: nobody's purchase prices. Margins are added to both. */
  kind: z.enum(['purchase', 'sale']),
  currency: Currency,
  /** Roubles for one unit of the currency; null: not said yet, RUB needs none. */
  rate: DecimalText.nullable(),
  margins: Margins,
  rounding: z.enum(priceRoundings),
});

export const ImportMapping = z.strictObject({
  /** null: as recognised. */
  format: z.strictObject({
    encoding: z.string().max(30).nullable(),
    delimiter: z.string().length(1).nullable(),
    sheet: z.string().max(100).nullable(),
    /** Row with the names of the columns, from 1. */
    headerRow: z.int().min(1).max(1000).nullable(),
  }),
  columns: z.array(z.strictObject({ column: ColumnName, target: ColumnTarget })).max(importLimits.columnsMax),
  /** What rows have whose column is empty, or that have no column for it. */
  constants: z.array(z.strictObject({ field: Field, value: Name(300) })).max(importFields.length),
  prices: ImportPrices,
  /** null: the shop's first one. */
  warehouseId: SmallId.nullable(),
  /** Corrected spellings: `brandId` of the shop's makers, or the name of a new one. `isForAll`: kept for every supplier. */
  makers: z
    .array(
      z
        .strictObject({
          spelling: z.string().max(300),
          brandId: SmallId.nullable(),
          name: LineText.pipe(z.string().max(100)),
          isForAll: z.boolean(),
        })
        .refine(({ brandId, name }) => brandId !== null || name !== '', { path: ['name'] }),
    )
    .max(5000),
  /** Corrected categories, by the supplier's way to them as the preview writes it. */
  categories: z.array(z.strictObject({ path: z.string().max(300), categoryId: SmallId })).max(5000),
  /** Whether texts that the file does not have are made of the category, the number and the values. */
  areTextsMade: z.boolean(),
  /** Name under which the supplier's number is kept with the product; null: it is not shown. */
  numberName: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60)
    .nullable(),
  /** Days until a part that is not in stock is here; null: not to be had. */
  leadTimeDays: z.int().min(0).max(1000).nullable(),
  /** What becomes of a part whose row the supplier's full list has no more; absent: it stays as it is. */
  vanished: z.enum(vanishedChoices).optional(),
});

export type ImportMapping = z.infer<typeof ImportMapping>;

/** How an import is run. */
export const ImportRules = z.strictObject({
  mode: z.enum(importModes),
  /** New parts are shown at once (those whose Russian text is missing wait as drafts all the same), or all wait as drafts. */
  isPublished: z.boolean(),
  /** One refused row, and nothing of the file is imported. */
  isAllOrNothing: z.boolean(),
});

export type ImportRules = z.infer<typeof ImportRules>;

const Folder = z.string().regex(/^[\p{L}\p{N}_-][\p{L}\p{N} ._-]{0,99}$/u);

export const ImportSchedule = z.strictObject({
  source: z.discriminatedUnion('kind', [
    /** The newest file of a folder below IMPORT_FOLDER. */
    z.strictObject({ kind: z.literal('folder'), folder: Folder }),
    /** https, no address of a private network. */
    z.strictObject({ kind: z.literal('address'), url: LineText.pipe(z.string().max(1000)) }),
  ]),
  at: z.discriminatedUnion('kind', [
    /** Hour of the day in Moscow. */
    z.strictObject({ kind: z.literal('daily'), hour: z.int().min(0).max(23) }),
    z.strictObject({ kind: z.literal('every'), hours: z.int().min(1).max(168) }),
  ]),
  rules: ImportRules,
  isOn: z.boolean(),
});

export type ImportSchedule = z.infer<typeof ImportSchedule>;

const SupplierFields = {
  /** Stable: rows are found again by it. */
  code: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  title: Name(200),
  prices: ImportPrices,
  /** Buyers see its numbers, and under which name; else they only find parts by them. */
  isPublic: z.boolean(),
};

export const ImportSupplier = z.object({
  id: RowId,
  ...SupplierFields,
  /** Sets of columns that a mapping is kept for. */
  mappings: z.int(),
  /** Spellings of makers and of categories that were learned from this supplier. */
  makers: z.int(),
  categories: z.int(),
  schedule: z
    .object({
      ...ImportSchedule.shape,
      /** null: off. */
      nextAt: z.string().nullable(),
      /** What came of the last time; `unchanged`: the file was the same, nothing was run. */
      last: z
        .object({
          at: z.string(),
          outcome: z.enum(['started', 'unchanged', 'failed']),
          failure: z.string().nullable(),
          importId: RowId.nullable(),
        })
        .nullable(),
    })
    .nullable(),
});

export type ImportSupplier = z.infer<typeof ImportSupplier>;

/** What an earlier import taught of a supplier's files. */
export const ImportMemory = z.object({
  /** Mappings by the set of columns they are for, the latest used first. */
  mappings: z.array(z.object({ id: RowId, columns: z.array(z.string()), usedAt: z.string() })),
  makers: z.array(
    z.object({
      spelling: z.string(),
      name: z.string(),
      /** Kept for every supplier. */
      isForAll: z.boolean(),
    }),
  ),
  categories: z.array(z.object({ path: z.string(), title: z.string() })),
});

export type ImportMemory = z.infer<typeof ImportMemory>;

export const ForgetImportMemoryBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mapping'), id: RowId }),
  z.strictObject({ kind: z.literal('maker'), spelling: z.string().max(300) }),
  z.strictObject({ kind: z.literal('category'), path: z.string().max(300) }),
]);

export type ImportMemoryToForget = z.input<typeof ForgetImportMemoryBody>;

export const ImportSuppliers = z.object({
  suppliers: z.array(ImportSupplier),
  /** Folders below IMPORT_FOLDER; null: the setting is not there. */
  folders: z.array(z.string()).nullable(),
});

/** `isPublic` absent: as it is; of a new supplier, whether everybody knows its numbers (LCSC, Digi-Key, Mouser). */
export const SaveImportSupplierBody = z.strictObject({ ...SupplierFields, isPublic: z.boolean().optional() });
export const SetImportScheduleBody = z.strictObject({ schedule: ImportSchedule.nullable() });

/** What a mapping is chosen from. */
export const ImportChoices = z.object({
  attributes: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(['number', 'range', 'enum', 'flag', 'text']),
      title: z.string(),
      /** Symbol of its unit, empty: none. */
      unit: z.string(),
    }),
  ),
  /** Each after the one it is below. */
  categories: z.array(z.object({ id: SmallId, parentId: SmallId.nullable(), title: z.string() })),
  brands: z.array(z.object({ id: SmallId, name: z.string() })),
  warehouses: z.array(z.object({ id: SmallId, title: z.string() })),
});

export type ImportChoices = z.infer<typeof ImportChoices>;

export const CreateImportBody = z.strictObject({
  /** Of the file, with its ending. */
  name: Name(200),
  /** Bytes. */
  size: z.int().min(1).max(importLimits.fileBytesMax),
});

/** Rows of the file by what became, or would become, of them. */
const Counts = z.object({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  duplicate: z.int(),
  refused: z.int(),
  /** Values that were left out of rows that were taken. */
  warnings: z.int(),
  /** New parts that stay drafts because their Russian text is missing. */
  withoutRussian: z.int(),
  addedBrands: z.int(),
  addedCategories: z.int(),
  addedAttributes: z.int(),
});

export type ImportCounts = z.infer<typeof Counts>;

const ChangedField = z.enum([
  'prices',
  'stock',
  'title',
  'description',
  'category',
  'brand',
  'package',
  'lifecycle',
  'leadTimeDays',
  'attributes',
  'series',
  'documents',
  'otherNumbers',
  'minQuantity',
  'multiple',
  'state',
  'mpn',
]);

export type ImportChangedField = z.infer<typeof ChangedField>;

/** What a check found: nothing was written. */
const Check = z.object({
  at: z.string(),
  rules: ImportRules,
  counts: Counts,
  /** Parts by the field that would be different, the most first. */
  changed: z.array(z.object({ field: ChangedField, parts: z.int() })),
  /** null: only prices or stock are taken. */
  vanished: ImportVanished.nullable(),
  /** Rows that would wait for a person; null: made by an earlier version. */
  held: ImportHeld.nullable(),
  /**
   * Why the mapping does not fit, the commonest causes first, three at most: more than 5 % of the rows would be refused, or
   * most of a column of numbers is none. Empty: it fits.
   */
  advice: z.array(
    z.object({
      /** null: the whole row. */
      column: z.string().nullable(),
      rows: z.int(),
      /** One of the values; empty: nothing stood there. */
      sample: z.string(),
      /** In the caller's language. */
      message: z.string(),
      remedy: z.enum(importRemedies),
    }),
  ),
});

export type ImportAdvice = z.infer<typeof Check>['advice'][number];

const Progress = z.object({
  /** `look`: the first reading; `read`: the second; `write`: into the catalogue; `undo`: back out of it. */
  step: z.enum(['look', 'read', 'compare', 'write', 'undo']),
  /** Rows that this step has done. */
  rows: z.int(),
  /** Of all; null: not known yet. */
  total: z.int().nullable(),
  refused: z.int(),
  rowsPerSecond: z.int(),
  /** Of this step; null: not known yet. */
  secondsLeft: z.int().nullable(),
});

export const Import = z.object({
  id: RowId,
  state: z.enum(importStates),
  file: z.object({
    name: z.string(),
    size: z.int(),
    /** Bytes that arrived. */
    received: z.int(),
    /** Still on the server. */
    isKept: z.boolean(),
  }),
  /** How it came. */
  by: z.enum(['upload', 'schedule', 'command', 'exchange']),
  staff: z.object({ id: RowId, name: z.string() }).nullable(),
  supplier: z.object({ id: RowId, title: z.string() }).nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  rules: ImportRules.nullable(),
  /** The run under way is a check: it returns to `mapping` with `check`. */
  isCheck: z.boolean(),
  /** A cancel was asked for, or an undo. */
  isStopping: z.boolean(),
  progress: Progress.nullable(),
  /** Of what was written. */
  counts: Counts.nullable(),
  /** What became of rows that the list has no more; null: it was no full list, or did not come to its end. */
  vanished: ImportVanished.nullable(),
  /** Rows whose stock or prices were left as they are until a person decides; null: none were looked at. */
  held: ImportHeld.nullable(),
  check: Check.nullable(),
  failure: z
    .object({
      code: z.enum(importFailures),
      /** In the caller's language. */
      message: z.string(),
    })
    .nullable(),
  /** There is a file of problems. */
  hasProblems: z.boolean(),
  canBeUndone: z.boolean(),
  undone: z
    .object({
      at: z.string(),
      staff: z.object({ id: RowId, name: z.string() }).nullable(),
      /** Parts that the import made: gone, or archived because baskets or lists hold them. */
      removed: z.int(),
      archived: z.int(),
      /** Parts that are as they were before. */
      restored: z.int(),
      /** Parts that were ordered or changed since: they stay as they are. */
      left: z.int(),
    })
    .nullable(),
});

export type Import = z.infer<typeof Import>;

export const Imports = z.object({
  /** Without progress of those that rest. */
  imports: z.array(Import),
  next: NextPage,
});

/** The file as it was recognised, with the mapping that is proposed for it, or the one that was saved. */
export const ImportLayout = z.object({
  import: Import,
  format: z.enum(['csv', 'jsonl', 'workbook']),
  encoding: z.string(),
  delimiter: z.string(),
  isPacked: z.boolean(),
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  headerRow: z.int().nullable(),
  columns: z.array(
    z.object({
      name: z.string(),
      /** First texts that are not empty. */
      samples: z.array(z.string()),
      /** Share of rows with something in it, 0–1. */
      filled: z.number(),
    }),
  ),
  mapping: ImportMapping,
  /** Where the mapping is from: guessed, kept with the supplier for these columns, or saved with this import. */
  mappingFrom: z.enum(['guess', 'supplier', 'import']),
  /** The supplier whose kept mapping it is, also where nobody has chosen a supplier yet; else null. */
  cachedFor: RowId.nullable(),
});

export type ImportLayout = z.infer<typeof ImportLayout>;

/** `supplierId` null: none is chosen yet; where it is, its spellings count. */
export const PreviewImportBody = z.strictObject({ supplierId: RowId.nullable(), mapping: ImportMapping });

const RowProblem = z.object({
  /** Name of the column, null: the whole row. */
  column: z.string().nullable(),
  value: z.string(),
  reason: z.enum(importProblems),
  /** In the caller's language. */
  message: z.string(),
  /** The row is refused; else only the value is left out. */
  isRefused: z.boolean(),
});

const PreviewPart = z.object({
  mpn: z.string(),
  maker: z.string(),
  category: z.string(),
  title: z.string(),
  prices: z.array(z.object({ quantity: z.int(), price: Roubles })),
  stock: z.int().nullable(),
  package: z.string().nullable(),
  minQuantity: z.int(),
  multiple: z.int(),
  attributes: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
  /** It would wait as a draft: the Russian text is missing. */
  isWithoutRussian: z.boolean(),
});

const MetMaker = z.object({
  spelling: z.string(),
  rows: z.int(),
  /** null: a maker of that name would be added. */
  brandId: SmallId.nullable(),
  name: z.string(),
});

export type MetMaker = z.infer<typeof MetMaker>;

const MetCategory = z.object({
  path: z.string(),
  rows: z.int(),
  /** null: one would be added, or the rest takes it in. */
  categoryId: SmallId.nullable(),
  title: z.string(),
});

export type MetCategory = z.infer<typeof MetCategory>;

export const ImportPreview = z.object({
  /** First 50 rows as they would be read. */
  rows: z.array(
    z.object({
      row: z.int(),
      /** null: refused. */
      part: PreviewPart.nullable(),
      problems: z.array(RowProblem),
    }),
  ),
  /** What stands in the way of the mapping, by the field of it: `columns.3.target.unit`, `prices.rate`. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Spellings of makers in the first rows, those that are new first. */
  makers: z.array(MetMaker),
  /** Ways to categories in the first rows, those that are not known first. */
  categories: z.array(MetCategory),
});

export type ImportPreview = z.infer<typeof ImportPreview>;

/** Spellings of the whole file as the last check met them: those that are new first, then by rows; 500 of each at most. */
export const ImportSpellings = z.object({
  makers: z.array(MetMaker),
  categories: z.array(MetCategory),
  /** Of all, with those beyond the first 500. */
  newMakers: z.int(),
  newCategories: z.int(),
});

export type ImportSpellings = z.infer<typeof ImportSpellings>;

/** Drafts of an import that were put on sale. */
export const ImportPublished = z.object({
  published: z.int(),
  /** They stay drafts: the Russian text or the price is missing. */
  left: z.int(),
});

/**
 * Keeps the mapping with the import, with the supplier for files of these columns, and its corrected spellings. It is
 * refused (`invalid_input` with the field) where the import could not run with it.
 */
export const SaveImportMappingBody = z.strictObject({ supplierId: RowId, mapping: ImportMapping });

export const StartImportBody = z.strictObject({
  rules: ImportRules,
  /** Only looks what would change. */
  isCheck: z.boolean(),
  /** So many rows vanished, and it is right: they are treated as was chosen, whatever their share. */
  vanishedUpTo: z.int().min(0).max(1_000_000_000).optional(),
});

export const importDifferenceKinds = ['new', 'changed', 'refused', 'vanished', 'held'] as const;

export type ImportDifferenceKind = (typeof importDifferenceKinds)[number];

/** First 50 differences of a kind, of the last check. */
export const ImportDifferences = z.object({
  rows: z.array(
    z.object({
      /** 0: a row that the file does not have. */
      row: z.int(),
      mpn: z.string(),
      maker: z.string(),
      /** null: new or refused. */
      product_id: ProductIdText.nullable(),
      /** As people read them; of a new part `before` is empty. */
      fields: z.array(z.object({ field: ChangedField, before: z.string(), after: z.string() })),
      problems: z.array(RowProblem),
    }),
  ),
});

export type ImportDifferences = z.infer<typeof ImportDifferences>;

/** Parts that an undo left as they are, the first 50. */
export const ImportLeft = z.object({
  parts: z.array(
    z.object({ product_id: ProductIdText, mpn: z.string(), brand: z.string(), why: z.enum(['ordered', 'changed']) }),
  ),
});

export type ImportLeft = z.infer<typeof ImportLeft>;

/** What somebody corrected of an import and did not save yet, as his browser keeps it. */
export const ImportDraft = z.object({
  format: z.partialRecord(z.enum(['encoding', 'delimiter', 'sheet', 'header']), z.union([z.string(), z.number()])),
  supplierId: z.string().nullable().optional(),
  edited: z.object({ mapping: ImportMapping, reading: z.string(), supplierId: z.string().nullable() }).nullable(),
});

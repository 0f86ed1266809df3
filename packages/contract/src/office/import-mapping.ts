import { importFields, importLimits, priceRoundings, vanishedChoices } from '@farad/domain/import';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { ShortRowNumber } from '../kit/query.ts';
import { LineText, Roubles, RowId } from '../kit/wire.ts';
import { Import, Name, RowProblem } from './imports.ts';

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
const PreviewImportBody = z.strictObject({ supplierId: RowId.nullable(), mapping: ImportMapping });

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

export const MetMaker = z.object({
  spelling: z.string(),
  rows: z.int(),
  /** null: a maker of that name would be added. */
  brandId: SmallId.nullable(),
  name: z.string(),
});

export type MetMaker = z.infer<typeof MetMaker>;

export const MetCategory = z.object({
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

/**
 * Keeps the mapping with the import, with the supplier for files of these columns, and its corrected spellings. It is
 * refused (`invalid_input` with the field) where the import could not run with it.
 */
const SaveImportMappingBody = z.strictObject({ supplierId: RowId, mapping: ImportMapping });

/** What somebody corrected of an import and did not save yet, as his browser keeps it. */
export const ImportDraft = z.object({
  format: z.partialRecord(z.enum(['encoding', 'delimiter', 'sheet', 'header']), z.union([z.string(), z.number()])),
  supplierId: z.string().nullable().optional(),
  edited: z.object({ mapping: ImportMapping, reading: z.string(), supplierId: z.string().nullable() }).nullable(),
});

/** How a file of a supplier is read: its layout, the mapping of its columns, and spellings. */
export const officeImportMappingCalls = define({
  importChoices: {
    method: 'GET',
    path: '/admin/import-choices',
    summary: 'Attributes, categories, makers and warehouses that a mapping can name',
    answer: ImportChoices,
  },
  importLayout: {
    method: 'GET',
    path: '/admin/imports/{importId}/layout',
    summary: 'What was recognised of the file, and the mapping for it',
    answer: ImportLayout,
    query: z.strictObject({
      supplier: ShortRowNumber.optional().describe('Id of the supplier whose kept mapping is wanted'),
      encoding: z.string().max(30).optional().describe('How the bytes are read; absent: as recognised'),
      delimiter: z.string().length(1).optional().describe('What parts the cells; absent: as recognised'),
      sheet: z.string().max(100).optional().describe('Name of the sheet; absent: the first that is filled'),
      header: z
        .string()
        .regex(/^[1-9]\d{0,2}$/)
        .transform(Number)
        .optional()
        .describe('Row with the names of the columns; absent: as recognised'),
    }),
  },
  previewImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/preview',
    summary: 'The first rows as they would be read with a mapping; nothing is kept',
    body: PreviewImportBody,
    answer: ImportPreview,
  },
  saveImportMapping: {
    method: 'POST',
    path: '/admin/imports/{importId}/mapping',
    summary: 'Keep the mapping and what it taught about spellings',
    body: SaveImportMappingBody,
    answer: Import,
  },
  importSpellings: {
    method: 'GET',
    path: '/admin/imports/{importId}/spellings',
    summary: 'Makers and categories of the whole file, as the last check met them',
    answer: ImportSpellings,
  },
});

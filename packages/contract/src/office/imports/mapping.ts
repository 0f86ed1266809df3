import { attributeKinds } from '@farad/domain/category';
import {
  addedVats,
  importFields,
  importLimits,
  importTexts,
  priceRoundings,
  supplierLimits,
  vanishedChoices,
} from '@farad/domain/import';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { ShortRowNumber } from '../../kit/query.ts';
import { LineText, Roubles, RowId, SmallId, WireQuantity } from '../../kit/wire.ts';
import { Import, RowProblem } from './imports.ts';
import { Name } from './check.ts';

const Field = z.enum(importFields);

/** Name of a column as in the file. For JSON Lines it is the path of a value: `attributes.MOQ`. */
const ColumnName = z.string().min(1).max(300);

/** A non-negative decimal number as people write it: `81.5`, `12,5`. */
const DecimalText = LineText.regex(/^\d{1,9}([.,]\d{1,6})?$/);
const Currency = z.string().regex(/^[A-Z]{3}$/);
const AttributeKeyText = z.string().regex(/^[a-z][a-z0-9_]{0,40}$/);

/** Target of a column. Columns missing from the mapping are not read. */
const ColumnTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('field'), field: Field }),
  /**
   * Column with names that begin with the part number: `BAT54S, Диод Шоттки`. The number is the part number, and the
   * rest of the name fills the field. A row whose name begins with no part number is refused.
   */
  z.strictObject({ kind: z.literal('numbered'), field: z.enum(importTexts) }),
  z.strictObject({
    kind: z.literal('attribute'),
    /** null = derived from the column's name by the shop's vocabulary. An unknown name becomes a new attribute. */
    key: AttributeKeyText.nullable(),
    /** Unit that applies to numbers without a unit: `kΩ`, `мм`. Empty = the unit of the attribute. */
    unit: LineText.max(supplierLimits.unit),
  }),
  /** Column with the unit price that applies from this quantity. */
  z.strictObject({ kind: z.literal('price'), quantity: WireQuantity }),
  z.strictObject({
    kind: z.literal('tiers'),
    /** For JSON Lines with a list of prices in each row: the names of the list's quantity and price fields. */
    quantity: Name(supplierLimits.tierField),
    price: Name(supplierLimits.tierField),
  }),
]);

/**
 * Steps of margins in percent. The supplier's price in roubles, before the margin, selects the step. The last step has
 * no upper bound.
 */
const Margins = z
  .array(z.strictObject({ belowRoubles: z.int().min(1).max(100_000_000).nullable(), percent: DecimalText }))
  .min(1)
  .max(20)
  .refine((steps) => steps.at(-1)?.belowRoubles === null, { message: 'the last step has no bound' });

/** How the shop's prices are derived from the supplier's prices. */
export const ImportPrices = z.strictObject({
  /**
   * `purchase` = prices that the shop pays; they are saved as costs. `sale` = other prices; they are not saved as
   * costs. Margins apply to both.
   */
  kind: z.enum(['purchase', 'sale']),
  currency: Currency,
  /** Roubles per unit of the currency; null = not set. The currency RUB needs no rate. */
  rate: DecimalText.nullable(),
  /** VAT in percent that the supplier adds to these prices. Absent = the prices include VAT, or there is none. */
  addedVat: z.literal(addedVats).optional(),
  margins: Margins,
  rounding: z.enum(priceRoundings),
});

export const ImportMapping = z.strictObject({
  /** How the file is read. null = the value that was detected in the file. */
  format: z.strictObject({
    encoding: z.string().max(30).nullable(),
    delimiter: z.string().length(1).nullable(),
    sheet: z.string().max(100).nullable(),
    /** Row with the column names, from 1. */
    headerRow: z.int().min(1).max(1000).nullable(),
  }),
  columns: z.array(z.strictObject({ column: ColumnName, target: ColumnTarget })).max(importLimits.columnsMax),
  /** Values for rows where a field's column is empty or missing. */
  constants: z.array(z.strictObject({ field: Field, value: Name(supplierLimits.constant) })).max(importFields.length),
  prices: ImportPrices,
  /** null = the shop's first warehouse. */
  warehouseId: SmallId.nullable(),
  /**
   * Spellings of makers that staff corrected. `brandId` is an existing maker, `name` a new one. `isForAll` = saved for
   * every supplier.
   */
  makers: z
    .array(
      z
        .strictObject({
          spelling: z.string().max(300),
          brandId: SmallId.nullable(),
          name: LineText.max(supplierLimits.makerName),
          isForAll: z.boolean(),
        })
        .refine(({ brandId, name }) => brandId !== null || name !== '', { path: ['name'] }),
    )
    .max(5000),
  /** Categories that staff corrected, by the supplier's category path as the preview shows it. */
  categories: z.array(z.strictObject({ path: z.string().max(300), categoryId: SmallId })).max(5000),
  /** True = missing texts are generated from the category, the number and the values. */
  areTextsMade: z.boolean(),
  /** Name under which a product shows the supplier's part number; null = the number is not shown. */
  numberName: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(supplierLimits.code)
    .nullable(),
  /** Days until a part that is not in stock arrives; null = the part cannot be ordered. */
  leadTimeDays: z.int().min(0).max(1000).nullable(),
  /** Treatment of parts that the supplier's full list no longer contains. Absent = they stay unchanged. */
  vanished: z.enum(vanishedChoices).optional(),
});

export type ImportMapping = z.infer<typeof ImportMapping>;

/** Attributes, categories, brands and warehouses that a mapping can refer to. */
export const ImportChoices = z.object({
  attributes: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(attributeKinds),
      title: z.string(),
      /** Symbol of the attribute's unit. Empty = it has no unit. */
      unit: z.string(),
    }),
  ),
  /** Parents before children. */
  categories: z.array(z.object({ id: SmallId, parentId: SmallId.nullable(), title: z.string() })),
  brands: z.array(z.object({ id: SmallId, name: z.string() })),
  warehouses: z.array(z.object({ id: SmallId, title: z.string() })),
});

export type ImportChoices = z.infer<typeof ImportChoices>;

/** The detected layout of the file, with a proposed or saved mapping. */
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
      /** First values of the column that are not empty. */
      samples: z.array(z.string()),
      /** Share of rows with a value in this column, 0–1. */
      filled: z.number(),
    }),
  ),
  mapping: ImportMapping,
  /**
   * Where the mapping comes from: guessed, saved for a supplier's files with these columns, or saved with this import.
   */
  mappingFrom: z.enum(['guess', 'supplier', 'import']),
  /**
   * Supplier that the saved mapping belongs to, even if the import has no supplier yet; null = it is no supplier's
   * mapping.
   */
  cachedFor: RowId.nullable(),
  /**
   * Saved currency of the supplier that the mapping does not use, because the file names another currency; otherwise
   * null.
   */
  replacedCurrency: Currency.nullable(),
});

export type ImportLayout = z.infer<typeof ImportLayout>;

/** `supplierId` null = not chosen yet. Otherwise the spellings saved for that supplier apply. */
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
  /** Days until delivery if there is no stock; null = neither the row nor the mapping states them. */
  leadTimeDays: z.int().nullable(),
  attributes: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
  /** True = the part would be a draft, because it lacks a Russian text. */
  isWithoutRussian: z.boolean(),
});

export const MetMaker = z.object({
  spelling: z.string(),
  rows: z.int(),
  /** null = the import would add a maker with this name. */
  brandId: SmallId.nullable(),
  name: z.string(),
});

export type MetMaker = z.infer<typeof MetMaker>;

export const MetCategory = z.object({
  path: z.string(),
  rows: z.int(),
  /** null = the import would add a category or use the default one. */
  categoryId: SmallId.nullable(),
  title: z.string(),
});

export type MetCategory = z.infer<typeof MetCategory>;

export const ImportPreview = z.object({
  /** First 50 rows as they would be read. */
  rows: z.array(
    z.object({
      row: z.int(),
      /** null = the row is refused. */
      part: PreviewPart.nullable(),
      problems: z.array(RowProblem),
    }),
  ),
  /** Problems of the mapping, by field: `columns.3.target.unit`, `prices.rate`. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Spellings of makers in the first rows, new ones first. */
  makers: z.array(MetMaker),
  /** Category paths in the first rows, unknown ones first. */
  categories: z.array(MetCategory),
});

export type ImportPreview = z.infer<typeof ImportPreview>;

/**
 * Makers and categories in the whole file as of the last check, at most 500 of each. New ones come first, then those
 * with the most rows.
 */
export const ImportSpellings = z.object({
  makers: z.array(MetMaker),
  categories: z.array(MetCategory),
  /** Total number of new makers and categories, also beyond the first 500. */
  newMakers: z.int(),
  newCategories: z.int(),
});

export type ImportSpellings = z.infer<typeof ImportSpellings>;

/**
 * Body that saves a mapping with the import. It is also saved for the supplier's files with the same columns, with the
 * corrected spellings. A mapping that cannot run is refused (`invalid_input` with the field).
 */
const SaveImportMappingBody = z.strictObject({ supplierId: RowId, mapping: ImportMapping });

/** Unsaved corrections of an import, stored in the browser. */
export const ImportDraft = z.object({
  format: z.partialRecord(z.enum(['encoding', 'delimiter', 'sheet', 'header']), z.union([z.string(), z.number()])),
  supplierId: z.string().nullable().optional(),
  edited: z.object({ mapping: ImportMapping, reading: z.string(), supplierId: z.string().nullable() }).nullable(),
});

/** API calls about a supplier file's layout, column mapping and spellings. */
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
    needsState: true,
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

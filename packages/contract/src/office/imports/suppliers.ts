import { makerEvidences, supplierLimits } from '@farad/domain/import';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { RowNumber, ShortRowNumber } from '../../kit/query.ts';
import { DoneAnswer, EmptyBody, LineText, RowId } from '../../kit/wire.ts';
import { ImportPrices } from './mapping.ts';
import { ImportRules, Name } from './check.ts';

const Folder = z.string().regex(/^[\p{L}\p{N}_-][\p{L}\p{N} ._-]{0,99}$/u);

export const ImportSchedule = z.strictObject({
  source: z.discriminatedUnion('kind', [
    /** The newest file of a folder inside IMPORT_FOLDER. */
    z.strictObject({ kind: z.literal('folder'), folder: Folder }),
    /** A file at an https address that is not in a private network. */
    z.strictObject({ kind: z.literal('address'), url: LineText.max(supplierLimits.url) }),
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
  /** Fixed code of the supplier. It never changes, because imported rows refer to the supplier by it. */
  code: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(supplierLimits.code),
  title: Name(supplierLimits.title),
  prices: ImportPrices,
  /** True = product pages show the supplier's part numbers. False = buyers can search by them but do not see them. */
  isPublic: z.boolean(),
};

export const ImportSupplier = z.object({
  id: RowId,
  ...SupplierFields,
  /** Number of saved mappings. Each set of columns has its own mapping. */
  mappings: z.int(),
  /** Number of spellings of makers and categories learned from this supplier. */
  makers: z.int(),
  categories: z.int(),
  schedule: z
    .object({
      ...ImportSchedule.shape,
      /** Moment of the next run; null = the schedule is off. */
      nextAt: z.string().nullable(),
      /** Outcome of the last run. `unchanged` = the file was the same as before, so no import started. */
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

/** Mappings and spellings saved from earlier imports of a supplier. */
export const ImportMemory = z.object({
  /** Mappings by set of columns, last used first. */
  mappings: z.array(z.object({ id: RowId, columns: z.array(z.string()), usedAt: z.string() })),
  makers: z.array(
    z.object({
      spelling: z.string(),
      name: z.string(),
      /** True = saved for every supplier. */
      isForAll: z.boolean(),
    }),
  ),
  categories: z.array(z.object({ path: z.string(), title: z.string() })),
});

export type ImportMemory = z.infer<typeof ImportMemory>;

const ForgetImportMemoryBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mapping'), id: RowId }),
  z.strictObject({ kind: z.literal('maker'), spelling: z.string().max(300) }),
  z.strictObject({ kind: z.literal('category'), path: z.string().max(300) }),
]);

export type ImportMemoryToForget = z.input<typeof ForgetImportMemoryBody>;

export const ImportSuppliers = z.object({
  suppliers: z.array(ImportSupplier),
  /** Folders inside IMPORT_FOLDER; null = this environment variable is not set. */
  folders: z.array(z.string()).nullable(),
});

/**
 * `isPublic` absent = unchanged. A new supplier without it is public if its part numbers are well known (LCSC,
 * Digi-Key, Mouser).
 */
const SaveImportSupplierBody = z.strictObject({ ...SupplierFields, isPublic: z.boolean().optional() });
/** `prices` null = not decided yet; the files of the supplier are read with the prices that they state. */
const CreateImportSupplierBody = SaveImportSupplierBody.extend({ prices: ImportPrices.nullable() });
const SetImportScheduleBody = z.strictObject({ schedule: ImportSchedule.nullable() });

/** A spelling that an import assigned to a maker. `other`: another maker that the spelling may mean; null = none. */
export const MakerJoin = z.object({
  id: RowId,
  spelling: z.string(),
  /** Number of rows of the file with this spelling. */
  rows: z.int(),
  supplier: z.object({ id: RowId, title: z.string() }),
  /** Maker that the parts with this spelling belong to. */
  maker: z.object({ id: z.int(), name: z.string() }),
  /** Another maker that the spelling may mean, or was found not to mean; null = none. */
  other: z.object({ id: z.int(), name: z.string() }).nullable(),
  evidence: z.enum(makerEvidences),
  /** Number of parts with this spelling whose part numbers begin like those of `maker`. */
  shared: z.int(),
  /** Decision of staff; null = not decided. */
  decision: z.enum(['same', 'apart']).nullable(),
  decidedAt: z.string().nullable(),
  staff: z.string().nullable(),
});

export type MakerJoin = z.infer<typeof MakerJoin>;

export const MakerJoins = z.object({
  /** Joins without a decision first, those with the weakest evidence before others. At most 500. */
  joins: z.array(MakerJoin),
  open: z.int(),
});

export type MakerJoins = z.infer<typeof MakerJoins>;

/** Decision of staff: `same` = both names mean one company. `apart` = two companies. null = withdraws the decision. */
export const DecideMakerJoinBody = z.strictObject({ decision: z.enum(['same', 'apart']).nullable() });

/** API calls about suppliers, schedules of their files, and learned mappings. */
export const officeImportSuppliersCalls = define({
  importSuppliers: {
    method: 'GET',
    path: '/admin/import-suppliers',
    summary: 'Suppliers by their names, with their schedules',
    answer: ImportSuppliers,
  },
  createImportSupplier: {
    method: 'POST',
    path: '/admin/import-suppliers',
    summary: 'Add a supplier',
    body: CreateImportSupplierBody,
    answer: ImportSupplier,
  },
  saveImportSupplier: {
    method: 'POST',
    path: '/admin/import-suppliers/{supplierId}',
    summary: 'Change a supplier; its code stays',
    body: SaveImportSupplierBody,
    answer: ImportSupplier,
  },
  importMemory: {
    method: 'GET',
    path: '/admin/import-suppliers/{supplierId}/memory',
    summary: 'Mappings and spellings that are kept for a supplier',
    answer: ImportMemory,
  },
  forgetImportMemory: {
    method: 'POST',
    path: '/admin/import-suppliers/{supplierId}/forget',
    summary: 'Forget one of them; products stay as they are',
    body: ForgetImportMemoryBody,
    answer: DoneAnswer,
  },
  importMakers: {
    method: 'GET',
    path: '/admin/import-makers',
    summary: 'Spellings of makers that imports joined or propose to join, those that nobody has looked at first',
    answer: MakerJoins,
    query: z.strictObject({
      supplier: ShortRowNumber.optional().describe('Id of a supplier; absent: all'),
      import: RowNumber.optional().describe('Id of an import; absent: all'),
    }),
  },
  decideImportMaker: {
    method: 'POST',
    path: '/admin/import-makers/{joinId}',
    summary: 'Say that a spelling is the maker, or another one; null takes back what was said',
    body: DecideMakerJoinBody,
    answer: MakerJoin,
  },
  setImportSchedule: {
    method: 'POST',
    path: '/admin/import-suppliers/{supplierId}/schedule',
    summary: 'When its file is fetched and imported by the kept mapping; null: never',
    body: SetImportScheduleBody,
    answer: ImportSupplier,
  },
  runImportSchedule: {
    method: 'POST',
    path: '/admin/import-suppliers/{supplierId}/run',
    summary: 'Fetch the file and import it now',
    body: EmptyBody,
    answer: ImportSupplier,
  },
});

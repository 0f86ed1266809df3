import { importStates } from '@farad/domain/import';
import { z } from 'zod';

import {
  CreateImportBody,
  ForgetImportMemoryBody,
  Import,
  ImportChoices,
  ImportDifferences,
  ImportLayout,
  ImportLeft,
  ImportMemory,
  importPartTypes,
  ImportPreview,
  ImportPublished,
  Imports,
  ImportSpellings,
  ImportSupplier,
  ImportSuppliers,
  PreviewImportBody,
  SaveImportMappingBody,
  SaveImportSupplierBody,
  SetImportScheduleBody,
  StartImportBody,
  importDifferenceKinds,
} from '../back-office-imports.ts';
import { define } from '../call.ts';
import { FileAnswer } from '../file.ts';
import { DecideHeldBody, HeldDecided, HeldRows } from '../import-held.ts';
import { DecideMakerJoinBody, MakerJoin, MakerJoins } from '../maker-joins.ts';
import { DoneAnswer, EmptyBody } from '../staff.ts';
import { RowNumber, ShortRowNumber } from '../query.ts';
import { LocaleName } from '../wire.ts';

const SupplierNumber = RowNumber.refine((value) => value <= 2_147_483_647);

/** Suppliers' catalogues come in (product I1, X). */
export const backOfficeImportsCalls = define({
  imports: {
    method: 'GET',
    path: '/admin/imports',
    summary: 'Imports, the latest first',
    answer: Imports,
    query: z.strictObject({
      supplier: SupplierNumber.optional().describe('Id of a supplier; absent: all'),
      state: z.enum(importStates).optional().describe('A state; absent: any'),
      after: RowNumber.optional().describe('`next` of the page before'),
    }),
  },
  import: {
    method: 'GET',
    path: '/admin/imports/{importId}',
    summary: 'One import, with its progress',
    answer: Import,
  },
  importChoices: {
    method: 'GET',
    path: '/admin/import-choices',
    summary: 'Attributes, categories, makers and warehouses that a mapping can name',
    answer: ImportChoices,
  },
  createImport: {
    method: 'POST',
    path: '/admin/imports',
    summary: 'Begin to send a file',
    body: CreateImportBody,
    answer: Import,
  },
  addImportPart: {
    method: 'POST',
    path: '/admin/imports/{importId}/parts/{offset}',
    summary: 'Send the part of the file from byte `offset` on; parts go one after another, each of 4 MB but the last',
    fileTypes: importPartTypes,
    answer: Import,
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
  startImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/start',
    summary: 'Check or import with the saved mapping; one import runs at a time, others wait',
    body: StartImportBody,
    answer: Import,
  },
  importDifferences: {
    method: 'GET',
    path: '/admin/imports/{importId}/differences',
    summary: 'First differences that the last check found',
    answer: ImportDifferences,
    query: z.strictObject({
      kind: z.enum(importDifferenceKinds).describe('`new`, `changed`, `refused`, `vanished` or `held`'),
    }),
  },
  importSpellings: {
    method: 'GET',
    path: '/admin/imports/{importId}/spellings',
    summary: 'Makers and categories of the whole file, as the last check met them',
    answer: ImportSpellings,
  },
  publishImported: {
    method: 'POST',
    path: '/admin/imports/{importId}/publish',
    summary: 'Put the drafts that an import made on sale',
    body: EmptyBody,
    answer: ImportPublished,
  },
  importProblemsFile: {
    method: 'GET',
    path: '/admin/imports/{importId}/problems-file',
    summary: 'Rows and values that were not taken: row, column, value, why',
    answer: FileAnswer,
    answerTypes: ['text/csv'],
    query: z.strictObject({ language: LocaleName.optional().describe('A language; absent: the caller’s') }),
  },
  cancelImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/cancel',
    summary: 'Stop a run, or take it out of the queue',
    body: EmptyBody,
    answer: Import,
  },
  undoImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/undo',
    summary: 'Take back what an import wrote, where nobody changed or ordered it since',
    body: EmptyBody,
    answer: Import,
  },
  importLeft: {
    method: 'GET',
    path: '/admin/imports/{importId}/left',
    summary: 'Parts that an undo left as they are',
    answer: ImportLeft,
  },
  importHeld: {
    method: 'GET',
    path: '/admin/imports/{importId}/held',
    summary: 'Rows whose stock or prices wait for a person: what the shop has, and what the list says',
    answer: HeldRows,
    query: z.strictObject({
      after: z
        .string()
        .regex(/^[01]-\d{1,10}$/)
        .optional()
        .describe('`next` of the page before'),
    }),
  },
  decideImportHeld: {
    method: 'POST',
    path: '/admin/imports/{importId}/held',
    summary: 'Keep what the shop has, or take what the list says',
    body: DecideHeldBody,
    answer: HeldDecided,
  },
  removeImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/remove',
    summary: 'Throw away a file that was not imported',
    body: EmptyBody,
    answer: DoneAnswer,
  },
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
    body: SaveImportSupplierBody,
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
      supplier: SupplierNumber.optional().describe('Id of a supplier; absent: all'),
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

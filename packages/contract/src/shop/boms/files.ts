import {
  bomFields,
  bomNameLengthMax,
  lineFieldLengthMax,
  pastedBomLengthMax,
  foreignDistributors,
  partsFileEncodings,
  partsFileKinds,
  partsFileSeparators,
  refusedRowReasons,
} from '@farad/domain/bom';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { FileAnswer, tableTypes } from '../../kit/file.ts';
import { TableFormat } from '../../kit/query.ts';
import { LineText, LocaleName, PlainText } from '../../kit/wire.ts';
import { Bom, Position, UnreadColumn, UnreadSheet } from './boms.ts';

/** Media type of an uploaded parts list. The server detects the file's format from the content. */
export const partsListTypes = ['application/octet-stream'] as const;

/** A parts list as text that the customer pasted or typed. */
const PartsTextBody = z.strictObject({
  text: PlainText.min(1).max(pastedBomLengthMax),
  name: LineText.max(bomNameLengthMax).optional(),
});

const BomColumnAnswer = z.object({
  index: z.int(),
  header: z.string(),
  field: z.enum(bomFields).nullable(),
  distributor: z.enum(foreignDistributors).nullable(),
  priority: z.int(),
  evidence: z.enum(['header', 'values', 'position', 'remembered', 'chosen', 'none']),
  samples: z.array(z.string()),
});

/** How the server read the file of one board. The customer can correct this with the call `layoutBom`. */
export const BomMapping = z.object({
  kind: z.enum(partsFileKinds),
  encoding: z.enum(partsFileEncodings).nullable(),
  separator: z.enum(partsFileSeparators).nullable(),
  /** Sheets to choose from. `pages` = number of sheets of the file that are joined into this one. */
  sheets: z.array(z.object({ name: z.string(), rows: z.int(), pages: z.int() })),
  sheet: z.int(),
  /** Header row as an index in the preview, from 0; null = the list has no header. */
  headerRow: z.int().nullable(),
  headerRows: z.int(),
  firstRow: z.int(),
  lastRow: z.int(),
  columns: z.array(BomColumnAnswer),
  defaults: z.partialRecord(z.enum(bomFields), z.string()),
  /** Required fields that no column has. */
  missing: z.array(z.enum(bomFields)),
  /** Columns with whole numbers that the server could not name. One of them may be the quantity. */
  unreadNumbers: z.array(UnreadColumn).default([]),
  /** Other sheets of the file that contain parts lists. They were not read. Empty if the customer chose the sheet. */
  unreadSheets: z.array(UnreadSheet).default([]),
  /** First 60 and last 5 rows of the sheet. `number` = row number in the file. */
  preview: z.array(
    z.object({
      index: z.int(),
      number: z.int(),
      /** Sheet and row, if the list was joined from several sheets; null = it is on one sheet. */
      place: z.object({ sheet: z.string(), row: z.int() }).nullable(),
      cells: z.array(z.string()),
    }),
  ),
  /** Number of lines read. The other rows of the sheet are in `refused`. */
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
  defaults: z.partialRecord(z.enum(bomFields), LineText.max(lineFieldLengthMax)).optional(),
});

export type WireBomMapping = z.infer<typeof BomMapping>;

const BoardText = z
  .string()
  .regex(/^1?\d$/u)
  .transform(Number);

/** API calls about files of parts lists: upload and download. */
export const bomFilesCalls = define({
  createBom: {
    method: 'POST',
    path: '/boms',
    summary: 'Read a file as a parts list, a board or a revision: the body is the file',
    fileTypes: partsListTypes,
    isEmptyRefused: true,
    query: z.object({
      bom: z.string().optional().describe('List that the file becomes a board of; none: a list of its own'),
      board: BoardText.optional().describe(
        'Board of that list that the file is a new revision of, from 0; none: one more board',
      ),
      name: z.string().max(255).optional().describe("The file's name"),
    }),
    answer: Bom,
  },
  createBomFromText: {
    method: 'POST',
    path: '/boms/text',
    summary: 'Read a pasted text as a parts list, a board or a revision',
    body: PartsTextBody,
    isEmptyRefused: true,
    query: z.object({
      bom: z.string().optional().describe('List that the file becomes a board of; none: a list of its own'),
      board: BoardText.optional().describe(
        'Board of that list that the file is a new revision of, from 0; none: one more board',
      ),
    }),
    answer: Bom,
  },
  sampleBom: {
    method: 'GET',
    path: '/boms/sample',
    summary: 'A parts list to try it with',
    answerTypes: ['text/csv'],
    answer: FileAnswer,
  },
  bomMapping: {
    method: 'GET',
    path: '/boms/{bomId}/mapping',
    summary: 'How the file of a board was read',
    isEmptyRefused: true,
    query: z.object({ board: BoardText.optional().describe('From 0') }),
    answer: BomMapping,
  },
  layoutBom: {
    method: 'POST',
    path: '/boms/{bomId}/mapping',
    summary: 'Correct how the file of a board was read; it is read and matched anew',
    isEmptyRefused: true,
    query: z.object({ board: BoardText.optional().describe('From 0') }),
    body: LayoutBomBody,
    answer: Bom,
  },
  exportBom: {
    method: 'GET',
    path: '/boms/{bomId}/export',
    summary: "The customer's own columns in their order, and ours behind them",
    isEmptyRefused: true,
    query: z.object({
      locale: LocaleName.optional().describe('ru, en or tr; none: that of Accept-Language'),
      format: TableFormat.optional().describe('csv or xlsx'),
      columns: z
        .enum(['own', 'part-db', 'inventree', 'packing'])
        .optional()
        .describe('own (default); part-db or inventree: what those programs read; packing: a packing list'),
      board: BoardText.optional().describe('From 0; none: all'),
    }),
    answerTypes: tableTypes,
    answer: FileAnswer,
  },
  bomLabels: {
    method: 'GET',
    path: '/boms/{bomId}/labels',
    summary: 'Labels for bags: designators, own number, DataMatrix',
    isEmptyRefused: true,
    query: z.object({ locale: LocaleName.optional().describe('ru, en or tr; none: that of Accept-Language') }),
    answerTypes: ['application/pdf'],
    answer: FileAnswer,
  },
});

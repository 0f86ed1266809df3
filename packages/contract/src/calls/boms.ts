import { bomStatuses, healthFlags } from '@farad/domain/bom';
import { z } from 'zod';

import { define } from '../call.ts';
import { AcceptedBom, AssembledBom, BomAssembly } from '../bom-assembly.ts';
import {
  Bom,
  BomAlternatives,
  BomDifference,
  BomList,
  BomMapping,
  BomRequestAnswer,
  BomRequestBody,
  BomRows,
  BomToBasketAnswer,
  BomToBasketBody,
  ChangeBomRowBody,
  ChangedBomRow,
  LayoutBomBody,
  PartsTextBody,
  RemovedBom,
  SetBomBody,
  ShareBomBody,
  SharedBom,
  UndoBomBody,
  bomRowsMax,
  partsListTypes,
} from '../boms.ts';
import { FileAnswer } from '../file.ts';
import { MatchLinesBody, MatchedLines } from '../match-lines.ts';
import { OwnStock, SetOwnStockBody } from '../own-stock.ts';
import { TableFormat } from '../query.ts';
import { LocaleName } from '../wire.ts';

const BoardText = z
  .string()
  .regex(/^1?\d$/u)
  .transform(Number);

const UpTo99 = z
  .string()
  .regex(/^\d{1,2}$/u)
  .transform(Number);

const Count = z
  .string()
  .regex(/^\d{1,6}$/u)
  .transform(Number);

const rowsPlaceMax = 100_000;

/** Parts lists (product M). Those of a guest belong to the browser and become the customer's at sign-in. */
export const bomsCalls = define({
  boms: { method: 'GET', path: '/boms', summary: "The caller's parts lists, latest first", answer: BomList },
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
  matchLines: {
    method: 'POST',
    path: '/boms/match',
    summary: 'Find parts for up to 1,000 lines; nothing is kept',
    body: MatchLinesBody,
    answer: MatchedLines,
  },
  ownStock: { method: 'GET', path: '/boms/own-stock', summary: 'Parts that the caller has', answer: OwnStock },
  setOwnStock: {
    method: 'POST',
    path: '/boms/own-stock',
    summary: 'Say how many pieces the caller has; 0 takes a part off',
    body: SetOwnStockBody,
    answer: OwnStock,
  },
  sharedBom: { method: 'GET', path: '/boms/shared/{token}', summary: 'A list by its link', answer: SharedBom },
  bom: { method: 'GET', path: '/boms/{bomId}', summary: 'A list: how far it is, settings, figures', answer: Bom },
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
  setBom: {
    method: 'POST',
    path: '/boms/{bomId}',
    summary: 'Set name, boards and how quantities are counted',
    body: SetBomBody,
    answer: Bom,
  },
  removeBom: {
    method: 'POST',
    path: '/boms/{bomId}/delete',
    summary: 'Delete a list; it can be brought back for a day',
    body: z.strictObject({}),
    answer: RemovedBom,
  },
  restoreBom: {
    method: 'POST',
    path: '/boms/{bomId}/restore',
    summary: 'Bring a deleted list back',
    body: z.strictObject({}),
    answer: Bom,
  },
  copyBom: {
    method: 'POST',
    path: '/boms/{bomId}/copy',
    summary: 'A copy of a list',
    body: z.strictObject({}),
    answer: Bom,
  },
  bomRows: {
    method: 'GET',
    path: '/boms/{bomId}/rows',
    summary: 'Rows of the workbench',
    isEmptyRefused: true,
    query: z.object({
      status: z.array(z.enum(bomStatuses)).optional().describe('Of this status; may repeat'),
      flag: z.array(z.enum(healthFlags)).optional().describe('With this flag; may repeat'),
      text: z.string().max(200).optional().describe('With this text in designators, number, value or description'),
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
    query: z.object({ text: z.string().max(200).optional().describe('Search inside the row') }),
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
  bomAssembly: {
    method: 'GET',
    path: '/boms/{bomId}/assembly',
    summary: 'What assembling would take for the open lines, what it assumes and what it leaves; changes nothing',
    answer: BomAssembly,
  },
  assembleBom: {
    method: 'POST',
    path: '/boms/{bomId}/assembly',
    summary: 'Take the cheapest part in stock in the same package for every open line; `undo` takes all of it back',
    body: z.strictObject({}),
    answer: AssembledBom,
  },
  rematchBom: {
    method: 'POST',
    path: '/boms/{bomId}/match',
    summary: 'Look for parts again, for rows that have none',
    body: z.strictObject({}),
    answer: Bom,
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
    answerTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
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
  shareBom: {
    method: 'POST',
    path: '/boms/{bomId}/share',
    summary: 'Make a link to look at the list',
    body: ShareBomBody,
    answer: Bom,
  },
  stopSharingBom: {
    method: 'POST',
    path: '/boms/{bomId}/share/stop',
    summary: 'Make the link lead nowhere',
    body: z.strictObject({}),
    answer: Bom,
  },
  bomDifference: {
    method: 'GET',
    path: '/boms/{bomId}/difference',
    summary: 'What changed between two revisions of a board',
    isEmptyRefused: true,
    query: z.object({
      board: UpTo99.optional().describe('From 0'),
      from: UpTo99.describe('Revision, from 1'),
      to: UpTo99.describe('Revision, from 1'),
    }),
    answer: BomDifference,
  },
  differenceToBasket: {
    method: 'POST',
    path: '/boms/{bomId}/difference/basket',
    summary: 'Put what a revision needs more into the basket',
    body: z.strictObject({ board: z.int().min(0).max(19), from: z.int().min(1), to: z.int().min(1) }),
    answer: BomToBasketAnswer,
  },
});

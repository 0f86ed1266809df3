import { labelsMax } from '@farad/domain/warehouse';
import { z } from 'zod';

import {
  BeginWaveBody,
  CellsRead,
  CellsSet,
  CountStopBody,
  DropWaveBody,
  FinishedWave,
  FinishWaveBody,
  OrderToPack,
  PackingDesk,
  PickingQueue,
  SetCellsBody,
  SettleShortageBody,
  Shortages,
  TakeWaveBody,
  Wave,
} from '../back-office-warehouse.ts';
import { define } from '../call.ts';
import { FileAnswer } from '../file.ts';
import { LabelSize } from '../back-office-warehouse.ts';
import { LocaleName } from '../wire.ts';

const language = LocaleName.optional().describe('A language; absent: the caller’s');
const size = LabelSize.default('58x40').describe(
  '`30x20`, `58x40`: millimetres, one a page; `a4_21`, `a4_24`, `a4_65`: so many on a sheet',
);

const OptionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u)
    .default('');

const Digits = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .refine((value) => value <= most);

const pdf = { answer: FileAnswer, answerTypes: ['application/pdf'] };
/** The store: picking, labels, packing, storage places (product X). */
export const backOfficeWarehouseCalls = define({
  pickingQueue: {
    method: 'GET',
    path: '/admin/warehouse/queue',
    summary: 'Orders whose goods are to be fetched, those that have to be there first before others; waves under way',
    answer: PickingQueue,
    query: z.strictObject({ after: z.string().max(40).optional().describe('`next` of the page before') }),
  },
  beginWave: {
    method: 'POST',
    path: '/admin/warehouse/waves',
    summary: 'Fetch the goods of several orders on one way',
    body: BeginWaveBody,
    answer: Wave,
  },
  wave: {
    method: 'GET',
    path: '/admin/warehouse/waves/{waveId}',
    summary: 'One wave, stop by stop',
    answer: Wave,
  },
  takeWave: {
    method: 'POST',
    path: '/admin/warehouse/waves/{waveId}/take',
    summary: 'Take a wave over from whoever has it',
    body: TakeWaveBody,
    answer: Wave,
  },
  countStop: {
    method: 'POST',
    path: '/admin/warehouse/waves/{waveId}/count',
    summary: 'Say how many pieces were found at a place',
    body: CountStopBody,
    answer: Wave,
  },
  finishWave: {
    method: 'POST',
    path: '/admin/warehouse/waves/{waveId}/finish',
    summary: 'End a wave: whole orders go to packing, others are told to lack something',
    body: FinishWaveBody,
    answer: FinishedWave,
  },
  dropWave: {
    method: 'POST',
    path: '/admin/warehouse/waves/{waveId}/drop',
    summary: 'Give a wave up: what was fetched goes back, its orders wait again',
    body: DropWaveBody,
    answer: PickingQueue,
  },
  pickingList: {
    method: 'GET',
    path: '/admin/warehouse/waves/{waveId}/list',
    summary: 'The way of a wave on paper',
    query: z.strictObject({
      by: z.enum(['cell', 'order']).default('cell').describe('`cell`: as it is walked; `order`: order by order'),
      language,
    }),
    ...pdf,
  },
  waveLabels: {
    method: 'GET',
    path: '/admin/warehouse/waves/{waveId}/labels',
    summary: 'Labels for the bags of a wave',
    query: z.strictObject({ size, language }),
    ...pdf,
  },
  shortages: {
    method: 'GET',
    path: '/admin/warehouse/shortages',
    summary: 'What was not found and nobody has decided about',
    answer: Shortages,
  },
  settleShortage: {
    method: 'POST',
    path: '/admin/warehouse/shortages/{number}/settle',
    summary: 'Say what becomes of an order that lacks something',
    body: SettleShortageBody,
    answer: Shortages,
  },
  packingDesk: {
    method: 'GET',
    path: '/admin/warehouse/packing',
    summary: 'Orders whose goods were fetched and are not packed',
    answer: PackingDesk,
    query: z.strictObject({ after: z.string().max(40).optional().describe('`next` of the page before') }),
  },
  orderToPack: {
    method: 'GET',
    path: '/admin/warehouse/packing/{number}',
    summary: 'What of an order is packed, with its bags',
    answer: OrderToPack,
  },
  orderLabels: {
    method: 'GET',
    path: '/admin/orders/{number}/bag-labels',
    summary: 'Labels for the bags of an order',
    query: z.strictObject({ size, language }),
    ...pdf,
  },
  ownParcelLabel: {
    method: 'GET',
    path: '/admin/orders/{number}/parcels/{parcel}/own-label',
    summary: 'The shop’s own label of a parcel: from, to, order, place, weight',
    query: z.strictObject({ language }),
    ...pdf,
  },
  productLabels: {
    method: 'GET',
    path: '/admin/stock/{productId}/labels',
    summary: 'Labels for bags of one product',
    query: z.strictObject({
      size,
      language,
      lot: OptionalLine(40).describe('The maker’s lot'),
      dateCode: OptionalLine(12).describe('Year and week'),
      quantity: Digits(1e8).optional().describe('Pieces in a bag'),
      copies: Digits(labelsMax).default(1).describe('So many labels'),
    }),
    ...pdf,
  },
  readCells: {
    method: 'GET',
    path: '/admin/stock-cells',
    summary: 'Products and storage places of a pasted list',
    answer: CellsRead,
    query: z.strictObject({ text: z.string().min(1).max(20_000).describe('The list, 20,000 characters at most') }),
  },
  setCells: {
    method: 'POST',
    path: '/admin/stock-cells',
    summary: 'Say where products lie',
    body: SetCellsBody,
    answer: CellsSet,
  },
});

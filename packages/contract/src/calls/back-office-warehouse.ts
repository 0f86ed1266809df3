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

const pdf = { answer: FileAnswer, answerTypes: ['application/pdf'] };
const language = 'A language; absent: the caller’s';
const size = '`30x20`, `58x40`: millimetres, one a page; `a4_21`, `a4_24`, `a4_65`: so many on a sheet';

/** The store: picking, labels, packing, storage places (product X). */
export const backOfficeWarehouseCalls = define({
  pickingQueue: {
    method: 'GET',
    path: '/admin/warehouse/queue',
    summary: 'Orders whose goods are to be fetched, those that have to be there first before others; waves under way',
    answer: PickingQueue,
    queryNames: { after: '`next` of the page before' },
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
    queryNames: { by: '`cell`: as it is walked; `order`: order by order', language },
    ...pdf,
  },
  waveLabels: {
    method: 'GET',
    path: '/admin/warehouse/waves/{waveId}/labels',
    summary: 'Labels for the bags of a wave',
    queryNames: { size, language },
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
    queryNames: { after: '`next` of the page before' },
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
    queryNames: { size, language },
    ...pdf,
  },
  ownParcelLabel: {
    method: 'GET',
    path: '/admin/orders/{number}/parcels/{parcel}/own-label',
    summary: 'The shop’s own label of a parcel: from, to, order, place, weight',
    queryNames: { language },
    ...pdf,
  },
  productLabels: {
    method: 'GET',
    path: '/admin/stock/{productId}/labels',
    summary: 'Labels for bags of one product',
    queryNames: {
      size,
      language,
      quantity: 'Pieces in a bag',
      lot: 'The maker’s lot',
      dateCode: 'Year and week',
      copies: 'So many labels',
    },
    ...pdf,
  },
  readCells: {
    method: 'GET',
    path: '/admin/stock-cells',
    summary: 'Products and storage places of a pasted list',
    answer: CellsRead,
    queryNames: { text: 'The list, 20,000 characters at most' },
  },
  setCells: {
    method: 'POST',
    path: '/admin/stock-cells',
    summary: 'Say where products lie',
    body: SetCellsBody,
    answer: CellsSet,
  },
});

import {
  AddOrderNoteBody,
  AnswerReturnBody,
  CancelPiecesBody,
  HoldOrderBody,
  MoveOrderBody,
  OrderBoard,
  OrderFigures,
  ReleaseUnpaidBody,
  RemoveOrderNoteBody,
  StaffOrder,
  StaffOrders,
  StaffReturns,
} from '../back-office-orders.ts';
import { define } from '../call.ts';

const after = '`next` of the page before';

/** Orders as staff work with them (product O2–O5, X). */
export const backOfficeOrdersCalls = define({
  staffOrders: {
    method: 'GET',
    path: '/admin/orders',
    summary: 'Orders, the newest first unless another order is asked for',
    answer: StaffOrders,
    queryNames: {
      text: 'Number; beginning of a name, e-mail, company, INN or part number; digits of a phone',
      status:
        'A status; `in_work`: both kinds of work; `waiting`: for approval; `open`: all but completed and cancelled',
      from: 'First day, 2026-11-21',
      to: 'Last day',
      payment: '`paid`, `unpaid`, or `left_unpaid`: goods left before they were paid',
      delivery: 'A kind of delivery',
      sort: 'created, number, total or status; `_back` behind it: the other way round',
      after,
    },
  },
  orderBoard: {
    method: 'GET',
    path: '/admin/orders/board',
    summary: 'Orders that are not over, by status',
    answer: OrderBoard,
  },
  orderFigures: {
    method: 'GET',
    path: '/admin/orders/figures',
    summary: 'What waits for staff',
    answer: OrderFigures,
  },
  staffOrder: { method: 'GET', path: '/admin/orders/{number}', summary: 'One order', answer: StaffOrder },
  moveOrder: {
    method: 'POST',
    path: '/admin/orders/{number}/move',
    summary: 'Give an order another status; the buyer is told',
    body: MoveOrderBody,
    answer: StaffOrder,
  },
  addOrderNote: {
    method: 'POST',
    path: '/admin/orders/{number}/notes',
    summary: 'Write a note that staff alone see',
    body: AddOrderNoteBody,
    answer: StaffOrder,
  },
  removeOrderNote: {
    method: 'POST',
    path: '/admin/orders/{number}/notes/{noteId}/remove',
    summary: 'Remove a note',
    body: RemoveOrderNoteBody,
    answer: StaffOrder,
  },
  holdOrder: {
    method: 'POST',
    path: '/admin/orders/{number}/hold',
    summary: 'Set the last day on which the goods of an unpaid order are held',
    body: HoldOrderBody,
    answer: StaffOrder,
  },
  cancelPieces: {
    method: 'POST',
    path: '/admin/orders/{number}/cancel-pieces',
    summary: 'Take pieces off an order that is not paid; its sums follow, the goods are free again',
    body: CancelPiecesBody,
    answer: StaffOrder,
  },
  releaseUnpaid: {
    method: 'POST',
    path: '/admin/orders/{number}/release-unpaid',
    summary: 'Let goods of an order leave before they are paid, for the sum that is missing now',
    body: ReleaseUnpaidBody,
    answer: StaffOrder,
  },
  answerReturn: {
    method: 'POST',
    path: '/admin/orders/{number}/returns/{returnId}',
    summary: 'Accept, refuse or close a wish to give goods back',
    body: AnswerReturnBody,
    answer: StaffOrder,
  },
  staffReturns: {
    method: 'GET',
    path: '/admin/returns',
    summary: 'Wishes to give goods back, the newest first',
    answer: StaffReturns,
    queryNames: {
      all: '`true`: those that are over too',
      owed: '`true`: only those whose goods were taken back and whose money was not given back',
      after,
    },
  },
});

import { deliveryKinds, orderFilters } from '@farad/domain/order';
import { staffOrderSorts } from '@farad/domain/staff';
import { z } from 'zod';

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
import { DayText, RowNumber, SearchText, YesOrNo } from '../query.ts';

/** Orders as staff work with them (product O2–O5, X). */
export const backOfficeOrdersCalls = define({
  staffOrders: {
    method: 'GET',
    path: '/admin/orders',
    summary: 'Orders, the newest first unless another order is asked for',
    answer: StaffOrders,
    query: z.strictObject({
      text: SearchText.describe('Number; beginning of a name, e-mail, company, INN or part number; digits of a phone'),
      status: z
        .enum([...orderFilters, 'open', 'undelivered', 'cancel_asked'])
        .optional()
        .describe(
          'A status; `in_work`: both kinds of work; `waiting`: for approval; `open`: all but completed and cancelled',
        ),
      from: DayText.optional().describe('First day, 2026-11-21'),
      to: DayText.optional().describe('Last day'),
      payment: z
        .enum(['paid', 'unpaid', 'left_unpaid'])
        .optional()
        .describe('`paid`, `unpaid`, or `left_unpaid`: goods left before they were paid'),
      delivery: z.enum(deliveryKinds).optional().describe('A kind of delivery'),
      sort: z
        .enum(staffOrderSorts)
        .default('created_back')
        .describe('created, number, total or status; `_back` behind it: the other way round'),
      after: RowNumber.optional().describe('`next` of the page before'),
    }),
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
    query: z.strictObject({
      all: YesOrNo.default('false').describe('`true`: those that are over too'),
      owed: YesOrNo.default('false').describe(
        '`true`: only those whose goods were taken back and whose money was not given back',
      ),
      after: RowNumber.optional().describe('`next` of the page before'),
    }),
  },
});

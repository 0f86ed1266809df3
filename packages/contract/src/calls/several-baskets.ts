import { z } from 'zod';

import { define } from '../call.ts';
import { FileAnswer } from '../file.ts';
import { ReadListAnswer, ReadListBody } from '../pasted-list.ts';
import {
  BasketActBody,
  BasketNameBody,
  ChangedBaskets,
  KeptBaskets,
  LineAsideBody,
  MergedBaskets,
  NewBasketBody,
  RemoveBasketBody,
} from '../several-baskets.ts';
import { TableFormat } from '../query.ts';
import { LocaleName } from '../wire.ts';

/** Several baskets of one customer, and what a basket gives out and takes in (product B7). */
export const severalBasketsCalls = define({
  baskets: {
    method: 'GET',
    path: '/baskets',
    summary: "The customer's baskets with today's totals, the current one first",
    answer: KeptBaskets,
  },
  keepBasket: {
    method: 'POST',
    path: '/baskets/keep',
    summary: 'Put the current basket aside under a name; the next part begins a new one',
    body: NewBasketBody,
    answer: ChangedBaskets,
  },
  putLineAside: {
    method: 'POST',
    path: '/baskets/later',
    summary: 'Put a line of the current basket aside, into the basket of what is for later',
    body: LineAsideBody,
    answer: ChangedBaskets,
  },
  switchBasket: {
    method: 'POST',
    path: '/baskets/{basketId}/switch',
    summary: 'Make a basket the current one; what was current is put aside',
    body: BasketActBody,
    answer: ChangedBaskets,
  },
  renameBasket: {
    method: 'POST',
    path: '/baskets/{basketId}/name',
    summary: 'Rename a basket',
    body: BasketNameBody,
    answer: ChangedBaskets,
  },
  copyBasket: {
    method: 'POST',
    path: '/baskets/{basketId}/copy',
    summary: 'Make a copy of a basket, put aside',
    body: NewBasketBody,
    answer: ChangedBaskets,
  },
  mergeBasket: {
    method: 'POST',
    path: '/baskets/{basketId}/merge',
    summary: 'Move the lines of a basket into the current one',
    body: BasketActBody,
    answer: MergedBaskets,
  },
  removeBasket: {
    method: 'POST',
    path: '/baskets/{basketId}/removed',
    summary: 'Delete a basket, or bring one back that was deleted not long ago',
    body: RemoveBasketBody,
    answer: ChangedBaskets,
  },
  basketFile: {
    method: 'GET',
    path: '/baskets/{basketId}/file',
    summary: "A basket of the caller as a table at today's prices",
    isEmptyRefused: true,
    query: z.object({
      format: TableFormat.describe('csv or xlsx'),
      language: LocaleName.optional().describe('ru, en or tr; absent: as the caller reads'),
    }),
    answer: FileAnswer,
    answerTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  readList: {
    method: 'POST',
    path: '/basket/list',
    summary: 'What a pasted list of numbers and quantities would put into the basket',
    body: ReadListBody,
    answer: ReadListAnswer,
  },
});

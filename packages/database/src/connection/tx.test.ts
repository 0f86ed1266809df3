import type { Transaction } from 'kysely';
import { expect, it } from 'vitest';

import { paidOrderQueries } from '../payments/paid-order.queries.ts';
import { paymentQueries } from '../payments/payment.queries.ts';
import { stockQueries } from '../stock/stock.queries.ts';
import type { Schema } from '../schema.ts';
import type { Connection, Handle, Tx } from './connect.ts';

type Db = Connection['db'];

/** This function is never called. It is here for the compiler, which checks the type of each call. */
function calls(db: Db, handle: Handle, bare: Transaction<Schema>, tx: Tx): void {
  void paymentQueries(db).byId(1);
  void paymentQueries(tx).byId(1);
  void paymentQueries(tx).lock(1);
  void paidOrderQueries(tx).lock(1);
  void stockQueries(tx);
  // @ts-expect-error: a row is locked in a transaction only
  void paymentQueries(db).lock(1);
  // @ts-expect-error: any handle may be the pool
  void paidOrderQueries(handle).lock(1);
  // @ts-expect-error: stock moves in several tables at once
  void stockQueries(db);
  // @ts-expect-error: only `inTransaction` gives the brand
  void paymentQueries(bare).lock(1);
}

it('queries that lock rows or write several tables compile only with a transaction', () => {
  expect(calls).toBeTypeOf('function');
});

import type { BomRequestBody } from '@farad/contract/shop/boms/rows';
import { bomLineQueries, type BomLineRow } from '@farad/database/boms/bom-line.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { compressDesignators } from '@farad/domain/bom';
import type { Quantity } from '@farad/domain/money';
import { quantityMax } from '@farad/domain/quantities';
import { requestLinesMax, requestTextMax, type RequestLine } from '@farad/domain/quote';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { makeRequest } from '#core/requests/make-request.ts';
import { findOwnBom, type BomDeps } from '../bom/bom-context.ts';
import type { BomCaller } from '../bom/bom-owner.ts';
import { isRequested, type CountedRow } from '../bom/count-bom.ts';
import { loadBom } from '../bom/present-bom.ts';
import { wordsOf } from '../bom/present-rows.ts';

interface Asked {
  readonly number: string;
  /** Number of rows of the list that the request contains. */
  readonly rows: number;
}

function requestLine(row: CountedRow, lines: readonly BomLineRow[]): RequestLine | null {
  const [first] = lines;
  if (first === undefined) return null;
  const places = compressDesignators(lines.flatMap(({ line }) => line.designators));
  const { line } = first;
  const part = line.mpn ?? (wordsOf(first) || line.description || line.customerNumber || places);
  if (row.product === null && part === '') return null;
  const pieces = row.product === null ? row.figures.need : row.figures.toBuy;
  return {
    productId: row.product?.id ?? null,
    part: part.slice(0, requestTextMax.part),
    maker: (line.maker ?? '').slice(0, requestTextMax.maker),
    quantity: Math.min(Math.max(1, pieces), quantityMax) as Quantity,
    wishedPrice: line.targetPrice,
    note: places.slice(0, requestTextMax.note),
  };
}

/**
 * Sends a request for a quote with the rows that the customer marked and those for which no part was found. The number
 * of the request is stored with these rows.
 */
export async function requestBom(
  deps: BomDeps,
  caller: BomCaller & Parameters<BomDeps['intoBasket']>[1],
  bomId: string,
  { comment }: z.output<typeof BomRequestBody>,
): Promise<Result<Asked, Failure>> {
  const { db, config, clock } = deps;
  const { actor, locale } = caller;
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const own = await findOwnBom(db, caller, bomId);
  if (!own.ok) return own;
  const { counted } = await loadBom(db, own.value.bom, actor.coefficient);
  const requested = counted.rows.filter(isRequested);
  const all = requested.flatMap(({ lines }) => lines.map(({ row }) => row));
  const lines = new Map((await bomLineQueries(db).byRows(bomId, all)).map((line) => [line.row, line]));
  const wished = requested.flatMap((row) => {
    const wish = requestLine(
      row,
      row.lines.flatMap((line) => lines.get(line.row) ?? []),
    );
    return wish === null ? [] : [{ wish, rows: row.lines.map((line) => line.row) }];
  });
  const wishes = wished.map(({ wish }) => wish);
  const numbers = wished.flatMap(({ rows }) => rows);
  if (wishes.length === 0) return fail({ code: 'invalid_input', field: 'bomId' });
  if (wishes.length > requestLinesMax) return fail({ code: 'request_too_long', field: 'bomId' });
  const { id: accountId, name, surname, email, phone } = actor.account;
  const contact = { accountId, name: `${name} ${surname}`.trim(), email, phone, locale };
  return decideInTransaction<Asked, Failure>(db, async (tx) => {
    const request = { lines: wishes, comment, wishedOn: null, source: 'bom' } as const;
    const made = await makeRequest(tx, { config, now: clock() }, contact, request);
    if (!made.ok) return made;
    await bomLineQueries(tx).setAsked(bomId, numbers, made.value);
    return ok({ number: made.value, rows: wishes.length });
  });
}

import type { BomRequestBody } from '@farad/contract/boms';
import { bomLineQueries, type BomLineRow } from '@farad/database/bom-line.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { compressDesignators } from '@farad/domain/bom';
import type { Quantity } from '@farad/domain/money';
import { quantityMax } from '@farad/domain/product';
import { requestLinesMax, requestTextMax, type RequestLine } from '@farad/domain/quote';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '../../http/errors.ts';
import { makeRequest } from '../../make-request.ts';
import { findOwnBom, type BomDeps } from './bom-context.ts';
import type { BomCaller } from './bom-owner.ts';
import type { CountedRow } from './count-bom.ts';
import { loadBom } from './present-bom.ts';
import { wordsOf } from './present-rows.ts';

/**
 * Rows that ask, and those without a part; what is switched off asks for nothing. A row with an error, such as a quantity
 * that is not the number of its places, waits until somebody decides or says that it asks.
 */
const isAsked = ({ action, product, status }: CountedRow): boolean =>
  status !== 'excluded' && (action === 'ask' || (product === null && status !== 'error'));

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

/** Asks for a quote of all rows that ask and of those without a part; they wait for it from now on. */
export async function requestBom(
  deps: BomDeps,
  caller: BomCaller & Parameters<BomDeps['intoBasket']>[1],
  bomId: string,
  { comment }: z.output<typeof BomRequestBody>,
): Promise<Result<{ number: string }, Failure>> {
  const { db, config, clock } = deps;
  const { actor, locale } = caller;
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const own = await findOwnBom(db, caller, bomId);
  if (!own.ok) return own;
  const { counted } = await loadBom(db, own.value.bom, actor.coefficient);
  const asked = counted.rows.filter(isAsked);
  const numbers = asked.flatMap(({ lines }) => lines.map(({ row }) => row));
  const lines = new Map((await bomLineQueries(db).byRows(bomId, numbers)).map((line) => [line.row, line]));
  const wishes = asked.flatMap(
    (row) =>
      requestLine(
        row,
        row.lines.flatMap((line) => lines.get(line.row) ?? []),
      ) ?? [],
  );
  if (wishes.length === 0) return fail({ code: 'invalid_input', field: 'bomId' });
  if (wishes.length > requestLinesMax) return fail({ code: 'request_too_long', field: 'bomId' });
  const { id: accountId, name, surname, email, phone } = actor.account;
  const contact = { accountId, name: `${name} ${surname}`.trim(), email, phone, locale };
  return decideInTransaction<{ number: string }, Failure>(db, async (tx) => {
    const wished = { lines: wishes, comment, wishedOn: null, source: 'bom' } as const;
    const made = await makeRequest(tx, { config, now: clock() }, contact, wished);
    if (!made.ok) return made;
    await bomLineQueries(tx).setAction(bomId, numbers, 'ask');
    return ok({ number: made.value });
  });
}

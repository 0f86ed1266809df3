import type { StaffRequest, StaffRequestRow } from '@farad/contract/office/orders/requests';
import { basketQueries } from '@farad/database/basket/basket.queries';
import type { Handle } from '@farad/database/connection/connect';
import { orderQueries } from '@farad/database/orders/order.queries';
import { requestQueries } from '@farad/database/requests/request.queries';
import { staffRequestQueries, type StaffRequestRow as Row } from '@farad/database/requests/staff-request.queries';
import { toRoubles, unitPriceToRoubles } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { nextRequestStates } from '@farad/domain/quote';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { presentOfferable } from '#core/catalogue/offerable-products.ts';
import { offeredProducts, presentQuote } from '#core/requests/present-quote.ts';

/** Returns rows of the request list, with the first lines of each request. */
export async function presentRows(handle: Handle, rows: readonly Row[]): Promise<readonly StaffRequestRow[]> {
  const requests = requestQueries(handle);
  const ids = rows.map(({ id }) => id);
  const [sums, totals] = await Promise.all([requests.summaries(ids), requests.totals(ids)]);
  return rows.map((row) => {
    const total = totals.get(row.id);
    return {
      id: String(row.id),
      number: row.number,
      state: row.state,
      source: row.source,
      name: row.name,
      createdAt: row.createdAt.toISOString(),
      email: row.email ?? '',
      phone: row.phone ?? '',
      by: row.by ?? '',
      customerId: row.accountId === null ? null : String(row.accountId),
      part: sums.get(row.id)?.part ?? '',
      lineCount: sums.get(row.id)?.count ?? 0,
      total: total === undefined ? null : toRoubles(total),
      validUntil: row.validUntil?.toISOString() ?? null,
    };
  });
}

async function presentLines(handle: Handle, row: Row, locale: Locale): Promise<StaffRequest['lines']> {
  const lines = await requestQueries(handle).lines(row.id);
  const ids = lines.map(({ productId }) => productId).filter((id): id is ProductId => id !== null);
  const [products, coefficient] = await Promise.all([
    basketQueries(handle).sellable(ids),
    staffRequestQueries(handle).coefficientOf(row.accountId),
  ]);
  return lines.map((line) => {
    const product = line.productId === null ? undefined : products.get(line.productId);
    return {
      position: line.position,
      seo: line.seo,
      part: line.part,
      maker: line.maker,
      note: line.note,
      product_id: line.productId === null ? null : String(line.productId),
      qty: line.quantity,
      wished_price: line.wishedPrice === null ? null : unitPriceToRoubles(line.wishedPrice),
      product:
        product === undefined
          ? null
          : presentOfferable(product, {
              quantity: line.quantity,
              coefficient,
              locale,
            }),
    };
  });
}

async function presentQuotes(handle: Handle, row: Row, locale: Locale): Promise<StaffRequest['quotes']> {
  const requests = requestQueries(handle);
  const quotes = await requests.quotes(row.id);
  const [lines, names] = await Promise.all([
    Promise.all(quotes.map(({ revision }) => requests.quoteLines(row.id, revision))),
    staffRequestQueries(handle).names(quotes.map(({ staffId }) => staffId)),
  ]);
  const products = await basketQueries(handle).sellable([...new Set(lines.flatMap(offeredProducts))]);
  return quotes.map((quote, index) => ({
    ...presentQuote(quote, lines[index] ?? [], products, locale),
    by: names.get(quote.staffId) ?? '',
  }));
}

/** Returns one request with all its data, for the staff member `staffId`. */
export async function showRequest(
  handle: Handle,
  number: string,
  { locale, now, staffId }: { readonly locale: Locale; readonly now: Date; readonly staffId: number },
): Promise<Result<StaffRequest, Failure>> {
  const row = await staffRequestQueries(handle).byNumber(number);
  if (row === undefined) return fail({ code: 'not_found' });
  const [[shown], lines, quotes, order] = await Promise.all([
    presentRows(handle, [row]),
    presentLines(handle, row, locale),
    presentQuotes(handle, row, locale),
    row.orderId === null ? undefined : orderQueries(handle).byId(row.orderId),
  ]);
  if (shown === undefined) return fail({ code: 'not_found' });
  const moves = nextRequestStates(row, 'staff', now);
  return ok({
    ...shown,
    comment: row.comment,
    wished_on: row.wishedOn,
    reason: row.reason,
    locale: row.locale,
    revision: row.revision,
    lines,
    quotes,
    orderNumber: order?.number ?? null,
    may: {
      take: moves.length > 0 && row.staffId !== staffId,
      quote: moves.includes('quoted'),
      close: moves.includes('closed'),
    },
  });
}

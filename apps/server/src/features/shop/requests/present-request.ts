import type { RequestSummary, WireRequest } from '@farad/contract/shop/requests';
import { basketQueries } from '@farad/database/basket/basket.queries';
import type { Handle } from '@farad/database/connection/connect';
import { orderQueries } from '@farad/database/orders/order.queries';
import {
  requestQueries,
  type QuoteRow,
  type RequestLineRow,
  type RequestRow,
} from '@farad/database/requests/request.queries';
import { toRoubles, unitPriceToRoubles } from '@farad/domain/money';
import { nextRequestStates, type QuoteLine } from '@farad/domain/quote';
import type { Locale } from '@farad/domain/shared';

import { offeredProducts, presentQuote } from '#core/requests/present-quote.ts';

interface Summed {
  readonly part: string;
  readonly count: number;
}

export const presentSummary = (
  { number, state, createdAt, validUntil }: RequestRow,
  { part, count }: Summed,
  total: QuoteRow['total'] | null,
): RequestSummary => ({
  number,
  state,
  part,
  createdAt: createdAt.toISOString(),
  lineCount: count,
  total_price: total === null ? null : toRoubles(total),
  validUntil: validUntil?.toISOString() ?? null,
});

const presentLine = (line: RequestLineRow): WireRequest['lines'][number] => ({
  position: line.position,
  product_id: line.productId === null ? null : String(line.productId),
  seo: line.seo,
  part: line.part,
  maker: line.maker,
  qty: line.quantity,
  note: line.note,
  wished_price: line.wishedPrice === null ? null : unitPriceToRoubles(line.wishedPrice),
});

/** Returns a request in the form of the contract for its customer, with the latest quote of the shop. */
export async function presentRequest(
  handle: Handle,
  request: RequestRow,
  locale: Locale,
  now: Date,
): Promise<WireRequest> {
  const requests = requestQueries(handle);
  const [lines, quotes, order] = await Promise.all([
    requests.lines(request.id),
    requests.quotes(request.id),
    request.orderId === null ? undefined : orderQueries(handle).byId(request.orderId),
  ]);
  const [latest, ...earlier] = quotes;
  const quoted: QuoteLine[] = latest === undefined ? [] : await requests.quoteLines(request.id, latest.revision);
  const products = await basketQueries(handle).sellable(offeredProducts(quoted));
  const moves = nextRequestStates(request, 'customer', now);
  return {
    ...presentSummary(
      request,
      {
        part: lines[0]?.part ?? '',
        count: lines.length,
      },
      latest?.total ?? null,
    ),
    comment: request.comment,
    wished_on: request.wishedOn,
    reason: request.reason,
    lines: lines.map(presentLine),
    quote: latest === undefined ? null : presentQuote(latest, quoted, products, locale),
    earlier: earlier.map(({ revision, createdAt, total }) => ({
      revision,
      createdAt: createdAt.toISOString(),
      total_price: toRoubles(total),
    })),
    orderNumber: order?.number ?? null,
    may: {
      accept: moves.includes('accepted'),
      decline: moves.includes('declined'),
    },
  };
}

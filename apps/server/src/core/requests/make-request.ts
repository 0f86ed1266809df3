import { basketQueries } from '@farad/database/basket/basket.queries';
import type { Tx } from '@farad/database/connection/connect';
import { requestQueries, type RequestContact } from '@farad/database/requests/request.queries';
import { maskPhone, normalisePhone } from '@farad/domain/customer';
import { moscowDay } from '@farad/domain/delivery';
import type { ProductId } from '@farad/domain/product';
import {
  joinRequestLines,
  requestNumber,
  requestTextMax,
  type RequestLine,
  type RequestNumber,
  type RequestSource,
} from '@farad/domain/quote';
import { defaultLocale, fail, ok, type Result } from '@farad/domain/shared';
import { formatPieces } from '@farad/wording/format';
import { requestToShopMail } from '@farad/wording/request-messages';

import type { Config } from '#config/config.ts';
import type { Failure } from '#http/answers/errors.ts';
import { notifyRequester } from './request-messages.ts';
import { notifyStaff } from '../messages/notify-staff.ts';

/** Dependencies of creating a request. */
export interface RequestMaking {
  readonly config: Pick<Config, 'cabinetUrl' | 'siteUrl' | 'adminUrl' | 'mailFrom'>;
  readonly now: Date;
}

/** A new request of a customer. In a line with a product, part number and maker are taken from the catalogue. */
export interface WishedRequest {
  readonly lines: readonly RequestLine[];
  readonly comment: string;
  /** Day until which the customer wants the goods, `2026-11-24`; null = any day. */
  readonly wishedOn: string | null;
  readonly source: RequestSource;
  /** Hash of the IP address of a sender without an account. */
  readonly callerHash?: Buffer;
}

/**
 * Returns the lines with part number and maker from the catalogue. Fails with `unknown_product` if a product is not
 * shown.
 */
async function namedLines(tx: Tx, lines: readonly RequestLine[]): Promise<Result<readonly RequestLine[], Failure>> {
  const ids = lines.map(({ productId }) => productId).filter((id): id is ProductId => id !== null);
  const products = await basketQueries(tx).sellable(ids);
  const unknown = lines.findIndex(({ productId }) => productId !== null && !products.has(productId));
  if (unknown >= 0) return fail({ code: 'unknown_product', field: `lines.${unknown}.product_id` });
  return ok(
    lines.map((line) => {
      const product = line.productId === null ? undefined : products.get(line.productId);
      const { part, maker } = requestTextMax;
      if (product === undefined) return line;
      return { ...line, part: product.mpn.slice(0, part), maker: product.brand.slice(0, maker) };
    }),
  );
}

/** Notifies staff of a request. */
async function notifyShop(
  tx: Tx,
  config: RequestMaking['config'],
  { email, phone }: RequestContact,
  { number, lines, comment }: { readonly number: string } & Pick<WishedRequest, 'lines' | 'comment'>,
): Promise<void> {
  const known = normalisePhone(phone ?? '');
  const contact = [email ?? '', known.ok ? maskPhone(known.value) : ''].filter((text) => text !== '').join(', ');
  const summary = lines.map(({ part, maker, quantity }) => {
    return { part, maker, pieces: formatPieces(quantity, 'piece', defaultLocale) };
  });
  const url = `${config.adminUrl}/requests/${number}`;
  const mail = requestToShopMail(defaultLocale, { number, lines: summary, contact, comment });
  const news = { kind: 'request_to_shop', event: 'request', number, about: { request: number } } as const;
  await notifyStaff(tx, config, { ...news, mail, url });
}

/**
 * Stores a customer's request for what cannot be bought immediately: scarce products, parts described in words, wished
 * prices (product O3). Lines with equal parts are joined. Staff are notified. A signed-in customer is notified too,
 * unless the request came from the public form. A guest is not, since their address is not proved. Fails with
 * `unknown_product`.
 */
export async function makeRequest(
  tx: Tx,
  { config, now }: RequestMaking,
  owner: RequestContact,
  wished: WishedRequest,
): Promise<Result<RequestNumber, Failure>> {
  const named = await namedLines(tx, wished.lines);
  if (!named.ok) return named;
  const lines = joinRequestLines(named.value, requestTextMax.note);
  const requests = requestQueries(tx);
  const number = requestNumber(await requests.nextSequence(), Number(moscowDay(now).slice(0, 4)));
  const { comment, wishedOn, source, callerHash = null } = wished;
  await requests.insert({ ...owner, number, source, comment, wishedOn, callerHash, lines, now });
  await notifyShop(tx, config, owner, { number, lines, comment });
  if (owner.accountId !== null && source !== 'form')
    await notifyRequester(tx, config, { ...owner, number }, { what: 'received' });
  return ok(number);
}

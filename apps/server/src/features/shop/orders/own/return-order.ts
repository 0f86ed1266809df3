import type { ReturnBody } from '@farad/contract/shop/orders';
import { orderReturnQueries } from '@farad/database/orders/order-return.queries';
import { returnPhotoQueries } from '@farad/database/orders/return-photo.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { checkReturn } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import { defaultLocale, fail, ok, type Result } from '@farad/domain/shared';
import { orderToShopMail } from '@farad/wording/staff-notices';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { notifyBuyer } from '#core/orders/order-messages.ts';
import { notifyStaff } from '#core/messages/notify-staff.ts';
import { lockOwnOrder, type OrderCaller } from './own-order.ts';

/** Stores a customer's request to return goods. Staff answer the request (product U1, O5). */
export const askReturn = (
  deps: Deps,
  caller: OrderCaller,
  body: z.output<typeof ReturnBody>,
): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await lockOwnOrder(tx, caller);
    if (!own.ok) return own;
    const { order, rights } = own.value;
    if (!rights.mayChange) return fail({ code: 'forbidden' });
    const returns = orderReturnQueries(tx);
    const bought = { status: order.status, lines: await orderQueries(tx).lines(order.id) };
    const wanted = body.products.map(({ product_id, qty }) => ({
      productId: Number(product_id) as ProductId,
      quantity: qty,
    }));
    const checked = checkReturn({ ...bought, returns: await returns.ofOrder(order.id) }, wanted);
    if (!checked.ok && checked.error.kind === 'line') {
      return fail({ code: 'invalid_input', field: `products.${checked.error.index}.qty` });
    }
    if (!checked.ok) return fail({ code: 'transition_not_allowed' });
    const { reason, comment } = body;
    const at = deps.clock();
    const returnId = await returns.add({
      orderId: order.id,
      accountId: caller.accountId,
      reason,
      comment,
      at,
      lines: checked.value,
    });
    const ids = [...new Set(body.photos)];
    const owner = { orderId: order.id, accountId: caller.accountId };
    const attached = await returnPhotoQueries(tx).attach(owner, { returnId, ids });
    if (attached < ids.length) return fail({ code: 'invalid_input', field: 'photos' });
    await notifyBuyer(tx, deps.config, order, { what: 'returnRequested', reason: '' });
    const url = `${deps.config.adminUrl}/orders/${order.number}`;
    const mail = orderToShopMail(defaultLocale, 'return', { number: order.number, words: comment, url });
    const news = { kind: 'return_to_shop', event: 'return', number: order.number, orderId: order.id } as const;
    await notifyStaff(tx, deps.config, { ...news, mail, url });
    return ok(null);
  });

import type { AnswerReturnBody } from '@farad/contract/office/orders/changes';
import type { Tx } from '@farad/database/connection/connect';
import { markReturnQueries } from '@farad/database/orders/mark-return.queries';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { owedReturnQueries } from '@farad/database/orders/owed-return.queries';
import { parcelQueries } from '@farad/database/parcels/parcel.queries';
import { staffOrderQueries, type LockedReturn } from '@farad/database/orders/staff-order.queries';
import { stockPartQueries } from '@farad/database/stock/stock-part.queries';
import type { ScannedMark } from '@farad/domain/delivery';
import { toRoubles, type Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { notifyBuyer } from '#core/orders/order-messages.ts';
import { acceptedMarks, readScanned } from '#core/orders/returned-marks.ts';
import { changeOrder, owedFailure, type OrderCall } from './change-order.ts';
import { settleBonuses } from './settle-bonuses.ts';

type Answer = z.output<typeof AnswerReturnBody>;
type Accepting = Extract<Answer, { decision: 'accept' }>;

interface Taken {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  readonly scanned: readonly ScannedMark[];
  readonly field: string;
}

/**
 * Returns how many pieces of each line staff accepted. Fails unless every line is answered, with at most the requested
 * quantity, and at least one piece is accepted.
 */
function takenOf(wish: LockedReturn, { lines }: Accepting): Result<readonly Taken[], Failure> {
  const taken: Taken[] = [];
  for (const { productId, quantity } of wish.lines) {
    const index = lines.findIndex((line) => line.productId === String(productId));
    const answered = lines[index];
    if (answered === undefined) return fail({ code: 'invalid_input', field: 'lines' });
    if (answered.qty > quantity) return fail({ code: 'invalid_input', field: `lines.${index}.qty` });
    const scanned = readScanned(answered.marks);
    taken.push({ productId, quantity: answered.qty as Quantity, scanned, field: `lines.${index}.marks` });
  }
  if (lines.length !== wish.lines.length || taken.every(({ quantity }) => quantity === 0)) {
    return fail({ code: 'invalid_input', field: 'lines' });
  }
  return ok(taken);
}

async function accept(
  tx: Tx,
  deps: Deps,
  call: OrderCall,
  { order, wish, answer }: { readonly order: OrderRow; readonly wish: LockedReturn; readonly answer: Accepting },
): Promise<Result<readonly Taken[], Failure>> {
  const taken = takenOf(wish, answer);
  if (!taken.ok) return taken;
  const queries = staffOrderQueries(tx);
  const some = taken.value.filter(({ quantity }) => quantity > 0);
  // `settleBonuses` counts stored quantities as earlier returns. So it runs before this return's quantities are stored.
  // In a paid order the refund settles the bonuses.
  if (order.paidAt === null) {
    await settleBonuses(tx, order, { returnId: wish.id, lines: some }, deps.clock());
  }
  const marked = await parcelQueries(tx).markedOf(some.map(({ productId }) => productId));
  for (const each of taken.value) {
    if (!marked.has(each.productId) && each.scanned.length === 0) continue;
    const marks = await acceptedMarks(tx, { ...each, orderId: order.id, locale: call.locale });
    if (!marks.ok) return marks;
    const back = { orderId: order.id, returnId: wish.id, at: deps.clock() };
    await markReturnQueries(tx).add(each.productId, marks.value, back);
  }
  for (const { productId, quantity } of taken.value) await queries.setAccepted(wish.id, productId, quantity);
  if (answer.isBackInStock) await stockPartQueries(tx).takeBack(order.id, some);
  return taken;
}

/**
 * Answers a return request (product O5) and notifies the buyer. The request is accepted, refused with a reason, or
 * closed. Accepted goods can go back into stock. Their money is returned by a separate refund, which then closes the
 * request.
 */
export const answerReturn = (deps: Deps, call: OrderCall, returnId: string, answer: Answer) =>
  changeOrder(deps, call, async (tx, order) => {
    const queries = staffOrderQueries(tx);
    const id = readRowNumber(returnId);
    const wish = id === undefined ? undefined : await queries.findReturn(order.id, id);
    if (wish === undefined) return fail({ code: 'not_found' });
    if (wish.state !== (answer.decision === 'close' ? 'accepted' : 'requested')) {
      return fail({ code: 'transition_not_allowed' });
    }
    const given = { at: deps.clock(), staffId: call.actor.staff.id };
    if (answer.decision === 'close') {
      const [owed] = await owedReturnQueries(tx).ofReturns([wish.id]);
      const { reason } = answer;
      if (owed !== undefined && reason.length < 3) return fail(owedFailure(owed.owed, call.locale));
      await queries.answerReturn(wish.id, { ...given, state: 'closed', answer: '' });
      const after = { returnId: wish.id, ...(owed === undefined ? {} : { owed: toRoubles(owed.owed) }) };
      return ok({ action: 'order.return_closed', after, reason });
    }
    if (answer.decision === 'refuse') {
      await queries.answerReturn(wish.id, { ...given, state: 'refused', answer: answer.answer });
      await notifyBuyer(tx, deps.config, order, { what: 'returnRefused', reason: answer.answer });
      return ok({ action: 'order.return_refused', after: { returnId: wish.id } });
    }
    const taken = await accept(tx, deps, call, { order, wish, answer });
    if (!taken.ok) return taken;
    await queries.answerReturn(wish.id, { ...given, state: 'accepted', answer: answer.answer });
    // `owed` is undefined for an order that was never paid, since no refund is due.
    const [owed] = await owedReturnQueries(tx).ofReturns([wish.id]);
    await notifyBuyer(tx, deps.config, order, { what: 'returnAccepted', reason: answer.answer, refund: owed?.owed });
    const { isBackInStock } = answer;
    const lines = taken.value.map(({ productId, quantity }) => ({ productId, quantity }));
    return ok({ action: 'order.return_accepted', after: { returnId: wish.id, lines, isBackInStock } });
  });

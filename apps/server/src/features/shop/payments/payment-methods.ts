import type {
  PaymentMethods,
  PaymentMethodsTested,
  SetPaymentAccountBody,
} from '@farad/contract/office/payments/payment-account';
import { providerAccountQueries } from '@farad/database/payments/provider-account.queries';
import { decideInTransaction, inTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { openAccount, sealKey } from './provider/payment-account.ts';

/** Number of last characters of a secret key that are shown, so that staff recognise the key. */
const shownEnd = 2;

/** Returns the settings of online payments (product Y4). Only the last characters of the secret key are included. */
export async function showMethods(deps: Deps): Promise<PaymentMethods> {
  const { id, variables } = deps.vendors.payments.chosen;
  const [own, used] = await Promise.all([providerAccountQueries(deps.db, id).read(), openAccount(deps, id)]);
  const source = used?.source ?? 'none';
  return {
    source,
    shopId: used?.account.account ?? '',
    isTest: used?.account.isTest ?? false,
    own:
      own === undefined
        ? null
        : { shopId: own.publicId, keyEnd: own.secretKeyEnd, setAt: own.setAt?.toISOString() ?? null },
    variables: source === 'environment' ? [...variables] : [],
  };
}

/** Sets the shop's account at the payment provider. The audit log says only that a key was set, not which. */
export async function setAccount(
  deps: Deps,
  context: StaffCallOrigin,
  { shopId, secretKey }: z.output<typeof SetPaymentAccountBody>,
): Promise<PaymentMethods> {
  await inTransaction(deps.db, async (tx) => {
    const accounts = providerAccountQueries(tx, deps.vendors.payments.chosen.id);
    const before = await accounts.read();
    const sealed = {
      publicId: shopId,
      secretKeySealed: sealKey(deps, {
        shopId,
        secretKey,
      }),
      secretKeyEnd: secretKey.slice(-shownEnd),
      setAt: deps.clock(),
    };
    await accounts.save(sealed, context.actor.staff.id);
    await record(tx, deps, context, {
      action: 'payment.account_set',
      object: null,
      before: { shopId: before?.publicId ?? '' },
      after: {
        shopId,
        isKeySet: true,
      },
    });
  });
  return showMethods(deps);
}

/**
 * Deletes the account that staff set in the back office. Fails with `account_needed` if the shop then has no account.
 */
export async function removeAccount(deps: Deps, context: StaffCallOrigin): Promise<Result<PaymentMethods, Failure>> {
  const { environmentAccount, twinAccount } = deps.vendors.payments.chosen;
  if (environmentAccount === null && twinAccount === null) return fail({ code: 'account_needed' });
  const removed = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const accounts = providerAccountQueries(tx, deps.vendors.payments.chosen.id);
    const before = await accounts.read();
    if (before === undefined) return fail({ code: 'not_found' });
    await accounts.remove();
    const { publicId: shopId } = before;
    await record(tx, deps, context, { action: 'payment.account_removed', object: null, before: { shopId } });
    return ok(null);
  });
  return removed.ok ? ok(await showMethods(deps)) : removed;
}

/** Tests the current account by a call to the provider. */
export async function testMethods(
  deps: Deps,
  context: StaffCallOrigin,
): Promise<Result<z.output<typeof PaymentMethodsTested>, Failure>> {
  const used = await openAccount(deps, deps.vendors.payments.chosen.id);
  if (used === null) return fail({ code: 'account_needed' });
  const answer = await used.port.me();
  await inTransaction(deps.db, (tx) => record(tx, deps, context, { action: 'payment.methods_tested', object: null }));
  if (!answer.ok) {
    return ok({ result: answer.error.kind === 'not_admitted' ? 'not_admitted' : 'no_answer', isTest: null });
  }
  const { account, isTest } = answer.value;
  const isOurs = account === used.account.account && isTest === used.account.isTest;
  return ok({ result: isOurs ? 'works' : 'other_account', isTest });
}

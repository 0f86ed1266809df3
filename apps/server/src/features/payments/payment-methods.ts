import type { PaymentMethods, PaymentMethodsTested, SetPaymentMethodsBody } from '@farad/contract/back-office-payments';
import { paymentSettingsQueries } from '@farad/database/payment-settings.queries';
import { decideInTransaction, inTransaction } from '@farad/database/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { record, type StaffCallOrigin } from '../../http/staff-route.ts';
import { openDesk, sealKey } from './payment-account.ts';

/** How money is taken (product Y4). The secret key goes in and never comes out. */
export async function showMethods(deps: Deps): Promise<PaymentMethods> {
  const settings = await paymentSettingsQueries(deps.db).read();
  const { isOn, isHeldFirst, source } = await openDesk(deps);
  const shopId = settings?.shopId ?? '';
  const hasSecretKey = shopId !== '' && (settings?.secretKeySealed ?? null) !== null;
  return { isCardOn: isOn.card, isSbpOn: isOn.sbp, isHeldFirst, shopId, hasSecretKey, source };
}

/** Sets how money is taken; another account needs its own key. The log says that a key was set, never which. */
export async function setMethods(
  deps: Deps,
  exchange: StaffCallOrigin,
  asked: z.output<typeof SetPaymentMethodsBody>,
): Promise<Result<PaymentMethods, Failure>> {
  const outcome = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const settings = paymentSettingsQueries(tx);
    const before = await settings.read();
    const { isCardOn, isSbpOn, isHeldFirst, shopId, secretKey } = asked;
    const kept = before?.shopId === shopId ? (before.secretKeySealed ?? null) : null;
    const secretKeySealed = secretKey === null || shopId === '' ? kept : sealKey(deps, { shopId, secretKey });
    if (shopId !== '' && secretKeySealed === null) return fail({ code: 'invalid_input', field: 'secretKey' });
    await settings.save({
      isCardOn,
      isSbpOn,
      isHeldFirst,
      shopId,
      secretKeySealed: shopId === '' ? null : secretKeySealed,
    });
    const { secretKeySealed: _, ...was } = before ?? { secretKeySealed: null };
    await record(tx, deps, exchange, {
      ...{ action: 'payment.methods_changed', object: null, before: was },
      after: { isCardOn, isSbpOn, isHeldFirst, shopId, isKeySet: secretKey !== null },
    });
    return ok(null);
  });
  return outcome.ok ? ok(await showMethods(deps)) : outcome;
}

/** Asks the provider whether the account works that is in use. */
export async function testMethods(
  deps: Deps,
  exchange: StaffCallOrigin,
): Promise<Result<z.output<typeof PaymentMethodsTested>, Failure>> {
  const desk = await openDesk(deps);
  const answer = await desk.port.me();
  await inTransaction(deps.db, (tx) => record(tx, deps, exchange, { action: 'payment.methods_tested', object: null }));
  if (!answer.ok) {
    return ok({ result: answer.error.kind === 'not_admitted' ? 'not_admitted' : 'no_answer', isTest: null });
  }
  const { account, isTest } = answer.value;
  const isOurs = account === desk.account.account && isTest === desk.account.isTest;
  return ok({ result: isOurs ? 'works' : 'other_account', isTest });
}

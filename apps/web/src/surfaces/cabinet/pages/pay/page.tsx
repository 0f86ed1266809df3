import type { OrderPayment } from '@farad/contract/payments';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { PageHead } from '../../../../shell/page-head.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { apiOf, orErrorPage, type Visit } from '../../../../visit.server.ts';
import { payOrder } from '../../pay.server.ts';
import { PaymentPanel } from '../../payment-panel.tsx';
import { requireSignIn } from '../../require-sign-in.server.ts';
import { useAsking } from './use-asking.ts';

const returned = async (visit: Visit & Pick<LoaderFunctionArgs, 'params'>): Promise<OrderPayment> =>
  orErrorPage(await apiOf(visit).returnedPayment({ token: visit.params['token'] ?? '' }));

export async function loader(visit: LoaderFunctionArgs) {
  return { payment: await returned(visit) };
}

export async function action(visit: ActionFunctionArgs) {
  await requireSignIn(visit);
  const { number } = await returned(visit);
  return payOrder(visit, number, await visit.request.formData());
}

type Stage = 'waiting' | 'paid' | 'part' | 'declined' | 'over';

function stageOf({ state, methods, parts }: OrderPayment): Stage {
  if (state === 'paid' || state === 'succeeded' || state === 'refunded' || state === 'waiting_for_capture')
    return 'paid';
  if (state === 'created' || state === 'pending') return 'waiting';
  if (methods.every(({ refusal }) => refusal !== null)) return 'over';
  return state === null && parts !== null && parts.paid > 0 ? 'part' : 'declined';
}

/** Asks again without a script. */
function Refresh({ seconds }: { seconds: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(Math.max(seconds, 3))} />
    </noscript>
  );
}

/** Where the buyer comes back to from the page to pay (product Y1). */
export default function PayReturnPage() {
  const { t, to } = useWords();
  const { payment: loaded } = useLoaderData<typeof loader>();
  const payment = useActionData<typeof action>()?.payment ?? loaded;
  const stage = stageOf(payment);
  const { askAgainSeconds, number } = payment;
  useAsking(stage === 'waiting' ? askAgainSeconds : null);
  return (
    <>
      <PageHead title={t(`order.payStage_${stage}`, { number })} isIndexed={false} />
      <div className="max-w-[640px] pt-8">
        <div role="status">
          <h1 className="mb-2">{t(`order.payStage_${stage}`, { number })}</h1>
          <p className="mb-4 text-ink-2">{t(`order.payStageText_${stage}`)}</p>
        </div>
        {stage === 'waiting' && askAgainSeconds !== null && <Refresh seconds={askAgainSeconds} />}
        <PaymentPanel payment={payment} />
        <p className="mt-6">
          <Link to={to(`/cabinet/orders/${number}`)} className={buttonClass('quiet')}>
            {t('order.toOrder', { number })}
          </Link>
        </p>
      </div>
    </>
  );
}

import { reasonLengthMin, textLimits } from '@farad/domain/shared';
import { data, Form, Link, redirect, useActionData, useLoaderData, useNavigation } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import type { Route } from './+types/cancel';

const orderPath = ({ url }: Visit, number: string): string =>
  inLocale(localeOfPath(url.pathname), `/cabinet/orders/${number}`);

export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  const { number, may } = orErrorPage(await apiOf(visit).order({ number: visit.params.number }));
  return { number, mayCancel: may.cancel, mayAsk: may.askToCancel };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const number = visit.params.number;
  const form = await visit.request.formData();
  const reason = formText(form, 'reason').trim();
  const isAsked = formText(form, 'step') === 'ask';
  const kept = reason.slice(0, 500);
  if (isAsked && kept.length < reasonLengthMin) return data({ problem: '', isShort: true, reason: kept }, 422);
  const done = isAsked
    ? await apiOf(visit).askToCancel({ number, body: { reason } })
    : await apiOf(visit).cancelOrder({ number, body: { reason } });
  if (done.ok) throw redirect(`${orderPath(visit, number)}?done=${isAsked ? 'cancelAsked' : 'cancelled'}`);
  if (![400, 403, 409].includes(done.status)) orErrorPage(done);
  return data({ problem: done.error.message, isShort: false, reason: kept }, done.status);
}

type Refused = ReturnType<typeof useActionData<typeof action>>;

/** Form that cancels the order. With `isAsking`, it sends staff a request to cancel, with a reason. */
function CancelForm({ order, isAsking, refused }: { order: string; isAsking: boolean; refused: Refused }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" replace className="grid max-w-[460px] gap-4">
      <Field
        name="reason"
        label={t(isAsking ? 'order.askToCancelReason' : 'order.cancelReason')}
        required={isAsking}
        minLength={isAsking ? reasonLengthMin : undefined}
        maxLength={textLimits.reason}
        defaultValue={refused?.reason ?? ''}
        error={refused?.isShort ? t('order.askToCancelShort') : undefined}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value={isAsking ? 'ask' : 'cancel'} disabled={isBusy}>
          {t(isAsking ? 'order.askToCancelSend' : 'order.cancelConfirm')}
        </Button>
        <Link to={order} className={buttonClass('quiet')}>
          {t('order.keep')}
        </Link>
      </div>
    </Form>
  );
}

/** Page that asks the customer to confirm a cancellation and says what follows from it. */
export default function CancelOrderPage() {
  const { t, to } = useWords();
  const { number, mayCancel, mayAsk } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const order = to(`/cabinet/orders/${number}`);
  const title = t('order.cancelTitle', { number });
  const isPossible = mayCancel || mayAsk;
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="pt-6 pb-4">{title}</h1>
      {refused !== undefined && refused.problem !== '' && isPossible && <Note isProblem>{refused.problem}</Note>}
      {isPossible ? (
        <>
          <p className="mb-5 max-w-[640px]">{t(mayCancel ? 'order.cancelText' : 'order.askToCancelText')}</p>
          <CancelForm order={order} isAsking={!mayCancel} refused={refused} />
        </>
      ) : (
        <>
          <Note isProblem>{t('order.cancelImpossible')}</Note>
          <Link to={order} className="text-copper-ink underline">
            {t('order.backToOrder')}
          </Link>
        </>
      )}
    </>
  );
}

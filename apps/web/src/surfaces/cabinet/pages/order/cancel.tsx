import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';

import { formText } from '../../../../form-text.ts';
import { inLocale, localeOfPath } from '../../../../i18n/locale-path.ts';
import { useWords } from '../../../../i18n/words.tsx';
import { PageHead } from '../../../../shell/page-head.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { apiOf, orErrorPage, type Visit } from '../../../../visit.server.ts';
import { Note } from '../../note.tsx';
import { requireSignIn } from '../../require-sign-in.server.ts';

const orderPath = ({ url }: Visit, number: string): string =>
  inLocale(localeOfPath(url.pathname), `/cabinet/orders/${number}`);

export async function loader(visit: LoaderFunctionArgs) {
  await requireSignIn(visit);
  const { number, may } = orErrorPage(await apiOf(visit).order({ number: visit.params['number'] ?? '' }));
  return { number, mayCancel: may.cancel };
}

export async function action(visit: ActionFunctionArgs) {
  await requireSignIn(visit);
  const number = visit.params['number'] ?? '';
  const reason = formText(await visit.request.formData(), 'reason');
  const cancelled = await apiOf(visit).cancelOrder({ number, body: { reason } });
  if (cancelled.ok) throw redirect(`${orderPath(visit, number)}?done=cancelled`);
  if (![400, 403, 409].includes(cancelled.status)) orErrorPage(cancelled);
  return data({ problem: cancelled.error.message, reason: reason.slice(0, 1000) }, cancelled.status);
}

/** Asks before an order is cancelled, and says what that means. */
export default function CancelOrderPage() {
  const { t, to } = useWords();
  const { number, mayCancel } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const order = to(`/cabinet/orders/${number}`);
  const title = t('order.cancelTitle', { number });
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="pt-6 pb-4">{title}</h1>
      {refused !== undefined && mayCancel && <Note isProblem>{refused.problem}</Note>}
      {mayCancel ? (
        <>
          <p className="mb-5 max-w-[640px]">{t('order.cancelText')}</p>
          <Form method="post" replace className="grid max-w-[460px] gap-4">
            <Field
              name="reason"
              label={t('order.cancelReason')}
              maxLength={500}
              defaultValue={refused?.reason ?? ''}
              autoComplete="off"
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" disabled={isBusy}>
                {t('order.cancelConfirm')}
              </Button>
              <Link to={order} className={buttonClass('quiet')}>
                {t('order.keep')}
              </Link>
            </div>
          </Form>
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

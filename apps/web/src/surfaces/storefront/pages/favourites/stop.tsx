import { data, Form, Link, useActionData, useSearchParams } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { apiOf } from '#server/visit.server.ts';
import type { Route } from './+types/stop';

/**
 * POST: stops the watch that a link in a message names. Opening the link (GET) does not stop it, because mail programs
 * open links too.
 */
export async function action(visit: Route.ActionArgs) {
  const token = formText(await visit.request.formData(), 'token');
  const stopped = await apiOf(visit).stopWatch({ body: { token } });
  if (!stopped.ok) return data({ product: null, isStopped: false }, stopped.status);
  const { product } = stopped.value;
  return data({ product: product && { seo: product.seo, mpn: product.mpn }, isStopped: true });
}

export default function StopWatchPage() {
  const { t, to } = useWords();
  const [query] = useSearchParams();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('listPages.stopTitle')} isIndexed={false} />
      <h1 className="pt-6 pb-4">{t('listPages.stopTitle')}</h1>
      {outcome === undefined && (
        <Form method="post" className="grid justify-items-start gap-3">
          <p>{t('listPages.stopText')}</p>
          <input type="hidden" name="token" value={query.get('token') ?? ''} />
          <Button type="submit">{t('lists.watchStop')}</Button>
        </Form>
      )}
      {outcome?.isStopped === true && (
        <p role="status">
          {t('lists.watchStopped')}{' '}
          {outcome.product && (
            <Link to={to(`/product/${outcome.product.seo}`)} className="num underline">
              {outcome.product.mpn}
            </Link>
          )}
        </p>
      )}
      {outcome?.isStopped === false && (
        <p role="alert" className="text-error">
          {t('listPages.stopUnknown')}
        </p>
      )}
    </>
  );
}

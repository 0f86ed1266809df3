import { data, Link, useActionData, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { buttonClass } from '#ui/button.tsx';
import { loadPartRequest } from './load-part-request.server.ts';
import { blankRequest, PartRequestForm } from '#surfaces/storefront/features/part-request/part-request-form.tsx';
import {
  sendPartRequest,
  type SentRequest,
} from '#surfaces/storefront/features/part-request/send-part-request.server.ts';
import type { Route } from './+types/page';

export const loader = (visit: Route.LoaderArgs) => loadPartRequest(visit);

export async function action({ request, url, context }: Route.ActionArgs) {
  const outcome = await sendPartRequest({ request, url, context });
  return data(outcome, { status: outcome.kind === 'sent' ? 200 : outcome.status });
}

function Sent({ request }: { request: SentRequest }) {
  const { t, to, pieces } = useWords();
  const { number, part, quantity, contact } = request;
  return (
    <div role="status">
      <h1 className="mb-2">{t('search.requestDone')}</h1>
      <p className="mb-6 text-16 wrap-anywhere text-ink-2">
        {t('search.requestDoneText', { number, part, pieces: pieces(quantity), contact })}
      </p>
      <p className="flex flex-wrap gap-2">
        <Link to={to('/catalog')} className={buttonClass()}>
          {t('shell.toCatalogue')}
        </Link>
        <Link to={to(`/cabinet/requests/${number}`)} className={buttonClass('quiet')}>
          {t('search.requestFollow')}
        </Link>
        <Link to={to('/part-request')} reloadDocument className={buttonClass('quiet')}>
          {t('search.requestAnother')}
        </Link>
      </p>
    </div>
  );
}

export default function PartRequestPage() {
  const { t } = useWords();
  const { part, quantity, contact, product } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const state = outcome?.kind === 'refused' ? outcome.state : blankRequest(part, quantity, contact);
  return (
    <div className="max-w-[640px] pt-8 lg:pt-12">
      <PageHead title={t('search.requestPageTitle')} isIndexed={false} />
      {outcome?.kind === 'sent' ? (
        <Sent request={outcome.request} />
      ) : (
        <>
          <h1 className="mb-5">{t(product === null ? 'search.requestPageTitle' : 'search.askButton')}</h1>
          <PartRequestForm key={product?.id} state={state} product={product} />
        </>
      )}
    </div>
  );
}

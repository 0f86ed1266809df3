import { Link, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { apiOf, appContext, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { DocumentList } from '../order/order-documents.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const api = apiOf(visit);
  const after = visit.url.searchParams.get('after') ?? '';
  const { orders, next } = orErrorPage(await api.orders({ query: { after } }));
  const papers = await Promise.all(
    orders.map(async ({ number, companyName }) => {
      const { documents } = orErrorPage(await api.orderDocuments({ number }));
      return { number, companyName, documents };
    }),
  );
  return { user, next, after, orders: papers, apiBase: visit.context.get(appContext).apiBase };
}

/** Page with the documents of all orders that the customer may see, newest order first. */
export default function DocumentsPage() {
  const { t, to } = useWords();
  const { user, orders, next, apiBase } = useLoaderData<typeof loader>();
  return (
    <CabinetPage title={t('cabinet.documents')} user={user}>
      {orders.length === 0 ? (
        <EmptyList title={t('cabinet.documentsEmpty')} />
      ) : (
        <>
          <p className="mb-4 max-w-[640px] text-ink-2">{t('cabinet.documentsLead')}</p>
          <ul className="grid max-w-[760px] gap-5">
            {orders.map(({ number, companyName, documents }) => (
              <li key={number}>
                <h2 className="text-16">
                  <Link to={to(`/cabinet/orders/${number}`)} className="text-copper-ink underline">
                    {t('order.title', { number })}
                  </Link>{' '}
                  <span className="text-13 font-normal wrap-anywhere text-ink-2">{companyName}</span>
                </h2>
                <DocumentList number={number} documents={documents} apiBase={apiBase} />
              </li>
            ))}
          </ul>
        </>
      )}
      {next !== null && (
        <Link to={`?after=${next}`} rel="next" className={buttonClass('quiet', 'medium', 'mt-5')}>
          {t('order.older')}
        </Link>
      )}
    </CabinetPage>
  );
}

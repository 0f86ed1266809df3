import type { RequestSummary } from '@farad/contract/shop/requests';
import { Link, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { RequestStateBadge } from './state-badge.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const after = visit.url.searchParams.get('after') ?? '';
  const { requests, next } = orErrorPage(await apiOf(visit).requests({ query: { after } }));
  return { user, requests, next, isFirst: after === '' };
}

function Row({ request }: { request: RequestSummary }) {
  const { t, to, money, date } = useWords();
  const { number, part, lineCount, total_price } = request;
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2.5 pr-3 whitespace-nowrap">
        <Link to={to(`/cabinet/requests/${number}`)} prefetch="intent" className="num font-semibold">
          {number}
        </Link>
      </td>
      <td className="py-2.5 pr-3">
        <span className="font-mono text-13 wrap-anywhere">{part}</span>
        {lineCount > 1 && (
          <span className="block text-12 text-ink-2">{t('requests.moreParts', { count: lineCount - 1 })}</span>
        )}
        <span className="mt-1 block sm:hidden">
          <RequestStateBadge state={request.state} />
        </span>
      </td>
      <td className="py-2.5 pr-3 max-sm:hidden">
        <RequestStateBadge state={request.state} />
      </td>
      <td className="py-2.5 pr-3 text-ink-2 max-md:hidden">{date(request.createdAt)}</td>
      <td className="num py-2.5 text-right whitespace-nowrap">
        {total_price === null ? '—' : money(kopecksOf(total_price))}
      </td>
    </tr>
  );
}

function RequestsTable({ requests }: { requests: readonly RequestSummary[] }) {
  const { t } = useWords();
  const head = 'py-2 pr-3 font-medium';
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line-2 text-left text-12 text-ink-2">
          <th className={head}>{t('requests.number')}</th>
          <th className={head}>{t('requests.what')}</th>
          <th className={`${head} max-sm:hidden`}>{t('requests.state')}</th>
          <th className={`${head} max-md:hidden`}>{t('requests.date')}</th>
          <th className="py-2 text-right font-medium">{t('requests.total')}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <Row key={request.number} request={request} />
        ))}
      </tbody>
    </table>
  );
}

/** Page with the customer's quote requests and their states (product O3). */
export default function RequestsPage() {
  const { t, to } = useWords();
  const { user, requests, next, isFirst } = useLoaderData<typeof loader>();
  const ask = (size: 'medium' | 'large') => (
    <Link to={to('/cabinet/requests/new')} className={buttonClass('primary', size)}>
      {t('requests.ask')}
    </Link>
  );
  return (
    <CabinetPage title={t('requests.title')} user={user}>
      {requests.length > 0 ? (
        <>
          <p className="mb-4">{ask('medium')}</p>
          <RequestsTable requests={requests} />
        </>
      ) : (
        <EmptyList title={t('requests.empty')} hint={t('requests.emptyHint')}>
          {ask('large')}
        </EmptyList>
      )}
      <nav className="flex flex-wrap gap-5 py-5">
        {!isFirst && (
          <Link to={to('/cabinet/requests')} className="text-copper-ink underline">
            {t('requests.newest')}
          </Link>
        )}
        {next !== null && (
          <Link to={to(`/cabinet/requests?after=${next}`)} rel="next" className={buttonClass('quiet')}>
            {t('requests.older')}
          </Link>
        )}
      </nav>
    </CabinetPage>
  );
}

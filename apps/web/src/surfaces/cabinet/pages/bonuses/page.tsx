import { Link, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const after = visit.url.searchParams.get('after') ?? '';
  const query = { after };
  return { user, ...orErrorPage(await apiOf(visit).bonuses({ query })) };
}

type Entry = ReturnType<typeof useLoaderData<typeof loader>>['entries'][number];

function Row({ entry }: { entry: Entry }) {
  const { t, to, date, count } = useWords();
  const { kind, roubles, reason, orderNumber, at, expiresAt } = entry;
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2.5 pr-3 text-ink-2">{date(at)}</td>
      <td className="py-2.5 pr-3">
        {t(`cabinet.bonus_${kind}`)}
        {orderNumber !== null && (
          <>
            {', '}
            <Link to={to(`/cabinet/orders/${orderNumber}`)} className="text-copper-ink underline">
              {t('cabinet.bonusOrder', { number: orderNumber })}
            </Link>
          </>
        )}
        {reason !== '' && <span className="block text-13 wrap-anywhere text-ink-2">{reason}</span>}
        {expiresAt !== null && (
          <span className="block text-13 text-ink-2">{t('cabinet.bonusUntil', { date: date(expiresAt) })}</span>
        )}
      </td>
      <td className={`num py-2.5 text-right ${roubles > 0 ? 'text-stock' : ''}`}>
        {roubles > 0 ? '+' : '−'}
        {count(Math.abs(roubles))}
      </td>
    </tr>
  );
}

/** Page with all bonus transactions and the balance (product B10). */
export default function BonusesPage() {
  const { t, count } = useWords();
  const { user, balance, entries, next, rules } = useLoaderData<typeof loader>();
  return (
    <CabinetPage title={t('cabinet.bonuses')} user={user}>
      <p className="mb-4 text-16">
        {t('cabinet.bonusBalance')}: <b className="num font-semibold">{count(balance)}</b>
      </p>
      <p className="mb-4 max-w-[640px] text-ink-2">
        {t('cabinet.bonusRules', { cashback: rules.cashbackPercent, share: rules.sharePercentMax })}{' '}
        {rules.lifeDays !== null && t('cabinet.bonusLife', { count: rules.lifeDays })}
      </p>
      {entries.length === 0 ? (
        <EmptyList title={t('cabinet.bonusEmpty')} hint={t('cabinet.bonusEmptyHint')} />
      ) : (
        <table className="w-full max-w-[760px] border-collapse">
          <thead>
            <tr className="border-b border-line-2 text-left text-12 text-ink-2">
              <th className="py-2 pr-3 font-medium">{t('cabinet.bonusWhen')}</th>
              <th className="py-2 pr-3 font-medium">{t('cabinet.bonusWhat')}</th>
              <th className="py-2 text-right font-medium">{t('cabinet.bonusHow')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {next !== null && (
        <Link to={`?after=${next}`} rel="next" className={buttonClass('quiet', 'medium', 'mt-5')}>
          {t('cabinet.bonusOlder')}
        </Link>
      )}
    </CabinetPage>
  );
}

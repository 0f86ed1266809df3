import type { OrderSummary } from '@farad/contract/shop/orders';
import { data, Form, Link, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { OrderStatusBadge } from '#surfaces/cabinet/order-status-badge.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { FilterForm } from './filter-form.tsx';
import { isNarrowed, listSearch, readFilter } from './read-filter.ts';
import type { Route } from './+types/page';

const nothing = { orders: [], next: null, waitingCount: 0 };

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  const filter = readFilter(visit.url.searchParams);
  const api = apiOf(visit);
  const [found, companies] = await Promise.all([api.orders({ query: filter }), api.companies()]);
  const buyer = orErrorPage(companies);
  // For an impossible date in the address, show the API's message and an empty list.
  if (!found.ok && found.status === 400)
    return data({ user, buyer, filter, ...nothing, problem: found.error.message }, 400);
  return data({ user, buyer, filter, ...orErrorPage(found), problem: '' });
}

function Row({ order }: { order: OrderSummary }) {
  const { t, to, money, date } = useWords();
  const { companyName, isOwn, isWaiting } = order;
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2.5 pr-3">
        <Link to={to(`/cabinet/orders/${order.number}`)} prefetch="intent" className="num font-semibold">
          {order.number}
        </Link>
        {companyName !== null && (
          <span className="block max-w-[260px] truncate text-12 text-ink-2" title={companyName}>
            {companyName}
          </span>
        )}
        {!isOwn && <span className="block text-12 text-ink-2">{t('order.placedByColleague')}</span>}
      </td>
      <td className="py-2.5 pr-3">
        <OrderStatusBadge status={order.status} isWaiting={isWaiting} />
        {order.isUnpaid && <span className="block text-12 text-warn">{t('order.unpaid')}</span>}
      </td>
      <td className="py-2.5 pr-3 text-ink-2 max-sm:hidden">{date(order.createdAt)}</td>
      <td className="py-2.5 pr-3 text-ink-2 max-md:hidden">{t('order.items_count', { count: order.lineCount })}</td>
      <td className="num py-2.5 text-right whitespace-nowrap">
        {money(kopecksOf(order.total_price))}
        {order.refunded > 0 && (
          <span className="block text-12 text-ink-2">
            {t('order.refundedBeside', { sum: money(kopecksOf(order.refunded)) })}
          </span>
        )}
        {/* The order page reports which lines were added to the basket. */}
        <Form method="post" action={to(`/cabinet/orders/${order.number}`)}>
          <Button
            type="submit"
            name="step"
            value="repeat"
            kind="bare"
            size="small"
            aria-label={`${t('order.repeat')}: ${order.number}`}
            className="!px-0 text-copper-ink"
          >
            {t('order.repeat')}
          </Button>
        </Form>
      </td>
    </tr>
  );
}

function OrdersTable({ orders }: { orders: readonly OrderSummary[] }) {
  const { t } = useWords();
  const head = 'py-2 pr-3 font-medium';
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line-2 text-left text-12 text-ink-2">
          <th className={head}>{t('order.number')}</th>
          <th className={head}>{t('order.status')}</th>
          <th className={`${head} max-sm:hidden`}>{t('order.date')}</th>
          <th className={`${head} max-md:hidden`}>{t('order.items')}</th>
          <th className="py-2 text-right font-medium">{t('order.total')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.number} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function Empty() {
  const { t, to } = useWords();
  const { filter, problem } = useLoaderData<typeof loader>();
  const isFiltered = isNarrowed(filter);
  return (
    <EmptyList title={t(isFiltered || problem !== '' ? 'order.nothingFound' : 'order.empty')}>
      {!isFiltered && (
        <Link to={to('/catalog')} className={buttonClass('primary', 'large')}>
          {t('shell.catalogue')}
        </Link>
      )}
    </EmptyList>
  );
}

/** Page with the orders of the customer and of their companies (product U1). */
export default function OrdersPage() {
  const { t, to } = useWords();
  const { buyer, orders, user, filter, next, waitingCount, problem } = useLoaderData<typeof loader>();
  const seen = buyer.companies.filter(({ role }) => role !== 'buyer');
  return (
    <CabinetPage title={t('order.orders')} user={user} buyer={buyer}>
      {waitingCount > 0 && filter.status !== 'waiting' && (
        <p className="mb-4 border-l-2 border-warn bg-warn-wash px-3 py-2">
          <Link to={to('/cabinet/orders?status=waiting')} className="text-warn underline">
            {t('order.waitingCount', { count: waitingCount })}
          </Link>
        </p>
      )}
      {problem !== '' && <Note isProblem>{t('order.badFilter', { problem })}</Note>}
      {(orders.length > 0 || isNarrowed(filter)) && <FilterForm filter={filter} companies={seen} />}
      {orders.length > 0 ? <OrdersTable orders={orders} /> : <Empty />}
      <nav className="flex flex-wrap gap-5 py-5">
        {filter.after !== '' && (
          <Link to={listSearch(filter, null)} className="text-copper-ink underline">
            {t('order.newest')}
          </Link>
        )}
        {next !== null && (
          <Link to={listSearch(filter, next)} rel="next" className={buttonClass('quiet')}>
            {t('order.older')}
          </Link>
        )}
      </nav>
    </CabinetPage>
  );
}

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { kopecksOf } from '../../../../ui/roubles.ts';
import { apiOf, orErrorPage } from '../../../../visit.server.ts';
import { CabinetPage } from '../../cabinet-page.tsx';
import { requireSignIn } from '../../require-sign-in.server.ts';
import { OrderStatusBadge } from '../../order-status-badge.tsx';

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireSignIn(visit);
  return { user, orders: orErrorPage(await apiOf(visit).orders()) };
}

function OrdersTable() {
  const { t, to, money, date } = useWords();
  const { orders } = useLoaderData<typeof loader>();
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line-2 text-left text-12 text-ink-2">
          <th className="py-2 pr-3 font-medium">{t('order.number')}</th>
          <th className="py-2 pr-3 font-medium">{t('order.status')}</th>
          <th className="py-2 pr-3 font-medium max-sm:hidden">{t('order.date')}</th>
          <th className="py-2 pr-3 font-medium max-md:hidden">{t('order.items')}</th>
          <th className="py-2 text-right font-medium">{t('order.total')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number} className="border-b border-line">
            <td className="py-2.5 pr-3">
              <Link to={to(`/cabinet/orders/${order.number}`)} prefetch="intent" className="num font-semibold">
                {order.number}
              </Link>
            </td>
            <td className="py-2.5 pr-3">
              <OrderStatusBadge status={order.status} />
            </td>
            <td className="py-2.5 pr-3 text-ink-2 max-sm:hidden">{date(order.createdAt)}</td>
            <td className="py-2.5 pr-3 text-ink-2 max-md:hidden">
              {t('order.items_count', { count: order.lineCount })}
            </td>
            <td className="num py-2.5 text-right">{money(kopecksOf(order.total_price))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function OrdersPage() {
  const { t, to } = useWords();
  const { orders, user } = useLoaderData<typeof loader>();
  return (
    <CabinetPage title={t('order.orders')} user={user}>
      {orders.length > 0 ? (
        <OrdersTable />
      ) : (
        <div className="border border-dashed border-line-2 px-6 py-12 text-center">
          <p className="mb-5 text-16">{t('order.empty')}</p>
          <Link to={to('/catalog')} className={buttonClass('primary', 'large')}>
            {t('shell.catalogue')}
          </Link>
        </div>
      )}
    </CabinetPage>
  );
}

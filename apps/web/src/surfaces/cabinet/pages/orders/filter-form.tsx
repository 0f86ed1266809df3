import type { Companies } from '@farad/contract/shop/companies';
import { orderFilters, orderSearchLengthMax } from '@farad/domain/order';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { DayField } from '#surfaces/cabinet/day-field.tsx';
import { isNarrowed, type OrdersFilter } from './read-filter.ts';

/** Search and filters of the order list. The form uses GET, so that a filtered list has its own address. */
export function FilterForm({ filter, companies }: { filter: OrdersFilter; companies: Companies['companies'] }) {
  const { t, to } = useWords();
  const narrowed = isNarrowed(filter);
  return (
    <Form
      key={JSON.stringify(filter)}
      method="get"
      action={to('/cabinet/orders')}
      role="search"
      className="mb-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <label className="grid min-w-0 gap-1 max-sm:col-span-2 sm:min-w-[220px] sm:flex-1">
        <span className="text-12 text-ink-2">{t('order.search')}</span>
        <input
          type="search"
          name="text"
          defaultValue={filter.text}
          maxLength={orderSearchLengthMax}
          className={fieldClass('h-10 w-full')}
        />
      </label>
      <label className="grid min-w-0 gap-1">
        <span className="text-12 text-ink-2">{t('order.status')}</span>
        <select name="status" defaultValue={filter.status} className={fieldClass('h-10 w-full')}>
          <option value="">{t('order.anyStatus')}</option>
          {orderFilters.map((name) => (
            <option key={name} value={name}>
              {t(`order.filter_${name}`)}
            </option>
          ))}
        </select>
      </label>
      {companies.length > 0 && (
        <label className="grid min-w-0 gap-1 sm:max-w-[220px]">
          <span className="text-12 text-ink-2">{t('order.whoseOrders')}</span>
          <select name="company" defaultValue={filter.company} className={fieldClass('h-10 w-full')}>
            <option value="">{t('order.anyBuyer')}</option>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <DayField name="from" label={t('order.from')} value={filter.from} />
      <DayField name="to" label={t('order.to')} value={filter.to} />
      <Button type="submit" kind="quiet" className="!h-10">
        {t('order.find')}
      </Button>
      {narrowed && (
        <Link to={to('/cabinet/orders')} className="py-2 text-copper-ink underline">
          {t('order.clearFilter')}
        </Link>
      )}
    </Form>
  );
}

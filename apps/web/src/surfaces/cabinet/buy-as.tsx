import type { Companies } from '@farad/contract/shop/companies';
import { Form, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useIsActedFor } from '#shell/page/owner-only.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';

/**
 * Form that sets the buyer of the next orders: the customer or one of their companies. Renders nothing if the customer
 * may order for no company.
 */
export function BuyAs({ buysAs, companies }: Companies) {
  const { t, to } = useWords();
  const { pathname, search } = useLocation();
  const isActedFor = useIsActedFor();
  const mine = companies.filter(({ mayOrder }) => mayOrder);
  if (mine.length === 0 || isActedFor) return null;
  return (
    <Form
      method="post"
      action={to('/cabinet/buy-as')}
      className="mb-5 flex max-w-[560px] flex-wrap items-end gap-3 border border-line-2 bg-raised px-3.5 py-3"
    >
      <input type="hidden" name="back" value={pathname + search} />
      <label className="grid min-w-0 flex-1 gap-1">
        <span className="text-13 text-ink-2">{t('cabinet.buyAs')}</span>
        <select key={buysAs} name="buyer" defaultValue={buysAs ?? ''} className={fieldClass('h-10 w-full text-16')}>
          <option value="">{t('cabinet.buyAsMyself')}</option>
          {mine.map(({ id, name, kpp }) => (
            <option key={id} value={id}>
              {kpp === null ? name : `${name} (${t('fields.kpp')} ${kpp})`}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind="quiet" className="!h-10">
        {t('cabinet.buyAsApply')}
      </Button>
    </Form>
  );
}

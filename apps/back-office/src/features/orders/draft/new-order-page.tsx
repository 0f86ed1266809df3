import { Result } from 'antd';
import { useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useTitle } from '#ui/call/use-title.ts';
import { ChooseCustomer } from './choose-customer.tsx';
import { NewOrder } from './new-order.tsx';

/** Screen to enter an order by phone: customer, lines, delivery and payment. */
export function NewOrderPage() {
  const { t } = useWords();
  const may = useMay();
  const [params, setParams] = useSearchParams();
  useTitle(t('backOfficeOrdering.newOrderFor'));
  if (!may('order_for_customer')) return <Result status="403" title={t('backOffice.forbidden')} />;
  const customer = params.get('customer');
  return (
    <>
      <PageHead title={t('backOfficeOrdering.newOrderFor')} />
      {customer === null ? (
        <ChooseCustomer onChoose={(id) => setParams({ customer: id })} />
      ) : (
        <NewOrder
          key={customer}
          customerId={customer}
          companyId={params.get('company')}
          onCompany={(company) => setParams({ customer, ...(company === null ? {} : { company }) }, { replace: true })}
          onOther={() => setParams({})}
        />
      )}
    </>
  );
}

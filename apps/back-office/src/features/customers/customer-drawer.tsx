import type { CustomerDetails } from '@farad/contract/office/people/customers';
import { Flex } from 'antd';
import { useParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { ActAsCustomer } from '#ui/page/act-as-customer.tsx';
import { History } from '#ui/page/history.tsx';
import { NewOrderLink } from '#ui/page/new-order-link.tsx';
import { personName } from '#ui/page/person-name.ts';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { CustomerCompanies, CustomerConsents, CustomerOrders, CustomerSessions } from './customer-lists.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerProfile } from './customer-profile.tsx';

/** Drawer of one customer. */
export function CustomerDrawer() {
  const { t } = useWords();
  const may = useMay();
  const { id = '' } = useParams();
  const details = useCall('customer', { customerId: id });
  const tabsOf = (customer: CustomerDetails): readonly DrawerTab[] => [
    { key: 'profile', label: t('backOfficePeople.profile'), content: <CustomerProfile customer={customer} /> },
    {
      key: 'companies',
      label: `${t('backOfficePeople.companies')} (${customer.companies.length})`,
      content: <CustomerCompanies customer={customer} />,
    },
    {
      key: 'orders',
      label: `${t('backOfficePeople.orders')} (${customer.orderCount})`,
      content: <CustomerOrders customer={customer} />,
    },
    { key: 'sessions', label: t('backOfficePeople.sessions'), content: <CustomerSessions customer={customer} /> },
    { key: 'consents', label: t('backOfficePeople.consents'), content: <CustomerConsents customer={customer} /> },
    {
      key: 'notes',
      label: `${t('backOfficePeople.notes')} (${customer.notes.length})`,
      content: <CustomerNotes customer={customer} />,
    },
    ...(may('view_audit')
      ? [
          {
            key: 'history',
            label: t('backOfficePeople.history'),
            content: <History object="customer" id={customer.id} />,
          },
        ]
      : []),
  ];
  const customer = details.data;
  return (
    <RowDrawer
      list="/customers"
      title={customer === undefined ? t('backOfficePeople.customer') : personName(customer, t)}
      tabs={customer === undefined ? undefined : tabsOf(customer)}
      error={details.error}
      onRetry={() => void details.refetch()}
      extra={
        customer === undefined || customer.deletedAt !== null ? null : (
          <Flex wrap gap={8}>
            {customer.block === null ? <NewOrderLink customerId={customer.id} /> : null}
            {may('act_as_customer') ? <ActAsCustomer customer={customer} /> : null}
          </Flex>
        )
      }
    />
  );
}

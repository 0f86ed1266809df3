import type { CustomerDetails } from '@farad/contract/office/people/customers';
import { languages } from '@farad/domain/shared';
import { Alert, Descriptions, Flex } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { EmailLink, PhoneLink } from '#ui/page/contact.tsx';
import { BlockCustomer } from './block-customer.tsx';
import { CustomerCoefficient } from './customer-coefficient.tsx';

/** Profile of the customer, with its editable fields. */
export function CustomerProfile({ customer }: { customer: CustomerDetails }) {
  const { t, dateTime } = useWords();
  const may = useMay();
  const { block, buysAs, deleteAt, deletedAt } = customer;
  const company = customer.companies.find(({ id }) => id === buysAs);
  return (
    <Flex vertical gap={16}>
      {block === null ? null : (
        <Alert
          type="error"
          showIcon
          title={t('backOfficePeople.blockedBy', { name: block.by, at: dateTime(block.at) })}
          description={block.reason}
        />
      )}
      {deletedAt === null && deleteAt !== null ? (
        <Alert type="warning" showIcon title={t('backOfficePeople.willBeDeleted', { at: dateTime(deleteAt) })} />
      ) : null}
      {deletedAt === null ? null : (
        <Alert type="info" showIcon title={t('backOfficePeople.wasDeleted', { at: dateTime(deletedAt) })} />
      )}
      <Descriptions
        column={1}
        bordered
        size="small"
        items={[
          { key: 'number', label: t('backOffice.number'), children: customer.id },
          { key: 'name', label: t('backOfficePeople.name'), children: customer.name || '—' },
          { key: 'surname', label: t('backOfficePeople.surname'), children: customer.surname || '—' },
          { key: 'phone', label: t('backOfficePeople.phone'), children: <PhoneLink phone={customer.phone} /> },
          { key: 'email', label: t('backOffice.email'), children: <EmailLink email={customer.email} /> },
          {
            key: 'language',
            label: t('backOffice.letterLanguage'),
            children: languages.find(({ locale }) => locale === customer.locale)?.name,
          },
          {
            key: 'buysAs',
            label: t('backOfficePeople.buysAs'),
            children: company?.name ?? t('backOfficePeople.buysAsPerson'),
          },
          { key: 'created', label: t('backOfficePeople.registeredAt'), children: dateTime(customer.createdAt) },
        ]}
      />
      {deletedAt === null && may('manage_customers') ? (
        <>
          <CustomerCoefficient key={customer.priceCoefficient} customer={customer} />
          <BlockCustomer customer={customer} />
        </>
      ) : null}
    </Flex>
  );
}

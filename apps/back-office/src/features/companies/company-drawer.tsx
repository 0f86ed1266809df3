import type { CompanyDetails } from '@farad/contract/office/people/customers';
import { Descriptions, Flex } from 'antd';
import { useParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { History } from '#ui/page/history.tsx';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { CompanyMembers } from './company-members.tsx';
import { CompanyTerms } from './company-terms.tsx';

function CompanyProfile({ company }: { company: CompanyDetails }) {
  const { t, dateTime } = useWords();
  const { bank } = company;
  return (
    <Flex vertical gap={16}>
      <Descriptions
        column={1}
        bordered
        size="small"
        items={[
          { key: 'number', label: t('backOffice.number'), children: company.id },
          { key: 'inn', label: t('fields.inn'), children: company.inn },
          { key: 'kpp', label: t('fields.kpp'), children: company.kpp ?? '—' },
          { key: 'ogrn', label: t('fields.ogrn'), children: company.ogrn ?? '—' },
          { key: 'address', label: t('fields.address'), children: company.address || '—' },
          { key: 'bank', label: t('fields.bankName'), children: bank?.name ?? '—' },
          { key: 'bik', label: t('fields.bik'), children: bank?.bik ?? '—' },
          { key: 'account', label: t('fields.account'), children: bank?.account ?? '—' },
          {
            key: 'correspondent',
            label: t('fields.correspondentAccount'),
            children: bank?.correspondentAccount ?? '—',
          },
          { key: 'created', label: t('backOfficePeople.addedAt'), children: dateTime(company.createdAt) },
        ]}
      />
      <CompanyTerms key={`${company.priceCoefficient} ${company.contract?.number}`} company={company} />
    </Flex>
  );
}

/** Drawer of one company. */
export function CompanyDrawer() {
  const { t } = useWords();
  const may = useMay();
  const { id = '' } = useParams();
  const details = useCall('companyDetails', { companyId: id });
  const company = details.data;
  const tabsOf = (of: CompanyDetails): readonly DrawerTab[] => [
    { key: 'profile', label: t('backOfficePeople.requisites'), content: <CompanyProfile company={of} /> },
    {
      key: 'members',
      label: `${t('backOfficePeople.members')} (${of.memberCount})`,
      content: <CompanyMembers company={of} />,
    },
    ...(may('view_audit')
      ? [{ key: 'history', label: t('backOfficePeople.history'), content: <History object="company" id={of.id} /> }]
      : []),
  ];
  return (
    <RowDrawer
      list="/companies"
      title={company?.name ?? t('backOfficePeople.company')}
      tabs={company === undefined ? undefined : tabsOf(company)}
      error={details.error}
      onRetry={() => void details.refetch()}
    />
  );
}

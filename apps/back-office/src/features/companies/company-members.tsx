import type { CompanyDetails } from '@farad/contract/office/people/customers';
import { companyRoles, mayInCompany, type CompanyRole } from '@farad/domain/company';
import { Button, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { EmailLink, PhoneLink } from '#ui/page/contact.tsx';
import { NewOrderLink } from '#ui/page/new-order-link.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { personName } from '#ui/page/person-name.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useFigureRule } from '#ui/field/use-figure-rule.ts';
import { useChange } from '#ui/call/use-change.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { companyWords, touchedByCompany } from './company-words.ts';

type Member = CompanyDetails['members'][number];
type Terms = Pick<Member, 'role' | 'orderLimit'>;

function MemberForm({ company, member, onDone }: { company: CompanyDetails; member: Member; onDone: () => void }) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const set = useChange(
    companyWords,
    (body: Terms) => answerOf(api.setCompanyMember({ companyId: company.id, customerId: member.id, body })),
    touchedByCompany,
    onDone,
  );
  const whole = useFigureRule();
  const send = ({ role, orderLimit }: { role: CompanyRole; orderLimit?: number | null }): void =>
    set.mutate({ role, orderLimit: role === 'buyer' ? (orderLimit ?? null) : null });
  return (
    <Form layout="vertical" initialValues={{ role: member.role, orderLimit: member.orderLimit }} onFinish={send}>
      <FieldRefusal of={set.error} />
      <Form.Item name="role" label={t('backOfficePeople.role')} rules={[{ required: true }]}>
        <Select
          options={companyRoles.map((role) => ({ value: role, label: named(`backOfficePeople.role_${role}`) }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['role']}>
        {({ getFieldValue }) =>
          getFieldValue('role') === 'buyer' ? (
            <Form.Item
              name="orderLimit"
              label={t('backOfficePeople.orderLimit')}
              extra={t('backOfficePeople.orderLimitHint')}
              rules={[whole(1, 1_000_000_000)]}
            >
              <NumberInput changeOnWheel={false} suffix="₽" className="w-200" />
            </Form.Item>
          ) : null
        }
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={set.isPending}>
        {t('backOffice.save')}
      </Button>
    </Form>
  );
}

/** Table of the company's members with their roles. */
export function CompanyMembers({ company }: { company: CompanyDetails }) {
  const { t, named, money } = useWords();
  const may = useMay();
  const mayManage = may('manage_customers');
  const [edited, setEdited] = useState<Member | null>(null);
  return (
    <>
      <WideTable<Member>
        size="small"
        rowKey="id"
        dataSource={company.members}
        pagination={false}
        columns={[
          {
            key: 'name',
            title: t('backOfficePeople.name'),
            render: (_, row) => <Link to={`/customers/${row.id}`}>{personName(row, t)}</Link>,
          },
          { key: 'phone', title: t('backOfficePeople.phone'), render: (_, row) => <PhoneLink phone={row.phone} /> },
          { key: 'email', title: t('backOffice.email'), render: (_, row) => <EmailLink email={row.email} /> },
          {
            key: 'role',
            title: t('backOfficePeople.role'),
            render: (_, row) => named(`backOfficePeople.role_${row.role}`),
          },
          {
            key: 'limit',
            title: t('backOfficePeople.orderLimit'),
            render: (_, row) => (row.orderLimit === null ? t('backOfficePeople.noLimit') : money(row.orderLimit)),
          },
          ...(may('order_for_customer')
            ? [
                {
                  key: 'order',
                  title: t('backOfficeOrdering.newOrder'),
                  render: (_: unknown, row: Member) =>
                    mayInCompany(row.role, 'order_for_company') ? (
                      <NewOrderLink customerId={row.id} companyId={company.id} />
                    ) : null,
                },
              ]
            : []),
          ...(mayManage
            ? [
                {
                  key: 'actions',
                  title: t('backOffice.actions'),
                  render: (_: unknown, row: Member) => (
                    <Button size="small" onClick={() => setEdited(row)}>
                      {t('backOffice.edit')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Modal
        open={edited !== null}
        title={edited === null ? '' : personName(edited, t)}
        onCancel={() => setEdited(null)}
        footer={null}
        destroyOnHidden
      >
        {edited === null ? null : <MemberForm company={company} member={edited} onDone={() => setEdited(null)} />}
      </Modal>
    </>
  );
}

import type { CustomerDetails } from '@farad/contract/office/people/customers';
import { LoginOutlined } from '@ant-design/icons';
import { textLimits } from '@farad/domain/shared';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { answersOf } from '../call/answers-of.ts';
import { FieldRefusal } from '../call/field-refusal.tsx';
import { personName } from './person-name.ts';
import { useChange } from '../call/use-change.ts';

const words = { done: 'backOfficePeople.actingBegun', notDone: 'backOfficePeople.actingNotBegun' } as const;

/**
 * Button and dialog with which staff open the shop as the customer, for half an hour. Staff must give a reason. The
 * customer sees in their account that staff acted for them, and the audit log records it.
 */
export function ActAsCustomer({ customer }: { customer: CustomerDetails }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const begin = useChange(
    words,
    (reason: string) => answerOf(api.beginImpersonation({ customerId: customer.id, body: { reason } })),
    ['auditLog', ...answersOf.customers],
    ({ siteUrl }) => location.assign(siteUrl),
  );
  return (
    <>
      <Button icon={<LoginOutlined />} onClick={() => setOpen(true)}>
        {t('backOfficePeople.actAs')}
      </Button>
      <Modal
        open={isOpen}
        title={t('backOfficePeople.actAsQuestion', { name: personName(customer, t) })}
        onCancel={() => setOpen(false)}
        footer={null}
        destroyOnHidden
      >
        <Alert type="warning" title={t('backOfficePeople.actAsConsequence')} className="below-16" />
        <Form layout="vertical" onFinish={({ reason }: { reason: string }) => begin.mutate(reason.trim())}>
          <FieldRefusal of={begin.error} />
          <Form.Item
            name="reason"
            label={t('backOfficePeople.reason')}
            extra={t('backOfficePeople.actAsReasonHint')}
            rules={[reasonRule]}
          >
            <Input maxLength={textLimits.reason} />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={begin.isPending}>
            {t('backOfficePeople.actAs')}
          </Button>
        </Form>
      </Modal>
    </>
  );
}

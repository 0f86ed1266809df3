import type { CustomerDetails } from '@farad/contract/office/people/customers';
import { textLimits } from '@farad/domain/shared';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { customerWords, touchedByCustomer } from './customer-words.ts';

/** Button and dialog that block a customer with a reason, or unblock them. */
export function BlockCustomer({ customer }: { customer: CustomerDetails }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const { isBlocked } = customer;
  const set = useChange(
    customerWords,
    (reason: string) =>
      answerOf(api.setCustomerBlock({ customerId: customer.id, body: { isBlocked: !isBlocked, reason } })),
    touchedByCustomer,
    () => setOpen(false),
  );
  const action = t(isBlocked ? 'backOfficePeople.unblock' : 'backOfficePeople.block');
  return (
    <div>
      <Button danger={!isBlocked} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Modal
        open={isOpen}
        title={t(isBlocked ? 'backOfficePeople.unblockQuestion' : 'backOfficePeople.blockQuestion')}
        onCancel={() => setOpen(false)}
        footer={null}
        destroyOnHidden
      >
        <Alert
          type={isBlocked ? 'info' : 'warning'}
          title={t(isBlocked ? 'backOfficePeople.unblockConsequence' : 'backOfficePeople.blockConsequence')}
          className="below-16"
        />
        <Form
          layout="vertical"
          initialValues={{ reason: '' }}
          onFinish={({ reason }: { reason: string }) => set.mutate(reason.trim())}
        >
          <FieldRefusal of={set.error} />
          <Form.Item
            name="reason"
            label={t('backOfficePeople.reason')}
            rules={isBlocked ? [{ max: textLimits.reason }] : [reasonRule]}
          >
            <Input maxLength={textLimits.reason} />
          </Form.Item>
          <Button type="primary" danger={!isBlocked} htmlType="submit" loading={set.isPending}>
            {action}
          </Button>
        </Form>
      </Modal>
    </div>
  );
}

import type { WirePayee } from '@farad/contract/office/payments/payments';
import { Form, Input } from 'antd';

import { useWords } from '#i18n/words.tsx';

interface PayeeFieldsProps {
  /** Path of these fields in the form. */
  readonly at: readonly string[];
  readonly payee: WirePayee;
  /** True = the INN is required. */
  readonly isCompany: boolean;
}

/** Form fields for the payee of a bank transfer. The server checks that the numbers match each other. */
export function PayeeFields({ at, payee, isCompany }: PayeeFieldsProps) {
  const { t } = useWords();
  const fields = [
    ['name', 'backOfficeOrders.payeeName', true, 160],
    ['inn', 'backOfficeOrders.payeeInn', isCompany, 20],
    ['kpp', 'backOfficeOrders.payeeKpp', false, 20],
    ['bik', 'backOfficeOrders.payeeBik', true, 20],
    ['account', 'backOfficeOrders.payeeAccount', true, 40],
    ['bankName', 'backOfficeOrders.payeeBank', false, 160],
    ['correspondentAccount', 'backOfficeOrders.payeeCorrespondent', false, 40],
  ] as const;
  return (
    <>
      {fields.map(([name, title, required, max]) => (
        <Form.Item
          key={name}
          name={[...at, name]}
          label={t(title)}
          initialValue={payee[name]}
          rules={[{ required, whitespace: required, max }]}
        >
          <Input maxLength={max} />
        </Form.Item>
      ))}
    </>
  );
}

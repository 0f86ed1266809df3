import type { WirePayee } from '@farad/contract/office/payments/payments';
import { payeeLengths } from '@farad/domain/company';
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
    ['name', 'backOfficeOrders.payeeName', true],
    ['inn', 'backOfficeOrders.payeeInn', isCompany],
    ['kpp', 'backOfficeOrders.payeeKpp', false],
    ['bik', 'backOfficeOrders.payeeBik', true],
    ['account', 'backOfficeOrders.payeeAccount', true],
    ['bankName', 'backOfficeOrders.payeeBank', false],
    ['correspondentAccount', 'backOfficeOrders.payeeCorrespondent', false],
  ] as const;
  return (
    <>
      {fields.map(([name, title, required]) => (
        <Form.Item
          key={name}
          name={[...at, name]}
          label={t(title)}
          initialValue={payee[name]}
          rules={[{ required, whitespace: required, max: payeeLengths[name] }]}
        >
          <Input maxLength={payeeLengths[name]} />
        </Form.Item>
      ))}
    </>
  );
}

import type { CustomerDetails } from '@farad/contract/office/people/customers';
import { App, Button, Flex, Form } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { CoefficientField, coefficientRule } from '#ui/field/coefficient-field.tsx';
import { percentOf } from '#ui/call/consequence.ts';
import { personName } from '#ui/page/person-name.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { customerWords, touchedByCustomer } from './customer-words.ts';

/** Form that sets a customer's price coefficient. A dialog first tells what will follow. */
export function CustomerCoefficient({ customer }: { customer: CustomerDetails }) {
  const { t, coefficient: shown } = useWords();
  const { api } = useOffice();
  const { modal } = App.useApp();
  const set = useChange(
    customerWords,
    (priceCoefficient: number) =>
      answerOf(api.setCustomerCoefficient({ customerId: customer.id, body: { priceCoefficient } })),
    touchedByCustomer,
  );
  const ask = (priceCoefficient: number): void => {
    const percent = percentOf(priceCoefficient);
    const effect = { percent: Math.abs(percent), name: personName(customer, t) };
    void modal.confirm({
      title: t('backOfficePeople.coefficientQuestion', {
        from: shown(customer.priceCoefficient),
        to: shown(priceCoefficient),
      }),
      content:
        percent === 0
          ? t('backOfficePeople.coefficientListPrice', { name: effect.name })
          : percent < 0
            ? t('backOfficePeople.coefficientCheaper', effect)
            : t('backOfficePeople.coefficientDearer', effect),
      okText: t('backOfficePeople.setCoefficient'),
      onOk: () => set.mutateAsync(priceCoefficient).then(undefined, () => undefined),
    });
  };
  return (
    <Form
      layout="vertical"
      initialValues={{ priceCoefficient: customer.priceCoefficient }}
      onFinish={(entered: { priceCoefficient: number }) => ask(entered.priceCoefficient)}
    >
      <FieldRefusal of={set.error} />
      <Form.Item
        label={t('backOfficePeople.coefficient')}
        htmlFor="priceCoefficient"
        extra={t('backOfficePeople.coefficientHint')}
      >
        <Flex wrap gap={8}>
          <Form.Item
            name="priceCoefficient"
            label={t('backOfficePeople.coefficient')}
            noStyle
            rules={[{ required: true }, coefficientRule]}
          >
            <CoefficientField />
          </Form.Item>
          <Form.Item noStyle dependencies={['priceCoefficient']}>
            {({ getFieldValue }) => (
              <Button
                htmlType="submit"
                loading={set.isPending}
                disabled={getFieldValue('priceCoefficient') === customer.priceCoefficient}
              >
                {t('backOfficePeople.setCoefficient')}
              </Button>
            )}
          </Form.Item>
        </Flex>
      </Form.Item>
    </Form>
  );
}

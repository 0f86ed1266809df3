import type { CouponsToCreate } from '@farad/contract/office/prices/promotions';
import {
  couponCodesMax,
  couponCodeLengthMax,
  couponPrefixMax,
  isCouponCode,
  normaliseCoupon,
} from '@farad/domain/promotion';
import { Alert, Button, Flex, Form, Input, Modal, Segmented, Typography } from 'antd';
import { useState } from 'react';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { useFigureRule } from '#ui/field/use-figure-rule.ts';
import { touchedByCoupon } from './coupon-words.tsx';
import { emptyTerms, termsToSend, type EnteredTerms } from './coupon-terms.ts';
import { TermsFields } from './terms-fields.tsx';

interface Entered extends EnteredTerms {
  readonly from: 'own' | 'drawn';
  readonly code?: string;
  readonly prefix?: string;
  readonly count?: number | null;
}

const words = { done: 'backOfficeCoupons.created', notDone: 'backOfficeCoupons.notCreated' } as const;

const bodyOf = ({ from, code, prefix, count, ...terms }: Entered): CouponsToCreate => ({
  ...termsToSend(terms),
  codes:
    from === 'own' ? { kind: 'own', code: code ?? '' } : { kind: 'drawn', prefix: prefix ?? '', count: count ?? 1 },
});

function OwnCode() {
  const { t } = useWords();
  return (
    <Form.Item
      name="code"
      label={t('backOfficeCoupons.code')}
      extra={t('backOfficeCoupons.codeHint')}
      validateTrigger="onBlur"
      rules={[
        { required: true },
        {
          validator: (_, typed: string | undefined) =>
            typed === undefined || typed === '' || isCouponCode(normaliseCoupon(typed))
              ? Promise.resolve()
              : Promise.reject(new Error(t('backOfficeCoupons.codeForm'))),
        },
      ]}
    >
      <Input maxLength={couponCodeLengthMax} autoComplete="off" className="office-number max-320" />
    </Form.Item>
  );
}

function DrawnCodes() {
  const { t } = useWords();
  const whole = useFigureRule();
  return (
    <Flex wrap gap="0 16px">
      <Form.Item
        name="prefix"
        label={t('backOfficeCoupons.prefix')}
        extra={t('backOfficeCoupons.prefixHint')}
        validateTrigger="onBlur"
        rules={[
          {
            validator: (_, typed: string | undefined) =>
              typed === undefined || typed.trim() === '' || isCouponCode(`${normaliseCoupon(typed)}-AA`)
                ? Promise.resolve()
                : Promise.reject(new Error(t('backOfficeCoupons.codeForm'))),
          },
        ]}
      >
        <Input maxLength={couponPrefixMax} autoComplete="off" className="office-number max-320" />
      </Form.Item>
      <Form.Item
        name="count"
        label={t('backOfficeCoupons.codeCount')}
        rules={[{ required: true }, whole(1, couponCodesMax)]}
      >
        <NumberInput changeOnWheel={false} className="w-120" />
      </Form.Item>
    </Flex>
  );
}

function Created({ coupons }: Answer<'createCoupons'>) {
  const { t } = useWords();
  const text = coupons.map(({ code }) => code).join('\n');
  return (
    <Flex vertical gap={12}>
      <Alert type="success" showIcon title={t('backOfficeCoupons.createdCount', { count: coupons.length })} />
      <Input.TextArea
        aria-label={t('backOfficeCoupons.code')}
        readOnly
        value={text}
        autoSize={{ minRows: 1, maxRows: 14 }}
        className="office-number"
      />
      <Typography.Text copyable={{ text, tooltips: [t('backOfficeCoupons.copy'), t('backOfficeCoupons.copied')] }}>
        {t('backOfficeCoupons.copy')}
      </Typography.Text>
    </Flex>
  );
}

/**
 * Dialog that creates one coupon with a typed code, or several with random codes. It then shows the random codes for
 * copying.
 */
export function CreateCoupons({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [made, setMade] = useState<Answer<'createCoupons'> | null>(null);
  const add = useChange(
    words,
    (body: CouponsToCreate) => answerOf(api.createCoupons({ body })),
    touchedByCoupon,
    (answer) => setMade(answer),
  );
  const close = (): void => {
    setMade(null);
    add.reset();
    onClose();
  };
  return (
    <Modal open={isOpen} title={t('backOfficeCoupons.add')} onCancel={close} footer={null} width={640} destroyOnHidden>
      {made === null ? (
        <Form<Entered>
          layout="vertical"
          initialValues={{ ...emptyTerms, from: 'own', prefix: '', count: 10 }}
          onFinish={(entered) => add.mutate(bodyOf(entered))}
        >
          <FieldRefusal of={add.error} />
          <Form.Item name="from" label={t('backOfficeCoupons.codes')}>
            <Segmented
              options={[
                { value: 'own', label: t('backOfficeCoupons.ownCode') },
                { value: 'drawn', label: t('backOfficeCoupons.drawnCodes') },
              ]}
            />
          </Form.Item>
          <Form.Item noStyle dependencies={['from']}>
            {({ getFieldValue }) => (getFieldValue('from') === 'own' ? <OwnCode /> : <DrawnCodes />)}
          </Form.Item>
          <TermsFields />
          <Button type="primary" htmlType="submit" loading={add.isPending}>
            {t('backOfficeCoupons.create')}
          </Button>
        </Form>
      ) : (
        <Created {...made} />
      )}
    </Modal>
  );
}

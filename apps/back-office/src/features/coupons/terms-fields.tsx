import { couponNoteLengthMax } from '@farad/domain/promotion';
import { DatePicker, Flex, Form, Input, Segmented, Select } from 'antd';
import type { Dayjs } from 'dayjs';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useFigureRule } from '#ui/field/use-figure-rule.ts';

const kinds = ['percent', 'sum', 'free_delivery'] as const;
const roublesMax = 100_000_000;
const usesMost = 10_000_000;

function ValueFields() {
  const { t, named } = useWords();
  const whole = useFigureRule();
  return (
    <>
      <Form.Item name="kind" label={t('backOfficeCoupons.gives')} rules={[{ required: true }]}>
        <Segmented options={kinds.map((kind) => ({ value: kind, label: named(`backOfficeCoupons.kind_${kind}`) }))} />
      </Form.Item>
      <Form.Item noStyle dependencies={['kind']}>
        {({ getFieldValue }) => {
          const kind: unknown = getFieldValue('kind');
          if (kind === 'percent') {
            return (
              <Form.Item
                name="percent"
                label={t('backOfficeCoupons.percent')}
                rules={[{ required: true }, whole(1, 100)]}
              >
                <NumberInput changeOnWheel={false} suffix="%" className="w-200" />
              </Form.Item>
            );
          }
          return kind === 'sum' ? (
            <Form.Item name="sum" label={t('backOfficeCoupons.sum')} rules={[{ required: true }, whole(1, roublesMax)]}>
              <NumberInput changeOnWheel={false} suffix="₽" className="w-200" />
            </Form.Item>
          ) : null;
        }}
      </Form.Item>
    </>
  );
}

function DayFields() {
  const { t } = useWords();
  return (
    <Flex wrap gap="0 16px">
      <Form.Item name="startsOn" label={t('backOfficeCoupons.startsOn')}>
        <DatePicker format="DD.MM.YYYY" className="w-200" />
      </Form.Item>
      <Form.Item
        name="endsOn"
        label={t('backOfficeCoupons.endsOn')}
        dependencies={['startsOn']}
        extra={t('backOfficeCoupons.daysHint')}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, day: Dayjs | null | undefined) => {
              const first = getFieldValue('startsOn') as Dayjs | null | undefined;
              const isWrong = first?.isAfter(day ?? first, 'day') ?? false;
              return isWrong ? Promise.reject(new Error(t('forms.invalid'))) : Promise.resolve();
            },
          }),
        ]}
      >
        <DatePicker format="DD.MM.YYYY" className="w-200" />
      </Form.Item>
    </Flex>
  );
}

/**
 * Form fields for the benefit of a coupon, its validity, and the orders that it applies to. `used` = number of uses so
 * far; the limit of uses cannot be lower.
 */
export function TermsFields({ used = 0 }: { used?: number }) {
  const { t } = useWords();
  const whole = useFigureRule();
  const categories = useCall('couponCategories');
  const unlimited = t('backOfficeCoupons.unlimited');
  return (
    <>
      <ValueFields />
      <DayFields />
      <Form.Item
        name="minimum"
        label={t('backOfficeCoupons.minimum')}
        extra={t('backOfficeCoupons.minimumHint')}
        rules={[whole(0, roublesMax)]}
      >
        <NumberInput changeOnWheel={false} suffix="₽" className="w-200" />
      </Form.Item>
      <Flex wrap gap="0 16px">
        <Form.Item name="usesMax" label={t('backOfficeCoupons.usesMax')} rules={[whole(Math.max(1, used), usesMost)]}>
          <NumberInput changeOnWheel={false} placeholder={unlimited} className="w-200" />
        </Form.Item>
        <Form.Item name="usesPerAccount" label={t('backOfficeCoupons.usesPerAccount')} rules={[whole(1, usesMost)]}>
          <NumberInput changeOnWheel={false} placeholder={unlimited} className="w-200" />
        </Form.Item>
      </Flex>
      <Form.Item
        name="categoryIds"
        label={t('backOfficeCoupons.categories')}
        extra={t('backOfficeCoupons.categoriesHint')}
      >
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          loading={categories.isPending}
          placeholder={t('backOfficeCoupons.allCategories')}
          options={(categories.data?.categories ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        />
      </Form.Item>
      <Form.Item name="note" label={t('backOfficeCoupons.note')} rules={[{ max: couponNoteLengthMax }]}>
        <Input maxLength={couponNoteLengthMax} autoComplete="off" />
      </Form.Item>
    </>
  );
}

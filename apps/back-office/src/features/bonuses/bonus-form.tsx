import type { BonusRulesToSet, StaffBonusRules } from '@farad/contract/office/prices/promotions';
import { App, Button, Card, DatePicker, Flex, Form } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { isOutside } from '#ui/field/figure.ts';
import { useFigureRule } from '#ui/field/use-figure-rule.ts';
import { BonusExample } from './bonus-example.tsx';
import { BonusExceptions } from './bonus-exceptions.tsx';
import { bonusWords, touchedByBonuses } from './bonus-words.ts';

type Rules = BonusRulesToSet['rules'];

const leastPaidMax = 100_000_000;

interface Entered extends Omit<Rules, 'lifeDays'> {
  readonly lifeDays: number | null | undefined;
  readonly startsOn?: { readonly format: (form: string) => string } | null;
}

const rulesOf = (typed: Entered): Rules => ({
  cashbackPercent: typed.cashbackPercent,
  leastPaid: typed.leastPaid,
  sharePercentMax: typed.sharePercentMax,
  exceptions: (typed.exceptions ?? []).map(({ kind, id, percent }) => ({
    kind,
    id,
    percent,
  })),
  lifeDays: typed.lifeDays ?? null,
});

function Example({ known }: { known: StaffBonusRules }) {
  const { t } = useWords();
  const typed = Form.useWatch([]) as Partial<Entered> | undefined;
  const rules = rulesOf({ ...known.now, ...typed });
  const lines = rules.exceptions.map((each) => ({ ...each, percent: each.percent ?? 0 }));
  const nameFor = ({ kind, id }: Rules['exceptions'][number]): string =>
    kind === 'brand'
      ? (known.brands.find((brand) => brand.id === id)?.name ?? t('backOfficePrices.exception_brand'))
      : (known.categories.find((category) => category.id === id)?.title ?? t('backOfficePrices.exception_category'));
  const whole = {
    exceptions: lines,
    cashbackPercent: rules.cashbackPercent ?? 0,
    leastPaid: rules.leastPaid ?? 0,
    sharePercentMax: rules.sharePercentMax ?? 0,
    lifeDays: rules.lifeDays,
  };
  // Show no example while a value is out of range. Each field shows its own error.
  const percents = [whole.cashbackPercent, whole.sharePercentMax, ...lines.map(({ percent }) => percent)];
  const isWrong =
    percents.some((percent) => isOutside(percent, { min: 0, max: 100 })) ||
    isOutside(whole.leastPaid, { min: 0, max: leastPaidMax });
  if (isWrong) return null;
  return <BonusExample rules={whole} names={lines.map(nameFor)} />;
}

/** Form for a new version of the bonus rules, prefilled with the current version. */
export function BonusForm({ known }: { known: StaffBonusRules }) {
  const { t } = useWords();
  const { api } = useOffice();
  const { modal } = App.useApp();
  const whole = useFigureRule();
  const [form] = Form.useForm<Entered>();
  const set = useChange(bonusWords, (body: BonusRulesToSet) => answerOf(api.setBonusRules({ body })), touchedByBonuses);
  const submit = (entered: Entered): void =>
    void modal.confirm({
      title: t('backOfficePrices.setRulesQuestion'),
      content: t('backOfficePrices.setRulesConsequence'),
      okText: t('backOfficePrices.setRules'),
      onOk: () =>
        set
          .mutateAsync({ rules: rulesOf(entered), startsOn: entered.startsOn?.format('YYYY-MM-DD') ?? null })
          .then(undefined, () => undefined),
    });
  const figure = (name: 'cashbackPercent' | 'leastPaid' | 'sharePercentMax' | 'lifeDays', min: number, max: number) => (
    <Form.Item
      name={name}
      label={t(`backOfficePrices.${name}`)}
      extra={t(`backOfficePrices.${name}Hint`)}
      rules={[...(name === 'lifeDays' ? [] : [{ required: true }]), whole(min, max)]}
      className="w-230"
    >
      <NumberInput changeOnWheel={false} className="w-130" />
    </Form.Item>
  );
  return (
    <Card size="small">
      <Form<Entered> form={form} name="bonuses" layout="vertical" initialValues={known.now} onFinish={submit}>
        <FieldRefusal of={set.error} />
        <Flex gap={16} wrap>
          {figure('cashbackPercent', 0, 100)}
          {figure('leastPaid', 0, leastPaidMax)}
          {figure('sharePercentMax', 0, 99)}
          {figure('lifeDays', 1, 3650)}
          <Form.Item
            name="startsOn"
            label={t('backOfficePrices.startsOn')}
            extra={t('backOfficePrices.startsOnHint')}
            className="w-230"
          >
            <DatePicker className="w-150" />
          </Form.Item>
        </Flex>
        <BonusExceptions choices={known} />
        <Flex vertical gap={16} align="start">
          <Example known={known} />
          <Button type="primary" htmlType="submit" loading={set.isPending}>
            {t('backOfficePrices.setRules')}
          </Button>
        </Flex>
      </Form>
    </Card>
  );
}

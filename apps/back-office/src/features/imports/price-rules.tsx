import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import type { ImportMapping, ImportPreview } from '@farad/contract/office/imports/mapping';
import { typedNumberLengthMax } from '@farad/domain/quantities';
import { addedVats, priceRoundings } from '@farad/domain/import';
import { formatUnitPrice } from '@farad/wording/format';
import { AutoComplete, Button, Flex, Form, Input, Segmented, Select, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { countPrice } from './price-example.ts';

type Prices = ImportMapping['prices'];
type Steps = Prices['margins'];

const currencies = ['RUB', 'USD', 'EUR', 'CNY', 'TRY'];
const boundMost = 100_000_000;
const stepsMost = 20;
const decimalForm = /^\d{1,9}([.,]\d{1,6})?$/;

/** Adds a margin step before the last one, which has no upper bound. */
function withStep(steps: Steps): Steps {
  const last = steps.at(-1) ?? { belowRoubles: null, percent: '0' };
  const bounds = steps.flatMap(({ belowRoubles }) => belowRoubles ?? []);
  return [...steps.slice(0, -1), { belowRoubles: (bounds.at(-1) ?? 1) * 10, percent: last.percent }, last];
}

function MarginSteps({ steps, onChange }: { steps: Steps; onChange: (steps: Steps) => void }) {
  const { t } = useWords();
  const set = (at: number, change: Partial<Steps[number]>): void =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...change } : step)));
  return (
    <Flex vertical gap={8} align="flex-start">
      {steps.map(({ belowRoubles, percent }, at) => (
        <Flex key={at} gap={8} align="center" wrap>
          {belowRoubles === null ? (
            <span className="min-190">
              {t(steps.length === 1 ? 'backOfficeImports.anyPrice' : 'backOfficeImports.dearer')}
            </span>
          ) : (
            <NumberInput
              aria-label={`${t('backOfficeImports.belowPrice')} ${at + 1}`}
              prefix={t('backOfficeImports.cheaperThan')}
              suffix="₽"
              min={1}
              max={boundMost}
              precision={0}
              changeOnWheel={false}
              value={belowRoubles}
              onChange={(value) => set(at, { belowRoubles: value ?? 1 })}
              className="w-190"
            />
          )}
          <Input
            aria-label={`${t('backOfficeImports.margin')} ${at + 1}`}
            prefix="+"
            suffix="%"
            inputMode="decimal"
            value={percent}
            status={decimalForm.test(percent.trim()) ? '' : 'error'}
            maxLength={typedNumberLengthMax}
            onChange={(event) => set(at, { percent: event.target.value })}
            className="w-110"
          />
          {belowRoubles === null ? null : (
            <Button
              type="text"
              icon={<CloseOutlined />}
              aria-label={t('backOfficeImports.removeStep')}
              onClick={() => onChange(steps.filter((_, index) => index !== at))}
            />
          )}
        </Flex>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={steps.length >= stepsMost}
        onClick={() => onChange(withStep(steps))}
      >
        {t('backOfficeImports.addStep')}
      </Button>
    </Flex>
  );
}

/** Example: how the rules in the form change one price of the file. */
function PriceExample({ prices, sample }: { prices: Prices; sample: string | null }) {
  const { t, locale } = useWords();
  const [own, setOwn] = useState<string | null>(null);
  const written = own ?? sample ?? '1';
  const counted = countPrice(written, prices);
  const money = (price: Parameters<typeof formatUnitPrice>[0]): string => `${formatUnitPrice(price, locale)} ₽`;
  return (
    <Flex gap={8} align="center" wrap role="status">
      <Typography.Text type="secondary">{t('backOfficeImports.exampleLine')}</Typography.Text>
      <Input
        aria-label={t('backOfficeImports.examplePrice')}
        suffix={prices.currency}
        inputMode="decimal"
        value={written}
        maxLength={typedNumberLengthMax}
        onChange={(event) => setOwn(event.target.value)}
        className="office-number w-150"
      />
      <Typography.Text className="office-number" strong>
        {counted === null ? '= —' : `= ${money(counted.cost)} → ${money(counted.sold)}`}
      </Typography.Text>
    </Flex>
  );
}

interface PriceRulesProps {
  readonly prices: Prices;
  /** A price as written in the file; null = the file has none. */
  readonly sample: string | null;
  readonly problems: ImportPreview['problems'];
  readonly onChange: (prices: Prices) => void;
}

/** Rules that turn the supplier's prices into the shop's: currency, rate, margins and rounding. */
export function PriceRules({ prices, sample, problems, onChange }: PriceRulesProps) {
  const { t, named } = useWords();
  const problemOf = (name: string): string | undefined =>
    problems.find(({ field }) => field === `prices.${name}` || field.startsWith(`prices.${name}.`))?.message;
  const field = (name: 'currency' | 'rate' | 'margins') => {
    const problem = problemOf(name);
    return problem === undefined ? {} : { validateStatus: 'error' as const, help: problem };
  };
  return (
    <Form layout="vertical" component="div">
      <Flex wrap gap="0 24px">
        <Form.Item
          label={t('backOfficeImports.priceKind')}
          extra={prices.kind === 'purchase' ? t('backOfficeImports.priceKindHint') : null}
        >
          <Segmented
            aria-label={t('backOfficeImports.priceKind')}
            value={prices.kind}
            onChange={(kind) => onChange({ ...prices, kind })}
            options={(['purchase', 'sale'] as const).map((value) => ({
              value,
              label: named(`backOfficeImports.priceKind_${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item label={t('backOfficeImports.currency')} htmlFor="import-currency" {...field('currency')}>
          <AutoComplete
            id="import-currency"
            value={prices.currency}
            onChange={(text: string) =>
              onChange({
                ...prices,
                currency: text
                  .toUpperCase()
                  .replace(/[^A-Z]/g, '')
                  .slice(0, 3),
              })
            }
            options={currencies.map((value) => ({ value }))}
            status={prices.currency.length === 3 ? '' : 'error'}
            className="w-100"
          />
        </Form.Item>
        {prices.currency === 'RUB' ? null : (
          <Form.Item
            label={t('backOfficeImports.rate', { currency: prices.currency })}
            htmlFor="import-rate"
            required
            {...field('rate')}
          >
            <Input
              id="import-rate"
              inputMode="decimal"
              autoComplete="off"
              suffix="₽"
              value={prices.rate ?? ''}
              maxLength={typedNumberLengthMax}
              onChange={(event) =>
                onChange({ ...prices, rate: event.target.value.trim() === '' ? null : event.target.value })
              }
              className="w-130"
            />
          </Form.Item>
        )}
        <Form.Item label={t('backOfficeImportAdvice.addedVat')}>
          <Select
            aria-label={t('backOfficeImportAdvice.addedVat')}
            value={prices.addedVat ?? 0}
            onChange={(percent) => onChange({ ...prices, addedVat: addedVats.find((each) => each === percent) })}
            className="min-220"
            options={[
              { value: 0, label: t('backOfficeImportAdvice.vatIncluded') },
              ...addedVats.map((percent) => ({
                value: percent,
                label: t('backOfficeImportAdvice.vatAdded', { percent }),
              })),
            ]}
          />
        </Form.Item>
        <Form.Item label={t('backOfficeImports.rounding')}>
          <Select
            aria-label={t('backOfficeImports.rounding')}
            value={prices.rounding}
            onChange={(rounding) => onChange({ ...prices, rounding })}
            className="w-190"
            options={priceRoundings.map((value) => ({ value, label: named(`backOfficeImports.rounding_${value}`) }))}
          />
        </Form.Item>
      </Flex>
      <Form.Item label={t('backOfficeImports.margins')} {...field('margins')}>
        <MarginSteps steps={prices.margins} onChange={(margins) => onChange({ ...prices, margins })} />
      </Form.Item>
      <PriceExample prices={prices} sample={sample} />
    </Form>
  );
}

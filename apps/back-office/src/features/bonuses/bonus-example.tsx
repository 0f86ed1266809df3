import type { BonusRulesToSet } from '@farad/contract/office/prices/promotions';
import { bonusesMax, cashbackOf } from '@farad/domain/cashback';
import { kopecksFromRoubles } from '@farad/domain/money';
import { Flex, Select, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';

const noId = 0;

interface ExampleProps {
  readonly rules: BonusRulesToSet['rules'];
  /** Names of the brands and categories in `rules.exceptions`, in the same order. */
  readonly names: readonly string[];
}

/** Example: the cashback of an order under the rules in the form. It is calculated with the rule that the shop uses. */
export function BonusExample({ rules, names }: ExampleProps) {
  const { t, count, money } = useWords();
  const [roubles, setRoubles] = useState(10_000);
  const [chosen, setChosen] = useState(-1);
  const paid = kopecksFromRoubles(roubles);
  const exceptions = rules.exceptions.map(({ kind, percent }, at) => ({ kind, percent, id: at, ids: [at + 1] }));
  const { kind } = exceptions[chosen] ?? {};
  const goods = {
    paid,
    categoryId: kind === 'category' ? chosen + 1 : noId,
    brandId: kind === 'brand' ? chosen + 1 : noId,
  };
  const saved = { ...rules, exceptions, leastPaid: kopecksFromRoubles(rules.leastPaid) };
  return (
    <Flex gap={8} wrap align="center" role="group" aria-label={t('backOfficePrices.example')}>
      <label>
        {t('backOfficePrices.exampleSum')}{' '}
        <NumberInput
          min={0}
          max={100_000_000}
          precision={0}
          changeOnWheel={false}
          value={roubles}
          onChange={(value) => setRoubles(value ?? 0)}
          className="w-130"
        />
      </label>
      {names.length === 0 ? null : (
        <Select<number>
          aria-label={t('backOfficePrices.product')}
          value={chosen}
          onChange={setChosen}
          popupMatchSelectWidth={false}
          options={[
            { value: -1, label: t('backOfficePrices.exampleUsual') },
            ...names.map((label, value) => ({ value, label })),
          ]}
        />
      )}
      <Typography.Text strong aria-live="polite">
        {t('backOfficePrices.exampleEarns', {
          cashback: count(cashbackOf([goods], saved)),
          share: money(bonusesMax(paid, Number.MAX_SAFE_INTEGER, saved)),
        })}
      </Typography.Text>
    </Flex>
  );
}

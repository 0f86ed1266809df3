import { Flex } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';

interface LinePiecesProps {
  readonly name: string;
  /** Maximum quantity. */
  readonly most: number;
  readonly qty: number;
  /** Sum for the chosen pieces, in roubles. */
  readonly amount: number;
  readonly onChange: (qty: number) => void;
}

/** Field for the number of pieces of an order line, with their sum. */
export function LinePieces({ name, most, qty, amount, onChange }: LinePiecesProps) {
  const { t, money, count } = useWords();
  const label = t('backOfficeOrders.piecesOf', { mpn: name, count: count(most) });
  return (
    <Flex justify="space-between" align="center" gap={8} className="below-8">
      <span>{label}</span>
      <Flex align="center" gap={8}>
        <NumberInput
          aria-label={label}
          min={0}
          max={most}
          precision={0}
          value={qty}
          onChange={(value) => onChange(value ?? 0)}
        />
        <span className="office-number">{money(amount)}</span>
      </Flex>
    </Flex>
  );
}

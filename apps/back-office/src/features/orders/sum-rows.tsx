import { Flex } from 'antd';

import { useWords } from '#i18n/words.tsx';

/**
 * Rows that make up an order's total, in roubles. The first row (goods) is always shown, the others only if they are
 * not zero.
 */
export function SumRows({ rows }: { rows: readonly (readonly [title: string, roubles: number])[] }) {
  const { money } = useWords();
  return rows
    .filter(([, sum], at) => at === 0 || sum !== 0)
    .map(([title, sum]) => (
      <Flex key={title} justify="space-between" gap={16}>
        <span>{title}</span>
        <span className="office-number">{money(sum)}</span>
      </Flex>
    ));
}

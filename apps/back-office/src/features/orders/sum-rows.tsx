import { Flex } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** What an order's sum is made of, in roubles; the goods always, the rest where there is any. */
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

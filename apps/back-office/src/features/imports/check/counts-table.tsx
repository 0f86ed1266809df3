import type { ImportCounts } from '@farad/contract/office/imports/check';
import { Flex, Statistic } from 'antd';

import { useWords } from '#i18n/words.tsx';

const always = ['rows', 'new', 'changed', 'unchanged', 'refused'] as const;
const sometimes = [
  'duplicate',
  'warnings',
  'withoutRussian',
  'addedBrands',
  'addedCategories',
  'addedAttributes',
] as const;

/** Table with the number of rows by result. Before the import, these are the expected results. */
export function CountsTable({ counts }: { counts: ImportCounts }) {
  const { named, count } = useWords();
  const names = [...always, ...sometimes.filter((name) => counts[name] > 0)];
  return (
    <Flex wrap gap="12px 32px" role="list">
      {names.map((name) => (
        <div key={name} role="listitem">
          <Statistic
            title={named(`backOfficeImports.count_${name}`)}
            value={counts[name]}
            formatter={(value) => count(Number(value))}
            styles={{ content: { fontSize: 20 } }}
          />
        </div>
      ))}
    </Flex>
  );
}

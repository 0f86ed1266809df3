import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import type { CategoryFields } from '@farad/contract/office/catalogue/categories';
import { Button, Checkbox, Empty, Flex, Select, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { WideTable } from '#ui/table/wide-table.tsx';

type Lines = CategoryFields['attributes'];
type Line = Lines[number];

/** Loads keys, names and kinds of all parameters. */
function useAttributes() {
  const choices = useCall('productChoices');
  return choices.data?.attributes ?? [];
}

const swapped = (lines: Lines, at: number, to: number): Lines => {
  const [one, other] = [lines[at], lines[to]];
  if (one === undefined || other === undefined) return lines;
  return lines.map((line, place) => (place === at ? other : place === to ? one : line));
};

interface AttributeTableProps {
  readonly begin: Lines;
  readonly isReadOnly: boolean;
  readonly isSaving: boolean;
  readonly onSave: (lines: Lines) => void;
}

/** Table of a category's parameters. Customers see columns and filters in the same order. */
export function AttributeTable({ begin, isReadOnly, isSaving, onSave }: AttributeTableProps) {
  const { t } = useWords();
  const [lines, setLines] = useState<Lines>(begin);
  const known = useAttributes();
  const titleOf = (key: string): string => known.find((each) => each.key === key)?.title ?? key;
  const change = (key: string, changed: Partial<Line>): void =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  const tick = (name: 'isFacet' | 'isColumn' | 'isIndexed', label: string) => (_: unknown, line: Line) => (
    <Checkbox
      aria-label={`${label}: ${titleOf(line.key)}`}
      checked={line[name]}
      disabled={isReadOnly || (name === 'isIndexed' && known.find(({ key }) => key === line.key)?.kind !== 'enum')}
      onChange={({ target }) => change(line.key, { [name]: target.checked })}
    />
  );
  const arrange = (_: unknown, line: Line, at: number) => {
    const title = titleOf(line.key);
    return (
      <Flex gap={4}>
        <Button
          size="small"
          icon={<ArrowUpOutlined />}
          aria-label={t('backOfficeCatalogue.up', { title })}
          disabled={at === 0}
          onClick={() => setLines(swapped(lines, at, at - 1))}
        />
        <Button
          size="small"
          icon={<ArrowDownOutlined />}
          aria-label={t('backOfficeCatalogue.down', { title })}
          disabled={at === lines.length - 1}
          onClick={() => setLines(swapped(lines, at, at + 1))}
        />
        <Button
          size="small"
          icon={<DeleteOutlined />}
          aria-label={t('backOfficeCatalogue.takeOut', { title })}
          onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
        />
      </Flex>
    );
  };
  return (
    <Flex vertical gap={12} align="flex-start">
      <Typography.Text type="secondary">{t('backOfficeCatalogue.tableHint')}</Typography.Text>
      <WideTable<Line>
        size="small"
        rowKey="key"
        dataSource={lines}
        pagination={false}
        className="w-full"
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeCatalogue.tableEmpty')} />,
        }}
        columns={[
          { key: 'title', title: t('backOfficeCatalogue.attribute'), render: (_, { key }) => titleOf(key) },
          {
            key: 'facet',
            title: t('backOfficeCatalogue.asFilter'),
            render: tick('isFacet', t('backOfficeCatalogue.asFilter')),
          },
          {
            key: 'column',
            title: t('backOfficeCatalogue.asColumn'),
            render: tick('isColumn', t('backOfficeCatalogue.asColumn')),
          },
          {
            key: 'pages',
            title: t('backOfficeCatalogue.asPages'),
            render: tick('isIndexed', t('backOfficeCatalogue.asPages')),
          },
          ...(isReadOnly ? [] : [{ key: 'arrange', title: t('backOffice.actions'), render: arrange }]),
        ]}
      />
      <Typography.Text type="secondary">{t('backOfficeCatalogue.asPagesHint')}</Typography.Text>
      {isReadOnly ? null : (
        <>
          <Select<string[]>
            mode="multiple"
            aria-label={t('backOfficeCatalogue.addAttributes')}
            placeholder={t('backOfficeCatalogue.addAttributes')}
            value={[]}
            onChange={(keys) =>
              setLines([...lines, ...keys.map((key) => ({ key, isFacet: true, isColumn: true, isIndexed: false }))])
            }
            showSearch={{ optionFilterProp: 'label' }}
            className="w-360 max-full"
            options={known
              .filter(({ key }) => lines.every((line) => line.key !== key))
              .map(({ key, title }) => ({ value: key, label: `${title} (${key})` }))}
          />
          <Button type="primary" loading={isSaving} onClick={() => onSave(lines)}>
            {t('backOffice.save')}
          </Button>
        </>
      )}
    </Flex>
  );
}

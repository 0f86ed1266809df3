import { PlusOutlined } from '@ant-design/icons';
import type { AttributeFields, StaffAttribute } from '@farad/contract/office/catalogue/attributes';
import { emptyTexts, locales, textIn } from '@farad/domain/shared';
import { frameLimits } from '@farad/domain/category';
import { Button, Checkbox, Empty, Flex, Input, Space, Tag, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { MergeValues } from './merge-values.tsx';
import { valueRows, withTitle, type ValueRow } from './value-rows.ts';

interface ValueTableProps {
  readonly attribute: StaffAttribute;
  readonly isReadOnly: boolean;
  readonly isSaving: boolean;
  readonly onSave: (values: AttributeFields['values']) => void;
}

function Titles({ row, onChange }: { row: ValueRow; onChange: (row: ValueRow) => void }) {
  const { named } = useWords();
  return (
    <Flex vertical gap={4} className="min-180">
      {locales.map((locale) => {
        const language = named(`backOfficeCatalogue.language_${locale}`);
        return (
          <Input
            key={locale}
            size="small"
            lang={locale}
            aria-label={`${row.value}: ${language}`}
            placeholder={language}
            value={row.title[locale]}
            maxLength={frameLimits.value}
            onChange={(event) => onChange(withTitle(row, locale, event.target.value))}
          />
        );
      })}
    </Flex>
  );
}

/** Table of a parameter's values: names, number of products and synonyms. */
export function ValueTable({ attribute, isReadOnly, isSaving, onSave }: ValueTableProps) {
  const { t, count, locale } = useWords();
  const [rows, setRows] = useState(() => valueRows(attribute));
  const [text, setText] = useState('');
  const [added, setAdded] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isMerging, setMerging] = useState(false);
  const sought = text.trim().toLowerCase();
  const shown = rows.filter(({ value, title }) =>
    [value, ...Object.values(title)].some((each) => each.toLowerCase().includes(sought)),
  );
  const change = (changed: ValueRow): void => setRows(rows.map((row) => (row.value === changed.value ? changed : row)));
  const add = (): void => {
    const value = added.trim();
    if (value === '' || rows.some((row) => row.value === value)) return;
    setRows([{ value, count: 0, title: { ...emptyTexts, ru: value } }, ...rows]);
    setAdded('');
  };
  const tick = (value: string) => (
    <Checkbox
      aria-label={t('backOfficeCatalogue.chooseValue', { value })}
      checked={ticked.includes(value)}
      onChange={({ target }) =>
        setTicked(target.checked ? [...ticked, value] : ticked.filter((each) => each !== value))
      }
    />
  );
  return (
    <Flex vertical gap={12}>
      <Typography.Text type="secondary">{t('backOfficeCatalogue.valuesHint')}</Typography.Text>
      <Flex wrap gap={8}>
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('backOfficeCatalogue.findValue')}
          aria-label={t('backOfficeCatalogue.findValue')}
          allowClear
          className="w-220"
        />
        {isReadOnly ? null : (
          <>
            <Space.Compact>
              <Input
                value={added}
                onChange={(event) => setAdded(event.target.value)}
                onPressEnter={add}
                placeholder={t('backOfficeCatalogue.addValue')}
                aria-label={t('backOfficeCatalogue.value')}
                maxLength={frameLimits.value}
                className="w-200"
              />
              <Button icon={<PlusOutlined />} aria-label={t('backOfficeCatalogue.addValue')} onClick={add} />
            </Space.Compact>
            <Button disabled={ticked.length < 2} onClick={() => setMerging(true)}>
              {t('backOfficeCatalogue.mergeValues')}
            </Button>
          </>
        )}
      </Flex>
      <WideTable<ValueRow>
        size="small"
        rowKey="value"
        dataSource={shown}
        pagination={{ pageSize: 25, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeCatalogue.valuesNone')} />,
        }}
        columns={[
          ...(isReadOnly
            ? []
            : [
                {
                  key: 'tick',
                  title: t('backOfficeCatalogue.mergeValues'),
                  render: (_: unknown, { value }: ValueRow) => tick(value),
                },
              ]),
          {
            key: 'value',
            title: t('backOfficeCatalogue.value'),
            render: (_, { value }) => <span className="office-number">{value}</span>,
          },
          {
            key: 'products',
            title: t('backOfficeCatalogue.valueProducts'),
            align: 'right',
            render: (_, row) => count(row.count),
          },
          {
            key: 'titles',
            title: t('backOfficeCatalogue.name'),
            render: (_, row) =>
              isReadOnly ? textIn(row.title, locale) || '—' : <Titles row={row} onChange={change} />,
          },
        ]}
      />
      {isReadOnly ? null : (
        <Button
          type="primary"
          loading={isSaving}
          className="self-start"
          onClick={() =>
            onSave(rows.filter(({ title }) => title.ru.trim() !== '').map(({ value, title }) => ({ value, title })))
          }
        >
          {t('backOffice.save')}
        </Button>
      )}
      {attribute.spellings.length === 0 ? null : (
        <>
          <Typography.Text strong>{t('backOfficeCatalogue.valueSpellings')}</Typography.Text>
          <Flex wrap gap={4}>
            {attribute.spellings.map(({ spelling, value }) => (
              <Tag key={spelling}>
                {spelling} → {value}
              </Tag>
            ))}
          </Flex>
        </>
      )}
      {isMerging ? (
        <MergeValues
          attributeId={attribute.id}
          values={ticked}
          onClose={() => {
            setMerging(false);
            setTicked([]);
          }}
        />
      ) : null}
    </Flex>
  );
}

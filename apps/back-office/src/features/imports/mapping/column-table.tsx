import type { ImportChoices, ImportLayout, ImportPreview } from '@farad/contract/office/imports/mapping';
import { importFields, importTexts, supplierLimits } from '@farad/domain/import';
import { quantityMax } from '@farad/domain/quantities';
import { Flex, Grid, Input, Segmented, Select, Typography } from 'antd';
import { useMemo, useState } from 'react';

import { useWords, type Words } from '#i18n/words.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { meaningOf, notRead, targetIn, targetOf, withTarget, type Columns, type Target } from './column-target.ts';

const samplesShown = 3;
const rowsOnPage = 10;

interface ColumnTableProps {
  readonly layout: ImportLayout;
  readonly choices: ImportChoices;
  readonly columns: Columns;
  readonly problems: ImportPreview['problems'];
  readonly onChange: (columns: Columns) => void;
}

/** Returns the options for the meaning of a column, in groups. */
const meaningsOf = ({ t, named }: Words, choices: ImportChoices) => [
  { value: notRead, label: t('backOfficeImports.notReadColumn') },
  {
    label: t('backOfficeImports.ofPart'),
    options: importFields.map((field) => ({
      value: `field:${field}`,
      label: named(`backOfficeImports.field_${field}`),
    })),
  },
  {
    label: t('backOfficeImportAdvice.numberFirst'),
    options: importTexts.map((field) => ({
      value: `numbered:${field}`,
      label: t('backOfficeImportAdvice.numberThen', { field: named(`backOfficeImports.field_${field}`) }),
    })),
  },
  {
    label: t('backOfficeImports.prices'),
    options: [
      { value: 'price', label: t('backOfficeImports.priceFrom') },
      { value: 'tiers', label: t('backOfficeImports.priceList') },
    ],
  },
  {
    label: t('backOfficeImports.attributes'),
    options: [
      { value: 'attribute:', label: t('backOfficeImports.attributeByName') },
      ...choices.attributes.map(({ key, title, unit }) => ({
        value: `attribute:${key}`,
        label: unit === '' ? title : `${title}, ${unit}`,
      })),
    ],
  },
];

/**
 * More fields for some meanings of a column: the quantity of a price, the unit of a parameter, the names in a list of
 * price breaks.
 */
function Besides({ target, column, onChange }: { target: Target; column: string; onChange: (target: Target) => void }) {
  const { t } = useWords();
  const of = (label: string): string => `${label}: ${column}`;
  if (target.kind === 'price') {
    return (
      <NumberInput
        aria-label={of(t('backOfficeImports.fromPieces'))}
        prefix={t('backOfficeImports.from')}
        suffix={t('backOfficeImports.pieces')}
        min={1}
        max={quantityMax}
        precision={0}
        changeOnWheel={false}
        value={target.quantity}
        onChange={(quantity) => onChange({ ...target, quantity: quantity ?? 1 })}
        className="w-150"
      />
    );
  }
  if (target.kind === 'tiers') {
    return (
      <Flex gap={4}>
        {(['quantity', 'price'] as const).map((name) => (
          <Input
            key={name}
            aria-label={of(t(`backOfficeImports.list_${name}`))}
            title={t(`backOfficeImports.list_${name}`)}
            value={target[name]}
            status={target[name] === '' ? 'error' : ''}
            maxLength={supplierLimits.tierField}
            onChange={(event) => onChange({ ...target, [name]: event.target.value })}
            className="office-number w-110"
          />
        ))}
      </Flex>
    );
  }
  if (target.kind === 'attribute') {
    return (
      <Input
        aria-label={of(t('backOfficeImports.unit'))}
        placeholder={t('backOfficeImports.unit')}
        title={t('backOfficeImports.unitHint')}
        value={target.unit}
        maxLength={supplierLimits.unit}
        onChange={(event) => onChange({ ...target, unit: event.target.value })}
        className="w-110"
      />
    );
  }
  return null;
}

type FileColumn = ImportLayout['columns'][number];
type Shown = 'all' | 'read' | 'rest';

/** Table of the file's columns with a field for the meaning of each. */
export function ColumnTable({ layout, choices, columns, problems, onChange }: ColumnTableProps) {
  const words = useWords();
  const { t, locale } = words;
  const isWide = Grid.useBreakpoint().xl ?? true;
  const [shown, setShown] = useState<Shown>('all');
  const [text, setText] = useState('');
  const meanings = useMemo(() => meaningsOf(words, choices), [words, choices]);
  const share = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent' }), [locale]);
  const sought = text.trim().toLowerCase();
  const rows = layout.columns.filter(
    ({ name }) =>
      name.toLowerCase().includes(sought) &&
      (shown === 'all' || (targetIn(columns, name) !== null) === (shown === 'read')),
  );
  const problemOf = (name: string): string | undefined => {
    const at = columns.findIndex(({ column }) => column === name);
    return at < 0 ? undefined : problems.find(({ field }) => field.startsWith(`columns.${at}.`))?.message;
  };
  const evidenceOf = (name: string): string => {
    const [now, proposed] = [targetIn(columns, name), targetIn(layout.mapping.columns, name)];
    if (JSON.stringify(now) !== JSON.stringify(proposed)) return t('backOfficeImports.evidence_chosen');
    if (now === null && layout.mappingFrom === 'guess') return t('backOfficeImports.evidence_none');
    return t(`backOfficeImports.evidence_${layout.mappingFrom}`);
  };
  const readCount = layout.columns.filter(({ name }) => targetIn(columns, name) !== null).length;
  const nameOf = ({ name, filled }: FileColumn) => (
    <div className="max-240 wraps breaks">
      <Typography.Text strong>{name}</Typography.Text>
      <br />
      <Typography.Text type="secondary">
        {t('backOfficeImports.filled', { share: share.format(filled) })}
      </Typography.Text>
    </div>
  );
  const samplesOf = ({ samples }: FileColumn) => (
    <div className="office-number w-300 max-full text-13">
      {samples.slice(0, samplesShown).map((sample, at) => (
        <Typography.Text key={at} ellipsis={{ tooltip: sample }} className="block">
          {sample}
        </Typography.Text>
      ))}
    </div>
  );
  const meaningFor = (name: string) => {
    const target = targetIn(columns, name);
    const problem = problemOf(name);
    return (
      <>
        <Flex gap={8} wrap className="w-460 max-full">
          <Select
            aria-label={`${t('backOfficeImports.meaning')}: ${name}`}
            value={meaningOf(target)}
            onChange={(meaning) => onChange(withTarget(columns, name, targetOf(meaning, target)))}
            status={problem === undefined ? '' : 'error'}
            showSearch={{ optionFilterProp: 'label' }}
            popupMatchSelectWidth={false}
            className="w-220"
            options={meanings}
          />
          {target === null ? null : (
            <Besides
              target={target}
              column={name}
              onChange={(changed) => onChange(withTarget(columns, name, changed))}
            />
          )}
        </Flex>
        <Typography.Text type={problem === undefined ? 'secondary' : 'danger'} className="text-13">
          {problem ?? evidenceOf(name)}
        </Typography.Text>
      </>
    );
  };
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} wrap align="center">
        <Segmented<Shown>
          aria-label={t('backOfficeImports.columns')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: t('backOfficeImports.allColumns', { count: layout.columns.length }) },
            { value: 'read', label: t('backOfficeImports.readColumns', { count: readCount }) },
            { value: 'rest', label: t('backOfficeImports.restColumns', { count: layout.columns.length - readCount }) },
          ]}
        />
        {layout.columns.length > rowsOnPage ? (
          <Input
            aria-label={t('backOfficeImports.findColumn')}
            placeholder={t('backOfficeImports.findColumn')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            allowClear
            className="w-240"
          />
        ) : null}
      </Flex>
      <WideTable<FileColumn>
        size="small"
        rowKey="name"
        dataSource={rows}
        pagination={{ pageSize: rowsOnPage, hideOnSinglePage: true, showSizeChanger: false }}
        showHeader={isWide}
        columns={
          isWide
            ? [
                { key: 'name', title: t('backOfficeImports.column'), render: (_, column) => nameOf(column) },
                { key: 'samples', title: t('backOfficeImports.samples'), render: (_, column) => samplesOf(column) },
                { key: 'meaning', title: t('backOfficeImports.meaning'), render: (_, { name }) => meaningFor(name) },
              ]
            : [
                {
                  key: 'all',
                  render: (_, column) => (
                    <Flex vertical gap={8} className="max-window">
                      {nameOf(column)}
                      {samplesOf(column)}
                      {meaningFor(column.name)}
                    </Flex>
                  ),
                },
              ]
        }
      />
    </Flex>
  );
}

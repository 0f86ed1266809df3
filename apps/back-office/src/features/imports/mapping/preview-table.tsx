import type { ImportPreview } from '@farad/contract/office/imports/mapping';
import { Empty, Skeleton, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';

import { useWords, type Words } from '#i18n/words.tsx';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { placeOf, type Columns, type PreviewPlace } from './column-target.ts';

type Row = ImportPreview['rows'][number];
type Problem = Row['problems'][number];
type Part = NonNullable<Row['part']>;

/** A value of the file that cannot be imported, and the reason. */
export function CellProblem({
  of: { column, value, message, isRefused },
  isColumnNamed = false,
}: {
  of: Problem;
  isColumnNamed?: boolean;
}) {
  return (
    <div className={isColumnNamed ? 'max-560 wraps breaks' : 'max-260 wraps breaks'}>
      {isColumnNamed && column !== null ? `${column}: ` : null}
      {value === '' ? null : <Typography.Text code>{value.slice(0, 80)}</Typography.Text>}{' '}
      <Typography.Text type={isRefused ? 'danger' : 'warning'}>{message}</Typography.Text>
    </div>
  );
}

const wide = (text: string, width: 200 | 220 | 260 | 420): ReactNode => (
  <div className={`max-${width} min-160 wraps`}>{text}</div>
);

interface Cell {
  readonly place: PreviewPlace;
  readonly title: string;
  readonly show: (part: Part) => ReactNode;
}

/** Returns the columns of the preview table: title, and how to show a part's value. */
function cellsOf({ t, count }: Words, unitPrice: (roubles: number) => string): readonly Cell[] {
  const pricesText = ({ prices }: Part): string =>
    prices.map(({ quantity, price }) => `${count(quantity)}: ${unitPrice(price)}`).join('; ') || '—';
  return [
    {
      place: 'mpn',
      title: t('backOfficeImports.field_mpn'),
      show: ({ mpn }) => <span className="office-number">{mpn}</span>,
    },
    { place: 'maker', title: t('backOfficeImports.field_maker'), show: ({ maker }) => maker },
    { place: 'category', title: t('backOfficeImports.field_category'), show: ({ category }) => wide(category, 200) },
    {
      place: 'title',
      title: t('backOfficeImports.title'),
      show: ({ title, isWithoutRussian }) => (
        <>
          {wide(title || '—', 260)}
          {isWithoutRussian ? <Tag color="warning">{t('backOfficeImports.withoutRussian')}</Tag> : null}
        </>
      ),
    },
    {
      place: 'prices',
      title: t('backOfficeImports.prices'),
      show: (part) => <span className="office-number">{wide(pricesText(part), 220)}</span>,
    },
    {
      place: 'stock',
      title: t('backOfficeImports.field_stock'),
      show: ({ stock }) => <span className="office-number">{stock === null ? '—' : count(stock)}</span>,
    },
    {
      place: 'least',
      title: t('backOfficeImports.field_minQuantity'),
      show: ({ minQuantity, multiple }) => (
        <span className="office-number">
          {count(minQuantity)}
          {multiple === 1 ? null : ` ${t('backOfficeImports.byMultiple', { multiple: count(multiple) })}`}
        </span>
      ),
    },
    {
      place: 'lead',
      title: t('backOfficeImports.field_leadTimeDays'),
      show: ({ leadTimeDays }) => (
        <span className="office-number">{leadTimeDays === null ? '—' : count(leadTimeDays)}</span>
      ),
    },
    { place: 'package', title: t('backOfficeImports.field_package'), show: ({ package: body }) => body ?? '—' },
    {
      place: 'attributes',
      title: t('backOfficeImports.attributes'),
      show: ({ attributes }) => wide(attributes.map(({ title, text }) => `${title}: ${text}`).join('; ') || '—', 420),
    },
    { place: 'rest', title: t('backOfficeImports.remarks'), show: () => null },
  ];
}

interface PreviewTableProps {
  readonly preview: ImportPreview | undefined;
  readonly columns: Columns;
  readonly isBusy: boolean;
}

/**
 * Preview of the first rows as they will be imported. Instead of a value that cannot be parsed, the cell shows the
 * problem.
 */
export function PreviewTable({ preview, columns, isBusy }: PreviewTableProps) {
  const words = useWords();
  const { t } = words;
  const unitPrice = useUnitPrice();
  if (preview === undefined) return <Skeleton active paragraph={{ rows: 8 }} title={false} />;
  return (
    <WideTable<Row>
      size="small"
      rowKey="row"
      dataSource={preview.rows}
      loading={{ spinning: isBusy, delay: 300 }}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeImports.noRows')} /> }}
      columns={[
        {
          key: 'row',
          title: t('backOfficeImports.row'),
          align: 'right',
          render: (_, { row, part }) => (
            <>
              <span className="office-number">{row}</span>
              {part === null ? (
                <div>
                  <Tag color="error">{t('backOfficeImports.refusedRow')}</Tag>
                </div>
              ) : null}
            </>
          ),
        },
        ...cellsOf(words, unitPrice).map(({ place, title, show }) => ({
          key: place,
          title,
          render: (_: unknown, { part, problems }: Row) => (
            <>
              {part === null ? null : show(part)}
              {problems
                .filter(({ column }) => placeOf(columns, column) === place)
                .map((problem) => (
                  <CellProblem key={`${problem.column} ${problem.reason}`} of={problem} />
                ))}
            </>
          ),
        })),
      ]}
    />
  );
}

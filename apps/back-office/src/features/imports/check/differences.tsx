import type { ImportDifferenceKind, ImportDifferences } from '@farad/contract/office/imports/imports';
import { importLimits } from '@farad/domain/import';
import { Empty, Skeleton, Typography } from 'antd';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { CellProblem } from '../mapping/preview-table.tsx';

type Row = ImportDifferences['rows'][number];

/** Returns a value as a text. Values that are internal names, such as states, are translated. */
const valueText = (field: string, value: string, named: (key: string) => string): string =>
  value !== '' && (field === 'state' || field === 'lifecycle') ? named(`backOfficeProducts.${field}_${value}`) : value;

function FieldChange({ of }: { of: Row['fields'][number] }) {
  const { named } = useWords();
  const { field } = of;
  const [before, after] = [valueText(field, of.before, named), valueText(field, of.after, named)];
  return (
    <div className="max-720 wraps breaks">
      <Typography.Text type="secondary">{named(`backOfficeImports.changed_${field}`)}:</Typography.Text>{' '}
      {before === '' ? null : (
        <>
          <Typography.Text delete>{before}</Typography.Text>
          {' → '}
        </>
      )}
      <Typography.Text strong={before !== ''}>{after === '' ? '—' : after}</Typography.Text>
    </div>
  );
}

interface DifferencesProps {
  readonly importId: string;
  readonly kind: ImportDifferenceKind;
  /** Time of the check. It is part of the cache key, because each check finds other rows. */
  readonly at: string;
}

/** First rows with one kind of result, with their values before and after the import. */
export function Differences({ importId, kind, at }: DifferencesProps) {
  const { t } = useWords();
  const found = useCall('importDifferences', { importId, query: { kind } }, { since: at });
  if (found.error !== null) return <CallFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data === undefined) return <Skeleton active paragraph={{ rows: 6 }} title={false} />;
  const { rows } = found.data;
  return (
    <>
      {rows.length >= importLimits.differencesMax ? (
        <Typography.Paragraph type="secondary">
          {t('backOfficeImports.firstRows', { count: importLimits.differencesMax })}
        </Typography.Paragraph>
      ) : null}
      <WideTable<Row>
        size="small"
        rowKey={({ row, mpn, product_id: id }) => `${row} ${mpn} ${id ?? ''}`}
        dataSource={rows}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeImports.noRows')} />,
        }}
        columns={[
          {
            key: 'row',
            title: t('backOfficeImports.row'),
            align: 'right',
            render: (_, { row }) => <span className="office-number">{row === 0 ? '—' : row}</span>,
          },
          {
            key: 'mpn',
            title: t('backOfficeImports.field_mpn'),
            render: (_, { mpn, product_id: id }) =>
              id === null ? (
                <span className="office-number">{mpn || '—'}</span>
              ) : (
                <Link to={`/products/${id}`} className="office-number">
                  {mpn}
                </Link>
              ),
          },
          { key: 'maker', title: t('backOfficeImports.field_maker'), render: (_, { maker }) => maker || '—' },
          {
            key: 'what',
            title: t(kind === 'refused' ? 'backOfficeImports.why' : 'backOfficeImports.whatChanges'),
            render: (_, { fields, problems }) => (
              <>
                {fields.map((one) => (
                  <FieldChange key={one.field} of={one} />
                ))}
                {problems.map((problem, index) => (
                  <CellProblem key={index} of={problem} isColumnNamed />
                ))}
              </>
            ),
          },
        ]}
      />
    </>
  );
}

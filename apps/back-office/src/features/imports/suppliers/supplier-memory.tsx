import type { ImportMemoryToForget } from '@farad/contract/office/imports/suppliers';
import { Button, Empty, Flex, Popconfirm, Skeleton, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { touchedByImport } from '../import-words.tsx';

const forgetting = { done: 'backOfficeImports.forgotten', notDone: 'backOfficeImports.notForgotten' } as const;
const columnsShown = 8;

interface Kept {
  readonly key: string;
  readonly what: ReactNode;
  readonly is: ReactNode;
  readonly forget: ImportMemoryToForget;
}

function KeptTable({
  title,
  rows,
  heads,
  question,
  onForget,
}: {
  title: string;
  rows: readonly Kept[];
  heads: readonly [string, string];
  question: string;
  onForget: (what: ImportMemoryToForget) => void;
}) {
  const { t } = useWords();
  return (
    <div>
      <Typography.Title level={2} className="text-16">
        {title}
      </Typography.Title>
      <WideTable<Kept>
        size="small"
        rowKey="key"
        dataSource={rows}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeImports.nothingKept')} />,
        }}
        columns={[
          {
            key: 'what',
            title: heads[0],
            render: (_, { what }) => <div className="max-320 wraps">{what}</div>,
          },
          { key: 'is', title: heads[1], render: (_, { is }) => is },
          {
            key: 'forget',
            title: t('backOffice.actions'),
            render: (_, { forget }) => (
              <Popconfirm title={question} onConfirm={() => onForget(forget)} styles={{ root: { maxWidth: 360 } }}>
                <Button size="small">{t('backOfficeImports.forget')}</Button>
              </Popconfirm>
            ),
          },
        ]}
      />
    </div>
  );
}

/** Mappings and spellings that imports of a supplier saved for later imports. Each entry can be deleted. */
export function SupplierMemory({ id }: { id: string }) {
  const { t, date } = useWords();
  const { api } = useOffice();
  const memory = useCall('importMemory', { supplierId: id });
  const forget = useChange(
    forgetting,
    (body: ImportMemoryToForget) => answerOf(api.forgetImportMemory({ supplierId: id, body })),
    touchedByImport,
  );
  if (memory.error !== null) return <CallFailed error={memory.error} onRetry={() => void memory.refetch()} />;
  if (memory.data === undefined) return <Skeleton active />;
  const { mappings, makers, categories } = memory.data;
  const shortened = (columns: readonly string[]): string =>
    columns.length <= columnsShown ? columns.join(', ') : `${columns.slice(0, columnsShown).join(', ')} …`;
  return (
    <Flex vertical gap={24}>
      <KeptTable
        title={t('backOfficeImports.keptMappings')}
        heads={[t('backOfficeImports.forColumns'), t('backOfficeImports.usedAt')]}
        question={t('backOfficeImports.forgetMapping')}
        onForget={forget.mutate}
        rows={mappings.map((mapping) => ({
          key: mapping.id,
          what: shortened(mapping.columns),
          is: date(mapping.usedAt),
          forget: { kind: 'mapping', id: mapping.id },
        }))}
      />
      <KeptTable
        title={t('backOfficeImports.makers')}
        heads={[t('backOfficeImports.spelling'), t('backOfficeImports.maker')]}
        question={t('backOfficeImports.forgetSpelling')}
        onForget={forget.mutate}
        rows={makers.map(({ spelling, name, isForAll }) => ({
          key: spelling,
          what: spelling,
          is: (
            <>
              {name} {isForAll ? <Tag>{t('backOfficeImports.forAll')}</Tag> : null}
            </>
          ),
          forget: { kind: 'maker', spelling },
        }))}
      />
      <KeptTable
        title={t('backOfficeImports.categories')}
        heads={[t('backOfficeImports.category'), t('backOfficeImports.ourCategory')]}
        question={t('backOfficeImports.forgetSpelling')}
        onForget={forget.mutate}
        rows={categories.map(({ path, title }) => ({
          key: path,
          what: path,
          is: title,
          forget: { kind: 'category', path },
        }))}
      />
    </Flex>
  );
}

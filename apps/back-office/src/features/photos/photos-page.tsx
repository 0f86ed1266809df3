import { Empty, Flex, Skeleton } from 'antd';
import { Link, useNavigate } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useTableState } from '#ui/table/use-table-state.ts';
import { WideTable } from '#ui/table/wide-table.tsx';

const filterNames = ['text'] as const;

/** Screen to find a product whose photos are to be edited. */
export function PhotosPage() {
  const { t, count } = useWords();
  const navigate = useNavigate();
  const [state, setState] = useTableState(filterNames);
  const text = state.filters['text'] ?? '';
  const found = useCall('products', { query: [['text', text]] }, { enabled: text !== '' });
  return (
    <Flex vertical gap={12}>
      <PageHead title={t('backOfficeQueues.photos')} />
      <SearchField
        label={t('backOfficeQueues.findProduct')}
        hint={t('backOfficeQueues.findProductHint')}
        value={text}
        onChange={(next) => setState(withFilters(state, { text: next }))}
      />
      {text === '' ? <Empty description={t('backOfficeQueues.findProductFirst')} /> : null}
      {found.error !== null ? <CallFailed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isLoading ? <Skeleton active /> : null}
      {found.data === undefined ? null : (
        <WideTable
          size="middle"
          rowKey="seo"
          rowClassName="office-opens"
          dataSource={found.data.products}
          pagination={false}
          locale={{ emptyText: <Empty description={t('backOffice.nothingFound')} /> }}
          onRow={({ seo }) => ({ onClick: () => void navigate(`/photos/${seo}`) })}
          columns={[
            {
              key: 'mpn',
              title: t('backOfficeQueues.mpn'),
              render: (_, row) => (
                <Link to={`/photos/${row.seo}`} className="office-number">
                  {row.mpn}
                </Link>
              ),
            },
            { key: 'title', title: t('backOfficeQueues.product'), dataIndex: 'title' },
            {
              key: 'photos',
              title: t('backOfficeQueues.photoCount'),
              align: 'right',
              render: (_, row) => count(row.images.length),
            },
          ]}
        />
      )}
    </Flex>
  );
}

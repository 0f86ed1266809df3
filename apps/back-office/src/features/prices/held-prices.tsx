import type { HeldPrices as Held, PriceChange } from '@farad/contract/office/prices/prices';
import { Empty, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { LookedLines } from '#ui/page/use-second-look.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { touchedByPrices } from './price-words.ts';

const applied = { done: 'backOfficePrices.applied', notDone: 'backOfficePrices.notApplied' } as const;

/**
 * Dialog with the products whose prices were not changed, because the change needs confirmation. Staff can apply it.
 */
export function HeldPrices({ change, onClose }: { change: PriceChange; onClose: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [key] = useState(() => crypto.randomUUID());
  const list = useCall('heldPrices', { changeId: change.id });
  const products = list.data?.products ?? [];
  const apply = useChange(
    applied,
    () => {
      const { change: how, rounding } = change.rule;
      const productIds = products.map(({ id }) => id);
      const rule = { categoryId: null, brandId: null, productIds, change: how, rounding };
      return answerOf(api.changePrices({ body: { key, rule, startsOn: null, isConfirmed: true } }));
    },
    touchedByPrices,
    onClose,
  );
  return (
    <Dialog
      width={760}
      title={t('backOfficePrices.heldTitle')}
      onCancel={onClose}
      okText={t('backOfficePrices.heldApply')}
      okButtonProps={{ danger: true, disabled: products.length === 0, loading: apply.isPending }}
      onOk={() => apply.mutate(undefined)}
    >
      {list.error !== null ? (
        <CallFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <Skeleton active />
      ) : (
        <Flex vertical gap={8}>
          <Typography.Text type="secondary">{t('backOfficePrices.heldHint')}</Typography.Text>
          <WideTable<Held['products'][number]>
            size="small"
            rowKey="id"
            dataSource={products}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            locale={{
              emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficePrices.heldNone')} />,
            }}
            columns={[
              {
                key: 'mpn',
                title: t('backOfficePrices.product'),
                render: (_, row) => (
                  <>
                    <span className="office-number">{row.mpn}</span>
                    <div>{row.brand}</div>
                  </>
                ),
              },
              {
                key: 'prices',
                title: t('backOfficePrices.price'),
                render: (_, row) => (
                  <div className="w-part-460 wraps">
                    <LookedLines prices={row.prices} />
                  </div>
                ),
              },
            ]}
          />
        </Flex>
      )}
    </Dialog>
  );
}

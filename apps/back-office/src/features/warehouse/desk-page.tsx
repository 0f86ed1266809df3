import { Button, Card, Empty, Flex, Skeleton, Typography } from 'antd';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useCallPages } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ScanField } from '#ui/field/scan-field.tsx';
import { useScanAnywhere } from './use-scan-anywhere.ts';
import { Views } from './views.tsx';

/** List of the orders whose goods have been picked and wait to be packed. */
export function DeskPage() {
  const { t, named, count, date } = useWords();
  const scanned = useScanAnywhere();
  const list = useCallPages('packingDesk', (after) => ({ query: { after } }));
  const orders = list.data?.pages.flatMap((page) => page.orders);
  return (
    <Flex vertical gap={12}>
      <PageHead title={t('backOfficeWarehouse.packing')}>
        <Views view="packing" />
      </PageHead>
      <Typography.Text>{t('backOfficeWarehouse.deskLead')}</Typography.Text>
      <ScanField onScan={scanned} />
      {list.error !== null ? <CallFailed error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.error === null && orders === undefined ? <Skeleton active /> : null}
      {orders?.length === 0 ? <Empty description={t('backOfficeWarehouse.deskEmpty')} /> : null}
      {orders?.map(({ number, name, day, delivery, pieces, parcels }) => (
        <Card key={number} size="small">
          <Flex wrap gap="4px 16px" align="center">
            <Link to={`/warehouse/packing/${number}`} className="office-number text-18">
              {number}
            </Link>
            <b>
              {t('backOfficeWarehouse.onDesk')}: {t('backOfficeWarehouse.pieces', { pieces: count(pieces) })}
            </b>
            {parcels === 0 ? null : (
              <span>
                {t('backOfficeWarehouse.parcels')}: {count(parcels)}
              </span>
            )}
            <span>{named(`backOfficeWarehouse.delivery_${delivery}`)}</span>
            {day === null ? null : (
              <span>
                {t('backOfficeWarehouse.day')} {date(day)}
              </span>
            )}
            <Typography.Text type="secondary">{name}</Typography.Text>
          </Flex>
        </Card>
      ))}
      {list.hasNextPage ? (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('backOffice.showMore')}
        </Button>
      ) : null}
    </Flex>
  );
}

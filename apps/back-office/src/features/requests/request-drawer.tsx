import type { StaffRequest } from '@farad/contract/office/orders/requests';
import { Button, Flex } from 'antd';
import { useParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { History } from '#ui/page/history.tsx';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { QuoteForm } from './quote-form.tsx';
import { Quotes } from './quotes.tsx';
import { RequestOverview } from './request-overview.tsx';
import { requestWords, StateTag, touchedByRequest } from './request-words.tsx';

function Take({ request }: { request: StaffRequest }) {
  const { t } = useWords();
  const { api } = useOffice();
  const { number } = request;
  const take = useChange(requestWords, () => answerOf(api.takeRequest({ number, body: {} })), touchedByRequest);
  return (
    <Button size="small" loading={take.isPending} onClick={() => take.mutate(undefined)}>
      {t('backOfficeRequests.take')}
    </Button>
  );
}

/** Drawer of one request for a quote: the requested lines, the form for a quote, and quotes sent so far. */
export function RequestDrawer() {
  const { t } = useWords();
  const may = useMay();
  const { number = '' } = useParams();
  const details = useCall('staffRequest', { number });
  const request = details.data;
  const mayManage = may('manage_orders');
  const tabsOf = (shown: StaffRequest): readonly DrawerTab[] => [
    { key: 'request', label: t('backOfficeRequests.overview'), content: <RequestOverview request={shown} /> },
    ...(mayManage && shown.may.quote
      ? [
          {
            key: 'quote',
            label: t('backOfficeRequests.quoteTab'),
            // The key resets the form when a colleague has sent another quote.
            content: <QuoteForm key={shown.revision} request={shown} />,
          },
        ]
      : []),
    { key: 'quotes', label: t('backOfficeRequests.quotesTab'), content: <Quotes request={shown} /> },
    ...(may('view_audit')
      ? [
          {
            key: 'history',
            label: t('backOfficeRequests.history'),
            content: <History object="request" id={shown.id} />,
          },
        ]
      : []),
  ];
  return (
    <RowDrawer
      width={1080}
      list="/requests"
      title={t('backOfficeRequests.requestOf', { number })}
      tabs={request === undefined ? undefined : tabsOf(request)}
      error={details.error}
      onRetry={() => void details.refetch()}
      extra={
        request === undefined ? null : (
          <Flex wrap gap={4} align="center">
            <StateTag state={request.state} />
            {mayManage && request.may.take ? <Take request={request} /> : null}
          </Flex>
        )
      }
    />
  );
}

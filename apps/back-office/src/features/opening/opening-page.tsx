import { Flex, Skeleton } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { CheckList } from './check-list.tsx';
import { Demonstration } from './demonstration.tsx';
import { OpeningState } from './opening-state.tsx';
import { TrialNotice } from './trial-notice.tsx';

/** Screen to open the shop to buyers or to close it. */
export function OpeningPage() {
  const { t } = useWords();
  const state = useCall('shopOpening');
  if (state.error !== null) return <CallFailed error={state.error} onRetry={() => void state.refetch()} />;
  return (
    <>
      <PageHead title={t('backOfficeOpening.opening')} />
      <Flex vertical gap={24} className="max-1080">
        {state.data === undefined ? <Skeleton active paragraph={{ rows: 4 }} /> : <OpeningState state={state.data} />}
        <TrialNotice />
        <CheckList />
        <Demonstration />
      </Flex>
    </>
  );
}

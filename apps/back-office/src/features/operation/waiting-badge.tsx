import { Badge } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';

const pollEveryMs = 60_000;

/** Number in the menu: failed messages and jobs that wait for staff. */
export function WaitingBadge() {
  const { t } = useWords();
  const waiting = useCall(
    'operationWaiting',
    {},
    {
      refetchInterval: pollEveryMs,
      // Do not retry, because the menu shows no error and the next poll comes soon.
      retry: false,
    },
  );
  const count = (waiting.data?.deadMessages ?? 0) + (waiting.data?.failedJobs ?? 0);
  return <Badge count={count} size="small" title={t('backOfficeOperation.waiting', { count })} />;
}

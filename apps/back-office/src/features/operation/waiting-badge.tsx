import { useQuery } from '@tanstack/react-query';
import { Badge } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';

const askedEveryMs = 60_000;

/** Number in the menu: failed messages and jobs that nobody has handled. */
export function WaitingBadge() {
  const { t } = useWords();
  const { api } = useOffice();
  const waiting = useQuery({
    queryKey: ['operation', 'waiting'],
    queryFn: () => answerOf(api.operationWaiting()),
    refetchInterval: askedEveryMs,
    // The menu shows no error, so one failed request is enough.
    retry: false,
  });
  const count = (waiting.data?.deadMessages ?? 0) + (waiting.data?.failedJobs ?? 0);
  return <Badge count={count} size="small" title={t('backOfficeOperation.waiting', { count })} />;
}

import { useQuery } from '@tanstack/react-query';
import { Badge } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';

const askedEveryMs = 60_000;

/** In the menu: how many messages and jobs came to nothing and nobody has looked at. */
export function WaitingBadge() {
  const { t } = useWords();
  const { api } = useOffice();
  const waiting = useQuery({
    queryKey: ['operation', 'waiting'],
    queryFn: () => answerOf(api.operationWaiting()),
    refetchInterval: askedEveryMs,
    // A menu says nothing where it does not know.
    retry: false,
  });
  const count = (waiting.data?.deadMessages ?? 0) + (waiting.data?.failedJobs ?? 0);
  return <Badge count={count} size="small" title={t('backOfficeOperation.waiting', { count })} />;
}

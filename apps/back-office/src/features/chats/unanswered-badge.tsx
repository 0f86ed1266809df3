import { Badge } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { useLiveChats } from './use-live-chats.ts';

/** Fallback polling interval; live events usually arrive first. */
const pollEveryMs = 60_000;

/** Number in the menu: unassigned conversations and one's own that wait for an answer. */
export function UnansweredBadge() {
  const { t } = useWords();
  useLiveChats();
  const unanswered = useCall(
    'staffChatsUnanswered',
    {},
    {
      refetchInterval: pollEveryMs,
      // The menu shows no error, so one failed request is enough.
      retry: false,
    },
  );
  const count = (unanswered.data?.waiting ?? 0) + (unanswered.data?.mine ?? 0);
  return <Badge count={count} size="small" title={t('backOfficeChats.unanswered', { count })} />;
}

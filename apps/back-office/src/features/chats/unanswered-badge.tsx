import { Badge } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { useLiveChats } from './use-live-chats.ts';

/** Interval in milliseconds at which the number is fetched if live events fail. */
const pollEveryMs = 60_000;

/** Number in the menu: conversations that wait for an answer and belong to nobody or to the signed-in staff member. */
export function UnansweredBadge() {
  const { t } = useWords();
  useLiveChats();
  const unanswered = useCall(
    'staffChatsUnanswered',
    {},
    {
      refetchInterval: pollEveryMs,
      // Do not retry, because the menu shows no error and the next poll comes soon.
      retry: false,
    },
  );
  const count = (unanswered.data?.waiting ?? 0) + (unanswered.data?.mine ?? 0);
  return <Badge count={count} size="small" title={t('backOfficeChats.unanswered', { count })} />;
}

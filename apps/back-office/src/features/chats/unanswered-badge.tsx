import { useQuery } from '@tanstack/react-query';
import { Badge } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useLiveChats } from './use-live-chats.ts';

/** Besides what is told at once. */
const askedEveryMs = 60_000;

/** In the menu, and so on every screen: conversations that wait for a word of the shop, of nobody and one's own. */
export function UnansweredBadge() {
  const { t } = useWords();
  const { api } = useOffice();
  useLiveChats();
  const unanswered = useQuery({
    queryKey: ['chats', 'unanswered'],
    queryFn: () => answerOf(api.staffChatsUnanswered()),
    refetchInterval: askedEveryMs,
    // A menu says nothing where it does not know.
    retry: false,
  });
  const count = (unanswered.data?.waiting ?? 0) + (unanswered.data?.mine ?? 0);
  return <Badge count={count} size="small" title={t('backOfficeChats.unanswered', { count })} />;
}

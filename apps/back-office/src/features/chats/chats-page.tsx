import { Empty, Flex, Grid } from 'antd';
import { useParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ChatList } from './chat-list.tsx';
import { Conversation } from './conversation.tsx';

/**
 * Screen with the list of conversations and the open one beside it. A narrow screen shows only one of them.
 */
export function ChatsPage() {
  const { t } = useWords();
  const { id = null } = useParams();
  const isWide = Grid.useBreakpoint().lg ?? true;
  const conversation = id === null ? null : <Conversation key={id} id={id} isAlone={!isWide} />;
  return (
    <div className="office-chats">
      <PageHead title={t('backOfficeChats.chats')} />
      {isWide ? (
        <Flex gap={16} className="shrinks grows">
          <Flex vertical className="w-360 rigid shrinks">
            <ChatList chosen={id} />
          </Flex>
          {conversation ?? <Empty className="grows self-center" description={t('backOfficeChats.choose')} />}
        </Flex>
      ) : (
        (conversation ?? <ChatList chosen={null} />)
      )}
    </div>
  );
}

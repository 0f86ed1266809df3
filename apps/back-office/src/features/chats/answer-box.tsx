import type { StaffChat } from '@farad/contract/office/messages/chat';
import { chatLimits } from '@farad/domain/chat';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Input, Typography } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMe, useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { invalidate } from '#ui/call/call-key.ts';
import { failureText } from '#ui/call/call-failed.tsx';

/** Returns a new idempotency key (128 random bits), so that a message sent again after a failure is stored once. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends an answer. A success needs no notification, because the answer appears in the conversation. */
function useAnswer(id: string, onSent: () => void) {
  const words = useWords();
  const { api } = useOffice();
  const { notification } = App.useApp();
  const queries = useQueryClient();
  const key = useRef(newKey());
  return useMutation({
    mutationFn: (text: string) => answerOf(api.answerChat({ id, body: { text, key: key.current } })),
    onSuccess: async () => {
      key.current = newKey();
      onSent();
      await invalidate(queries, ...answersOf.chats);
    },
    onError: (error) => {
      notification.error({ title: words.t('backOfficeChats.notSent'), description: failureText(error, words) });
    },
  });
}

/** Form to answer the customer. If the staff member may not answer, shows why. */
export function AnswerBox({ chat: { id, state, staff, email } }: { chat: StaffChat }) {
  const { t } = useWords();
  const me = useMe();
  const [text, setText] = useState('');
  const answer = useAnswer(id, () => setText(''));
  if (state === 'closed') return <Alert type="info" title={t('backOfficeChats.isClosed')} />;
  if (state === 'open' && staff !== null && staff.id !== me.id) {
    return <Alert type="info" title={t('backOfficeChats.othersChat', { name: staff.name })} />;
  }
  const send = (): void => {
    if (text.trim() !== '' && !answer.isPending) answer.mutate(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Flex vertical gap={4}>
      <Flex gap={8} align="end">
        <Input.TextArea
          aria-label={t('backOfficeChats.answer')}
          placeholder={t('backOfficeChats.answer')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={chatLimits.textMax}
        />
        <Button type="primary" loading={answer.isPending} disabled={text.trim() === ''} onClick={send}>
          {t('backOfficeChats.send')}
        </Button>
      </Flex>
      <Typography.Text type="secondary" className="text-12">
        {t('backOfficeChats.sendHint')} {state === 'waiting' ? t('backOfficeChats.takes') : ''}{' '}
        {email === '' ? t('backOfficeChats.noMailbox') : t('backOfficeChats.mailbox', { email })}
      </Typography.Text>
    </Flex>
  );
}

import type { StaffFeedback } from '@farad/contract/office/messages/feedback';
import { Button, Flex } from 'antd';
import { useParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { History } from '#ui/page/history.tsx';
import { NoteList } from '#ui/page/note-list.tsx';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { letterWords, StateTag, touchedByLetter } from './feedback-words.tsx';
import { Letter } from './letter.tsx';

function Move({ letter: { number, state } }: { letter: StaffFeedback }) {
  const { t } = useWords();
  const { api } = useOffice();
  const isClosed = state === 'closed';
  const move = useChange(
    letterWords,
    () => answerOf(api.moveFeedback({ number, body: { state: isClosed ? 'new' : 'closed' } })),
    touchedByLetter,
  );
  return (
    <Button size="small" loading={move.isPending} onClick={() => move.mutate(undefined)}>
      {t(isClosed ? 'backOfficeFeedback.reopen' : 'backOfficeFeedback.close')}
    </Button>
  );
}

function Notes({ letter: { number, notes } }: { letter: StaffFeedback }) {
  const { api } = useOffice();
  return (
    <NoteList
      notes={notes}
      mayWrite
      onAdd={(text) => answerOf(api.noteFeedback({ number, body: { text } }))}
      onRemove={(noteId) => answerOf(api.removeFeedbackNote({ number, noteId, body: {} }))}
      touched={touchedByLetter}
    />
  );
}

/** Drawer of one letter: message, answers and notes. */
export function FeedbackDrawer() {
  const { t } = useWords();
  const may = useMay();
  const { number = '' } = useParams();
  const details = useCall('staffFeedback', { number });
  const letter = details.data;
  const tabsOf = (shown: StaffFeedback): readonly DrawerTab[] => [
    { key: 'letter', label: t('backOfficeFeedback.message'), content: <Letter letter={shown} /> },
    { key: 'notes', label: t('backOfficeFeedback.notes'), content: <Notes letter={shown} /> },
    ...(may('view_audit')
      ? [
          {
            key: 'history',
            label: t('backOfficeFeedback.history'),
            content: <History object="feedback" id={shown.id} />,
          },
        ]
      : []),
  ];
  return (
    <RowDrawer
      list="/feedback"
      title={t('backOfficeFeedback.one', { number })}
      tabs={letter === undefined ? undefined : tabsOf(letter)}
      error={details.error}
      onRetry={() => void details.refetch()}
      extra={
        letter === undefined ? null : (
          <Flex wrap gap={4} align="center">
            <StateTag state={letter.state} />
            <Move letter={letter} />
          </Flex>
        )
      }
    />
  );
}

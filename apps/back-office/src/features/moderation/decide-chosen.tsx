import type { StaffWriting } from '@farad/contract/office/content/reviews';
import { Button, Flex, Modal, Popconfirm, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { RejectForm } from './reject-form.tsx';

const approved = { done: 'backOfficeQueues.approved', notDone: 'backOfficeQueues.notModerated' } as const;
const rejected = { done: 'backOfficeQueues.rejected', notDone: 'backOfficeQueues.notModerated' } as const;
const touched = ['staffWritings', 'waitingWritings', 'unansweredQuestions'] as const;

/** Buttons that approve all ticked reviews, questions and answers, or reject them with one reason. */
export function DecideChosen({ writings, onDone }: { writings: readonly StaffWriting[]; onDone: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [isRefusing, setRefusing] = useState(false);
  const approve = useChange(
    approved,
    async () => {
      for (const { kind, id } of writings) {
        await answerOf(api.moderate({ kind, writingId: id, body: { decision: 'approve' } }));
      }
    },
    touched,
    onDone,
  );
  const reject = useChange(
    rejected,
    async (reason: string) => {
      for (const { kind, id } of writings) {
        await answerOf(api.moderate({ kind, writingId: id, body: { decision: 'reject', reason } }));
      }
    },
    touched,
    () => {
      setRefusing(false);
      onDone();
    },
  );
  if (writings.length === 0) return null;
  return (
    <Flex gap={8} align="center" wrap>
      <Typography.Text>{t('backOfficeQueues.chosen', { count: writings.length })}</Typography.Text>
      <Popconfirm title={t('backOfficeQueues.approveChosen')} onConfirm={() => approve.mutate(undefined)}>
        <Button type="primary" loading={approve.isPending}>
          {t('backOfficeQueues.approve')}
        </Button>
      </Popconfirm>
      <Button danger onClick={() => setRefusing(true)}>
        {t('backOfficeQueues.reject')}
      </Button>
      <Modal
        open={isRefusing}
        title={t('backOfficeQueues.rejectQuestion')}
        onCancel={() => setRefusing(false)}
        footer={null}
        destroyOnHidden
      >
        <RejectForm isBusy={reject.isPending} onReject={(reason) => reject.mutate(reason)} />
      </Modal>
    </Flex>
  );
}

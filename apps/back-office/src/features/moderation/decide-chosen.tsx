import type { StaffWriting } from '@farad/contract/back-office-writings';
import { writingLimits } from '@farad/domain/review';
import { Button, Flex, Form, Input, Modal, Popconfirm, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '../../api.ts';
import { useWords } from '../../i18n/words.tsx';
import { useOffice } from '../../office.tsx';
import { useChange } from '../../ui/use-change.ts';

const approved = { done: 'backOfficeQueues.approved', notDone: 'backOfficeQueues.notModerated' } as const;
const rejected = { done: 'backOfficeQueues.rejected', notDone: 'backOfficeQueues.notModerated' } as const;
const touched = [['writings'], ['moderation'], ['unanswered']] as const;

/** Lets several through, or refuses them for one reason; each decision is one of its own. */
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
        <Form layout="vertical" onFinish={({ reason }: { reason: string }) => reject.mutate(reason.trim())}>
          <Typography.Paragraph>{t('backOfficeQueues.rejectConsequence')}</Typography.Paragraph>
          <Form.Item
            name="reason"
            label={t('backOfficeQueues.rejectReason')}
            rules={[{ required: true, whitespace: true, max: writingLimits.reasonMax }]}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={writingLimits.reasonMax} />
          </Form.Item>
          <Button type="primary" danger htmlType="submit" loading={reject.isPending}>
            {t('backOfficeQueues.reject')}
          </Button>
        </Form>
      </Modal>
    </Flex>
  );
}

import { writingLimits } from '@farad/domain/review';
import { Button, Form, Input, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** Form for the reason of a rejection, which is sent to the author. */
export function RejectForm({ isBusy, onReject }: { isBusy: boolean; onReject: (reason: string) => void }) {
  const { t } = useWords();
  return (
    <Form layout="vertical" onFinish={({ reason }: { reason: string }) => onReject(reason.trim())}>
      <Typography.Paragraph>{t('backOfficeQueues.rejectConsequence')}</Typography.Paragraph>
      <Form.Item
        name="reason"
        label={t('backOfficeQueues.rejectReason')}
        rules={[{ required: true, whitespace: true, max: writingLimits.reasonMax }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={writingLimits.reasonMax} />
      </Form.Item>
      <Button type="primary" danger htmlType="submit" loading={isBusy}>
        {t('backOfficeQueues.reject')}
      </Button>
    </Form>
  );
}

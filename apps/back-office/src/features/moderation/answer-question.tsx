import { writingLimits } from '@farad/domain/review';
import { Button, Form, Input, Modal, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';

/** A question, or a review of the shop, that the shop answers. */
export interface QuestionToAnswer {
  readonly _id: string;
  /** null = it is a review of the shop. */
  readonly product: { readonly mpn: string } | null;
  readonly text: string;
  /** The shop's earlier answer; absent = none. */
  readonly answer?: string;
}

const outcome = { done: 'backOfficeQueues.answered', notDone: 'backOfficeQueues.notAnswered' } as const;
const lists = ['waitingWritings', 'unansweredQuestions', 'staffWritings', 'auditLog'] as const;

/** Form for the shop's answer. */
export function AnswerForm({ asked, onClose }: { asked: QuestionToAnswer; onClose: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const answer = useChange(
    outcome,
    (text: string) =>
      answerOf(
        asked.product === null
          ? api.answerShopReview({ reviewId: asked._id, body: { text } })
          : api.answerAsShop({ questionId: asked._id, body: { text } }),
      ),
    lists,
    onClose,
  );
  return (
    <Form
      layout="vertical"
      initialValues={{ text: asked.answer ?? '' }}
      onFinish={({ text }: { text: string }) => answer.mutate(text.trim())}
    >
      <FieldRefusal of={answer.error} />
      <Typography.Paragraph type="secondary" className="keeps-lines">
        {asked.text}
      </Typography.Paragraph>
      <Typography.Paragraph>
        {t(asked.product === null ? 'backOfficeQueues.reviewAnswerConsequence' : 'backOfficeQueues.answerConsequence')}
      </Typography.Paragraph>
      <Form.Item
        name="text"
        label={t('backOfficeQueues.answerText')}
        rules={[{ required: true, whitespace: true, max: writingLimits.answerMax }]}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={writingLimits.answerMax} showCount />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={answer.isPending}>
        {t('backOfficeQueues.sendAnswer')}
      </Button>
    </Form>
  );
}

/** Dialog with the form for the shop's answer; `asked` null = it is closed. */
export function AnswerQuestion({ asked, onClose }: { asked: QuestionToAnswer | null; onClose: () => void }) {
  const { t } = useWords();
  const titleOf = ({ product }: QuestionToAnswer): string =>
    product === null ? t('backOfficeQueues.reviewAnswer') : t('backOfficeQueues.answerAs', { mpn: product.mpn });
  return (
    <Modal
      open={asked !== null}
      title={asked === null ? '' : titleOf(asked)}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      {asked === null ? null : <AnswerForm asked={asked} onClose={onClose} />}
    </Modal>
  );
}

import type { StaffWriting } from '@farad/contract/office/content/reviews';
import { writingKinds, writingLimits } from '@farad/domain/review';
import { Button, Empty, Form, Input, Typography } from 'antd';
import { useParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { History } from '#ui/page/history.tsx';
import { RowDrawer } from '#ui/page/row-drawer.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { AnswerForm } from './answer-question.tsx';
import { WrittenAbout } from './written-about.tsx';

const rewritten = { done: 'backOfficeQueues.answerChanged', notDone: 'backOfficeQueues.answerNotChanged' } as const;
const touched = ['staffWritings', 'auditLog'] as const;

function RewriteAnswer({ writing: { id, text } }: { writing: StaffWriting }) {
  const { t } = useWords();
  const { api } = useOffice();
  const rewrite = useChange(
    rewritten,
    (changed: string) => answerOf(api.rewriteAnswer({ answerId: id, body: { text: changed } })),
    touched,
  );
  return (
    <Form
      layout="vertical"
      initialValues={{ text }}
      onFinish={({ text: changed }: { text: string }) => rewrite.mutate(changed.trim())}
    >
      <FieldRefusal of={rewrite.error} />
      <Form.Item
        name="text"
        label={t('backOfficeQueues.answerText')}
        extra={t('backOfficeQueues.rewriteConsequence')}
        rules={[{ required: true, whitespace: true, max: writingLimits.answerMax }]}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={writingLimits.answerMax} showCount />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={rewrite.isPending}>
        {t('backOfficeQueues.changeAnswer')}
      </Button>
    </Form>
  );
}

function Words({ writing }: { writing: StaffWriting }) {
  const { t } = useWords();
  const { id, kind, product, question, text, pros, cons, isShop, answer, state } = writing;
  return (
    <>
      <p>
        <WrittenAbout product={product} />
      </p>
      {question === '' ? null : (
        <Typography.Paragraph type="secondary">{t('backOfficeQueues.answerTo', { question })}</Typography.Paragraph>
      )}
      {isShop ? (
        <RewriteAnswer writing={writing} />
      ) : (
        <Typography.Paragraph className="keeps-lines">{text}</Typography.Paragraph>
      )}
      {pros === '' ? null : <p>{t('backOfficeQueues.prosAre', { pros })}</p>}
      {cons === '' ? null : <p>{t('backOfficeQueues.consAre', { cons })}</p>}
      {kind === 'shop_review' && state !== 'rejected' ? (
        <AnswerForm asked={{ _id: id, product, text: '', answer }} onClose={() => undefined} />
      ) : null}
    </>
  );
}

/** Drawer of one review, question or answer with its history. Staff can change the shop's answer. */
export function WritingDrawer() {
  const { t, named } = useWords();
  const { kind: kindText, id = '' } = useParams();
  const kind = writingKinds.find((each) => each === kindText) ?? 'review';
  const found = useCall('staffWritings', { query: { kind, id } });
  const writing = found.data === undefined ? undefined : (found.data.writings[0] ?? null);
  return (
    <RowDrawer
      list="/moderation/all"
      title={`${named(`backOfficeQueues.kind_${kind}`)} ${writing?.product?.mpn ?? ''}`}
      tabs={
        writing === undefined
          ? undefined
          : [
              {
                key: 'words',
                label: t('backOfficeQueues.text'),
                content:
                  writing === null ? (
                    <Empty description={t('backOfficeQueues.noSuchWriting')} />
                  ) : (
                    <Words key={writing.text + writing.answer} writing={writing} />
                  ),
              },
              { key: 'history', label: t('backOfficeQueues.history'), content: <History object={kind} id={id} /> },
            ]
      }
      error={found.error}
      onRetry={() => void found.refetch()}
    />
  );
}

import { Button, Card, Empty, Flex, Modal, Rate, Segmented, Skeleton, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { RejectForm } from './reject-form.tsx';
import { AnswerQuestion, type QuestionToAnswer } from './answer-question.tsx';
import { WrittenAbout } from './written-about.tsx';
import { UnansweredQuestions } from './unanswered-questions.tsx';

type Writing = Answer<'waitingWritings'>['writings'][number];

const approved = { done: 'backOfficeQueues.approved', notDone: 'backOfficeQueues.notModerated' } as const;
const rejected = { done: 'backOfficeQueues.rejected', notDone: 'backOfficeQueues.notModerated' } as const;
const queue = ['waitingWritings', 'staffWritings', 'auditLog'] as const;

function Reject({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const { api } = useOffice();
  const reject = useChange(
    rejected,
    (reason: string) =>
      answerOf(api.moderate({ kind: writing.kind, writingId: writing._id, body: { decision: 'reject', reason } })),
    queue,
    onClose,
  );
  return <RejectForm isBusy={reject.isPending} onReject={(reason) => reject.mutate(reason)} />;
}

function WritingCard({
  writing,
  onReject,
  onAnswer,
}: {
  writing: Writing;
  onReject: () => void;
  onAnswer: () => void;
}) {
  const { t, named, dateTime } = useWords();
  const { api } = useOffice();
  const approve = useChange(
    approved,
    () => answerOf(api.moderate({ kind: writing.kind, writingId: writing._id, body: { decision: 'approve' } })),
    queue,
  );
  const { product, rating, text, pros, cons, question } = writing;
  return (
    <Card size="small" role="listitem">
      <Flex vertical gap={8}>
        <Flex wrap gap={8} align="center">
          <Tag>{named(`backOfficeQueues.kind_${writing.kind}`)}</Tag>
          <WrittenAbout product={product} />
          {rating === null ? null : (
            <span role="img" aria-label={t('backOfficeQueues.stars', { rating })}>
              <Rate disabled value={rating} className="text-14" aria-hidden />
            </span>
          )}
          <Typography.Text type="secondary">
            {writing.authorName} · {dateTime(writing.createdAt)}
          </Typography.Text>
        </Flex>
        {question === '' ? null : (
          <Typography.Paragraph type="secondary" className="flush">
            {t('backOfficeQueues.answerTo', { question })}
          </Typography.Paragraph>
        )}
        <Typography.Paragraph className="flush keeps-lines">{text}</Typography.Paragraph>
        {pros === '' ? null : <div>{t('backOfficeQueues.prosAre', { pros })}</div>}
        {cons === '' ? null : <div>{t('backOfficeQueues.consAre', { cons })}</div>}
        <Flex wrap gap={8}>
          <Button type="primary" loading={approve.isPending} onClick={() => approve.mutate(undefined)}>
            {t('backOfficeQueues.approve')}
          </Button>
          {writing.kind === 'question' || writing.kind === 'shop_review' ? (
            <Button onClick={onAnswer}>{t('backOfficeQueues.answer')}</Button>
          ) : null}
          <Button danger onClick={onReject}>
            {t('backOfficeQueues.reject')}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}

const kinds = ['all', 'review', 'question', 'answer', 'shop_review', 'unanswered'] as const;

/** Reviews, questions and answers that wait for approval: one kind or all. */
function Waiting({
  wanted,
  onReject,
  onAnswer,
}: {
  wanted: string;
  onReject: (writing: Writing) => void;
  onAnswer: (writing: Writing) => void;
}) {
  const { t } = useWords();
  const waiting = useCall('waitingWritings');
  if (waiting.error !== null) return <CallFailed error={waiting.error} onRetry={() => void waiting.refetch()} />;
  if (waiting.data === undefined) return <Skeleton active />;
  const shown = waiting.data.writings.filter(({ kind }) => wanted === 'all' || kind === wanted);
  if (shown.length === 0) return <Empty description={t('backOfficeQueues.nothingWaits')} />;
  return (
    <Flex vertical gap={12} role="list" aria-label={t('backOfficeQueues.moderation')}>
      {shown.map((writing) => (
        <WritingCard
          key={`${writing.kind} ${writing._id}`}
          writing={writing}
          onReject={() => onReject(writing)}
          onAnswer={() => onAnswer(writing)}
        />
      ))}
    </Flex>
  );
}

/**
 * Screen with the reviews, questions and answers that wait for approval, oldest first, and with published questions
 * that the shop has not answered.
 */
export function ModerationPage() {
  const { t, named } = useWords();
  const [params, setParams] = useSearchParams();
  const [refused, setRefused] = useState<Writing | null>(null);
  const [question, setQuestion] = useState<QuestionToAnswer | null>(null);
  const wanted = kinds.find((kind) => kind === params.get('kind')) ?? 'all';
  return (
    <>
      <PageHead title={t('backOfficeQueues.moderation')}>
        <Link to="/moderation/all">{t('backOfficeQueues.toAll')}</Link>
        <div className="max-full scrolls-x">
          <Segmented
            aria-label={t('backOfficeQueues.kind')}
            value={wanted}
            onChange={(kind) => setParams(kind === 'all' ? {} : { kind }, { replace: true })}
            options={kinds.map((kind) => ({ value: kind, label: named(`backOfficeQueues.kinds_${kind}`) }))}
          />
        </div>
      </PageHead>
      {wanted === 'unanswered' ? (
        <UnansweredQuestions onAnswer={setQuestion} />
      ) : (
        <Waiting wanted={wanted} onReject={setRefused} onAnswer={setQuestion} />
      )}
      <AnswerQuestion asked={question} onClose={() => setQuestion(null)} />
      <Modal
        open={refused !== null}
        title={t('backOfficeQueues.rejectQuestion')}
        onCancel={() => setRefused(null)}
        footer={null}
        destroyOnHidden
      >
        {refused === null ? null : <Reject writing={refused} onClose={() => setRefused(null)} />}
      </Modal>
    </>
  );
}

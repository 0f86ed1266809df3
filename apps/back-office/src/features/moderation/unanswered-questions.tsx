import { Button, Card, Empty, Flex, Skeleton, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import type { QuestionToAnswer } from './answer-question.tsx';

/** List of published questions that the shop has not answered, oldest first. */
export function UnansweredQuestions({ onAnswer }: { onAnswer: (asked: QuestionToAnswer) => void }) {
  const { t, dateTime } = useWords();
  const { place } = useOffice();
  const waiting = useCall('unansweredQuestions');
  if (waiting.error !== null) return <CallFailed error={waiting.error} onRetry={() => void waiting.refetch()} />;
  if (waiting.data === undefined) return <Skeleton active />;
  const { questions } = waiting.data;
  if (questions.length === 0) return <Empty description={t('backOfficeQueues.nothingUnanswered')} />;
  return (
    <Flex vertical gap={12} role="list" aria-label={t('backOfficeQueues.kinds_unanswered')}>
      {questions.map((question) => (
        <Card key={question._id} size="small" role="listitem">
          <Flex vertical gap={8} align="start">
            <Flex wrap gap={8} align="center">
              <a
                href={`${place.site}/product/${question.product.seo}#questions`}
                target="_blank"
                rel="noreferrer"
                className="office-number"
              >
                {question.product.mpn}
              </a>
              <Typography.Text type="secondary">
                {question.authorName} · {dateTime(question.createdAt)}
              </Typography.Text>
            </Flex>
            <Typography.Paragraph className="flush keeps-lines">{question.text}</Typography.Paragraph>
            <Button type="primary" onClick={() => onAnswer(question)}>
              {t('backOfficeQueues.answer')}
            </Button>
          </Flex>
        </Card>
      ))}
    </Flex>
  );
}

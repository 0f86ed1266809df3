import type { StaffFeedback } from '@farad/contract/office/messages/feedback';
import { feedbackLimits } from '@farad/domain/feedback';
import { Alert, Button, Card, Descriptions, Flex, Form, Input, Typography } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { EmailLink, PhoneLink } from '#ui/page/contact.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { touchedByLetter } from './feedback-words.tsx';

const answered = { done: 'backOfficeFeedback.answered', notDone: 'backOfficeFeedback.notAnswered' } as const;

function AnswerForm({ letter: { number, email } }: { letter: StaffFeedback }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [form] = Form.useForm<{ text: string }>();
  const send = useChange(
    answered,
    (text: string) => answerOf(api.answerFeedback({ number, body: { text } })),
    touchedByLetter,
    () => form.resetFields(),
  );
  return (
    <Form form={form} layout="vertical" onFinish={({ text }) => send.mutate(text.trim())}>
      <FieldRefusal of={send.error} />
      <Form.Item
        name="text"
        label={t('backOfficeFeedback.newAnswer')}
        extra={t('backOfficeFeedback.answerConsequence', { email })}
        rules={[{ required: true, whitespace: true, max: feedbackLimits.answerMax }]}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} maxLength={feedbackLimits.answerMax} showCount />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={send.isPending}>
        {t('backOfficeFeedback.answer')}
      </Button>
    </Form>
  );
}

/** A letter, its author, the answers sent so far, and the form for another answer. */
export function Letter({ letter }: { letter: StaffFeedback }) {
  const { t, named, dateTime } = useWords();
  const { subject, name, email, phone, orderNumber, customerId, locale, text, answers, createdAt } = letter;
  const facts = [
    {
      key: 'subject',
      label: t('backOfficeFeedback.subject'),
      children: named(`backOfficeFeedback.${subject}_subject`),
    },
    { key: 'created', label: t('backOfficeFeedback.createdAt'), children: dateTime(createdAt) },
    {
      key: 'who',
      label: t('backOfficeFeedback.who'),
      children: (
        <span className="breaks">
          {customerId === null ? (
            `${name} (${t('backOfficeFeedback.guest')})`
          ) : (
            <Link to={`/customers/${customerId}`}>{name}</Link>
          )}
        </span>
      ),
    },
    {
      key: 'contact',
      label: t('backOfficeFeedback.contact'),
      children: phone === '' ? <EmailLink email={email} /> : <PhoneLink phone={phone} />,
    },
    { key: 'locale', label: t('backOfficeFeedback.locale'), children: locale },
    ...(orderNumber === ''
      ? []
      : [
          {
            key: 'order',
            label: t('backOfficeFeedback.order'),
            children: (
              <Link to={`/orders?text=${encodeURIComponent(orderNumber)}`} title={t('backOfficeFeedback.orderTyped')}>
                {orderNumber}
              </Link>
            ),
          },
        ]),
  ];
  return (
    <Flex vertical gap={16}>
      <Descriptions size="small" column={{ xs: 1, sm: 2 }} items={facts} />
      <Card size="small">
        <Typography.Paragraph className="keeps-lines breaks flush">{text}</Typography.Paragraph>
      </Card>
      {answers.map((answer) => (
        <Card key={answer.id} size="small" title={t('backOfficeFeedback.ourAnswer')}>
          <Typography.Paragraph className="keeps-lines breaks">{answer.text}</Typography.Paragraph>
          <Typography.Text type="secondary">
            {answer.by} · {dateTime(answer.at)}
          </Typography.Text>
        </Card>
      ))}
      {email === '' ? <Alert type="info" title={t('backOfficeFeedback.onlyPhone')} /> : <AnswerForm letter={letter} />}
    </Flex>
  );
}

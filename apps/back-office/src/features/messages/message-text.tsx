import { fillTemplate, messageTextLimits, smsParts, templateProblem } from '@farad/domain/setting';
import { Alert, Button, Card, Flex, Form, Input, Tag, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';
import type { Template, Texts } from './own-texts.ts';

const testWords = { done: 'backOfficeSettings.testSent', notDone: 'backOfficeSettings.testNotSent' } as const;

type Told = Texts[number];

interface MessageTextProps {
  readonly template: Template;
  readonly value: Told;
  readonly onChange: (typed: Told) => void;
}

/** List of the placeholders that the text may or must contain. */
function Slots({ template }: { template: Template }) {
  const { t, named } = useWords();
  return (
    <Flex wrap gap={8} align="center">
      <Typography.Text type="secondary">{t('backOfficeSettings.slots')}:</Typography.Text>
      {template.placeholders.map(({ name, isRequired }) => (
        <Tag key={name}>
          <Typography.Text code copyable={{ text: `{${name}}` }}>{`{${name}}`}</Typography.Text>{' '}
          {named(`backOfficeSettings.slot_${name}`)}
          {isRequired ? ` (${t('backOfficeSettings.slotRequired')})` : ''}
        </Tag>
      ))}
    </Flex>
  );
}

/** Preview of the text with example values. */
function Preview({ template, value }: Pick<MessageTextProps, 'template' | 'value'>) {
  const { t } = useWords();
  const values = template.example[value.locale];
  const text = fillTemplate(value.text, values);
  return (
    <Card size="small" title={t('backOfficeSettings.preview_text')}>
      {value.channel === 'email' ? (
        <Typography.Paragraph strong>{fillTemplate(value.subject, values)}</Typography.Paragraph>
      ) : null}
      <Typography.Paragraph className="keeps-space breaks">{text}</Typography.Paragraph>
      {value.channel === 'sms' ? (
        <Flex gap={8}>
          <Tag>{t('backOfficeSettings.signs', { count: text.length })}</Tag>
          <Tag>{t('backOfficeSettings.parts', { count: smsParts(text) })}</Tag>
        </Flex>
      ) : null}
    </Card>
  );
}

/** Editor of one message text with validation and preview. A button sends a test message. */
export function MessageText({ template, value, onChange }: MessageTextProps) {
  const { t } = useWords();
  const { api } = useOffice();
  const test = useChange(testWords, () => answerOf(api.testMessage({ body: value })), ['auditLog']);
  const problem = templateProblem(value, template.placeholders);
  const usual = { ...value, ...template.usual[value.channel][value.locale] };
  const name = problem === null ? '' : `{${problem.name}}`;
  return (
    <Form layout="vertical" component="div">
      {value.channel === 'email' ? (
        <Form.Item label={t('backOfficeSettings.subject')} htmlFor="message-subject" required>
          <Input
            id="message-subject"
            maxLength={messageTextLimits.subject}
            value={value.subject}
            onChange={({ target }) => onChange({ ...value, subject: target.value })}
          />
        </Form.Item>
      ) : null}
      <Form.Item label={t('backOfficeSettings.messageText')} htmlFor="message-text" required>
        <Input.TextArea
          id="message-text"
          autoSize={{ minRows: 3, maxRows: 16 }}
          maxLength={messageTextLimits.text}
          value={value.text}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
        />
      </Form.Item>
      <Flex vertical gap={12}>
        <Slots template={template} />
        {problem === null ? null : (
          <Alert
            type="error"
            showIcon
            title={
              problem.kind === 'unknown'
                ? t('backOfficeSettings.slotUnknown', { name })
                : t('backOfficeSettings.slotMissing', { name })
            }
          />
        )}
        <Preview template={template} value={value} />
        <Flex wrap gap={12}>
          <Button
            onClick={() => onChange(usual)}
            disabled={usual.text === value.text && usual.subject === value.subject}
          >
            {t('backOfficeSettings.toUsualText')}
          </Button>
          <Button onClick={() => test.mutate(undefined)} loading={test.isPending} disabled={problem !== null}>
            {t('backOfficeSettings.sendTest')}
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}

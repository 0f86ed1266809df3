import { chatIdLengthMax, staffEvents, staffRuleOf, type StaffEvent } from '@farad/domain/setting';
import { hookLimits } from '@farad/domain/customer-api';
import { Checkbox, Flex, Form, Input, Select, Typography } from 'antd';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { SettingCard } from '#ui/setting/setting-card.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft, type SettingValue } from '#ui/setting/use-setting.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { MessagesHead } from './messages-head.tsx';

type Notices = SettingValue<'staff_notices'>;
type Change = (changes: Partial<Notices>) => void;

interface FieldsProps {
  readonly value: Notices;
  /** Name of the field that the API rejected; empty = none. */
  readonly wrongField: string;
  readonly onChange: Change;
}

/** Fields for the addresses to which staff notifications are sent. */
function Addresses({ value, wrongField, onChange }: FieldsProps) {
  const { t } = useWords();
  const wrong = (isWrong: boolean, words: string) => (isWrong ? { validateStatus: 'error' as const, help: words } : {});
  return (
    <Form layout="vertical" component="div" className="max-620">
      <Form.Item
        label={t('backOfficeSettings.staffEmails')}
        extra={t('backOfficeSettings.staffEmailsHint')}
        {...wrong(wrongField.startsWith('emails'), t('backOfficeSettings.staffEmailWrong'))}
      >
        <Select
          mode="tags"
          aria-label={t('backOfficeSettings.staffEmails')}
          tokenSeparators={[',', ' ', ';']}
          open={false}
          suffixIcon={null}
          value={value.emails}
          onChange={(emails) => onChange({ emails: emails.map((email) => email.trim()).filter(Boolean) })}
        />
      </Form.Item>
      <Form.Item
        label={t('backOfficeSettings.messengerUrl')}
        htmlFor="messenger-url"
        extra={t('backOfficeSettings.messengerUrlHint')}
        {...wrong(wrongField === 'url', t('backOfficeSettings.messengerUrlWrong'))}
      >
        <Input
          id="messenger-url"
          autoComplete="off"
          maxLength={hookLimits.urlLengthMax}
          value={value.url}
          onChange={({ target }) => onChange({ url: target.value.trim() })}
        />
      </Form.Item>
      <Form.Item
        label={t('backOfficeSettings.messengerChat')}
        htmlFor="messenger-chat"
        extra={t('backOfficeSettings.messengerChatHint')}
      >
        <Input
          id="messenger-chat"
          maxLength={chatIdLengthMax}
          value={value.chatId}
          onChange={({ target }) => onChange({ chatId: target.value.trim() })}
        />
      </Form.Item>
    </Form>
  );
}

/** Table that says by which channels staff are notified of each event. */
function Events({ value, onChange }: Omit<FieldsProps, 'wrongField'>) {
  const { t, named } = useWords();
  const rows = staffEvents.map((event) => staffRuleOf(value.rules, event));
  const set = (event: StaffEvent, way: 'email' | 'messenger', isOn: boolean): void =>
    onChange({ rules: rows.map((rule) => ({ ...rule, ...(rule.event === event ? { [way]: isOn } : {}) })) });
  const column = (way: 'email' | 'messenger') => ({
    title: named(`backOfficeSettings.channel_${way}`),
    key: way,
    render: (_: unknown, rule: (typeof rows)[number]) => (
      <Checkbox
        aria-label={`${named(`backOfficeSettings.staff_${rule.event}`)}: ${named(`backOfficeSettings.channel_${way}`)}`}
        disabled={way === 'messenger' && value.url === ''}
        checked={rule[way]}
        onChange={({ target }) => set(rule.event, way, target.checked)}
      />
    ),
  });
  return (
    <WideTable
      rowKey="event"
      size="small"
      pagination={false}
      // Fits on a phone: names of events wrap, and both columns of channels stay visible.
      scroll={{ x: 280 }}
      dataSource={rows}
      columns={[
        {
          title: t('backOfficeSettings.staffEvent'),
          key: 'event',
          render: (_, { event }) => named(`backOfficeSettings.staff_${event}`),
        },
        column('email'),
        column('messenger'),
      ]}
    />
  );
}

function Notices({ shown }: { shown: Answer<'shopSetting'> }) {
  const draft = useSettingDraft('staff_notices', shown);
  const { value, wrongField, change } = draft;
  return (
    <>
      <SettingForm draft={draft}>
        <Addresses value={value} wrongField={wrongField} onChange={change} />
        <Events value={value} onChange={change} />
      </SettingForm>
      <SettingVersions shown={shown} />
    </>
  );
}

/** Screen with the settings of notifications to staff by e-mail and messenger. */
export function StaffNoticesPage() {
  const { t } = useWords();
  return (
    <>
      <MessagesHead view="staff" />
      <Typography.Paragraph type="secondary">{t('backOfficeSettings.staffLead')}</Typography.Paragraph>
      <Flex vertical className="max-1080">
        <SettingCard of="staff_notices" title={t('backOfficeSettings.view_staff')}>
          {(shown) => <Notices shown={shown} />}
        </SettingCard>
      </Flex>
    </>
  );
}

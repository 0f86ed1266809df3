import {
  ruleOf,
  smsForecast,
  smsRules,
  notifiedEvents,
  type NoticeRule,
  type NotifiedEvent,
} from '@farad/domain/setting';
import { Checkbox, Flex, Form, Select, Skeleton, Typography } from 'antd';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { FigureField } from '#ui/field/figure-field.tsx';
import { SettingForm } from '#ui/setting/setting-form.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft, useShopSetting, type SettingValue } from '#ui/setting/use-setting.ts';
import { WideTable } from '#ui/table/wide-table.tsx';
import { MessagesHead } from './messages-head.tsx';
import type { Template } from './own-texts.ts';

type Notices = SettingValue<'notices'>;
type Parts = Readonly<Partial<Record<NotifiedEvent, number>>>;

/** Maximum price of one SMS part in roubles. */
const smsRoublesMax = 100;

interface RulesProps {
  readonly notices: Notices;
  readonly parts: Parts;
  readonly onChange: (rules: Notices['rules']) => void;
}

/** Table that says by which channel buyers are notified of each event. */
function RulesTable({ notices, parts, onChange }: RulesProps) {
  const { t, named, money } = useWords();
  const rows = notifiedEvents.map((event) => ruleOf(notices.rules, event));
  const set = (event: NotifiedEvent, changes: Partial<NoticeRule>): void =>
    onChange(rows.map((rule) => ({ ...rule, ...(rule.event === event ? changes : {}) })));
  const nameOf = (event: NotifiedEvent): string => named(`backOfficeSettings.message_${event}`);
  const check = (channel: 'email' | 'site') => (rule: NoticeRule) => (
    <Checkbox
      aria-label={`${nameOf(rule.event)}: ${named(`backOfficeSettings.channel_${channel}`)}`}
      checked={rule[channel]}
      onChange={({ target }) => set(rule.event, { [channel]: target.checked })}
    />
  );
  return (
    <WideTable
      rowKey="event"
      size="small"
      pagination={false}
      dataSource={rows}
      columns={[
        {
          title: t('backOfficeSettings.message'),
          key: 'event',
          render: (_, { event }) => <div className="w-part-300 wraps">{nameOf(event)}</div>,
        },
        { title: t('backOfficeSettings.channel_email'), key: 'email', render: (_, rule) => check('email')(rule) },
        { title: t('backOfficeSettings.channel_site'), key: 'site', render: (_, rule) => check('site')(rule) },
        {
          title: t('backOfficeSettings.channel_sms'),
          key: 'sms',
          render: (_, { event, sms }) => (
            <Select
              aria-label={`${nameOf(event)}: SMS`}
              value={sms}
              onChange={(chosen) => set(event, { sms: chosen })}
              options={smsRules.map((rule) => ({ value: rule, label: named(`backOfficeSettings.sms_${rule}`) }))}
              className="w-190"
            />
          ),
        },
        {
          title: t('backOfficeSettings.smsCost'),
          key: 'cost',
          align: 'right',
          render: (_, { event }) => {
            const count = parts[event] ?? 1;
            return `${t('backOfficeSettings.parts', { count })} · ${money((count * notices.smsKopecks) / 100)}`;
          },
        },
      ]}
    />
  );
}

/** Estimate of what SMS messages cost for a typical order under these rules. */
function Forecast({ notices, parts }: Omit<RulesProps, 'onChange'>) {
  const { t, money } = useWords();
  const line = (hasMail: boolean): string => {
    const { messages, parts: count, kopecks } = smsForecast(notices, parts, hasMail);
    return t('backOfficeSettings.smsForecast', {
      who: t(hasMail ? 'backOfficeSettings.buyerWithMail' : 'backOfficeSettings.buyerWithoutMail'),
      messages,
      parts: count,
      sum: money(kopecks / 100),
    });
  };
  return (
    <Flex vertical gap={4} role="status">
      <Typography.Text strong>{t('backOfficeSettings.smsOrder')}</Typography.Text>
      <Typography.Text>{line(true)}</Typography.Text>
      <Typography.Text>{line(false)}</Typography.Text>
      <Typography.Text type="secondary">{t('backOfficeSettings.smsOrderHint')}</Typography.Text>
    </Flex>
  );
}

const partsOf = (templates: readonly Template[]): Parts =>
  Object.fromEntries(
    notifiedEvents.map((event) => [event, templates.find(({ id }) => id === event)?.smsParts ?? 2] as const),
  );

function Ways({ shown, templates }: { shown: Answer<'shopSetting'>; templates: readonly Template[] }) {
  const { t } = useWords();
  const draft = useSettingDraft('notices', shown);
  const parts = partsOf(templates);
  return (
    <Flex vertical gap={16} className="max-1080">
      <SettingForm draft={draft}>
        <Form layout="vertical" component="div">
          <Form.Item
            label={t('backOfficeSettings.smsPrice')}
            htmlFor="sms-price"
            extra={t('backOfficeSettings.smsPriceHint')}
          >
            <FigureField
              id="sms-price"
              isFraction
              min={0}
              max={smsRoublesMax}
              value={draft.value.smsKopecks / 100}
              onChange={(typed) => (typed === null ? undefined : draft.change({ smsKopecks: Math.round(typed * 100) }))}
              className="w-140"
            />
          </Form.Item>
        </Form>
        <Forecast notices={draft.value} parts={parts} />
        <RulesTable notices={draft.value} parts={parts} onChange={(rules) => draft.change({ rules })} />
      </SettingForm>
      <SettingVersions shown={shown} />
    </Flex>
  );
}

/** Screen that chooses the channel of each event (SMS, e-mail, site or none). It shows what SMS messages will cost. */
export function WaysPage() {
  const { t } = useWords();
  const setting = useShopSetting('notices');
  const templates = useCall('messageTemplates');
  const failed = [setting, templates].find(({ error }) => error !== null);
  return (
    <>
      <MessagesHead view="ways" />
      <Typography.Paragraph type="secondary">{t('backOfficeSettings.waysLead')}</Typography.Paragraph>
      {failed?.error ? (
        <CallFailed error={failed.error} onRetry={() => void failed.refetch()} />
      ) : setting.data === undefined || templates.data === undefined ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <Ways shown={setting.data} templates={templates.data.messages} />
      )}
    </>
  );
}

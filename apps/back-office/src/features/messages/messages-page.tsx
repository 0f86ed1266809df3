import { messageChannels } from '@farad/domain/setting';
import { languages } from '@farad/domain/shared';
import { Flex, Form, Segmented, Select, Skeleton, Tag, Typography } from 'antd';
import { useState } from 'react';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { SettingBar } from '#ui/setting/setting-bar.tsx';
import { SettingVersions } from '#ui/setting/setting-versions.tsx';
import { useSettingDraft, useShopSetting } from '#ui/setting/use-setting.ts';
import { MessageText } from './message-text.tsx';
import { MessagesHead } from './messages-head.tsx';
import { textInUse, withText, type Template, type Texts, type Which } from './own-texts.ts';

interface ChoiceProps {
  readonly templates: readonly Template[];
  readonly which: Which;
  readonly texts: Texts;
  readonly onChoose: (changes: Partial<Which>) => void;
}

/** Fields that choose which text is edited: message, channel and language. */
function Choice({ templates, which, texts, onChoose }: ChoiceProps) {
  const { t, named } = useWords();
  const isOwn = (id: string): boolean => texts.some((each) => each.id === id);
  return (
    <Form layout="vertical" component="div">
      <Flex wrap gap="0 16px">
        <Form.Item label={t('backOfficeSettings.message')} className="grows-280 max-420">
          <Select
            aria-label={t('backOfficeSettings.message')}
            showSearch={{ optionFilterProp: 'label' }}
            value={which.id}
            onChange={(id) => onChoose({ id })}
            options={templates.map(({ id }) => ({
              value: id,
              label:
                named(`backOfficeSettings.message_${id}`) + (isOwn(id) ? ` · ${t('backOfficeSettings.ownText')}` : ''),
            }))}
          />
        </Form.Item>
        <Form.Item label={t('backOfficeSettings.channel')}>
          <Segmented
            value={which.channel}
            onChange={(channel) => onChoose({ channel })}
            options={messageChannels.map((channel) => ({
              value: channel,
              label: named(`backOfficeSettings.channel_${channel}`),
            }))}
          />
        </Form.Item>
        <Form.Item label={t('backOfficeSettings.language')}>
          <Segmented
            value={which.locale}
            onChange={(locale) => onChoose({ locale })}
            options={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
          />
        </Form.Item>
      </Flex>
    </Form>
  );
}

/** List of the texts that staff have changed, with language and channel. */
function OwnTexts({ texts, onChoose }: Pick<ChoiceProps, 'texts' | 'onChoose'>) {
  const { t, named } = useWords();
  if (texts.length === 0) return <Typography.Text type="secondary">{t('backOfficeSettings.noOwn')}</Typography.Text>;
  return (
    <Flex wrap gap={8} align="center">
      {texts.map(({ id, channel, locale }) => (
        <Tag key={`${id} ${channel} ${locale}`} className="office-opens">
          <Typography.Link onClick={() => onChoose({ id, channel, locale })}>
            {named(`backOfficeSettings.message_${id}`)} · {named(`backOfficeSettings.channel_${channel}`)} · {locale}
          </Typography.Link>
        </Tag>
      ))}
    </Flex>
  );
}

function Messages({ shown, templates }: { shown: Answer<'shopSetting'>; templates: readonly Template[] }) {
  const draft = useSettingDraft('messages', shown);
  const { locale } = useWords();
  const [first] = templates;
  const [which, setWhich] = useState<Which>({ id: first?.id ?? '', channel: 'sms', locale });
  const template = templates.find(({ id }) => id === which.id);
  const { texts } = draft.value;
  const choose = (changes: Partial<Which>): void => setWhich({ ...which, ...changes });
  return (
    <Flex vertical gap={16} className="max-1080">
      <OwnTexts texts={texts} onChoose={choose} />
      <Choice templates={templates} which={which} texts={texts} onChoose={choose} />
      {template === undefined ? null : (
        <MessageText
          key={`${which.id} ${which.channel} ${which.locale}`}
          template={template}
          value={textInUse(template, which, texts)}
          onChange={(typed) => draft.change({ texts: withText(template, typed, texts) })}
        />
      )}
      <SettingBar isDirty={draft.isDirty} isSaving={draft.isSaving} onSave={draft.save} onDiscard={draft.discard} />
      <SettingVersions shown={shown} />
    </Flex>
  );
}

/** Screen to change the texts of SMS and e-mail messages to buyers. */
export function MessagesPage() {
  const { t } = useWords();
  const setting = useShopSetting('messages');
  const templates = useCall('messageTemplates');
  const failed = [setting, templates].find(({ error }) => error !== null);
  return (
    <>
      <MessagesHead view="texts" />
      <Typography.Paragraph type="secondary">{t('backOfficeSettings.messagesLead')}</Typography.Paragraph>
      {failed?.error ? (
        <CallFailed error={failed.error} onRetry={() => void failed.refetch()} />
      ) : setting.data === undefined || templates.data === undefined ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <Messages shown={setting.data} templates={templates.data.messages} />
      )}
    </>
  );
}

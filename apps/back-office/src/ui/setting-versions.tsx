import type { Setting } from '@farad/contract/back-office-settings';
import { App, Button, Collapse, Flex, Tag, Timeline, Typography } from 'antd';

import { answerOf, type Answer } from '../api.ts';
import { useWords } from '../i18n/words.tsx';
import { useOffice } from '../office.tsx';
import { Difference } from './history.tsx';
import { useChange } from './use-change.ts';
import { settingTouches } from './use-setting.ts';

const restoreWords = { done: 'backOfficeSettings.restored', notDone: 'backOfficeSettings.notRestored' } as const;

type Shown = Answer<'shopSetting'>;
type Version = Shown['versions'][number];

/** A value field by field; what is no object has none. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

function VersionLine({
  version,
  earlier,
  isCurrent,
  onRestore,
}: {
  version: Version;
  earlier: Version | undefined;
  isCurrent: boolean;
  onRestore: () => void;
}) {
  const { t, dateTime } = useWords();
  return (
    <>
      <Flex wrap gap={8} align="center">
        <Typography.Text strong>
          {version.by === null ? t('backOfficeSettings.before') : `${dateTime(version.at)} · ${version.by}`}
        </Typography.Text>
        {version.restored === null ? null : <Tag>{t('backOfficeSettings.restoredFrom')}</Tag>}
        {isCurrent ? (
          <Tag color="green">{t('backOfficeSettings.current')}</Tag>
        ) : (
          <Button size="small" onClick={onRestore}>
            {t('backOfficeSettings.restore')}
          </Button>
        )}
      </Flex>
      {earlier === undefined ? null : (
        <div style={{ overflowWrap: 'anywhere' }}>
          <Difference entry={{ before: fieldsOf(earlier.value), after: fieldsOf(version.value), reason: '' }} />
        </div>
      )}
    </>
  );
}

/** Versions of a setting, the latest first; each can be taken back. */
export function SettingVersions({ shown }: { shown: Shown }) {
  const { t } = useWords();
  const { api } = useOffice();
  const { modal } = App.useApp();
  const { key } = shown.setting satisfies Setting;
  const [latest] = shown.versions;
  const restore = useChange(
    restoreWords,
    (version: string) => answerOf(api.restoreSetting({ body: { key, version, seen: latest?.id ?? null } })),
    settingTouches(key),
  );
  const ask = (version: string): void =>
    void modal.confirm({
      title: t('backOfficeSettings.restoreAsk'),
      okText: t('backOfficeSettings.restore'),
      onOk: () => restore.mutateAsync(version).catch(() => undefined),
    });
  const lines = shown.versions.map((version, index) => ({
    key: version.id,
    content: (
      <VersionLine
        version={version}
        earlier={shown.versions[index + 1]}
        isCurrent={index === 0}
        onRestore={() => ask(version.id)}
      />
    ),
  }));
  return (
    <Collapse
      ghost
      items={[
        {
          key: 'versions',
          label: t('backOfficeSettings.versions'),
          children:
            lines.length === 0 ? (
              <Typography.Text type="secondary">{t('backOfficeSettings.noVersions')}</Typography.Text>
            ) : (
              <Timeline items={lines} />
            ),
        },
      ]}
    />
  );
}

import type { Setting } from '@farad/contract/office/settings/setting';
import { App, Button, Collapse, Flex, Tag, Timeline, Typography } from 'antd';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { settingDifference } from './setting-difference.ts';
import { noTitles, settingPathText, settingValueText, type Titles } from './setting-words.ts';
import { useChange } from '../call/use-change.ts';
import { settingTouches } from './use-setting.ts';

/** Messages after a version was restored, or could not be. */
export const restoreWords = { done: 'backOfficeSettings.restored', notDone: 'backOfficeSettings.notRestored' } as const;

type Shown = Answer<'shopSetting'>;
type Version = Shown['versions'][number];

function Changes({ before, after, titles }: { before: unknown; after: unknown; titles: Titles }) {
  const { t, named } = useWords();
  const valueText = (value: string): string => settingValueText(value, named, titles);
  return (
    <div className="breaks">
      {settingDifference(before, after).map((change) => (
        <div key={change.field}>
          {settingPathText(change.field, named, titles)}:{' '}
          {change.before === null ? null : <Typography.Text delete>{valueText(change.before)}</Typography.Text>}
          {change.before !== null && change.after !== null ? ' → ' : ' '}
          {change.after === null ? (
            t('backOfficeStaff.nothing')
          ) : (
            <Typography.Text strong>{valueText(change.after)}</Typography.Text>
          )}
        </div>
      ))}
    </div>
  );
}

function VersionLine({
  version,
  earlier,
  isCurrent,
  titles,
  onRestore,
}: {
  version: Version;
  earlier: Version | undefined;
  isCurrent: boolean;
  titles: Titles;
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
          <Tag color="success">{t('backOfficeSettings.current')}</Tag>
        ) : (
          <Button size="small" onClick={onRestore}>
            {t('backOfficeSettings.restore')}
          </Button>
        )}
      </Flex>
      {earlier === undefined ? null : <Changes before={earlier.value} after={version.value} titles={titles} />}
    </>
  );
}

interface VersionListProps {
  /** Latest first. */
  readonly versions: readonly Version[];
  readonly titles?: Titles;
  readonly onRestore: (version: string) => Promise<unknown>;
}

/** List of versions with what changed in each. An earlier one can be restored. */
export function VersionList({ versions, titles = noTitles, onRestore }: VersionListProps) {
  const { t } = useWords();
  const { modal } = App.useApp();
  const ask = (version: string): void =>
    void modal.confirm({
      title: t('backOfficeSettings.restoreAsk'),
      okText: t('backOfficeSettings.restore'),
      onOk: () => onRestore(version).catch(() => undefined),
    });
  const lines = versions.map((version, index) => ({
    key: version.id,
    content: (
      <VersionLine
        version={version}
        earlier={versions[index + 1]}
        isCurrent={index === 0}
        titles={titles}
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

/** The versions of a setting. */
export function SettingVersions({ shown }: { shown: Shown }) {
  const { api } = useOffice();
  const { key } = shown.setting satisfies Setting;
  const [latest] = shown.versions;
  const restore = useChange(
    restoreWords,
    (version: string) => answerOf(api.restoreSetting({ body: { key, version, seen: latest?.id ?? null } })),
    settingTouches,
  );
  return <VersionList versions={shown.versions} onRestore={restore.mutateAsync} />;
}

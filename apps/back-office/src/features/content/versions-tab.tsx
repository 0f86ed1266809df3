import type { ContentEntry } from '@farad/contract/office/content/content';
import { Button, Empty, Flex, Popconfirm, Skeleton, Tag, Typography } from 'antd';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { difference } from '#ui/call/difference.ts';
import { changedLines } from './changed-lines.ts';
import { flatContent, type Content, type Draft } from './draft.ts';
import { useFieldName } from './field-name.ts';

interface VersionsTabProps {
  readonly entry: ContentEntry;
  readonly draft: Draft;
  readonly isDirty: boolean;
  readonly onTake: (content: Content) => void;
}

/** Fields in which a version differs from the draft, with both values side by side. */
function Differences({ version, draft }: { version: Content; draft: Draft }) {
  const { t } = useWords();
  const fieldName = useFieldName();
  const changes = difference(flatContent(version), flatContent(draft));
  if (changes.length === 0) return <Typography.Text>{t('backOfficeContent.differsNot')}</Typography.Text>;
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">{t('backOfficeContent.differs')}</Typography.Text>
      {changes.map(({ field, before, after }) => {
        const lines = changedLines(before ?? '', after ?? '');
        return (
          <section key={field} aria-label={fieldName(field)}>
            <Typography.Text strong>{fieldName(field)}</Typography.Text>
            <div className="office-sides">
              <div>
                <Typography.Text type="secondary">{t('backOfficeContent.inVersion')}</Typography.Text>
                <div className="office-side">{lines.one || t('backOfficeContent.emptyValue')}</div>
              </div>
              <div>
                <Typography.Text type="secondary">{t('backOfficeContent.inEditor')}</Typography.Text>
                <div className="office-side">{lines.other || t('backOfficeContent.emptyValue')}</div>
              </div>
            </div>
          </section>
        );
      })}
    </Flex>
  );
}

function VersionLook(props: VersionsTabProps & { version: number; name: string; onClose: () => void }) {
  const { entry, draft, isDirty, version, name, onTake, onClose } = props;
  const { t } = useWords();
  const { kind, slug, original } = entry;
  const look = useCall(
    'contentVersion',
    { kind, slug, version: String(version) },
    { enabled: version > 0, staleTime: Infinity },
  );
  const shown: Content | undefined = version === 0 && original !== null ? { texts: original, link: null } : look.data;
  const take = (): void => {
    if (shown !== undefined) onTake(shown);
  };
  const button = (
    <Button type="primary" disabled={shown === undefined} {...(isDirty ? {} : { onClick: take })}>
      {t('backOfficeContent.takeBack')}
    </Button>
  );
  return (
    <Dialog
      width={1000}
      title={name}
      onCancel={onClose}
      closable={{ 'aria-label': t('backOffice.close') }}
      footer={
        isDirty ? (
          <Popconfirm title={t('backOfficeContent.takeBackOver')} onConfirm={take}>
            {button}
          </Popconfirm>
        ) : (
          button
        )
      }
    >
      {look.error !== null ? <CallFailed error={look.error} onRetry={() => void look.refetch()} /> : null}
      {shown === undefined ? look.error === null && <Skeleton active /> : <Differences version={shown} draft={draft} />}
    </Dialog>
  );
}

/** List of an entry's versions, newest first. The built-in text is the last one. */
export function VersionsTab(props: VersionsTabProps) {
  const { entry } = props;
  const { t, dateTime } = useWords();
  const [looked, setLooked] = useState<number | null>(null);
  const nameOf = (version: number): string =>
    version === 0 ? t('backOfficeContent.byProgram') : t('backOfficeContent.version', { version });
  const own = entry.original === null ? [] : [{ version: 0, at: null, by: '', note: '' }];
  const lines = [...entry.versions, ...own];
  if (lines.length === 0) return <Empty description={t('backOfficeContent.noVersions')} />;
  const isLive = (version: number): boolean =>
    entry.state === 'published' ? version === entry.liveVersion : version === 0 && entry.original !== null;
  return (
    <>
      <ul className="office-facts gap-16">
        {lines.map(({ version, at, by, note }) => (
          <li key={version}>
            <Flex gap="4px 8px" wrap align="center">
              <Typography.Text strong>{nameOf(version)}</Typography.Text>
              {at === null ? null : (
                <Typography.Text type="secondary">
                  {dateTime(at)} · {by}
                </Typography.Text>
              )}
              {isLive(version) ? <Tag color="success">{t('backOfficeContent.isLive')}</Tag> : null}
              {version === entry.nextVersion ? <Tag color="processing">{t('backOfficeContent.isNext')}</Tag> : null}
              {version === entry.version && version > 0 ? <Tag>{t('backOfficeContent.isNewest')}</Tag> : null}
              <Button
                size="small"
                aria-label={t('backOfficeContent.lookAt', { version: nameOf(version) })}
                onClick={() => setLooked(version)}
              >
                {t('backOfficeContent.look')}
              </Button>
            </Flex>
            {note === '' ? null : <div className="breaks">{note}</div>}
          </li>
        ))}
      </ul>
      {looked === null ? null : (
        <VersionLook
          {...props}
          version={looked}
          name={nameOf(looked)}
          onClose={() => setLooked(null)}
          onTake={(content) => {
            setLooked(null);
            props.onTake(content);
          }}
        />
      )}
    </>
  );
}

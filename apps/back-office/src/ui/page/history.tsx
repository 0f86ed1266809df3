import type { AuditEntry } from '@farad/contract/office/staff/audit-log';
import type { AuditObject } from '@farad/domain/staff';
import { Button, Empty, Skeleton, Timeline, Typography } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';
import { useCallPages } from '../call/use-call.ts';
import { CallFailed } from '../call/call-failed.tsx';
import { changedFields } from '../call/difference.ts';
import { settingDifference } from '../setting/setting-difference.ts';
import { settingPathText, settingValueText } from '../setting/setting-words.ts';
import { fieldName, valueText } from './audit-words.ts';

/** Returns the key of the text for an action: `customer.blocked` gives `action_customer_blocked`. */
export const actionKey = (action: string): string => `backOfficeStaff.action_${action.replace('.', '_')}`;

/** Actions whose values are a setting of the shop. Nested settings are compared field by field. */
const ofSettings: readonly string[] = ['settings.changed', 'settings.restored'];

type Entry = Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'>;

/** A field that an action changed, in words. '' = it was absent or empty. */
interface ChangeInWords {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the fields that an action changed, in words. */
export function changesInWords({ action, before, after }: Entry, words: Words): readonly ChangeInWords[] {
  if (ofSettings.includes(action)) {
    const { setting: earlier, ...old } = before ?? {};
    const { setting = earlier, ...next } = after ?? {};
    const inWords = (text: string | null): string => (text === null ? '' : settingValueText(text, words.named));
    const changes = settingDifference(old, next).map((change) => ({
      name: settingPathText(change.field, words.named),
      before: inWords(change.before),
      after: inWords(change.after),
    }));
    return [{ name: fieldName('setting', words), before: '', after: valueText('setting', setting, words) }, ...changes];
  }
  return changedFields(before, after).map((change) => ({
    name: fieldName(change.field, words),
    before: valueText(change.field, change.before, words),
    after: valueText(change.field, change.after, words),
  }));
}

/** List of the fields that an action changed, with their values before and after. */
export function Difference({ entry }: { entry: Entry }) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      {changesInWords(entry, words).map(({ name, before, after }) => (
        <div key={name}>
          {name}: {before === '' ? null : <Typography.Text delete>{before}</Typography.Text>}
          {before !== '' && after !== '' ? ' → ' : ' '}
          {after === '' ? t('backOfficeStaff.nothing') : <Typography.Text strong>{after}</Typography.Text>}
        </div>
      ))}
      {entry.reason === '' ? null : <div>{t('backOfficeStaff.reasonIs', { reason: entry.reason })}</div>}
    </>
  );
}

interface HistoryProps {
  readonly object: AuditObject;
  readonly id: string;
}

/** Actions of staff on one object, latest first. */
export function History({ object, id }: HistoryProps) {
  const { t, named, dateTime } = useWords();
  const log = useCallPages('auditLog', (after) => ({
    query: { object, objectId: id, after },
  }));
  if (log.error !== null) return <CallFailed error={log.error} onRetry={() => void log.refetch()} />;
  if (log.data === undefined) return <Skeleton active />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <Empty description={t('backOfficeStaff.noHistory')} />;
  return (
    <>
      <Timeline
        items={entries.map((entry) => ({
          key: entry.id,
          content: (
            <>
              <Typography.Text strong>{named(actionKey(entry.action))}</Typography.Text>
              <br />
              <Typography.Text type="secondary">
                {dateTime(entry.at)} · {entry.actor?.name ?? t('backOfficeStaff.nobody')}
              </Typography.Text>
              <Difference entry={entry} />
            </>
          ),
        }))}
      />
      {log.hasNextPage ? (
        <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t('backOffice.showMore')}
        </Button>
      ) : null}
    </>
  );
}

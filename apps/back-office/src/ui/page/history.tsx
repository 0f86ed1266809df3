import type { AuditEntry } from '@farad/contract/office/staff/audit-log';
import type { AuditObject } from '@farad/domain/staff';
import { Button, Empty, Skeleton, Timeline, Typography } from 'antd';

import { useWords, type Words } from '#i18n/words.tsx';
import { useCallPages } from '../call/use-call.ts';
import { CallFailed } from '../call/call-failed.tsx';
import { difference } from '../call/difference.ts';

/** Returns the key of the text for an action: `customer.blocked` gives `action_customer_blocked`. */
export const actionKey = (action: string): string => `backOfficeStaff.action_${action.replace('.', '_')}`;

const fieldName = (field: string, named: (key: string) => string): string => {
  const key = `backOfficeStaff.field_${field}`;
  const name = named(key);
  return name === key ? field : name;
};

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

/**
 * Field → prefixes of the text keys for its values, most likely first. Values of fields that are not listed are shown
 * as they are.
 */
const wordsOfField: Readonly<Record<string, readonly string[]>> = {
  role: [],
  roles: [],
  step: [],
  by: [],
  kind: [],
  setting: [],
  way: [],
  of: [],
  decision: [],
  vanishedLeft: [],
  status: ['order.status_'],
  delivery: ['backOfficeOrders.delivery_'],
  payment: ['backOfficeOrders.payment_'],
  mode: ['backOfficeImports.mode_'],
  state: [
    'backOfficeImports.state_',
    'backOfficeProducts.state_',
    'backOfficeRequests.state_',
    'backOfficeOrders.parcel_',
  ],
};

const anywhere = ['backOfficeStaff.value_', 'backOfficeStaff.role_', 'backOfficePeople.role_'];

/** Returns a value of the log as a text: internal names and yes/no values are translated, and times are formatted. */
function valueText(field: string, text: string, { named, dateTime }: Pick<Words, 'named' | 'dateTime'>): string {
  const wordOf = (value: string, places: readonly string[]): string =>
    places.map((place) => [place + value, named(place + value)]).find(([key, word]) => word !== key)?.[1] ?? value;
  if (isMoment(text)) return dateTime(text);
  if (text === 'true' || text === 'false') return wordOf(text, anywhere);
  const places = wordsOfField[field];
  return places === undefined
    ? text
    : text
        .split(', ')
        .map((value) => wordOf(value, [...places, ...anywhere]))
        .join(', ');
}

/** List of the fields that an action changed, with their values before and after. */
export function Difference({ entry }: { entry: Pick<AuditEntry, 'before' | 'after' | 'reason'> }) {
  const words = useWords();
  const { t, named } = words;
  const changes = difference(entry.before, entry.after);
  return (
    <>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          {fieldName(field, named)}:{' '}
          {before === null ? null : <Typography.Text delete>{valueText(field, before, words)}</Typography.Text>}
          {before !== null && after !== null ? ' → ' : ' '}
          {after === null ? (
            t('backOfficeStaff.nothing')
          ) : (
            <Typography.Text strong>{valueText(field, after, words)}</Typography.Text>
          )}
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

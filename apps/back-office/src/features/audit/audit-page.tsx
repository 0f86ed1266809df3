import type { AuditEntry } from '@farad/contract/office/staff/audit-log';
import { auditActions, auditObjects, type AuditObject } from '@farad/domain/staff';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { Link } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { codeColumn, momentColumn, textColumn } from '#ui/list/columns.tsx';
import { SelectFilter, selectFilter, worded, type FilterProps } from '#ui/list/list-filter.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { actionKey, changesInWords, Difference } from '#ui/page/history.tsx';
import { withFilters } from '#ui/table/table-state.ts';

/** Kind of object in the log → path of its screen. */
const screens: Readonly<Partial<Record<AuditObject, string>>> = {
  staff: '/users',
  customer: '/customers',
  company: '/companies',
  order: '/orders',
};

function ObjectLink({ object }: { object: AuditEntry['object'] }) {
  const { named } = useWords();
  if (object === null) return '—';
  const screen = screens[object.kind];
  const name = object.name || object.id;
  // The screen of an order is found by the order number, others by the id.
  const at = object.kind === 'order' ? name : object.id;
  return (
    <>
      {named(`backOfficeStaff.object_${object.kind}`)}{' '}
      {screen === undefined ? (
        name
      ) : (
        <Link to={`${screen}/${at}`} className="office-within">
          {name}
        </Link>
      )}
    </>
  );
}

function columnsOf(words: Words): readonly Column<AuditEntry>[] {
  const { t, named, dateTime } = words;
  return [
    momentColumn('at', t('backOfficeStaff.at'), (row) => row.at, dateTime),
    textColumn('actor', t('backOfficeStaff.actor'), (row) => row.actor?.email ?? '', {
      show: (row) => row.actor?.name ?? t('backOfficeStaff.nobody'),
    }),
    textColumn('action', t('backOfficeStaff.action'), (row) => named(actionKey(row.action))),
    {
      key: 'object',
      title: t('backOfficeStaff.object'),
      show: (row) => <ObjectLink object={row.object} />,
      write: ({ object }) =>
        object === null ? '' : `${named(`backOfficeStaff.object_${object.kind}`)} ${object.id} ${object.name}`.trim(),
    },
    {
      key: 'change',
      title: t('backOfficeStaff.change'),
      show: (row) => (
        <div className="min-240 max-420 wraps breaks">
          <Difference entry={row} />
        </div>
      ),
      write: (row) =>
        changesInWords(row, words)
          .map(({ name, before, after }) => `${name}: ${before || '—'} → ${after || '—'}`)
          .concat(row.reason === '' ? [] : row.reason)
          .join('\n'),
    },
    textColumn('ip', t('backOffice.ip'), (row) => row.ip, { isExtra: true }),
    textColumn('agent', t('backOfficeStaff.userAgent'), (row) => row.userAgent, {
      isExtra: true,
      show: (row) => <div className="max-320 wraps">{row.userAgent}</div>,
    }),
    codeColumn('request', t('backOfficeStaff.requestId'), (row) => row.requestId, { isExtra: true }),
  ];
}

const dayOf = (value: string | undefined): Dayjs | null => {
  const day = dayjs(value ?? null);
  return day.isValid() ? day : null;
};

function ActorFilter({ state, onChange, answer }: FilterProps) {
  const mayListUsers = useMay()('manage_users');
  const users = useCall('staffUsers', {}, { enabled: mayListUsers });
  if (!mayListUsers) return null;
  return (
    <SelectFilter
      name="actor"
      label="backOfficeStaff.actor"
      any="backOfficeStaff.anyActor"
      options={() => (users.data?.users ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      width={200}
      isSearched
      state={state}
      onChange={onChange}
      answer={answer}
    />
  );
}

function PeriodFilter({ state, onChange }: FilterProps) {
  const { t } = useWords();
  const { from, to } = state.filters;
  return (
    <DatePicker.RangePicker
      aria-label={t('backOfficeStaff.period')}
      format="DD.MM.YYYY"
      allowEmpty={[true, true]}
      value={[dayOf(from), dayOf(to)]}
      onChange={(days) =>
        onChange(
          withFilters(state, {
            from: days?.[0]?.format('YYYY-MM-DD') ?? '',
            to: days?.[1]?.format('YYYY-MM-DD') ?? '',
          }),
        )
      }
    />
  );
}

/** Log of what staff changed, newest first: who, what, and the values before and after. */
export const AuditPage = officeList({
  call: 'auditLog',
  name: 'audit',
  title: 'backOfficeStaff.audit',
  rows: ({ entries }) => entries,
  rowKey: ({ id }) => id,
  filters: [
    { names: ['actor'], show: (props) => <ActorFilter {...props} /> },
    selectFilter({
      name: 'object',
      label: 'backOfficeStaff.object',
      any: 'backOfficeStaff.anyObject',
      options: worded('backOfficeStaff.object_', auditObjects),
      width: 160,
      clears: ['objectId'],
    }),
    selectFilter({
      name: 'action',
      label: 'backOfficeStaff.action',
      any: 'backOfficeStaff.anyAction',
      options: ({ named }) => auditActions.map((action) => ({ value: action, label: named(actionKey(action)) })),
      width: 240,
      isSearched: true,
    }),
    { names: ['objectId', 'from', 'to'], show: (props) => <PeriodFilter {...props} /> },
  ],
  columns: columnsOf,
  empty: 'backOfficeStaff.noHistory',
});

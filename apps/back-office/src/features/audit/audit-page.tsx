import type { QueryInput } from '@farad/contract/client';
import type { AuditEntry } from '@farad/contract/office/staff';
import { auditActions, auditObjects, type AuditObject } from '@farad/domain/staff';
import { useQuery } from '@tanstack/react-query';
import { DatePicker, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { difference } from '#ui/call/difference.ts';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { actionKey, Difference } from '#ui/page/history.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';

const filterNames = ['actor', 'object', 'objectId', 'action', 'from', 'to'] as const;

/** Path of the screen for each kind of audited object. */
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
  // Order screens are addressed by order number, not by id.
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

const columnsOf = ({ t, named, dateTime }: Words): readonly Column<AuditEntry>[] => [
  { key: 'at', title: t('backOfficeStaff.at'), show: (row) => dateTime(row.at), write: (row) => row.at },
  {
    key: 'actor',
    title: t('backOfficeStaff.actor'),
    show: (row) => row.actor?.name ?? t('backOfficeStaff.nobody'),
    write: (row) => row.actor?.email ?? '',
  },
  {
    key: 'action',
    title: t('backOfficeStaff.action'),
    show: (row) => named(actionKey(row.action)),
    write: (row) => named(actionKey(row.action)),
  },
  {
    key: 'object',
    title: t('backOfficeStaff.object'),
    show: (row) => <ObjectLink object={row.object} />,
    write: ({ object }) => (object === null ? '' : `${object.kind} ${object.id} ${object.name}`.trim()),
  },
  {
    key: 'change',
    title: t('backOfficeStaff.change'),
    show: (row) => (
      <div style={{ minWidth: 240, maxWidth: 420, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        <Difference entry={row} />
      </div>
    ),
    write: (row) =>
      [
        ...difference(row.before, row.after).map(
          ({ field, before, after }) => `${field}: ${before ?? '—'} → ${after ?? '—'}`,
        ),
        ...(row.reason === '' ? [] : [row.reason]),
      ].join('\n'),
  },
  { key: 'ip', title: t('backOffice.ip'), isExtra: true, show: (row) => row.ip, write: (row) => row.ip },
  {
    key: 'agent',
    title: t('backOfficeStaff.userAgent'),
    isExtra: true,
    show: (row) => <div style={{ maxWidth: 320, whiteSpace: 'normal' }}>{row.userAgent}</div>,
    write: (row) => row.userAgent,
  },
  {
    key: 'request',
    title: t('backOfficeStaff.requestId'),
    isExtra: true,
    show: (row) => <span className="office-number">{row.requestId}</span>,
    write: (row) => row.requestId,
  },
];

const dayOf = (value: string | undefined): Dayjs | null => {
  const day = dayjs(value ?? null);
  return day.isValid() ? day : null;
};

function AuditFilters({ state, onChange }: { state: TableState; onChange: (state: TableState) => void }) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const mayListUsers = useMay()('manage_users');
  const users = useQuery({
    queryKey: ['users'],
    queryFn: () => answerOf(api.staffUsers()),
    enabled: mayListUsers,
  });
  const { filters } = state;
  const choose = (name: string) => (value: string | null | undefined) =>
    onChange(withFilters(state, { [name]: value ?? '', ...(name === 'object' ? { objectId: '' } : {}) }));
  return (
    <>
      {mayListUsers ? (
        <Select
          aria-label={t('backOfficeStaff.actor')}
          placeholder={t('backOfficeStaff.anyActor')}
          value={filters['actor'] ?? null}
          onChange={choose('actor')}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: 200 }}
          options={(users.data?.users ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <Select
        aria-label={t('backOfficeStaff.object')}
        placeholder={t('backOfficeStaff.anyObject')}
        value={filters['object'] ?? null}
        onChange={choose('object')}
        allowClear
        style={{ width: 160 }}
        options={auditObjects.map((kind) => ({ value: kind, label: named(`backOfficeStaff.object_${kind}`) }))}
      />
      <Select
        aria-label={t('backOfficeStaff.action')}
        placeholder={t('backOfficeStaff.anyAction')}
        value={filters['action'] ?? null}
        onChange={choose('action')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        style={{ width: 240 }}
        options={auditActions.map((action) => ({ value: action, label: named(actionKey(action)) }))}
      />
      <DatePicker.RangePicker
        aria-label={t('backOfficeStaff.period')}
        format="DD.MM.YYYY"
        allowEmpty={[true, true]}
        value={[dayOf(filters['from']), dayOf(filters['to'])]}
        onChange={(days) =>
          onChange(
            withFilters(state, {
              from: days?.[0]?.format('YYYY-MM-DD') ?? '',
              to: days?.[1]?.format('YYYY-MM-DD') ?? '',
            }),
          )
        }
      />
    </>
  );
}

/** Audit log of staff actions: who, what, before and after. Newest first. */
export function AuditPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'audit',
    filterNames,
    async (query: QueryInput<'auditLog'>) => {
      const { entries: rows, next } = await answerOf(api.auditLog({ query }));
      return { rows, next };
    },
  );
  const columns = columnsOf(words);
  return (
    <>
      <PageHead title={t('backOfficeStaff.audit')} />
      <DataTable<AuditEntry>
        name="audit"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeStaff.noHistory')}
        filters={<AuditFilters state={state} onChange={setState} />}
        actions={<ExportRows name="audit" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
    </>
  );
}

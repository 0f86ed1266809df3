import type { StaffUser } from '@farad/contract/office/staff';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { Link, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useTableState } from '#ui/table/use-table-state.ts';
import { CreateUser } from './create-user.tsx';
import { RolesMatrix } from './roles-matrix.tsx';
import { UserState } from './user-state.tsx';

const filterNames = ['text'] as const;
export const usersKey = ['users'] as const;

const columnsOf = ({ t, named, dateTime }: Words, search: string): readonly Column<StaffUser>[] => [
  {
    key: 'name',
    title: t('backOffice.name'),
    show: (row) => <Link to={{ pathname: row.id, search }}>{row.name}</Link>,
  },
  { key: 'email', title: t('backOffice.email'), show: (row) => row.email },
  {
    key: 'roles',
    title: t('backOfficeStaff.roles'),
    show: (row) => row.roles.map((role) => named(`backOfficeStaff.role_${role}`)).join(', '),
  },
  { key: 'state', title: t('backOfficePeople.state'), show: (row) => <UserState user={row} /> },
  {
    key: 'signedIn',
    title: t('backOfficeStaff.lastSignIn'),
    show: (row) => (row.signedInAt === null ? t('backOfficeStaff.never') : dateTime(row.signedInAt)),
  },
  { key: 'created', title: t('backOfficePeople.addedAt'), isExtra: true, show: (row) => dateTime(row.createdAt) },
];

/** Returns true if name or address of a staff account contains the text. */
const has = ({ name, email }: StaffUser, text: string): boolean => `${name} ${email}`.toLowerCase().includes(text);

/** List of staff accounts with their roles, and the permissions of each role. */
export function UsersPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const [state, setState] = useTableState(filterNames);
  const [isAdding, setAdding] = useState(false);
  const list = useQuery({ queryKey: usersKey, queryFn: () => answerOf(api.staffUsers()) });
  const text = (state.filters['text'] ?? '').toLowerCase();
  const people = (
    <DataTable<StaffUser>
      list={{ names: filterNames, state, onChange: setState }}
      name="users"
      columns={columnsOf(words, search)}
      rows={list.data?.users.filter((user) => has(user, text))}
      rowKey={({ id }) => id}
      error={list.error}
      isBusy={false}
      onRetry={() => void list.refetch()}
      onOpen={({ id }) => void navigate({ pathname: id, search })}
      empty={t('backOffice.nothingFound')}
      filters={
        <SearchField
          label={t('backOfficeStaff.findUser')}
          hint={t('backOfficeStaff.findUserHint')}
          value={state.filters['text'] ?? ''}
          onChange={(found) => setState(withFilters(state, { text: found }))}
        />
      }
    />
  );
  const matrix =
    list.error !== null ? (
      <CallFailed error={list.error} onRetry={() => void list.refetch()} />
    ) : list.data === undefined ? (
      <Skeleton active />
    ) : (
      <RolesMatrix roles={list.data.roles} />
    );
  return (
    <>
      <PageHead title={t('backOfficeStaff.users')}>
        <Button type="primary" onClick={() => setAdding(true)}>
          {t('backOfficeStaff.addUser')}
        </Button>
      </PageHead>
      <Tabs
        activeKey={params.get('show') === 'roles' ? 'roles' : 'people'}
        onChange={(shown) => setParams(shown === 'roles' ? { show: 'roles' } : {}, { replace: true })}
        items={[
          { key: 'people', label: t('backOfficeStaff.people'), children: people },
          { key: 'roles', label: t('backOfficeStaff.rolesAndPermissions'), children: matrix },
        ]}
      />
      <CreateUser isOpen={isAdding} onClose={() => setAdding(false)} />
      <Outlet />
    </>
  );
}

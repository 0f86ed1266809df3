import type { StaffUser } from '@farad/contract/office/staff/staff-users';
import { Skeleton, Tabs } from 'antd';
import { Link, Outlet, useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { OpenButton } from '#ui/page/open-button.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter } from '#ui/list/list-filter.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CreateUser } from './create-user.tsx';
import { CustomRoles } from './custom-roles.tsx';
import { roleTitles } from './role-choice.ts';
import { RolesMatrix } from './roles-matrix.tsx';
import { UserState } from './user-state.tsx';

const columnsOf = ({ t, named, dateTime, search }: ListWords): readonly Column<StaffUser>[] => [
  {
    key: 'name',
    title: t('backOffice.name'),
    show: (row) => <Link to={{ pathname: row.id, search }}>{row.name}</Link>,
  },
  { key: 'email', title: t('backOffice.email'), show: (row) => row.email },
  {
    key: 'roles',
    title: t('backOfficeStaff.roles'),
    show: (row) => roleTitles(row, named),
  },
  { key: 'state', title: t('backOfficePeople.state'), show: (row) => <UserState user={row} /> },
  {
    key: 'signedIn',
    title: t('backOfficeStaff.lastSignIn'),
    show: (row) => (row.signedInAt === null ? t('backOfficeStaff.never') : dateTime(row.signedInAt)),
  },
  { key: 'created', title: t('backOfficePeople.addedAt'), isExtra: true, show: (row) => dateTime(row.createdAt) },
];

/** Returns true if the name or e-mail of a staff account contains the text. */
const has = ({ name, email }: StaffUser, text: string): boolean =>
  `${name} ${email}`.toLowerCase().includes(text.toLowerCase());

const People = officeList({
  call: 'staffUsers',
  name: 'users',
  isPart: true,
  rows: ({ users }, { filters }) => users.filter((user) => has(user, filters['text'] ?? '')),
  rowKey: ({ id }) => id,
  open: ({ id }) => id,
  filters: [searchFilter({ label: 'backOfficeStaff.findUser', hint: 'backOfficeStaff.findUserHint' })],
  columns: columnsOf,
  empty: () => 'backOffice.nothingFound',
});

function Roles() {
  const users = useCall('staffUsers');
  if (users.error !== null) return <CallFailed error={users.error} onRetry={() => void users.refetch()} />;
  return users.data === undefined ? (
    <Skeleton active />
  ) : (
    <>
      <CustomRoles roles={users.data.customRoles} />
      <RolesMatrix roles={users.data.roles} />
    </>
  );
}

/** List of staff accounts with their roles, and the permissions of each role. */
export function UsersPage() {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHead title={t('backOfficeStaff.users')}>
        <OpenButton type="primary" label={t('backOfficeStaff.addUser')}>
          {(isOpen, close) => <CreateUser isOpen={isOpen} onClose={close} />}
        </OpenButton>
      </PageHead>
      <Tabs
        activeKey={params.get('show') === 'roles' ? 'roles' : 'people'}
        onChange={(shown) => setParams(shown === 'roles' ? { show: 'roles' } : {}, { replace: true })}
        items={[
          { key: 'people', label: t('backOfficeStaff.people'), children: <People /> },
          { key: 'roles', label: t('backOfficeStaff.rolesAndPermissions'), children: <Roles /> },
        ]}
      />
      <Outlet />
    </>
  );
}

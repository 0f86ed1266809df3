import type { StaffUser } from '@farad/contract/office/staff/staff-users';
import { Descriptions, Empty, Flex } from 'antd';
import { useParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { History } from '#ui/page/history.tsx';
import { RowDrawer, type DrawerTab } from '#ui/page/row-drawer.tsx';
import { UserActions } from './user-actions.tsx';
import { chosenOf } from './role-choice.ts';
import { UserRoles } from './user-roles.tsx';
import { UserState } from './user-state.tsx';

function UserProfile({ user }: { user: StaffUser }) {
  const { t, dateTime } = useWords();
  return (
    <Flex vertical gap={16}>
      <Descriptions
        column={1}
        bordered
        size="small"
        items={[
          { key: 'email', label: t('backOffice.email'), children: user.email },
          { key: 'state', label: t('backOfficePeople.state'), children: <UserState user={user} /> },
          {
            key: 'signedIn',
            label: t('backOfficeStaff.lastSignIn'),
            children: user.signedInAt === null ? t('backOfficeStaff.never') : dateTime(user.signedInAt),
          },
          { key: 'created', label: t('backOfficePeople.addedAt'), children: dateTime(user.createdAt) },
        ]}
      />
      <UserRoles key={chosenOf(user).join(' ')} user={user} />
      {user.isMe ? null : <UserActions user={user} />}
    </Flex>
  );
}

/** Drawer of one staff account. */
export function UserDrawer() {
  const { t } = useWords();
  const may = useMay();
  const { id = '' } = useParams();
  const list = useCall('staffUsers');
  const user = list.data?.users.find((each) => each.id === id);
  const tabsOf = (of: StaffUser): readonly DrawerTab[] => [
    { key: 'profile', label: t('backOfficePeople.profile'), content: <UserProfile user={of} /> },
    ...(may('view_audit')
      ? [{ key: 'history', label: t('backOfficePeople.history'), content: <History object="staff" id={of.id} /> }]
      : []),
  ];
  const nobody: readonly DrawerTab[] = [
    {
      key: 'none',
      label: t('backOfficePeople.profile'),
      content: <Empty description={t('backOfficeStaff.noSuchUser')} />,
    },
  ];
  return (
    <RowDrawer
      list="/users"
      title={user?.name ?? t('backOfficeStaff.user')}
      tabs={list.data === undefined ? undefined : user === undefined ? nobody : tabsOf(user)}
      error={list.error}
      onRetry={() => void list.refetch()}
    />
  );
}

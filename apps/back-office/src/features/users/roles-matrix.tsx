import { CheckOutlined } from '@ant-design/icons';
import { allPermissions, type Permission } from '@farad/domain/customer';

import type { Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';
import { staffPermissions } from './staff-permissions.ts';

/** Table of staff roles and their permissions. */
export function RolesMatrix({ roles }: { roles: Answer<'staffUsers'>['roles'] }) {
  const { t, named } = useWords();
  const rows = staffPermissions(allPermissions, roles).map((permission) => ({ permission }));
  return (
    <WideTable<{ permission: Permission }>
      size="small"
      rowKey="permission"
      dataSource={rows}
      pagination={false}
      columns={[
        {
          key: 'permission',
          title: t('backOfficeStaff.permission'),
          fixed: 'left',
          render: (_, { permission }) => named(`backOfficeStaff.may_${permission}`),
        },
        ...roles.map(({ role, permissions }) => ({
          key: role,
          title: named(`backOfficeStaff.role_${role}`),
          align: 'center' as const,
          render: (_: unknown, { permission }: { permission: Permission }) =>
            permissions.includes(permission) ? (
              <CheckOutlined aria-label={t('backOfficeStaff.may')} />
            ) : (
              <span aria-label={t('backOfficeStaff.mayNot')} role="img">
                ·
              </span>
            ),
        })),
      ]}
    />
  );
}

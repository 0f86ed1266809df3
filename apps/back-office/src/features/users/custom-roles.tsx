import { Button, Card, Flex, Popconfirm, Tag, Typography } from 'antd';
import { useState } from 'react';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useChange } from '#ui/call/use-change.ts';
import { RoleForm } from './role-form.tsx';

type CustomRole = Answer<'staffUsers'>['customRoles'][number];

const removeWords = { done: 'backOfficeStaff.roleRemoved', notDone: 'backOfficeStaff.roleNotRemoved' } as const;

function RemoveRole({ role }: { role: CustomRole }) {
  const { t } = useWords();
  const { api } = useOffice();
  const remove = useChange(removeWords, () => answerOf(api.removeCustomRole({ body: { id: role.id } })), [
    ...answersOf.users,
    'auditLog',
  ]);
  return (
    <Popconfirm
      title={t('backOfficeStaff.removeRoleQuestion')}
      okText={t('backOfficeStaff.removeRole')}
      onConfirm={() => remove.mutate(undefined)}
    >
      <Button danger disabled={role.members > 0} loading={remove.isPending}>
        {t('backOfficeStaff.removeRole')}
      </Button>
    </Popconfirm>
  );
}

function OneRole({ role, onEdit }: { role: CustomRole; onEdit: () => void }) {
  const { t, named } = useWords();
  return (
    <Card size="small" title={role.name} extra={t('backOfficeStaff.roleMembers', { count: role.members })}>
      <Flex vertical gap={12}>
        <Flex wrap gap={4}>
          {role.permissions.map((permission) => (
            <Tag key={permission} className="after-0">
              {named(`backOfficeStaff.may_${permission}`)}
            </Tag>
          ))}
        </Flex>
        <Flex wrap gap={8}>
          <Button onClick={onEdit}>{t('backOfficeStaff.editRole')}</Button>
          <RemoveRole role={role} />
        </Flex>
      </Flex>
    </Card>
  );
}

/** List of the custom roles, each a set of permissions that staff have chosen. */
export function CustomRoles({ roles }: { roles: readonly CustomRole[] }) {
  const { t } = useWords();
  /** null = a new role; undefined = no form is open. */
  const [edited, setEdited] = useState<CustomRole | null | undefined>(undefined);
  return (
    <Flex vertical gap={12} className="max-1080 below-24">
      <Typography.Text type="secondary">{t('backOfficeStaff.ownRolesLead')}</Typography.Text>
      {roles.map((role) => (
        <OneRole key={role.id} role={role} onEdit={() => setEdited(role)} />
      ))}
      <div>
        <Button type="primary" onClick={() => setEdited(null)}>
          {t('backOfficeStaff.newRole')}
        </Button>
      </div>
      {edited === undefined ? null : <RoleForm role={edited} onDone={() => setEdited(undefined)} />}
    </Flex>
  );
}

import type { StaffUser } from '@farad/contract/office/staff/staff-users';
import { Button, Checkbox, Form } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { useChange } from '#ui/call/use-change.ts';
import { chosenOf, roleOptions, rolesOf } from './role-choice.ts';

export const userWords = { done: 'backOfficeStaff.userUpdated', notDone: 'backOfficeStaff.userNotUpdated' } as const;
export const touchedByUser = [...answersOf.users, 'auditLog'] as const;

/** Form for the roles of a staff account. It is read-only for one's own account. */
export function UserRoles({ user }: { user: StaffUser }) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const users = useCall('staffUsers');
  const set = useChange(
    userWords,
    (chosen: string[]) => answerOf(api.setStaffRoles({ staffId: user.id, body: rolesOf(chosen) })),
    touchedByUser,
  );
  return (
    <Form
      layout="vertical"
      disabled={user.isMe}
      initialValues={{ roles: chosenOf(user) }}
      onFinish={({ roles }: { roles: string[] }) => set.mutate(roles)}
    >
      <FieldRefusal of={set.error} />
      <Form.Item
        name="roles"
        label={t('backOfficeStaff.roles')}
        extra={user.isMe ? t('backOfficeStaff.ownRolesHint') : t('backOfficeStaff.rolesHint')}
        rules={[{ type: 'array', min: 1 }]}
      >
        <Checkbox.Group
          className="column gap-4"
          options={roleOptions(users.data?.customRoles ?? user.customRoles, named)}
        />
      </Form.Item>
      {user.isMe ? null : (
        <Button htmlType="submit" loading={set.isPending}>
          {t('backOfficeStaff.saveRoles')}
        </Button>
      )}
    </Form>
  );
}

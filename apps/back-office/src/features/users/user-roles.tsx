import type { StaffUser } from '@farad/contract/office/staff';
import { staffRoles, type StaffRole } from '@farad/domain/customer';
import { Button, Checkbox, Form } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';

export const userWords = { done: 'backOfficeStaff.userUpdated', notDone: 'backOfficeStaff.userNotUpdated' } as const;
export const touchedByUser = [...answersOf.users, 'auditLog'] as const;

/** Form for the roles of a staff account. It is read-only for one's own account. */
export function UserRoles({ user }: { user: StaffUser }) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const set = useChange(
    userWords,
    (roles: StaffRole[]) => answerOf(api.setStaffRoles({ staffId: user.id, body: { roles } })),
    touchedByUser,
  );
  return (
    <Form
      layout="vertical"
      disabled={user.isMe}
      initialValues={{ roles: user.roles }}
      onFinish={({ roles }: { roles: StaffRole[] }) => set.mutate(roles)}
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
          options={staffRoles.map((role) => ({ value: role, label: named(`backOfficeStaff.role_${role}`) }))}
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

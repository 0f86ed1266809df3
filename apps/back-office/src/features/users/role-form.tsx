import {
  customRoleLimits,
  permissionGroups,
  roleTemplates,
  type GrantedPermission,
  type PermissionGroup,
  type RoleTemplate,
} from '@farad/domain/customer';
import { Button, Checkbox, Flex, Form, Input, Modal, Select, Typography } from 'antd';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';

type CustomRole = Answer<'staffUsers'>['customRoles'][number];

interface Entered {
  readonly name: string;
  readonly permissions: GrantedPermission[];
}

const saveWords = { done: 'backOfficeStaff.roleSaved', notDone: 'backOfficeStaff.roleNotSaved' } as const;

interface GroupsProps {
  readonly value?: readonly GrantedPermission[];
  readonly onChange?: (chosen: GrantedPermission[]) => void;
}

/** Permissions in groups. Those that the caller does not have cannot be given. */
function PermissionGroups({ value = [], onChange }: GroupsProps) {
  const { named } = useWords();
  const may = useMay();
  const toggle = (permission: GrantedPermission, isOn: boolean): void =>
    onChange?.(isOn ? [...value, permission] : value.filter((each) => each !== permission));
  return (Object.keys(permissionGroups) as PermissionGroup[]).map((group) => (
    <div key={group} role="group" aria-label={named(`backOfficeStaff.group_${group}`)} className="below-12">
      <Typography.Text strong>{named(`backOfficeStaff.group_${group}`)}</Typography.Text>
      <Flex vertical gap={4}>
        {permissionGroups[group].map((permission) => (
          <Checkbox
            key={permission}
            checked={value.includes(permission)}
            disabled={!may(permission)}
            onChange={(event) => toggle(permission, event.target.checked)}
          >
            {named(`backOfficeStaff.may_${permission}`)}
          </Checkbox>
        ))}
      </Flex>
    </div>
  ));
}

/** Dialog that sets the name and permissions of a custom role; `role` null = a new role. */
export function RoleForm({ role, onDone }: { role: CustomRole | null; onDone: () => void }) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const may = useMay();
  const [form] = Form.useForm<Entered>();
  const save = useChange(
    saveWords,
    (entered: Entered) => answerOf(api.saveCustomRole({ body: { id: role?.id ?? null, ...entered } })),
    [...answersOf.users, 'auditLog'],
    onDone,
  );
  const begin = (template: RoleTemplate): void =>
    form.setFieldsValue({ permissions: roleTemplates[template].filter((permission) => may(permission)) });
  return (
    <Modal
      open
      title={role === null ? t('backOfficeStaff.newRole') : t('backOfficeStaff.editRole')}
      onCancel={onDone}
      footer={null}
      destroyOnHidden
    >
      <Form<Entered>
        form={form}
        layout="vertical"
        initialValues={{ name: role?.name ?? '', permissions: role?.permissions ?? [] }}
        onFinish={(entered) => save.mutate(entered)}
      >
        <FieldRefusal of={save.error} />
        <Form.Item
          name="name"
          label={t('backOfficeStaff.roleName')}
          rules={[{ required: true, whitespace: true, max: customRoleLimits.name }]}
        >
          <Input maxLength={customRoleLimits.name} autoComplete="off" />
        </Form.Item>
        {role === null ? (
          <Form.Item label={t('backOfficeStaff.template')} htmlFor="role-template">
            <Select<RoleTemplate>
              id="role-template"
              placeholder={t('backOfficeStaff.noTemplate')}
              onChange={begin}
              options={(Object.keys(roleTemplates) as RoleTemplate[]).map((template) => ({
                value: template,
                label: named(`backOfficeStaff.role_${template}`),
              }))}
            />
          </Form.Item>
        ) : null}
        <Form.Item
          name="permissions"
          label={t('backOfficeStaff.permissions')}
          extra={t('backOfficeStaff.permissionsHint')}
          rules={[{ required: true, type: 'array', min: 1 }]}
        >
          <PermissionGroups />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('backOfficeStaff.saveRole')}
        </Button>
      </Form>
    </Modal>
  );
}

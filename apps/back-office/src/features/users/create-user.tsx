import { languages, textLimits, type Locale } from '@farad/domain/shared';
import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import { answerOf, type Answer } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { useChange } from '#ui/call/use-change.ts';
import { InvitationKindField, type InvitationKind } from './invitation-kind.tsx';
import { FirstPassword } from './first-password.tsx';
import { roleOptions, rolesOf } from './role-choice.ts';

interface Entered {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  readonly roles: string[];
  readonly by: InvitationKind;
}

const words = { done: 'backOfficeStaff.userAdded', notDone: 'backOfficeStaff.userNotAdded' } as const;

/**
 * Dialog that adds a staff account. The new colleague gets an invitation by e-mail, or a first password, which is shown
 * once.
 */
export function CreateUser({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, named, locale } = useWords();
  const { api } = useOffice();
  const users = useCall('staffUsers');
  const [invited, setInvited] = useState<Answer<'createStaff'> | null>(null);
  const add = useChange(
    words,
    (entered: Entered) => answerOf(api.createStaff({ body: { ...entered, ...rolesOf(entered.roles) } })),
    [...answersOf.users, 'auditLog'],
    (answer) => {
      if (answer.password === null) onClose();
      else setInvited(answer);
    },
  );
  const close = (): void => {
    setInvited(null);
    onClose();
  };
  return (
    <Modal open={isOpen} title={t('backOfficeStaff.addUser')} onCancel={close} footer={null} destroyOnHidden>
      {invited === null || invited.password === null ? (
        <Form<Entered>
          layout="vertical"
          initialValues={{ locale, roles: [], by: 'link' }}
          onFinish={(entered) => add.mutate(entered)}
        >
          <FieldRefusal of={add.error} />
          <Form.Item
            name="name"
            label={t('backOffice.name')}
            rules={[{ required: true, whitespace: true, max: textLimits.personName }]}
          >
            <Input autoComplete="off" maxLength={textLimits.personName} />
          </Form.Item>
          <Form.Item
            name="email"
            label={t('backOffice.email')}
            validateTrigger="onBlur"
            rules={[{ required: true }, { type: 'email', message: t('forms.invalidEmail') }]}
          >
            <Input inputMode="email" autoComplete="off" maxLength={textLimits.email} />
          </Form.Item>
          <Form.Item
            name="roles"
            label={t('backOfficeStaff.roles')}
            extra={t('backOfficeStaff.rolesHint')}
            rules={[{ required: true }]}
          >
            <Select mode="multiple" options={roleOptions(users.data?.customRoles ?? [], named)} />
          </Form.Item>
          <Form.Item name="locale" label={t('backOffice.letterLanguage')} rules={[{ required: true }]}>
            <Select options={languages.map((language) => ({ value: language.locale, label: language.name }))} />
          </Form.Item>
          <InvitationKindField />
          <Button type="primary" htmlType="submit" loading={add.isPending}>
            {t('backOfficeStaff.add')}
          </Button>
        </Form>
      ) : (
        <FirstPassword email={invited.user.email} password={invited.password} onDone={close} />
      )}
    </Modal>
  );
}

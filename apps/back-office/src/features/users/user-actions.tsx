import type { StaffUser } from '@farad/contract/office/staff/staff-users';
import { App, Button, Flex, Form, Modal, Typography } from 'antd';
import { useState } from 'react';

import { answerOf, type Answer } from '#api.ts';
import { useWords, type PlainKey } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { FirstPassword } from './first-password.tsx';
import { InvitationKindField, type InvitationKind } from './invitation-kind.tsx';
import { touchedByUser, userWords } from './user-roles.tsx';

function InviteAgain({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [invited, setInvited] = useState<Answer<'inviteStaff'> | null>(null);
  const invite = useChange(
    userWords,
    (by: InvitationKind) => answerOf(api.inviteStaff({ staffId: user.id, body: { by } })),
    touchedByUser,
    (answer) => {
      if (answer.password === null) onClose();
      else setInvited(answer);
    },
  );
  if (invited !== null && invited.password !== null)
    return <FirstPassword email={user.email} password={invited.password} onDone={onClose} />;
  return (
    <Form
      layout="vertical"
      initialValues={{ by: 'link' }}
      onFinish={({ by }: { by: InvitationKind }) => invite.mutate(by)}
    >
      <FieldRefusal of={invite.error} />
      <Typography.Paragraph>{t('backOfficeStaff.inviteAgainConsequence')}</Typography.Paragraph>
      <InvitationKindField />
      <Button type="primary" htmlType="submit" loading={invite.isPending}>
        {t('backOfficeStaff.inviteAgain')}
      </Button>
    </Form>
  );
}

/** Buttons for another staff member's account: new password, new authenticator, and disabling. */
export function UserActions({ user }: { user: StaffUser }) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const { modal } = App.useApp();
  const [isInviting, setInviting] = useState(false);
  const setDisabled = useChange(
    userWords,
    (isDisabled: boolean) => answerOf(api.setStaffDisabled({ staffId: user.id, body: { isDisabled } })),
    touchedByUser,
  );
  const resetTotp = useChange(
    userWords,
    () => answerOf(api.resetStaffTotp({ staffId: user.id, body: {} })),
    touchedByUser,
  );
  const ask = (words: { title: PlainKey; content: PlainKey; ok: PlainKey }, act: () => Promise<unknown>): void =>
    void modal.confirm({
      title: named(words.title),
      content: named(words.content),
      okText: named(words.ok),
      okButtonProps: { danger: true },
      onOk: () => act().then(undefined, () => undefined),
    });
  return (
    <Flex wrap gap={8}>
      <Button onClick={() => setInviting(true)}>{t('backOfficeStaff.inviteAgain')}</Button>
      {user.hasTotp ? (
        <Button
          danger
          onClick={() =>
            ask(
              {
                title: 'backOfficeStaff.resetTotpQuestion',
                content: 'backOfficeStaff.resetTotpConsequence',
                ok: 'backOfficeStaff.resetTotp',
              },
              () => resetTotp.mutateAsync(undefined),
            )
          }
        >
          {t('backOfficeStaff.resetTotp')}
        </Button>
      ) : null}
      {user.isDisabled ? (
        <Button loading={setDisabled.isPending} onClick={() => setDisabled.mutate(false)}>
          {t('backOfficeStaff.enable')}
        </Button>
      ) : (
        <Button
          danger
          onClick={() =>
            ask(
              {
                title: 'backOfficeStaff.disableQuestion',
                content: 'backOfficeStaff.disableConsequence',
                ok: 'backOfficeStaff.disable',
              },
              () => setDisabled.mutateAsync(true),
            )
          }
        >
          {t('backOfficeStaff.disable')}
        </Button>
      )}
      <Modal
        open={isInviting}
        title={t('backOfficeStaff.inviteAgain')}
        onCancel={() => setInviting(false)}
        footer={null}
        destroyOnHidden
      >
        <InviteAgain user={user} onClose={() => setInviting(false)} />
      </Modal>
    </Flex>
  );
}

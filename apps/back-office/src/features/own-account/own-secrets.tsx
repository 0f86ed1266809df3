import { Button, Form, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMe, useOffice } from '#office.tsx';
import { NewPassword } from '#ui/field/new-password.tsx';
import { RecoveryCodes } from '#ui/page/recovery-codes.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { ProofFields, type Proof } from './proof-fields.tsx';

const passwordWords = { done: 'backOffice.passwordUpdated', notDone: 'backOffice.passwordNotUpdated' } as const;
const codesWords = { done: 'backOffice.recoveryCodesUpdated', notDone: 'backOffice.recoveryCodesNotUpdated' } as const;

/** Form that changes one's own password. It ends all other sessions. */
export function OwnPassword() {
  const { t } = useWords();
  const { api } = useOffice();
  const [form] = Form.useForm<Proof & { password: string }>();
  const change = useChange(
    passwordWords,
    ({ ownPassword, code, password }: Proof & { password: string }) =>
      answerOf(api.changeStaffPassword({ body: { password: ownPassword, code: code.trim(), newPassword: password } })),
    ['staffMe'],
    () => form.resetFields(),
  );
  return (
    <Form form={form} layout="vertical" className="max-420" onFinish={change.mutate}>
      <FieldRefusal of={change.error} />
      <Typography.Paragraph>{t('backOffice.passwordLead')}</Typography.Paragraph>
      <ProofFields />
      <NewPassword />
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        {t('backOffice.changePassword')}
      </Button>
    </Form>
  );
}

/** Form that replaces one's own recovery codes. */
export function OwnRecoveryCodes() {
  const { t } = useWords();
  const { api } = useOffice();
  const { recoveryCodesLeft } = useMe();
  const renew = useChange(
    codesWords,
    ({ ownPassword, code }: Proof) =>
      answerOf(api.renewRecoveryCodes({ body: { password: ownPassword, code: code.trim() } })),
    ['staffMe'],
  );
  if (renew.data !== undefined) {
    return (
      <div className="max-420">
        <RecoveryCodes codes={renew.data.recoveryCodes} onSaved={() => renew.reset()} />
      </div>
    );
  }
  return (
    <Form layout="vertical" className="max-420" onFinish={(proof: Proof) => renew.mutate(proof)}>
      <FieldRefusal of={renew.error} />
      <Typography.Paragraph>{t('backOffice.recoveryCodesLeft', { count: recoveryCodesLeft })}</Typography.Paragraph>
      <Typography.Paragraph>{t('backOffice.renewCodesLead')}</Typography.Paragraph>
      <ProofFields />
      <Button type="primary" htmlType="submit" loading={renew.isPending}>
        {t('backOffice.renewCodes')}
      </Button>
    </Form>
  );
}

import { Button, Form, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { RecoveryCodes } from '#ui/page/recovery-codes.tsx';
import { TotpSetUp } from '#ui/page/totp-set-up.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { ProofFields, type Proof } from './proof-fields.tsx';

const begun = { done: 'backOffice.totpBegun', notDone: 'backOffice.totpNotUpdated' } as const;
const confirmed = { done: 'backOffice.totpUpdated', notDone: 'backOffice.totpNotUpdated' } as const;

/** Form that sets up another authenticator. The old one works until a code of the new one is entered. */
export function OwnTotp() {
  const { t } = useWords();
  const { api } = useOffice();
  const begin = useChange(
    begun,
    ({ ownPassword, code }: Proof) =>
      answerOf(api.renewStaffTotp({ body: { password: ownPassword, code: code.trim() } })),
    [],
  );
  const confirm = useChange(confirmed, (code: string) => answerOf(api.confirmStaffTotp({ body: { code } })), [
    'staffMe',
  ]);
  const again = (): void => {
    begin.reset();
    confirm.reset();
  };
  if (confirm.data !== undefined) {
    return (
      <div className="max-420">
        <RecoveryCodes codes={confirm.data.recoveryCodes} onSaved={again} />
      </div>
    );
  }
  if (begin.data !== undefined) {
    return (
      <div className="max-420">
        <TotpSetUp secret={begin.data} isBusy={confirm.isPending} onCode={(code) => confirm.mutate(code)} />
      </div>
    );
  }
  return (
    <Form layout="vertical" className="max-420" onFinish={(proof: Proof) => begin.mutate(proof)}>
      <FieldRefusal of={begin.error} />
      <Typography.Paragraph>{t('backOffice.totpRenewLead')}</Typography.Paragraph>
      <ProofFields />
      <Button type="primary" htmlType="submit" loading={begin.isPending}>
        {t('backOffice.totpRenew')}
      </Button>
    </Form>
  );
}

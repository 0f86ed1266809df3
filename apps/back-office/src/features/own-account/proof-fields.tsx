import { staffLimits } from '@farad/domain/staff';
import { Form, Input } from 'antd';

import { useWords } from '#i18n/words.tsx';

/**
 * Form fields `ownPassword` and `code`. They confirm the staff member's identity before a password or authenticator is
 * changed.
 */
export function ProofFields() {
  const { t } = useWords();
  return (
    <>
      <Form.Item
        name="ownPassword"
        label={t('backOffice.currentPassword')}
        rules={[{ required: true, message: t('forms.passwordRequired') }]}
      >
        <Input.Password autoComplete="current-password" maxLength={staffLimits.passwordLengthMax} />
      </Form.Item>
      <Form.Item name="code" label={t('backOffice.anyCode')} rules={[{ required: true }]}>
        <Input autoComplete="one-time-code" maxLength={staffLimits.codeLengthMax} className="office-number" />
      </Form.Item>
    </>
  );
}

export interface Proof {
  readonly ownPassword: string;
  readonly code: string;
}

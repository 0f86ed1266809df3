import { staffLimits } from '@farad/domain/staff';
import { Form, Input } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** Form fields `password` and `again` for a new password. */
export function NewPassword() {
  const { t } = useWords();
  return (
    <>
      <Form.Item
        name="password"
        label={t('backOffice.newPassword')}
        extra={t('backOffice.newPasswordHint')}
        rules={[{ required: true, message: t('forms.passwordRequired') }]}
      >
        <Input.Password autoComplete="new-password" maxLength={staffLimits.passwordLengthMax} />
      </Form.Item>
      <Form.Item
        name="again"
        label={t('backOffice.passwordAgain')}
        dependencies={['password']}
        validateTrigger="onBlur"
        rules={[
          { required: true, message: t('forms.passwordRequired') },
          ({ getFieldValue }) => ({
            validator: (_, value: unknown) =>
              value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(t('forms.passwordsDiffer'))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={staffLimits.passwordLengthMax} />
      </Form.Item>
    </>
  );
}

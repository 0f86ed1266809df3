import { Form, Radio } from 'antd';

import { useWords } from '#i18n/words.tsx';

export type InvitationKind = 'link' | 'password';

/** Form field `by`: invitation by e-mail, or first password. */
export function InvitationKindField() {
  const { t } = useWords();
  return (
    <Form.Item name="by" label={t('backOfficeStaff.inviteBy')} rules={[{ required: true }]}>
      <Radio.Group
        vertical
        options={[
          { value: 'link', label: t('backOfficeStaff.inviteByLink') },
          { value: 'password', label: t('backOfficeStaff.inviteByPassword') },
        ]}
      />
    </Form.Item>
  );
}

import { Form, Radio } from 'antd';

import { useWords } from '#i18n/words.tsx';

export type InvitationKind = 'link' | 'password';

/** How somebody gets the first password: field `by` of the form around it. */
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

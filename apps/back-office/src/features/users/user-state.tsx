import type { StaffUser } from '@farad/contract/office/staff/staff-users';
import { Space, Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** Tags of a staff account, such as disabled, invited or without an authenticator. */
export function UserState({ user }: { user: StaffUser }) {
  const { t, dateTime } = useWords();
  const { isDisabled, isMe, hasPassword, hasTotp, invitedUntil } = user;
  return (
    <Space size={4} wrap>
      {isMe ? <Tag color="success">{t('backOfficeStaff.you')}</Tag> : null}
      {isDisabled ? <Tag color="error">{t('backOfficeStaff.disabled')}</Tag> : null}
      {invitedUntil === null ? null : (
        <Tag color="warning">{t('backOfficeStaff.invitedUntil', { at: dateTime(invitedUntil) })}</Tag>
      )}
      {hasPassword ? null : <Tag>{t('backOfficeStaff.noPassword')}</Tag>}
      {hasTotp ? null : <Tag>{t('backOfficeStaff.noTotp')}</Tag>}
    </Space>
  );
}

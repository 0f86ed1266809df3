import { Modal } from 'antd';
import { useBlocker } from 'react-router';

import { useWords } from '../../i18n/words.tsx';

/** Asks before another page is opened while something is not saved. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const { t } = useWords();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('backOfficeContent.leaveQuestion')}
      okText={t('backOfficeContent.leave')}
      cancelText={t('backOfficeContent.stay')}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      closable={{ 'aria-label': t('backOffice.close') }}
    >
      {t('backOfficeContent.leaveConsequence')}
    </Modal>
  );
}

import { Modal } from 'antd';
import { useBlocker } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { isElsewhere } from '../call/is-elsewhere.ts';

interface LeaveQuestionProps {
  readonly isDirty: boolean;
  /** What was typed outlives the page in this tab of the browser, and other tabs of the page do not touch it. */
  readonly isKept?: boolean;
}

/** Asks before another page or tab is opened while something is not saved. */
export function LeaveQuestion({ isDirty, isKept = false }: LeaveQuestionProps) {
  const { t } = useWords();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && isElsewhere(currentLocation, nextLocation, isKept),
  );
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('backOffice.leaveQuestion')}
      okText={t('backOffice.leave')}
      cancelText={t('backOffice.stay')}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      closable={{ 'aria-label': t('backOffice.close') }}
    >
      {t(isKept ? 'backOfficeContent.leaveConsequence' : 'backOffice.leaveConsequence')}
    </Modal>
  );
}

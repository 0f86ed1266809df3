import { Modal } from 'antd';
import { useBlocker } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { isElsewhere } from '../call/is-elsewhere.ts';

interface LeaveQuestionProps {
  readonly isDirty: boolean;
  /** True if the input is kept in this browser tab and survives navigation. */
  readonly isKept?: boolean;
}

/** Asks for confirmation before navigation discards unsaved input. */
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

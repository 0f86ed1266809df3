import { Modal } from 'antd';
import { useBlocker } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { isElsewhere } from '../call/is-elsewhere.ts';

interface LeaveQuestionProps {
  readonly isDirty: boolean;
  /** True = the browser tab stores the input, so that navigation does not discard it. */
  readonly isKept?: boolean;
}

/** Dialog that asks before navigation leaves unsaved input. */
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

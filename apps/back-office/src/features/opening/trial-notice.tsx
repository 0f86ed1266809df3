import { Alert } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { isTrial, messagesUrl } from '#place.ts';

/** Tells that the shop is a trial, and where its mail and SMS are. Renders nothing in other shops. */
export function TrialNotice() {
  const { t } = useWords();
  const { place } = useOffice();
  if (!isTrial()) return null;
  return (
    <Alert
      showIcon
      type="info"
      title={t('backOfficeOpening.trial')}
      description={
        <>
          <div>{t('backOfficeOpening.trialLead')}</div>
          <a href={messagesUrl(place.api)} target="_blank" rel="noreferrer">
            {t('backOfficeOpening.trialMessages')}
          </a>
        </>
      }
    />
  );
}

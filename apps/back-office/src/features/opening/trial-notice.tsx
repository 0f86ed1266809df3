import { Alert } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { isTrial } from '#place.ts';

/**
 * Returns the URL where the twins show sent messages. It is on the host of the API, which knows the session of staff.
 */
const messagesUrl = (api: string): string => `${api.startsWith('/') ? '' : new URL(api).origin}/__twins/`;

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

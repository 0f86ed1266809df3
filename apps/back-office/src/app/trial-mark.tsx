import { useWords } from '../i18n/words.tsx';
import { isTrial } from '../place.ts';

/** Strip above every screen of a trial: nothing in it is real. */
export function TrialMark() {
  const { t } = useWords();
  return isTrial() ? (
    <aside data-trial="" className="office-trial">
      {t('backOffice.trialMark')}
    </aside>
  ) : null;
}

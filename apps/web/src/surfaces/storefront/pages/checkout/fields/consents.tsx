import { useWords } from '#i18n/words.tsx';
import { Checkbox } from '#ui/field.tsx';
import { Block } from './block.tsx';

function Consent({
  name,
  text,
  read,
  details,
  paper,
  isTicked,
  error,
}: {
  name: string;
  text: string;
  read: string;
  details: string;
  /** Path of the page with the full text of the consent. */
  paper: string;
  isTicked: boolean;
  error: string | undefined;
}) {
  const { t, to } = useWords();
  return (
    <div className="grid gap-1">
      <Checkbox
        name={name}
        required
        defaultChecked={isTicked}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
      >
        {text}
      </Checkbox>
      {error !== undefined && (
        <p id={`${name}-error`} className="ml-6 text-13 text-error">
          {error}
        </p>
      )}
      <details className="ml-6 text-13 text-ink-2">
        <summary className="w-fit underline">{read}</summary>
        <p className="mt-1 max-w-prose whitespace-pre-line">{details}</p>
        <a href={to(paper)} target="_blank" rel="noreferrer" className="mt-1 inline-block underline">
          {t('checkout.wholeText')}
        </a>
      </details>
    </div>
  );
}

/**
 * Consent to personal data processing: a separate check box that starts unticked. A buyer who consented earlier sees a
 * note instead.
 */
export function Consents({
  hasConsent,
  isTicked,
  error,
}: {
  hasConsent: boolean;
  isTicked: boolean;
  error: string | undefined;
}) {
  const { t, to } = useWords();
  if (hasConsent) {
    return (
      <p className="text-13 text-ink-2">
        <input type="hidden" name="consent_personal_data" value="on" />
        {t('checkout.consentGiven')}{' '}
        <a href={to('/c/personal-data')} target="_blank" rel="noreferrer" className="underline">
          {t('checkout.wholeText')}
        </a>
      </p>
    );
  }
  return (
    <Block id="consents" title={t('checkout.consents')}>
      <Consent
        name="consent_personal_data"
        text={t('checkout.consentPersonalData')}
        read={t('checkout.readPersonalData')}
        details={t('checkout.personalDataText')}
        paper="/c/personal-data"
        isTicked={isTicked}
        error={error}
      />
    </Block>
  );
}

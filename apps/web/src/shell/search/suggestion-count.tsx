import { useWords } from '#i18n/words.tsx';
import type { SuggestionState } from './use-suggestions.ts';

/** Announces the number of suggestions to screen readers. */
export function SuggestionCount({ state: { suggested } }: { state: SuggestionState }) {
  const { t } = useWords();
  const text =
    suggested === null
      ? ''
      : suggested === 0
        ? t('shell.suggestionsNone')
        : t('shell.suggestionsFound', { count: suggested });
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

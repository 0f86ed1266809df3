import { Button } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { retriedWords, touchedByOperation } from './operation-words.tsx';

/** Button that requests the state from a provider again. */
export function ReadAgain({ ask }: { ask: () => Promise<unknown> }) {
  const { t } = useWords();
  const retry = useChange(retriedWords, ask, touchedByOperation);
  return (
    <Button
      size="small"
      loading={retry.isPending}
      title={t('backOfficeOperation.readAgainHint')}
      onClick={() => retry.mutate(undefined)}
    >
      {t('backOfficeOperation.readAgain')}
    </Button>
  );
}

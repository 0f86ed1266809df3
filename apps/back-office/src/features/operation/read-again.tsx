import { Button } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { useChange } from '#ui/call/use-change.ts';
import { retriedWords } from './operation-words.tsx';

/** Button that asks the provider for the current state again. */
export function ReadAgain({ ask }: { ask: () => Promise<unknown> }) {
  const { t } = useWords();
  const retry = useChange(retriedWords, ask, answersOf.operation);
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

import { Alert, Button, Flex } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useChange } from '#ui/call/use-change.ts';

const testWords = { done: 'backOfficeSettings.tested', notDone: 'backOfficeSettings.notTested' } as const;

/** Button that tests the shop's account at an outside service and shows the result in words. */
export function TryAccount({ ask }: { ask: () => Promise<{ readonly result: string }> }) {
  const { t, named } = useWords();
  const test = useChange(testWords, ask, ['auditLog']);
  const result = test.data?.result;
  return (
    <Flex wrap gap={12} align="center">
      <Button onClick={() => test.mutate(undefined)} loading={test.isPending}>
        {t('backOfficeSettings.test')}
      </Button>
      {result === undefined ? null : (
        <Alert
          showIcon
          type={result === 'works' ? 'success' : 'error'}
          title={named(`backOfficeSettings.result_${result}`)}
        />
      )}
    </Flex>
  );
}

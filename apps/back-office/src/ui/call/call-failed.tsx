import { Button, Result } from 'antd';

import { Refused } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';

/** Returns the API's error message; if there was no answer, a text that says so. */
export const failureText = (error: Error, { t }: Pick<Words, 't'>): string =>
  error instanceof Refused ? error.message : t('backOffice.unreachable');

/** Error message in place of content that failed to load, with a button to try again. */
export function CallFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useWords();
  const isRefused = error instanceof Refused;
  return (
    <Result
      status={isRefused && error.status === 403 ? '403' : isRefused && error.status === 404 ? '404' : 'warning'}
      title={failureText(error, words)}
      subTitle={isRefused ? undefined : words.t('backOffice.unreachableLead')}
      extra={<Button onClick={onRetry}>{words.t('backOffice.retry')}</Button>}
    />
  );
}

import { Button, Result } from 'antd';
import { useRouteError } from 'react-router';

import { useWords } from '../i18n/words.tsx';

/** Screen shown after a rendering error. Texts follow the specification (section 2); the button retries. */
export function PageBroke() {
  const { t } = useWords();
  const error = useRouteError();
  return (
    <Result
      status="error"
      title={<h1 className="flush as-text">{t('shell.errorFallback')}</h1>}
      // Technical error message, for the developer who investigates.
      subTitle={error instanceof Error ? <code lang="en">{error.message}</code> : undefined}
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          {t('errorPage.tryAgain')}
        </Button>
      }
    />
  );
}

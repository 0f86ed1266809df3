import { Button, Result } from 'antd';
import { useRouteError } from 'react-router';

import { useWords } from '../i18n/words.tsx';

/**
 * Screen shown after an error in rendering, with the texts of the specification (section 2). Its button reloads the
 * page.
 */
export function PageBroke() {
  const { t } = useWords();
  const error = useRouteError();
  return (
    <Result
      status="error"
      title={<h1 className="flush as-text">{t('shell.errorFallback')}</h1>}
      // Show the error message too. It helps the developer who investigates.
      subTitle={error instanceof Error ? <code lang="en">{error.message}</code> : undefined}
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          {t('errorPage.tryAgain')}
        </Button>
      }
    />
  );
}

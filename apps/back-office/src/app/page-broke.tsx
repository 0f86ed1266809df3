import { Button, Result } from 'antd';
import { useRouteError } from 'react-router';

import { useWords } from '../i18n/words.tsx';

/** A screen that broke: the words of the specification (section 2) and a button that really tries again. */
export function PageBroke() {
  const { t } = useWords();
  const error = useRouteError();
  return (
    <Result
      status="error"
      title={<h1 style={{ margin: 0, font: 'inherit' }}>{t('shell.errorFallback')}</h1>}
      // The program's own words, for whoever mends it.
      subTitle={error instanceof Error ? <code lang="en">{error.message}</code> : undefined}
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          {t('errorPage.tryAgain')}
        </Button>
      }
    />
  );
}

import type { ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

/** Box with a new key or secret and a copy button. The secret cannot be shown again. */
export function SecretOnce({
  words,
  secret,
  copyLabel,
  children,
}: {
  words: string;
  secret: string;
  copyLabel: string;
  children?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <div role="status" className="mb-5 border-l-2 border-stock px-3 py-2">
      <p className="text-stock">{words}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere bg-raised px-2 py-1">{secret}</code>
        <CopyButton text={secret} label={copyLabel} copiedLabel={t('catalogue.copied')} />
        {children}
      </p>
    </div>
  );
}

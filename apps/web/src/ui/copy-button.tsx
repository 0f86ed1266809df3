import { useEffect, useState } from 'react';

import { Icon } from './icon.tsx';

const confirmationMs = 2_000;

/**
 * Button that copies a text. For two seconds it shows and announces that the text was copied. Without JavaScript it is
 * hidden.
 */
export function CopyButton({ text, label, copiedLabel }: { text: string; label: string; copiedLabel: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={label}
      title={label}
      className="only-scripted no-print inline-flex items-center p-1.5 align-middle text-ink-3 hover:text-copper"
    >
      <Icon name={isCopied ? 'check' : 'copy'} className={isCopied ? 'text-stock' : ''} />
      <span role="status" className="sr-only">
        {isCopied ? copiedLabel : ''}
      </span>
    </button>
  );
}

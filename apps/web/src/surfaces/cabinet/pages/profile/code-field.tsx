import { longCodeLength } from '@farad/domain/customer-sign-in';
import { useEffect, useRef } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Field } from '#ui/field.tsx';

/** Field for a code from a message. It takes the focus when it appears. */
export function CodeField({ error }: { error: string }) {
  const { t } = useWords();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Field
      ref={box}
      name="code"
      label={t('cabinet.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={longCodeLength}
      className="num w-36 text-center text-20 tracking-[0.3em]"
      error={error === '' ? undefined : error}
    />
  );
}

import { typedNumberLengthMax } from '@farad/domain/quantities';
import { useLayoutEffect, useRef } from 'react';

import { fieldClass } from './field.tsx';

/** Quantity field. It accepts `100`, `10 000` and `1к`. A click selects the text, so that typing replaces it. */
export function QuantityBox({
  value,
  onChange,
  onBlur,
  label,
  isWrong = false,
  problemId,
  className = '',
}: {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  label: string;
  isWrong?: boolean;
  /** Id of the error text. */
  problemId?: string | undefined;
  className?: string;
}) {
  const box = useRef<HTMLInputElement>(null);
  // The field may contain text that was typed before hydration or restored by the browser. Report it.
  useLayoutEffect(() => {
    const typed = box.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  return (
    <input
      ref={box}
      name="qty"
      value={value}
      inputMode="numeric"
      autoComplete="off"
      maxLength={typedNumberLengthMax}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={problemId}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      onFocus={(event) => {
        // React repeats a focus event that came before hydration. Do not select then, because the visitor may be
        // typing.
        if (event.isTrusted) event.currentTarget.select();
      }}
      className={fieldClass(`quantity-box ${className}`)}
    />
  );
}

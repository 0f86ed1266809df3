import { fieldClass } from './field.tsx';

/** How many: takes `100`, `10 000`, `1к`. Pressing selects, so that typing replaces. */
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
  /** Of the text that says what is wrong. */
  problemId?: string | undefined;
  className?: string;
}) {
  return (
    <input
      name="qty"
      value={value}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={problemId}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      onFocus={(event) => event.currentTarget.select()}
      className={fieldClass(`quantity-box ${className}`)}
    />
  );
}

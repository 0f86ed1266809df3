import { fieldClass } from './field.tsx';

/** Quantity field: accepts `100`, `10 000`, `1к`. A click selects the text, so that typing replaces it. */
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

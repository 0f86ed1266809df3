import { fieldClass } from './field.tsx';

/** How many: takes `100`, `10 000`, `1к`. Pressing selects, so that typing replaces. */
export function QuantityBox({
  value,
  onChange,
  label,
  isWrong = false,
  className = 'w-[72px] lg:max-xl:w-[62px]',
}: {
  value: string;
  onChange: (text: string) => void;
  label: string;
  isWrong?: boolean;
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
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      className={fieldClass(`text-right font-mono ${className}`)}
    />
  );
}

import { type ComponentProps, useId } from 'react';

/** Look of a text box. */
export const fieldClass = (extra = ''): string => `field${extra && ` ${extra}`}`;

/** A labelled text box with its hint and error beside it. */
export function Field({
  label,
  hint,
  error,
  className = '',
  ...rest
}: ComponentProps<'input'> & { label: string; hint?: string | undefined; error?: string | undefined }) {
  const id = useId();
  const inputId = rest.id ?? id;
  const notes = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label htmlFor={inputId} className={`text-13 text-ink-2${rest.required ? ' needed' : ''}`}>
        {label}
      </label>
      <input
        {...rest}
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        className={fieldClass(`h-10 text-16 ${className}`)}
      />
      {hint && (
        <p id={`${inputId}-hint`} className="text-12 text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} className="text-13 text-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** A tick with its words, the whole line pressable. */
export function Checkbox({ children, className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <label className={`inline-flex items-center gap-2 ${className}`}>
      <input type="checkbox" {...rest} />
      {children}
    </label>
  );
}

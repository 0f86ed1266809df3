import { type ComponentProps, useId } from 'react';

/** Returns the CSS classes of a text field. */
export const fieldClass = (extra = ''): string => `field${extra && ` ${extra}`}`;

/** Text field with a label, a hint and an error text. */
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

/** Check box with a label; the whole line is clickable. */
export function Checkbox({ children, className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <label className={`inline-flex items-center gap-2 ${className}`}>
      <input type="checkbox" {...rest} />
      {children}
    </label>
  );
}

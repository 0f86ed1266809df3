import { useId } from 'react';

import { fieldClass } from './field.tsx';

/** Labelled multi-line text field with its error. */
export function TextBox({
  name,
  label,
  maxLength,
  value,
  error,
  isRequired = false,
}: {
  name: string;
  label: string;
  maxLength: number;
  value: string;
  error: string | undefined;
  isRequired?: boolean;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 text-ink-2">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={isRequired ? 4 : 2}
        maxLength={maxLength}
        required={isRequired}
        defaultValue={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={fieldClass('!h-auto py-2 text-16')}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="text-13 text-error">
          {error}
        </p>
      )}
    </div>
  );
}

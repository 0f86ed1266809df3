import { typedDay, typedDayLength } from '@farad/domain/delivery';
import { useRef } from 'react';

import { useWords } from '#i18n/words.tsx';
import { fieldClass } from '#ui/field.tsx';

/**
 * Date field in the format of Russia, `24.11.2026`. The browser's own date field uses the format of the browser's
 * language, often month first; here its calendar only fills in the text.
 */
export function DayField({
  name,
  label,
  value,
  error,
}: {
  name: string;
  label: string;
  /** ISO day (`2026-11-24`), or the invalid text as typed. */
  value: string;
  error?: string | undefined;
}) {
  const { t } = useWords();
  const box = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className="relative grid min-w-0 gap-1">
      <label className="grid gap-1">
        <span className="text-12 text-ink-2">{label}</span>
        <input
          ref={box}
          name={name}
          defaultValue={typedDay(value)}
          placeholder={t('cabinet.dayForm')}
          maxLength={typedDayLength}
          autoComplete="off"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${name}-error`}
          className={fieldClass('h-10 w-full min-w-28 text-16')}
        />
      </label>
      <span className="absolute top-0 right-0 leading-none only-scripted">
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 w-full opacity-0"
          onChange={({ currentTarget }) => {
            if (box.current !== null) box.current.value = typedDay(currentTarget.value);
          }}
        />
        <button
          type="button"
          aria-label={`${t('cabinet.calendar')}: ${label}`}
          className="relative text-12 text-copper-ink underline"
          onClick={() => calendar.current?.showPicker()}
        >
          {t('cabinet.calendar')}
        </button>
      </span>
      {error !== undefined && (
        <p id={`${name}-error`} className="text-13 text-error">
          {error}
        </p>
      )}
    </div>
  );
}

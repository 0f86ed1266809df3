import { typedNumberLengthMax } from '@farad/domain/quantities';
import { requestTextMax } from '@farad/domain/quote';
import type { ComponentProps } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Field } from '#ui/field.tsx';
import type { RequestErrors } from './request-form.server.ts';
import type { RequestRow } from './typed-request.ts';

/** One row of the form: product, or part number and maker; then quantity, price and note. */
function Row({ row, index, errors }: { row: RequestRow; index: number; errors: RequestErrors }) {
  const { t } = useWords();
  const box = (name: string, value: string, rest: Partial<ComponentProps<typeof Field>> & { label: string }) => (
    <Field
      name={`${name}.${index}`}
      defaultValue={value}
      autoComplete="off"
      error={errors[`${name}.${index}`]}
      {...rest}
    />
  );
  return (
    <fieldset className="border-b border-line pb-4">
      <legend className="sr-only">{t('requests.row', { row: index + 1 })}</legend>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_110px_150px]">
        {row.productId === '' ? (
          <>
            <div className="max-sm:col-span-2">
              {box('part', row.part, { label: t('requests.part'), maxLength: requestTextMax.part })}
            </div>
            <div className="max-sm:col-span-2">
              {box('maker', row.maker, { label: t('requests.maker'), maxLength: requestTextMax.maker })}
            </div>
          </>
        ) : (
          <div className="col-span-2 self-center">
            <input type="hidden" name={`product.${index}`} value={row.productId} />
            <input type="hidden" name={`part.${index}`} value={row.part} />
            <input type="hidden" name={`maker.${index}`} value={row.maker} />
            <p className="font-mono font-semibold wrap-anywhere">{row.part}</p>
            <p className="text-13 text-ink-2">{row.maker}</p>
            {errors[`part.${index}`] && <p className="text-13 text-error">{errors[`part.${index}`]}</p>}
          </div>
        )}
        {box('qty', row.quantity, {
          label: t('requests.quantity'),
          inputMode: 'numeric',
          maxLength: typedNumberLengthMax,
        })}
        {box('price', row.price, {
          label: t('requests.wishedPrice'),
          inputMode: 'decimal',
          maxLength: typedNumberLengthMax,
        })}
        <div className="col-span-2 sm:col-span-4">
          {box('note', row.note, {
            label: t('requests.note'),
            placeholder: t('requests.noteHint'),
            maxLength: requestTextMax.note,
          })}
        </div>
      </div>
    </fieldset>
  );
}

/** Rows of a request. */
export const RequestRows = ({ rows, errors }: { rows: readonly RequestRow[]; errors: RequestErrors }) => (
  <div className="grid gap-4">
    {rows.map((row, index) => (
      // The index is a safe key, because rows are never removed.
      <Row key={`${index} ${row.productId}`} row={row} index={index} errors={errors} />
    ))}
  </div>
);

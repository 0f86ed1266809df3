import type { WireBomMapping } from '@farad/contract/shop/boms/files';
import { bomFields, foreignDistributors } from '@farad/domain/bom';
import { typedNumberLengthMax } from '@farad/domain/quantities';
import { Fragment, useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { fieldClass } from '#ui/field.tsx';

type Column = WireBomMapping['columns'][number];

const distributorNames: Readonly<Record<(typeof foreignDistributors)[number], string>> = {
  lcsc: 'LCSC',
  digikey: 'Digi-Key',
  mouser: 'Mouser',
  farnell: 'Farnell',
  rs: 'RS',
  arrow: 'Arrow',
  tme: 'TME',
  chipdip: 'ChipDip',
  promelec: 'Промэлектроника',
};

/** Heading of a column: its field, the reason why the field was recognised, and sample values. */
function ColumnHead({
  column,
  field,
  isRepeated,
  onField,
}: {
  column: Column;
  field: string;
  isRepeated: boolean;
  onField: (field: string) => void;
}) {
  const { t } = useWords();
  const { index, header, distributor, priority, evidence, samples } = column;
  const name = header || t('bomPages.column', { number: index + 1 });
  return (
    <th scope="col" className="min-w-52 border-x border-line px-2 py-2 text-left align-top font-normal">
      <select
        name={`field.${index}`}
        value={field}
        onChange={({ currentTarget }) => onField(currentTarget.value)}
        aria-label={t('bomPages.meaningOf', { column: name })}
        className={fieldClass(`w-full text-13 font-semibold ${field === '' ? 'text-ink-2' : 'border-ink'}`)}
      >
        <option value="">{t('bomPages.skipColumn')}</option>
        {bomFields.map((one) => (
          <option key={one} value={one}>
            {t(`boms.field_${one}`)}
          </option>
        ))}
      </select>
      {field === 'foreign_number' && (
        <select
          name={`distributor.${index}`}
          defaultValue={distributor ?? ''}
          aria-label={`${t('bomPages.whose')}: ${name}`}
          className={fieldClass('mt-1 w-full text-13')}
        >
          <option value="">{t('bomPages.whoseUnknown')}</option>
          {foreignDistributors.map((one) => (
            <option key={one} value={one}>
              {distributorNames[one]}
            </option>
          ))}
        </select>
      )}
      {isRepeated ? (
        <label className="mt-1 flex items-center gap-2 text-12 text-ink-2" title={t('bomPages.priorityHint')}>
          {t('bomPages.priority')}
          <input
            name={`priority.${index}`}
            defaultValue={priority}
            inputMode="numeric"
            maxLength={typedNumberLengthMax}
            className={fieldClass('!h-7 w-14 text-right font-mono')}
          />
        </label>
      ) : (
        <input type="hidden" name={`priority.${index}`} value={priority} />
      )}
      <span className="mt-1 block text-12 text-ink-2">
        {t(`bomPages.evidence_${field === (column.field ?? '') ? evidence : 'chosen'}`)}
      </span>
      {samples.length > 0 && (
        <span className="line-clamp-2 text-12 font-normal wrap-anywhere text-ink-2" title={samples.join(' · ')}>
          {t('bomPages.samples', { samples: samples.join(' · ') })}
        </span>
      )}
    </th>
  );
}

/** First rows of the file as a table. The customer can change the field of each column. */
export function PreviewTable({ mapping }: { mapping: WireBomMapping }) {
  const { t } = useWords();
  const { columns, preview, headerRow, headerRows, firstRow, lastRow, refused } = mapping;
  const [fields, setFields] = useState<readonly string[]>(() => columns.map(({ field }) => field ?? ''));
  const placeKey = (row: number, sheet: string | null): string => `${sheet ?? ''} ${row}`;
  const reasons = new Map(refused.map(({ row, sheet, reason }) => [placeKey(row, sheet), reason]));
  const isHeader = (index: number): boolean =>
    headerRow !== null && index >= headerRow && index < headerRow + Math.max(1, headerRows);
  return (
    <div className="max-h-[70dvh] overflow-auto border border-line-2">
      <table className="border-collapse text-13" aria-label={t('bomPages.preview')}>
        <thead className="sticky top-0 z-10 bg-paper">
          <tr className="border-b border-line-2">
            <th className="px-2 py-2" aria-hidden="true" />
            {columns.map((column, at) => (
              <ColumnHead
                key={column.index}
                column={column}
                field={fields[at] ?? ''}
                isRepeated={
                  fields[at] !== '' && fields.indexOf(fields[at] ?? '') !== fields.lastIndexOf(fields[at] ?? '')
                }
                onField={(field) => setFields((now) => now.map((one, other) => (other === at ? field : one)))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map(({ index, number, place, cells }, at) => {
            const reason = reasons.get(placeKey(place?.row ?? number, place?.sheet ?? null));
            const isIn = index >= firstRow && index <= lastRow && reason === undefined;
            const previous = preview[at - 1];
            return (
              <Fragment key={index}>
                {previous !== undefined && previous.index + 1 < index && (
                  <tr>
                    <td colSpan={columns.length + 1} className="px-2 py-1 text-center text-ink-2">
                      …
                    </td>
                  </tr>
                )}
                <tr
                  className={`border-b border-line ${isHeader(index) ? 'bg-copper-wash font-semibold' : isIn ? '' : 'text-ink-2'}`}
                >
                  <th scope="row" className="num px-2 py-1 text-right font-normal text-ink-2">
                    {number}
                    {place !== null && (
                      <span className="block max-w-32 truncate font-sans text-12" title={place.sheet}>
                        {t('bomPages.sheetPlace', { sheet: place.sheet, row: place.row })}
                      </span>
                    )}
                    {reason !== undefined && (
                      <span className="block font-sans text-12 whitespace-nowrap">{t(`bomPages.row_${reason}`)}</span>
                    )}
                  </th>
                  {columns.map(({ index: column }, nth) => (
                    <td
                      key={column}
                      className={`max-w-72 border-x border-line px-2 py-1 ${fields[nth] === '' ? 'text-ink-2' : ''}`}
                    >
                      <span className="line-clamp-2 wrap-anywhere">{cells[column]}</span>
                    </td>
                  ))}
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

import type { ImportLayout } from '@farad/contract/office/imports/mapping';
import { Form, Select } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';

/** Format settings that staff have corrected, by the name of the API's parameter. The others are detected. */
export type FormatChoice = Readonly<Partial<Record<'encoding' | 'delimiter' | 'sheet' | 'header', string | number>>>;

const encodings = ['utf-8', 'windows-1251', 'koi8-r', 'ibm866', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'];
const delimiters = [';', ',', '\t', '|'];
const headerMost = 1000;

interface FileFormatProps {
  readonly layout: ImportLayout;
  readonly chosen: FormatChoice;
  readonly onChange: (chosen: FormatChoice) => void;
}

/** Detected format of the file, with a field to correct each setting. */
export function FileFormat({ layout, chosen, onChange }: FileFormatProps) {
  const { t, named } = useWords();
  const { format, encoding, delimiter, sheets, sheet, headerRow } = layout;
  const known = encodings.includes(encoding) ? encodings : [encoding, ...encodings];
  return (
    <>
      <Form.Item label={t('backOfficeImports.format')} className="below-8">
        <span className="line-32">
          {[named(`backOfficeImports.format_${format}`), ...(layout.isPacked ? ['gzip'] : [])].join(', ')}
        </span>
      </Form.Item>
      {format === 'workbook' ? (
        <Form.Item label={t('backOfficeImports.sheet')} className="below-8">
          <Select
            aria-label={t('backOfficeImports.sheet')}
            value={sheet}
            onChange={(name) => onChange(name === null ? {} : { sheet: name })}
            className="w-180"
            options={sheets.map((name) => ({ value: name, label: name }))}
          />
        </Form.Item>
      ) : (
        <Form.Item label={t('backOfficeImports.encoding')} className="below-8">
          <Select
            aria-label={t('backOfficeImports.encoding')}
            value={encoding}
            onChange={(name) => onChange({ ...chosen, encoding: name })}
            className="w-160"
            options={known.map((name) => ({ value: name, label: name }))}
          />
        </Form.Item>
      )}
      {format === 'csv' ? (
        <Form.Item label={t('backOfficeImports.delimiter')} className="below-8">
          <Select
            aria-label={t('backOfficeImports.delimiter')}
            value={delimiter}
            onChange={(sign) => onChange({ ...chosen, delimiter: sign })}
            className="w-140"
            options={delimiters.map((sign) => ({
              value: sign,
              label: sign === '\t' ? t('backOfficeImports.tab') : sign,
            }))}
          />
        </Form.Item>
      ) : null}
      {format === 'jsonl' ? null : (
        <Form.Item label={t('backOfficeImports.headerRow')} className="below-8">
          <NumberInput
            aria-label={t('backOfficeImports.headerRow')}
            min={1}
            max={headerMost}
            precision={0}
            changeOnWheel={false}
            value={headerRow}
            onChange={(row) => {
              if (row !== null) onChange({ ...chosen, header: row });
            }}
            className="w-100"
          />
        </Form.Item>
      )}
    </>
  );
}

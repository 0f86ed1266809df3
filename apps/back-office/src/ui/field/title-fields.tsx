import { locales } from '@farad/domain/shared';
import { Form, Input } from 'antd';

import { useWords } from '#i18n/words.tsx';

interface TitleFieldsProps {
  /** Name of the form field. It has one part for each language. */
  readonly name: string;
  readonly labelOf: (language: string) => string;
  readonly extra?: string;
  readonly most: number;
  /** True = a text of several lines, which is optional. */
  readonly isText?: boolean;
}

/** Form fields for a text in each language. The Russian one is required for a title. */
export function TitleFields({ name, labelOf, extra, most, isText = false }: TitleFieldsProps) {
  const { named } = useWords();
  return locales.map((locale) => (
    <div key={locale} lang={locale}>
      <Form.Item
        name={[name, locale]}
        label={labelOf(named(`backOfficeCatalogue.language_${locale}`))}
        rules={locale === 'ru' && !isText ? [{ required: true, whitespace: true }] : []}
        {...(locale === 'ru' && extra !== undefined ? { extra } : {})}
      >
        {isText ? (
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={most} />
        ) : (
          <Input maxLength={most} autoComplete="off" />
        )}
      </Form.Item>
    </div>
  ));
}

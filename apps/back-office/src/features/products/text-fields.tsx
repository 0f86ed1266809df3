import { publicationStates } from '@farad/domain/product';
import { locales } from '@farad/domain/shared';
import { textLengthMax } from '@farad/domain/translation';
import { Form, Input, Select } from 'antd';

import { useWords } from '#i18n/words.tsx';

/** Form fields for the state, and for titles and descriptions in each language. */
export function TextFields() {
  const { t, named } = useWords();
  return (
    <>
      <Form.Item name="state" label={t('backOfficeProducts.state')}>
        <Select
          className="max-320"
          options={publicationStates.map((value) => ({ value, label: named(`backOfficeProducts.state_${value}`) }))}
        />
      </Form.Item>
      {locales.map((locale) => {
        const language = named(`backOfficeProducts.language_${locale}`);
        return (
          <div key={locale} lang={locale}>
            <Form.Item
              name={['title', locale]}
              label={t('backOfficeProducts.titleIn', { language })}
              {...(locale === 'ru' ? { extra: t('backOfficeProducts.titleHint') } : {})}
            >
              <Input maxLength={textLengthMax.title} />
            </Form.Item>
            <Form.Item name={['description', locale]} label={t('backOfficeProducts.descriptionIn', { language })}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} maxLength={textLengthMax.description} />
            </Form.Item>
          </div>
        );
      })}
    </>
  );
}

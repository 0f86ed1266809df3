import { languages } from '@farad/domain/shared';

import { useWords } from '#i18n/words.tsx';
import { languageOf } from './draft.ts';

/** Returns a function that translates a field's API name, such as `texts.ru.title`. */
export function useFieldName(): (name: string) => string {
  const { t, named } = useWords();
  return (name) => {
    if (name === 'link') return t('backOfficeContent.link');
    const language = languages.find(({ locale }) => locale === languageOf(name));
    const field = named(`backOfficeContent.${name.split('.').at(-1) ?? ''}`);
    return language === undefined ? field : `${language.name}: ${field}`;
  };
}

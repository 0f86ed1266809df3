import type { CatalogueText } from '@farad/contract/office/content/translations';
import type { Locale } from '@farad/domain/shared';
import { textLengthMax } from '@farad/domain/translation';
import { Input } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { useChange } from '#ui/call/use-change.ts';

const words = { done: 'backOfficeTranslations.saved', notDone: 'backOfficeTranslations.notSaved' } as const;
/**
 * Fetch only the counts again after saving. The list stays as it is, so that rows do not vanish while staff work
 * through it.
 */
const touched = ['missingTexts'] as const;

/** Field for a text in one language. It is saved when it loses the focus; if saving fails, the typed text stays. */
export function TextCell({ row, language }: { row: CatalogueText; language: Locale }) {
  const { t, named } = useWords();
  const { api } = useOffice();
  const { kind, key, field, name } = row;
  const [saved, setSaved] = useState(row.texts[language]);
  const [text, setText] = useState(saved);
  const save = useChange(
    words,
    (typed: string) =>
      answerOf(api.setCatalogueText({ body: { kind, key, field, language, text: typed, was: saved } })),
    touched,
    ({ texts }) => {
      setSaved(texts[language]);
      setText(texts[language]);
    },
  );
  const leave = (): void => {
    const typed = text.trim();
    if (typed !== '' && typed !== saved && !save.isPending) save.mutate(typed);
  };
  return (
    <Input.TextArea
      aria-label={t('backOfficeTranslations.cellOf', {
        name,
        field: named(`backOfficeTranslations.field_${field}`),
        language: language.toUpperCase(),
      })}
      lang={language}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) leave();
      }}
      status={saved === '' ? 'warning' : ''}
      disabled={save.isPending}
      maxLength={textLengthMax[field]}
      autoSize={{ minRows: 1, maxRows: 6 }}
      className="w-260"
    />
  );
}

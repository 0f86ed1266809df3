import type { LocalizedText } from '@farad/domain/shared';

/** How an attribute that stands beside another differs from it. */
export const besideForms = ['range', 'values', 'single', 'max', 'min', 'other'] as const;
export type BesideForm = (typeof besideForms)[number];

const endings: Readonly<Record<BesideForm, LocalizedText>> = {
  range: { ru: 'диапазон', en: 'range', tr: 'aralık' },
  values: { ru: 'варианты', en: 'options', tr: 'seçenekler' },
  single: { ru: 'одно значение', en: 'single figure', tr: 'tek değer' },
  max: { ru: 'не более', en: 'maximum', tr: 'en çok' },
  min: { ru: 'не менее', en: 'minimum', tr: 'en az' },
  other: { ru: 'прочее', en: 'other', tr: 'diğer' },
};

const titleLengthMax = 120;

/** "Напряжение питания, одно значение": the title of the attribute that holds what another cannot. */
export function besideTitle(form: BesideForm, title: LocalizedText): LocalizedText {
  const { ru, en, tr } = endings[form];
  const room = titleLengthMax - 20;
  return {
    ru: `${title.ru.slice(0, room)}, ${ru}`,
    en: `${title.en.slice(0, room)}, ${en}`,
    tr: `${title.tr.slice(0, room)}, ${tr}`,
  };
}

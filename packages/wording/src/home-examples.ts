import type { Locale } from '@farad/domain/shared';

/** Searches that the home page offers: of each row the first that the catalogue has something for. */
export const homeExamples: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  ru: [
    ['4к7 0805 1%', '10к 0603 1%', '100 Ом 0805'],
    ['100 нФ X7R 0603', '10 мкФ 0805', '1 мкФ 50В'],
    ['КР142ЕН5А', 'NE555', 'LM358', '1N4148'],
  ],
  en: [
    ['4k7 0805 1%', '10k 0603 1%', '100R 0805'],
    ['100 nF X7R 0603', '10 uF 0805', '1 uF 50V'],
    ['KR142EN5A', 'NE555', 'LM358', '1N4148'],
  ],
  tr: [
    ['4k7 0805 %1', '10k 0603 %1', '100R 0805'],
    ['100 nF X7R 0603', '10 uF 0805', '1 uF 50V'],
    ['KR142EN5A', 'NE555', 'LM358', '1N4148'],
  ],
};

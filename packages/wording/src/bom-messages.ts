import type { Locale } from '@farad/domain/shared';

/** Words of parts lists that the server writes: into lists and files, not on pages. */
export interface BomWords {
  /** What a list is called that came without a name. */
  readonly listName: string;
  /** What a copy of a list is called. */
  readonly copyOf: (name: string) => string;
  /** What is asked of a part beside its attributes. */
  readonly packageTitle: string;
}

export const bomWords: Readonly<Record<Locale, BomWords>> = {
  ru: { listName: 'Список деталей', copyOf: (name) => `${name} — копия`, packageTitle: 'Корпус' },
  en: { listName: 'Parts list', copyOf: (name) => `${name} – copy`, packageTitle: 'Package' },
  tr: { listName: 'Parça listesi', copyOf: (name) => `${name} – kopya`, packageTitle: 'Kılıf' },
};

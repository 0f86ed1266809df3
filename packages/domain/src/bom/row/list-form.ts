import { headerForm } from '../header/header-form.ts';
import type { BomColumn } from '../header/layout.ts';

/**
 * ESKD documents with lists of parts (GOST 2.106, 2.701). A specification lists everything in a product by section. A
 * purchase list (ВП) lists bought items and the products they go into. An element list lists the designators of a
 * circuit.
 */
export type ListForm = 'specification' | 'purchases' | 'elements';

/** Returns the form of a list by its headers, or null if it has none of these forms. */
export function listFormOf(columns: readonly Pick<BomColumn, 'header'>[]): ListForm | null {
  const forms = columns.map(({ header }) => headerForm(header)).filter((form) => form !== '');
  const has = (...words: readonly string[]): boolean =>
    forms.some((form) => words.some((word) => form === word || form.startsWith(word)));
  if (!has('наименован')) return null;
  if (forms.includes('разделсп') || forms.includes('раздел')) return 'specification';
  if (has('кудавходит')) return 'purchases';
  // A zone alone does not make a specification, because element lists of older drawings also have zones. A
  // specification has both a position and a drawing number.
  const isOfPlaces = has('позобозн', 'позиционн') && !has('формат');
  if (!isOfPlaces && has('формат', 'зона') && has('обознач', 'поз')) return 'specification';
  return has('поз') && has('кол') ? 'elements' : null;
}

/** Sections of items that the manufacturer makes or takes from its store of materials. */
export const unboughtSections = ['complexes', 'assemblies', 'details', 'materials', 'kits'] as const;

export type UnboughtSection = (typeof unboughtSections)[number];

/** Sections of a specification (GOST 2.106). */
export type ListSection = UnboughtSection | 'documents' | 'standard' | 'other';

const sections: readonly (readonly [RegExp, ListSection])[] = [
  [/^документац(?:ия|ія)$/iu, 'documents'],
  [/^комплекс[ыи]$/iu, 'complexes'],
  [/^(?:сборочные единицы|складальні одиниці)$/iu, 'assemblies'],
  [/^детал[иі]$/iu, 'details'],
  [/^(?:стандартные изделия|стандартні вироби)$/iu, 'standard'],
  [/^(?:прочие изделия|інші вироби)$/iu, 'other'],
  [/^мат[еі]р[иі]ал[ыи]$/iu, 'materials'],
  [/^комплект[ыи]$/iu, 'kits'],
];

/** Returns the section that a title opens, or null. */
export function sectionOf(title: string): ListSection | null {
  const plain = title
    .slice(0, 60)
    .replace(/\s+/gu, ' ')
    .replace(/[.:]+$/u, '')
    .trim();
  return sections.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

export const isUnbought = (section: ListSection | null): section is UnboughtSection =>
  unboughtSections.some((one) => one === section);

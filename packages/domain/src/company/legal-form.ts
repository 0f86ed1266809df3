import { isPersonal, type Inn } from './inn.ts';

/**
 * Legal forms of a seller: limited company, joint-stock company, public one, sole trader, any other company. A
 * self-employed person without registration is none of them: they may not resell goods (422-FZ, article 4, part 2).
 */
export const legalForms = ['ooo', 'ao', 'pao', 'ip', 'organisation'] as const;

export type LegalForm = (typeof legalForms)[number];

type NamedForm = Exclude<LegalForm, 'organisation'>;

/** How a name shows its form, short and in full. */
const marks: Readonly<Record<NamedForm, readonly [short: string, full: string]>> = {
  ooo: ['ООО', 'общество с ограниченной ответственностью'],
  ao: ['АО', 'акционерное общество'],
  pao: ['ПАО', 'публичное акционерное общество'],
  ip: ['ИП', 'индивидуальный предприниматель'],
};

const namedForms = Object.keys(marks) as NamedForm[];

/** Matches the mark of a form at the beginning of a name: `ООО «Фарад»`, not `АОН`. */
const markOf = (form: NamedForm): RegExp => new RegExp(`^(?:${marks[form].join('|')})(?![\\p{L}\\d])\\s*`, 'iu');

const namedForm = (name: string): NamedForm | undefined => namedForms.find((form) => markOf(form).test(name));

/** Returns the legal form that a stored name and INN show. A sole trader is known by the INN even without a mark. */
export function legalFormOf({ name, inn }: { readonly name: string; readonly inn: Inn }): LegalForm {
  if (isPersonal(inn)) return 'ip';
  const form = namedForm(name.trim());
  return form === undefined || form === 'ip' ? 'organisation' : form;
}

/** Returns a name without the mark of its form. */
function bareName(name: string): string {
  const form = namedForm(name);
  return form === undefined ? name : name.replace(markOf(form), '');
}

/**
 * Returns the name as documents show it: `Фарад` → `ООО «Фарад»`, `Иванов Иван` → `ИП Иванов Иван`. A name with the
 * mark of its form stays as typed; the mark of another form is replaced. '' = there is no name beside the mark.
 */
export function legalName(form: LegalForm, typed: string): string {
  const name = typed.trim();
  const bare = bareName(name);
  if (form === 'organisation' || bare === '' || namedForm(name) === form) return bare === '' ? '' : name;
  const [short] = marks[form];
  return form === 'ip' || /[«"“„]/u.test(bare) ? `${short} ${bare}` : `${short} «${bare}»`;
}

/** Returns the surname and the initials of a sole trader: `ИП Иванов Иван Иванович` → `Иванов И. И.` */
export function personSignature(name: string): string {
  const [surname = '', ...others] = bareName(name.trim()).split(/\s+/);
  return [surname, ...others.map((other) => `${other.slice(0, 1).toUpperCase()}.`)].join(' ');
}

/** Name of a person. A text is empty if it is not known. */
export interface PersonName {
  readonly surname: string;
  readonly name: string;
  readonly patronymic: string;
}

/**
 * Returns the parts of a person's name: `ИП Иванов Иван Иванович`, `Иванов И. И.`. Initials may come before the surname:
 * `И. И. Иванов`.
 */
export function personName(text: string): PersonName {
  const words = bareName(text.trim())
    .split(/\s+/)
    .filter((word) => word !== '');
  const isTurned = words.length > 1 && words[0]?.endsWith('.') === true;
  const [surname = '', name = '', ...others] = isTurned ? [...words.slice(-1), ...words.slice(0, -1)] : words;
  return { surname, name, patronymic: others.join(' ') };
}

/** True if the name of a sole trader has a surname and a first name. */
export const isWholePerson = (name: string): boolean => bareName(name.trim()).split(/\s+/).length > 1;

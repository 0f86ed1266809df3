import type { BomColumn } from '../header/layout.ts';
import { domesticTypeOf } from '../../search-query/dictionary/domestic-types.ts';

const ditto = /^(?:то же|тоже|["”“″»]|''|[-–—]\s?["”″]\s?[-–—]|-\/\/-|\/\/)(?=$|[\s,;:])[\s,;:]*/iu;

/**
 * Returns kind and type from the start of a name: `Резистор МЛТ` of `Резистор МЛТ-0,25-10 кОм±5%`. The next lines of
 * the same kind omit them.
 */
function kindAndType(name: string, hasOwnType: boolean): string {
  const words = name.split(' ');
  const at = words.findIndex((word) => /\d/u.test(word) || domesticTypeOf(word) !== null);
  const kind = (at < 0 ? words.slice(0, 1) : words.slice(0, at)).join(' ');
  const type = at < 0 || hasOwnType ? null : domesticTypeOf(words[at] ?? '');
  return type === null ? kind : `${kind} ${(words[at] ?? '').slice(0, type.length)}-`.trimStart();
}

/** Completes a name that refers to the line above: `То же, 0,5-20 кОм`. */
export function nameAsAbove(name: string, above: string | null): string {
  const found = ditto.exec(name);
  if (found === null || above === null || above === '') return name;
  const rest = name.slice(found[0].length);
  if (rest === '') return above;
  const shared = kindAndType(above, domesticTypeOf(rest.split(' ')[0] ?? '') !== null);
  return shared.endsWith('-') ? shared + rest : `${shared} ${rest}`;
}

const wholeCell =
  /^(?:то же(?: самое)?|тоже|ditto|dito|dto\.?|do\.|idem|same as above|as above|aynı|aynısı|[-–—]{0,2}\s?(?:["“”″〃»]|''|,,|\/\/)\s?[-–—]{0,2})$/iu;

/**
 * Replaces cells that only refer to the cell above, such as `"`, `-//-` or `ditto`, by its text. Such a cell stays as
 * it is if there is nothing above it. Designators are never repeated.
 *
 * @param above cells of the last line, with its own references replaced
 * @param isForm true = an ESKD form, in which a name refers to the whole name above, which may take several rows
 */
export function cellsAsAbove(
  cells: readonly string[],
  above: readonly string[],
  columns: readonly BomColumn[],
  isForm: boolean,
): readonly string[] {
  const replaced = columns.filter(
    ({ index, field }) =>
      field !== null &&
      field !== 'designators' &&
      !(isForm && (field === 'description' || field === 'mpn' || field === 'value')) &&
      wholeCell.test((cells[index] ?? '').trim()) &&
      (above[index] ?? '').trim() !== '',
  );
  if (replaced.length === 0) return cells;
  const texts = new Map(replaced.map(({ index }) => [index, above[index] ?? '']));
  return cells.map((cell, index) => texts.get(index) ?? cell);
}

import { domesticTypeOf } from '../../search-query/reading/words/domestic-types.ts';

const ditto = /^(?:то же|тоже|["”“″]|''|[-–—]\s?["”″]\s?[-–—]|-\/\/-|\/\/)(?=$|[\s,;:])[\s,;:]*/iu;

/**
 * Returns the start of a name that the next line of the same kind omits, namely kind and type: `Резистор МЛТ` of
 * `Резистор МЛТ-0,25-10 кОм±5%`.
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

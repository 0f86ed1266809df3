import { looksLikeMpn } from '../cell/column-values.ts';
import { readElement, type ElementContext, type ReadElement } from '../cell/element-notation.ts';
import type { OpenLine } from '../row/open-line.ts';

/** A name with a nominal in it is no number: `Резистор 4к7 0805` in a column of parts. */
const isNumber = (name: string, element: ReadElement | null): boolean =>
  !/\s/u.test(name) || element === null || (element.nominal === null && element.kind === null);

/** `DSOT-23` beside `SOT-23`: a symbol and its package, as Eagle calls its devices. */
function isNamedByPackage(name: string, body: string): boolean {
  const [own, other] = [name, body].map((text) => text.toUpperCase().replaceAll(/[^\p{L}\d]/gu, ''));
  const symbol = /^\p{L}{1,6}/u.exec(own ?? '')?.[0] ?? '';
  return [...symbol].some((_, at) => {
    const rest = own?.slice(at + 1) ?? '';
    return rest.length >= 4 && other?.startsWith(rest) === true;
  });
}

/** What a library calls a part, where it is called by its number; `Y`, `CAP` are symbols. */
const numberInLibrary = ({ texts: { libraryName } }: OpenLine): string | null =>
  libraryName !== null && /\d/u.test(libraryName) && libraryName.length >= 4 ? libraryName : null;

/** A description that is nothing but a number; `ТИЛ6В`: one word that a document stands beside is one. */
function soleName({ papers }: OpenLine, described: string | null): string | null {
  if (described === null) return null;
  const isDocumented = papers.length > 0 && /^(?=\S*\d)(?=\S*\p{L})\S{3,60}$/u.test(described);
  return looksLikeMpn(described) || isDocumented ? described : null;
}

/** Whether a text of the column of numbers is one by its look: letters and figures, or many figures. */
const isSureNumber = (name: string): boolean => looksLikeMpn(name) || /^\d[\d-]{5,}$/u.test(name);

/**
 * The number of the part: its column, a designation within the name, or a value that can be nothing else. What the
 * column says wins over a number in the value or the description.
 */
function numberOf(
  name: string | null,
  value: string | null,
  element: ReadElement | null,
  context: ElementContext,
): string | null {
  const own = name === null ? null : readElement([name], context);
  if (typeof own?.designation === 'string') return own.designation;
  const stated = name !== null && isNumber(name, own) ? name : null;
  if (stated !== null && isSureNumber(stated)) return stated;
  if (typeof element?.designation === 'string') return element.designation;
  const isValueNumber = value !== null && looksLikeMpn(value) && readElement([value], context)?.nominal === null;
  return stated ?? (isValueNumber ? value : null);
}

/** Texts of a line that may hold the number of its part. */
interface NumberTexts {
  /** Of the column of numbers. */
  readonly name: string | null;
  readonly described: string | null;
  readonly value: string | null;
  readonly element: ReadElement | null;
}

/** The maker's number that a line states; null: it states none. */
export function lineNumber(
  line: OpenLine,
  { name, described, value, element }: NumberTexts,
  context: ElementContext,
): string | null {
  const sole = name ?? soleName(line, described);
  const isOfLibrary = sole !== null && isNamedByPackage(sole, line.texts.of.package ?? '');
  return numberOf(isOfLibrary ? null : sole, value, element, context) ?? numberInLibrary(line);
}

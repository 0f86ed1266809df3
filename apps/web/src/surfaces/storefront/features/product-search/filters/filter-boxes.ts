/**
 * Text fields of the filter form. They are uncontrolled: typed text and cursor stay until an answer replaces them.
 * Range fields also remember the number that their text stands for.
 */

/** Text last sent or answered, by field. */
const knownTexts = new WeakMap<HTMLInputElement, string>();
/** Fields being set by a slider that is held. */
const slid = new WeakSet<HTMLInputElement>();
/** Number that a field's text was parsed as or set for. */
const readNumbers = new WeakMap<HTMLInputElement, { readonly text: string; readonly number: number | null }>();

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.type === 'text' && element.name !== '' ? [element] : [],
  );

/** Returns true if the text of the field is neither answered nor sent. */
export const isUnsent = (box: HTMLInputElement): boolean =>
  box.value !== box.defaultValue && box.value !== knownTexts.get(box);

/** Writes a limit into its field, as text and as a number. */
export function setBound(box: HTMLInputElement, number: number | null, text: string): void {
  box.value = text;
  if (text === box.defaultValue) slid.delete(box);
  else slid.add(box);
  readNumbers.set(box, { text, number });
}

/** Returns the limit in a field; undefined if the typed text is not parsed yet. */
export function boundOf(box: HTMLInputElement): number | null | undefined {
  const text = box.value.trim();
  if (text === '') return null;
  const read = readNumbers.get(box);
  if (read?.text === box.value) return read.number;
  const answered = box.dataset['number'];
  return box.value === box.defaultValue && answered !== undefined ? Number(answered) : undefined;
}

/** The two fields of a parameter's range. */
export interface BoundBoxes {
  readonly lower: HTMLInputElement;
  readonly upper: HTMLInputElement;
}

/** Returns the range fields of the form in pairs. */
export function boundBoxesOf(form: HTMLFormElement): BoundBoxes[] {
  const boxes = new Map(boxesOf(form).map((box) => [box.name, box]));
  return [...boxes].flatMap(([name, lower]) => {
    const upper = name.endsWith('.min') ? boxes.get(name.replace(/min$/, 'max')) : undefined;
    return upper === undefined ? [] : [{ lower, upper }];
  });
}

/** Returns the entries of the form, with known limits as numbers. */
export function takeEntries(form: HTMLFormElement): [string, FormDataEntryValue][] {
  const boxes = new Map(boxesOf(form).map((box) => [box.name, box]));
  for (const box of boxes.values()) {
    knownTexts.set(box, box.value);
    slid.delete(box);
  }
  return [...new FormData(form)].map(([name, value]): [string, FormDataEntryValue] => {
    const box = boxes.get(name);
    const number = box !== undefined && /\.(?:min|max)$/.test(name) ? boundOf(box) : undefined;
    return [name, number === undefined ? value : String(number ?? '')];
  });
}

/** Shows the answered values, except in fields where the visitor is typing or sliding. */
export function showAnswered(form: HTMLFormElement): void {
  for (const box of boxesOf(form)) {
    if (slid.has(box) || (box === document.activeElement && isUnsent(box))) continue;
    box.value = box.defaultValue;
    knownTexts.set(box, box.value);
    readNumbers.delete(box);
  }
}

/**
 * Text fields of the filter form. They are uncontrolled: typed text and cursor stay until an answer replaces them.
 * Range fields also remember the number that their text stands for.
 */

/** Text that the field had when the form was last sent or answered. */
const knownTexts = new WeakMap<HTMLInputElement, string>();
/** Fields that the slider has changed and that are not sent yet. */
const slid = new WeakSet<HTMLInputElement>();
/** Number that a field's text means, if it was parsed or set by the slider. `number` null = no limit. */
const readNumbers = new WeakMap<HTMLInputElement, { readonly text: string; readonly number: number | null }>();

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.type === 'text' && element.name !== '' ? [element] : [],
  );

/** Returns true if the visitor changed the field after the form was last sent or answered. */
export const isUnsent = (box: HTMLInputElement): boolean =>
  box.value !== box.defaultValue && box.value !== knownTexts.get(box);

/** Sets a range field to a limit. `text` is shown; `number` is sent. */
export function setBound(box: HTMLInputElement, number: number | null, text: string): void {
  box.value = text;
  if (text === box.defaultValue) slid.delete(box);
  else slid.add(box);
  readNumbers.set(box, { text, number });
}

/** Returns the limit in a range field; null = no limit; undefined = the text is not parsed yet. */
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

/**
 * Returns the form's fields to send and marks their texts as sent. Range fields contain the number if it is known,
 * otherwise the typed text.
 */
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

/** Shows the server's values in all fields, except where the visitor is typing or sliding. */
export function showAnswered(form: HTMLFormElement): void {
  for (const box of boxesOf(form)) {
    if (slid.has(box) || (box === document.activeElement && isUnsent(box))) continue;
    box.value = box.defaultValue;
    knownTexts.set(box, box.value);
    readNumbers.delete(box);
  }
}

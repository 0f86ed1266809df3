/**
 * The text boxes of the filter form. They are the browser's own: what a person types stays until an answer tells what
 * became of it, and the cursor stays where it is. Boxes of bounds also know which number their text stands for.
 */

/** What was last sent of a box, or answered. */
const knownTexts = new WeakMap<HTMLInputElement, string>();
/** Boxes that a slider in somebody's hand has set. */
const slid = new WeakSet<HTMLInputElement>();
/** The number a box's text was read as, or set for. */
const readNumbers = new WeakMap<HTMLInputElement, { readonly text: string; readonly number: number | null }>();

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.type === 'text' && element.name !== '' ? [element] : [],
  );

/** Whether something stands in the box that was neither answered nor sent. */
export const isUnsent = (box: HTMLInputElement): boolean =>
  box.value !== box.defaultValue && box.value !== knownTexts.get(box);

/** Writes a bound into its box, as words and as the number they stand for. */
export function setBound(box: HTMLInputElement, number: number | null, text: string): void {
  box.value = text;
  if (text === box.defaultValue) slid.delete(box);
  else slid.add(box);
  readNumbers.set(box, { text, number });
}

/** The bound in a box; undefined where a person typed something that was not read yet. */
export function boundOf(box: HTMLInputElement): number | null | undefined {
  const text = box.value.trim();
  if (text === '') return null;
  const read = readNumbers.get(box);
  if (read?.text === box.value) return read.number;
  const answered = box.dataset['number'];
  return box.value === box.defaultValue && answered !== undefined ? Number(answered) : undefined;
}

/** The two boxes of one parameter's bounds. */
export interface BoundBoxes {
  readonly lower: HTMLInputElement;
  readonly upper: HTMLInputElement;
}

/** Bounds of the form, boxes in pairs. */
export function boundBoxesOf(form: HTMLFormElement): BoundBoxes[] {
  const boxes = new Map(boxesOf(form).map((box) => [box.name, box]));
  return [...boxes].flatMap(([name, lower]) => {
    const upper = name.endsWith('.min') ? boxes.get(name.replace(/min$/, 'max')) : undefined;
    return upper === undefined ? [] : [{ lower, upper }];
  });
}

/** As the form would send it, but bounds whose numbers are known as these. */
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

/** Shows what the page now answers, save where a person is typing or sliding on. */
export function showAnswered(form: HTMLFormElement): void {
  for (const box of boxesOf(form)) {
    if (slid.has(box) || (box === document.activeElement && isUnsent(box))) continue;
    box.value = box.defaultValue;
    knownTexts.set(box, box.value);
    readNumbers.delete(box);
  }
}

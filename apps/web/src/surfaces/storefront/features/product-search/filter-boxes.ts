/**
 * The text boxes of the filter form. They are the browser's own: what a person types stays until an answer tells what
 * became of it, and the cursor stays where it is.
 */

/** What was last sent of a box, or answered. */
const knownTexts = new WeakMap<HTMLInputElement, string>();

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.type === 'text' && element.name !== '' ? [element] : [],
  );

/** Whether something stands in the box that was neither answered nor sent. */
export const isUnsent = (box: HTMLInputElement): boolean =>
  box.value !== box.defaultValue && box.value !== knownTexts.get(box);

/**
 * As the form would send it, but bounds that nobody touched as plain numbers, not as they are shown, and what was
 * rejected not again.
 */
export function takeEntries(form: HTMLFormElement): [string, FormDataEntryValue][] {
  const boxes = new Map(boxesOf(form).map((box) => [box.name, box]));
  for (const box of boxes.values()) knownTexts.set(box, box.value);
  return [...new FormData(form)].flatMap(([name, value]): [string, FormDataEntryValue][] => {
    const box = boxes.get(name);
    if (box === undefined || box.value !== box.defaultValue) return [[name, value]];
    return box.ariaInvalid === 'true' ? [] : [[name, box.dataset['number'] ?? value]];
  });
}

/** Shows what the page now answers, save where a person is typing on. */
export function showAnswered(form: HTMLFormElement): void {
  for (const box of boxesOf(form)) {
    if (box === document.activeElement && isUnsent(box)) continue;
    box.value = box.defaultValue;
    knownTexts.set(box, box.value);
  }
}

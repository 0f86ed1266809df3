import { maskPhoneAt } from '@farad/domain/customer';
import type { ChangeEvent } from 'react';

/**
 * Handler for `onChange` of a phone field: applies the mask of the specification (section 5) while typing. It is not
 * part of `ui`, because every page loads `ui`.
 */
export function maskTyped({ currentTarget: box, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  // Do not change text during composition in an input method.
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const { text, caret } = maskPhoneAt(box.value, box.selectionStart ?? box.value.length);
  if (text === box.value) return;
  box.value = text;
  box.setSelectionRange(caret, caret);
}

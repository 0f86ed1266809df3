import { maskPhoneAt } from '@farad/domain/customer';
import type { ChangeEvent } from 'react';

/** Not of `ui`, which every page loads. For `onChange` of a box for a phone: the mask of the specification (section 5) while it is typed. */
export function maskTyped({ currentTarget: box, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  // Signs that are still being put together are left alone.
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const { text, caret } = maskPhoneAt(box.value, box.selectionStart ?? box.value.length);
  if (text === box.value) return;
  box.value = text;
  box.setSelectionRange(caret, caret);
}

import type { FormInstance } from 'antd';

import { Refused } from '#api.ts';
import { fieldPlace } from './field-place.ts';

/** Shows a refusal beside its field and scrolls to it. */
export function placeRefusal<T>(form: FormInstance<T>, error: unknown): void {
  if (!(error instanceof Refused) || error.field === null) return;
  const names = form.getFieldsError().map(({ name }) => name);
  const name = fieldPlace(names, error.field);
  if (name === null) return;
  // antd's type for names is narrower than the names of the call.
  form.setFields([{ name: [...name] as never, errors: [error.message] }]);
  form.scrollToField([...name] as never, { block: 'nearest', focus: true });
}

/** Calls {@link placeRefusal} and rethrows the error, for the general message. */
export const showRefusal =
  <T>(form: FormInstance<T>) =>
  (error: unknown): never => {
    placeRefusal(form, error);
    throw error;
  };

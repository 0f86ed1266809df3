import type { FormInstance } from 'antd';

import { Refused } from '#api.ts';
import { fieldPlace } from './field-place.ts';

/** Shows a refusal beside the field that it names and goes there. */
export function placeRefusal<T>(form: FormInstance<T>, error: unknown): void {
  if (!(error instanceof Refused) || error.field === null) return;
  const names = form.getFieldsError().map(({ name }) => name);
  const name = fieldPlace(names, error.field);
  if (name === null) return;
  // Names of the form are as wide as those of the call.
  form.setFields([{ name: [...name] as never, errors: [error.message] }]);
  form.scrollToField([...name] as never, { block: 'nearest', focus: true });
}

/** {@link placeRefusal} of a call that failed, which is thrown on for the message. */
export const showRefusal =
  <T>(form: FormInstance<T>) =>
  (error: unknown): never => {
    placeRefusal(form, error);
    throw error;
  };

import type { FormInstance } from 'antd';

import { Refused } from '#api.ts';
import { fieldPlace } from './field-place.ts';

/** Shows an error of the API beside the form field that it names, and scrolls there. */
export function placeRefusal<T>(form: FormInstance<T>, error: unknown): void {
  if (!(error instanceof Refused) || error.field === null) return;
  const names = form.getFieldsError().map(({ name }) => name);
  const name = fieldPlace(names, error.field);
  if (name === null) return;
  // antd's type of field names is too narrow, because this function does not know the fields of the form.
  form.setFields([{ name: [...name] as never, errors: [error.message] }]);
  form.scrollToField([...name] as never, { block: 'nearest', focus: true });
}

/**
 * Returns an error handler that calls {@link placeRefusal} and throws the error again, so that the general message is
 * shown too.
 */
export const showRefusal =
  <T>(form: FormInstance<T>) =>
  (error: unknown): never => {
    placeRefusal(form, error);
    throw error;
  };

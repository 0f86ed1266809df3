import type { FormInstance } from 'antd';

import { Refused } from '../api.ts';

/**
 * Shows a refusal beside the field that it names, `fields.title.ru`, and throws it on for the message. `path`: what
 * stands before the names of the form.
 */
export const showRefusal =
  <T>(form: FormInstance<T>, path = '') =>
  (error: unknown): never => {
    if (error instanceof Refused && error.field?.startsWith(path) === true) {
      const name = error.field
        .slice(path.length)
        .split('.')
        .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      // Names of the form are as wide as those of the call.
      form.setFields([{ name: name as never, errors: [error.message] }]);
    }
    throw error;
  };

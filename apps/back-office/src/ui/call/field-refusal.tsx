import { Form } from 'antd';
import { useEffect } from 'react';

import { placeRefusal } from './show-refusal.ts';

/** Place this inside a form. It shows the API's error beside the field that the error names. */
export function FieldRefusal({ of: error }: { of: Error | null }) {
  const form = Form.useFormInstance();
  useEffect(() => placeRefusal(form, error), [form, error]);
  return null;
}

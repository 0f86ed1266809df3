import { Form } from 'antd';
import { useEffect } from 'react';

import { placeRefusal } from './show-refusal.ts';

/** Inside of a form: what the shop refused of a change is told beside the field that it names. */
export function FieldRefusal({ of: error }: { of: Error | null }) {
  const form = Form.useFormInstance();
  useEffect(() => placeRefusal(form, error), [form, error]);
  return null;
}

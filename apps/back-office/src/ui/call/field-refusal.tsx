import { Form } from 'antd';
import { useEffect } from 'react';

import { placeRefusal } from './show-refusal.ts';

/** Shows the server's refusal beside the field that it names. Place it inside the form. */
export function FieldRefusal({ of: error }: { of: Error | null }) {
  const form = Form.useFormInstance();
  useEffect(() => placeRefusal(form, error), [form, error]);
  return null;
}

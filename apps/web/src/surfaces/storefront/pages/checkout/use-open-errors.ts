import { useCallback, useState } from 'react';

import { openErrors } from './open-errors.ts';
import type { Refusal } from './fields/refusal.ts';

const none: Refusal['errors'] = {};

/** Returns the errors of the last attempt that still apply, and a function to report a changed field. */
export function useOpenErrors(refusal: Refusal | null): {
  readonly errors: Refusal['errors'];
  readonly touch: (name: string) => void;
} {
  const [touched, setTouched] = useState<{ readonly of: Refusal | null; readonly names: readonly string[] }>({
    of: refusal,
    names: [],
  });
  const names = touched.of === refusal ? touched.names : [];
  const touch = useCallback(
    (name: string) =>
      setTouched((before) => ({ of: refusal, names: before.of === refusal ? before.names.concat(name) : [name] })),
    [refusal],
  );
  return { errors: refusal === null ? none : openErrors(refusal.errors, names), touch };
}

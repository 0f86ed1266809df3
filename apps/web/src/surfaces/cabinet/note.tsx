import type { ReactNode } from 'react';

/** Message about the result of a form. */
export function Note({ isProblem = false, children }: { isProblem?: boolean; children: ReactNode }) {
  return (
    <p
      role={isProblem ? 'alert' : 'status'}
      className={`mb-4 border-l-2 px-3 py-2 ${isProblem ? 'border-error bg-error-wash text-error' : 'border-stock text-stock'}`}
    >
      {children}
    </p>
  );
}

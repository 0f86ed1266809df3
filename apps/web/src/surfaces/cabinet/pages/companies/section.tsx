import type { ReactNode } from 'react';

/** Section of the company page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5">
      <h2 className="mb-3">{title}</h2>
      {children}
    </section>
  );
}

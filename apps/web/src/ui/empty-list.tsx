import type { ReactNode } from 'react';

interface EmptyListProps {
  readonly title: string;
  readonly hint?: string;
  /** Buttons or links for the next step. */
  readonly children?: ReactNode;
}

/** Placeholder for an empty list. */
export function EmptyList({ title, hint, children }: EmptyListProps) {
  return (
    <div className="border border-dashed border-line-2 px-6 py-12 text-center">
      <p className="text-16 font-semibold">{title}</p>
      {hint !== undefined && <p className="mx-auto mt-1 max-w-[520px] text-ink-2">{hint}</p>}
      <div className="mt-5 flex flex-wrap justify-center gap-3 empty:hidden">{children}</div>
    </div>
  );
}

import { latePart } from '../../../../ui/late-part.tsx';

const there = import.meta.env.SSR ? await import('./part-request-form.tsx') : null;

/** The unfilled form where few pages show it. */
export const LateRequestForm = latePart(
  'part-request',
  async () => (await import('./part-request-form.tsx')).BlankRequestForm,
  there?.BlankRequestForm,
);

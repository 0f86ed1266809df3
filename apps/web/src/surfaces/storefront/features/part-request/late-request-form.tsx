import { loadPartWords } from '#i18n/load-words.ts';
import { latePart } from '#ui/late-part.tsx';

async function load() {
  const [form] = await Promise.all([import('./part-request-form.tsx'), loadPartWords('search')]);
  return form.BlankRequestForm;
}

const there = import.meta.env.SSR ? await import('./part-request-form.tsx') : null;

/** {@link BlankRequestForm}, loaded on demand, because pages show it rarely. */
export const LateRequestForm = latePart('part-request', load, there?.BlankRequestForm);

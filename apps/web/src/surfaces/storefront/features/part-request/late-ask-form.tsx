import { latePart } from '../../../../ui/late-part.tsx';

const load = async () => (await import('./ask-form.tsx')).AskForm;

const there = import.meta.env.SSR ? await load() : undefined;

/** The way to the form where a product cannot be bought; other product pages do not load it. */
export const LateAskForm = latePart('ask-form', load, there);

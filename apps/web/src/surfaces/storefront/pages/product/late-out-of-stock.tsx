import { latePart } from '../../../../ui/late-part.tsx';

const load = () => import('./out-of-stock.tsx');

const there = import.meta.env.SSR ? await load() : null;

/** What the page of a product says and offers that is not in stock; other products do not load it. */
export const LateOutOfStock = latePart('out-of-stock', async () => (await load()).OutOfStock, there?.OutOfStock);
export const LateAskForm = latePart('out-of-stock', async () => (await load()).AskForm, there?.AskForm);

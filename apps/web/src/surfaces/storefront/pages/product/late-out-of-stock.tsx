import { loadPartWords } from '#i18n/load-words.ts';
import { latePart } from '#ui/late-part.tsx';

async function load() {
  const [parts] = await Promise.all([import('./out-of-stock.tsx'), loadPartWords('search')]);
  return parts;
}

const there = import.meta.env.SSR ? await import('./out-of-stock.tsx') : null;

/** Text and actions for a product that is out of stock. They load on demand, because few pages show them. */
export const LateOutOfStock = latePart('out-of-stock', async () => (await load()).OutOfStock, there?.OutOfStock);
export const LateAskForm = latePart('out-of-stock', async () => (await load()).AskForm, there?.AskForm);

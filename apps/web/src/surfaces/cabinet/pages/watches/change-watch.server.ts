import { data } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

/** A watch as a form sends it. It has all values, so that a stopped watch can be restored. */
export interface NamedWatch {
  readonly product_id: string;
  readonly kind: 'in_stock' | 'cheaper';
  /** Target price in roubles; empty = none. */
  readonly price: string;
  readonly mpn: string;
}

export interface Changed {
  readonly watch: NamedWatch;
  readonly isStopped: boolean;
  /** Reason why the change failed; null = it succeeded. */
  readonly problem: string | null;
}

const mpnLengthMax = 100;

/** Stops a watch, or restores one. */
export async function changeWatch(visit: Visit) {
  const form = await visit.request.formData();
  const isStopped = formText(form, 'intent') !== 'restore';
  const watch: NamedWatch = {
    product_id: formText(form, 'product_id'),
    kind: formText(form, 'kind') === 'cheaper' ? 'cheaper' : 'in_stock',
    price: formText(form, 'price'),
    mpn: formText(form, 'mpn').slice(0, mpnLengthMax),
  };
  const { product_id, kind } = watch;
  const wished = kind === 'cheaper' && watch.price !== '' ? { price: Number(watch.price) } : {};
  const body = { product_id, kind, isWatched: !isStopped, ...(isStopped ? {} : wished) };
  const outcome = await apiOf(visit).watch({ body });
  // Other failures, such as a hidden product or a condition that is already met, are shown on the page.
  if (!outcome.ok && (outcome.status >= 500 || outcome.status === 401)) orErrorPage(outcome);
  const changed: Changed = { watch, isStopped, problem: outcome.ok ? null : outcome.error.message };
  return data(changed, outcome.ok ? 200 : outcome.status);
}

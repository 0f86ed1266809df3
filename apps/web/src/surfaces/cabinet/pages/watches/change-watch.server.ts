import { data } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';

/** A watch in the page's forms, with all its values, so that a stopped one can be restored. */
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
  /** Reason why it cannot be restored. */
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
  // If the condition is already met or the product is hidden, show the reason; the other watches stay.
  if (!outcome.ok && (outcome.status >= 500 || outcome.status === 401)) orErrorPage(outcome);
  const changed: Changed = { watch, isStopped, problem: outcome.ok ? null : outcome.error.message };
  return data(changed, outcome.ok ? 200 : outcome.status);
}

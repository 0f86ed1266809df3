import { roublesToUnitPrice } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import { formatUnitPrice } from '@farad/wording/format';
import { data, redirect } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { payOrder } from '#surfaces/cabinet/pay.server.ts';

/** Quantities and formatted prices that a message about a difference contains; empty = not used in it. */
interface ChangeFigures {
  readonly wanted: string | number;
  readonly added: string | number;
  readonly before: string;
  readonly now: string;
}

const noFigures: ChangeFigures = { wanted: '', added: '', before: '', now: '' };

/** A difference between the original order and what repeating it added to the basket. */
export interface RepeatedChange {
  readonly product_id: string;
  readonly kind: 'gone' | 'none' | 'stock' | 'dearer' | 'cheaper';
  /** Values for the placeholders of the message. */
  readonly values: ChangeFigures;
}

export type OrderDone =
  | { readonly kind: 'repeated'; readonly count: number; readonly changes: readonly RepeatedChange[] }
  | { readonly kind: 'problem'; readonly problem: string };

function priceText(roubles: number, locale: Locale): string {
  const price = roublesToUnitPrice(roubles);
  return price.ok ? formatUnitPrice(price.value, locale) : String(roubles);
}

async function repeat(visit: Visit, number: string): Promise<OrderDone> {
  const repeated = await apiOf(visit).repeatOrder({ number, body: {} });
  if (!repeated.ok && repeated.status === 409) return { kind: 'problem', problem: repeated.error.message };
  const { added, changes } = orErrorPage(repeated);
  const locale = localeOfPath(visit.url.pathname);
  return {
    kind: 'repeated',
    count: added.length,
    changes: changes.map((change): RepeatedChange => {
      const { product_id } = change;
      if (change.kind === 'gone') return { product_id, kind: 'gone', values: noFigures };
      if (change.kind === 'stock') {
        const { wanted, added: pieces } = change;
        return { product_id, kind: pieces === 0 ? 'none' : 'stock', values: { ...noFigures, wanted, added: pieces } };
      }
      const values = { ...noFigures, before: priceText(change.before, locale), now: priceText(change.now, locale) };
      return { product_id, kind: change.now > change.before ? 'dearer' : 'cheaper', values };
    }),
  };
}

/** Handles every form of the order's page: payment, approval, refusal and repeating. */
export async function changeOrder(visit: Visit, number: string) {
  const form = await visit.request.formData();
  const api = apiOf(visit);
  const step = formText(form, 'step');
  if (step === 'pay') return payOrder(visit, number, form);
  if (step !== 'approve' && step !== 'refuse') {
    const done = await repeat(visit, number);
    return data(done, done.kind === 'problem' ? 409 : 200);
  }
  const outcome =
    step === 'approve'
      ? await api.approveOrder({ number, body: {} })
      : await api.refuseOrder({ number, body: { reason: formText(form, 'reason') } });
  if (outcome.ok) throw redirect(`${visit.url.pathname}?done=${step === 'approve' ? 'approved' : 'refused'}`);
  // Expected refusals: the reason is too long (400), the action is not allowed (403), the order has changed meanwhile
  // (409).
  if (![400, 403, 409].includes(outcome.status)) orErrorPage(outcome);
  return data<OrderDone>({ kind: 'problem', problem: outcome.error.message }, outcome.status);
}

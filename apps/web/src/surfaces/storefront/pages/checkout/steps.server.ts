import { parseJson } from '@farad/domain/shared';

import { formText } from '#kit/form-text.ts';
import type { TypedCheckout } from './typed-checkout.ts';

/**
 * Returns the requested step. The embedded sign-in always sends a step of its own before that of the pressed button.
 * Enter in a field confirms a typed guest phone; it never places the order.
 */
export function stepOf(form: FormData): string {
  if (form.has('pick_address') || form.has('use_bonuses')) return 'count';
  if (form.has('enter')) {
    if (formText(form, 'code').trim() !== '') return 'check';
    return formText(form, 'address').trim() === '' ? 'count' : 'send';
  }
  const step = form.getAll('step').at(-1);
  return typeof step === 'string' ? step : 'count';
}

const suggestedFields = ['city', 'street', 'house', 'flat', 'postcode'] as const;

/** Applies a chosen suggestion, for visitors without JavaScript. */
export function pickedAddress(form: FormData, typed: TypedCheckout): TypedCheckout {
  const picked = parseJson(formText(form, 'pick_address'));
  if (typeof picked !== 'object' || picked === null) return typed;
  const texts: Readonly<Record<string, unknown>> = { ...picked };
  const fields = suggestedFields.map((name) => {
    const text = texts[name];
    return [name, typeof text === 'string' ? text.slice(0, 200) : ''] as const;
  });
  return { ...typed, addressText: '', address: { ...typed.address, ...Object.fromEntries(fields) } };
}

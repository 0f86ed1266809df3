import { parseJson } from '@farad/domain/shared';

import { formText } from '#kit/form-text.ts';
import type { TypedCheckout } from './typed-checkout.ts';

/**
 * Returns the step that the form asks for. The sign-in fields always send a `step`. The pressed button sends its own
 * `step` after that, and the last `step` counts. If Enter is pressed in a field, the browser sends `enter` instead.
 * Then the step sends or checks a guest's code, or only recalculates; it never places the order.
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

/** Returns the checkout with the address of the chosen suggestion, for visitors without JavaScript. */
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

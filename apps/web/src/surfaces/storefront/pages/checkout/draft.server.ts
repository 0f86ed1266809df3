import { cookieValue } from '#kit/cookies.ts';
import { sendCookie, type Visit } from '#server/visit.server.ts';
import { readTyped } from './checkout-form.server.ts';
import type { TypedCheckout } from './typed-checkout.ts';

const cookieName = 'checkout_draft';
/** Lifetime of the cookie: long enough for the redirect after a sign-in. */
const lifeSeconds = 30;
/** Maximum size of the cookie's value in bytes. Browsers reject longer cookies. */
const sizeMax = 3800;

const texts = (typed: TypedCheckout): Record<string, string> => ({
  buyer: typed.buyer,
  company: typed.companyId,
  inn: typed.inn,
  company_name: typed.companyName,
  purchase_number: typed.purchaseNumber,
  accountant_email: typed.accountantEmail,
  name: typed.name,
  email: typed.email,
  delivery: typed.delivery ?? '',
  point: typed.point,
  point_text: typed.pointText,
  near: typed.near,
  payment: typed.payment ?? '',
  coupon: typed.coupon,
  bonuses: typed.bonuses,
  ...(typed.isAddressKept ? { keep_address: 'on' } : {}),
  ...Object.fromEntries(Object.entries(typed.address).map(([field, text]) => [`to.${field}`, text])),
  comment: typed.comment,
});

const encoded = (fields: Record<string, string>): string => {
  const filled = Object.entries(fields).filter(([, text]) => text !== '');
  return encodeURIComponent(new URLSearchParams(filled).toString());
};

/**
 * Stores the typed values in a cookie, so that they survive the redirect after a sign-in. If they are too long, the
 * comment is left out.
 */
export function saveDraft(visit: Visit, typed: TypedCheckout): void {
  const whole = encoded(texts(typed));
  const value = whole.length <= sizeMax ? whole : encoded({ ...texts(typed), comment: '' });
  if (value.length > sizeMax) return;
  sendCookie(visit, `${cookieName}=${value}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax`);
}

/** Returns the stored values and deletes the cookie; null if there are none. */
export function takeDraft(visit: Visit): TypedCheckout | null {
  const value = cookieValue(visit.request.headers.get('cookie'), cookieName);
  if (value === undefined || value === '') return null;
  sendCookie(visit, `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
  const form = new FormData();
  for (const [name, text] of new URLSearchParams(decoded(value))) form.set(name, text);
  return readTyped(form);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}

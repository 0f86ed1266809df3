import { hideEmail, hidePhone, normaliseEmail, normalisePhone } from '../customer/index.ts';

const unknown = '***';

/** Masks an e-mail or a phone for staff who may not see customers: `a***@example.ru`, `+7 (9**) ***-**-67`. */
export function hideRecipient(recipient: string): string {
  const email = normaliseEmail(recipient);
  if (email.ok) return hideEmail(email.value);
  const phone = normalisePhone(recipient);
  return phone.ok ? hidePhone(phone.value) : unknown;
}

// Match e-mails and phones, which error texts of a provider may contain.
const email = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu;
const phone = /\+?\d[\d ()-]{8,}\d/g;

/** Masks the e-mails and phones in a provider's text. */
export const hideInText = (text: string): string =>
  text
    .replace(email, hideRecipient)
    .replace(phone, (found) => (/\d{10}/.test(found.replace(/\D/g, '')) ? unknown : found));

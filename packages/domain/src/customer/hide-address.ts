import type { Email } from './email.ts';
import { maskPhone, type Phone } from './phone.ts';

/** Hides a phone except for its last two digits: `+7 (9**) ***-**-67`. */
export function hidePhone(phone: Phone): string {
  const shown = maskPhone(phone);
  return shown.slice(0, 5) + shown.slice(5, -2).replace(/\d/g, '*') + shown.slice(-2);
}

/** Hides an e-mail except for the first letter and the domain: `a***@example.ru`. */
export function hideEmail(email: Email): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

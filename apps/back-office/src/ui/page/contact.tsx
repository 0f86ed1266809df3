import { maskPhone, type Phone } from '@farad/domain/customer';

/** A phone of 11 digits as people write it; empty stays empty. */
export const shownPhone = (digits: string): string => (digits === '' ? '' : maskPhone(digits as Phone));

/** A phone to ring, an address to write to. */
export function PhoneLink({ phone }: { phone: string }) {
  return phone === '' ? '—' : <a href={`tel:+${phone}`}>{shownPhone(phone)}</a>;
}

export function EmailLink({ email }: { email: string }) {
  return email === '' ? '—' : <a href={`mailto:${email}`}>{email}</a>;
}

import { maskPhone, type Phone } from '@farad/domain/customer';

/** Formats a phone number of 11 digits; an empty text stays empty. */
export const shownPhone = (digits: string): string => (digits === '' ? '' : maskPhone(digits as Phone));

/** Phone number as a link. */
export function PhoneLink({ phone }: { phone: string }) {
  return phone === '' ? '—' : <a href={`tel:+${phone}`}>{shownPhone(phone)}</a>;
}

export function EmailLink({ email }: { email: string }) {
  return email === '' ? (
    '—'
  ) : (
    <a href={`mailto:${email}`} className="office-wraps">
      {email}
    </a>
  );
}

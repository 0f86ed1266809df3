import { expect, it } from 'vitest';

import type { Email } from './email.ts';
import { hideEmail, hidePhone } from './hide-address.ts';
import type { Phone } from './phone.ts';

it('hides most of an address', () => {
  expect(hidePhone('79161234567' as Phone)).toBe('+7 (9**) ***-**-67');
  expect(hideEmail('anna.petrova@example.ru' as Email)).toBe('a***@example.ru');
  expect(hideEmail('a@b.ru' as Email)).toBe('a***@b.ru');
});

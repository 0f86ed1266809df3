import { expect, test } from 'vitest';
import { emptyUser, unauthenticatedAnswer } from './index.ts';

test('the unauthenticated user has no name and the neutral coefficient (specification section 3)', () => {
  expect(emptyUser).toEqual({
    id: '',
    name: '',
    username: '',
    role: 'view',
    image: '',
    phone: '',
    email: '',
    surname: '',
    pricesKoef: 1,
    address: [],
  });
  const isNobody = { isAuthenticated: false, isUserWasNotFound: false, user: emptyUser };
  expect(unauthenticatedAnswer).toEqual(isNobody);
});

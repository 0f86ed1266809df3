import type { LoginAnswer, WireUser } from '@farad/contract/users';
import type { SessionAccount } from '@farad/database/session.queries';
import { emptyUser, wireRole } from '@farad/domain/customer';
import { neutralCoefficient } from '@farad/domain/money';

/** The user of the specification's calls (section 3). */
export const presentUser = (account: SessionAccount): WireUser => ({
  id: String(account.id),
  name: account.name,
  username: account.username,
  role: wireRole(account.role),
  image: account.image,
  phone: account.phone ?? '',
  email: account.email ?? '',
  surname: account.surname,
  pricesKoef: account.coefficient / neutralCoefficient,
  address: [],
});

const nobody = (): WireUser => ({ ...emptyUser, address: [] });

/** A failed login is this, not an error (specification section 8). */
export const unauthenticated = (): LoginAnswer => ({
  isAuthenticated: false,
  isUserWasNotFound: false,
  user: nobody(),
});

export const authenticated = (account: SessionAccount): LoginAnswer => ({
  isAuthenticated: true,
  isUserWasNotFound: false,
  user: presentUser(account),
});

/** Right code, nobody there: the page registers now. */
export const userWasNotFound = (): LoginAnswer => ({ ...unauthenticated(), isUserWasNotFound: true });

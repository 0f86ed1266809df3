import type { LoginAnswer, WireUser } from '@farad/contract/shop/sign-in';
import { addressQueries } from '@farad/database/people/address.queries';
import type { Handle } from '@farad/database/connection/connect';
import type { SessionAccount } from '@farad/database/people/session.queries';
import { formatAddress } from '@farad/domain/address';
import { emptyUser, wireRole } from '@farad/domain/customer';
import { neutralCoefficient } from '@farad/domain/money';

import { userImage } from '#core/people/user-image.ts';

/** Returns the user in the form of the specification (section 3). The default address comes first. */
export const presentUser = async (handle: Handle, account: SessionAccount): Promise<WireUser> => ({
  id: String(account.id),
  name: account.name,
  username: account.username,
  role: wireRole(account.role),
  image: userImage(account),
  phone: account.phone ?? '',
  email: account.email ?? '',
  surname: account.surname,
  pricesKoef: account.coefficient / neutralCoefficient,
  address: (await addressQueries(handle).ofAccount(account.id)).map((address) => ({
    id: String(address.id),
    text: formatAddress(address),
  })),
});

const nobody = (): WireUser => ({ ...emptyUser, address: [] });

/** Response to a failed login, which is not an error (specification section 8). */
export const unauthenticated = (): LoginAnswer => ({
  isAuthenticated: false,
  isUserWasNotFound: false,
  user: nobody(),
});

export const authenticated = async (handle: Handle, account: SessionAccount): Promise<LoginAnswer> => ({
  isAuthenticated: true,
  isUserWasNotFound: false,
  user: await presentUser(handle, account),
});

/** Response to a right code for an address without an account. The page then registers the person. */
export const userWasNotFound = (): LoginAnswer => ({ ...unauthenticated(), isUserWasNotFound: true });

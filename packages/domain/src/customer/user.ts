import { guestWireRole, type WireRole } from './role.ts';

/** A user in API answers, as the specification describes it (section 3; product S15). */
export interface WireUser {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly role: WireRole;
  readonly image: string;
  readonly phone: string;
  readonly email: string;
  readonly surname: string;
  /** Factor that the customer's prices are multiplied by; default 1. */
  readonly pricesKoef: number;
  /** Delivery addresses, each in one line; the default first. */
  readonly address: readonly { readonly id: string; readonly text: string }[];
}

/** The user in answers to a visitor who is not signed in, also after a sign-out. */
export const emptyUser: WireUser = {
  id: '',
  name: '',
  username: '',
  role: guestWireRole,
  image: '',
  phone: '',
  email: '',
  surname: '',
  pricesKoef: 1,
  address: [],
};

/** Answer of the sign-in calls (specification section 3, "Login response"). */
export interface SignInAnswer {
  readonly isAuthenticated: boolean;
  readonly isUserWasNotFound: boolean;
  readonly user: WireUser;
}

export const unauthenticatedAnswer: SignInAnswer = {
  isAuthenticated: false,
  isUserWasNotFound: false,
  user: emptyUser,
};

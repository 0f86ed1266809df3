import { guestWireRole, type WireRole } from './role.ts';

/** A user as the specification's calls carry it (section 3; product S15). */
export interface WireUser {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly role: WireRole;
  readonly image: string;
  readonly phone: string;
  readonly email: string;
  readonly surname: string;
  /** Price multiplier as a plain number, 1 by default. */
  readonly pricesKoef: number;
  /** Where parcels go, each in one line; the default first. */
  readonly address: readonly { readonly id: string; readonly text: string }[];
}

/** Nobody: the unauthenticated answer, and what a sign-out resets to. */
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

import { daySeconds } from '../shared/durations.ts';

/** How long an invitation is valid. */
export const invitationLifeSeconds = 7 * daySeconds;

/** Maximum number of open invitations per company. */
export const openInvitationsMax = 50;

/**
 * Maximum number of invitations that a person may send in a day, for all their companies together. Each may cost an
 * SMS.
 */
export const invitationsADayMax = 30;

/** Used and expired invitations are deleted after this time. */
export const overInvitationLifeSeconds = 30 * daySeconds;

/** Maximum number of companies of a person, and of members of a company. */
export const companiesMax = 50;
export const membersMax = 200;

export interface Invitation {
  /** Exactly one of phone and e-mail is set. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Contacts of the person who opened the link. They were confirmed at sign-in. */
export interface InvitedPerson {
  readonly phone: string | null;
  readonly email: string | null;
}

export type InvitationState = 'open' | 'used' | 'expired' | 'for_another';

/**
 * Returns the state of the invitation for this person; `open` = they may accept it. The person must have the invited
 * phone or e-mail, so that a forwarded link is useless.
 */
export function invitationState(invitation: Invitation, person: InvitedPerson, now: Date): InvitationState {
  const isInvited = invitation.phone === null ? invitation.email === person.email : invitation.phone === person.phone;
  if (!isInvited) return 'for_another';
  if (invitation.usedAt !== null) return 'used';
  return invitation.expiresAt <= now ? 'expired' : 'open';
}

import { daySeconds } from '../shared/durations.ts';

/** How long an invitation is valid. */
export const invitationLifeSeconds = 7 * daySeconds;

/** Maximum number of open invitations per company. */
export const openInvitationsMax = 50;

/** Invitations per person and day, over all their companies; each may cost an SMS. */
export const invitationsADayMax = 30;

/** Finished invitations are deleted after this time. */
export const overInvitationLifeSeconds = 30 * daySeconds;

/** Maximum number of companies per person, and of people per company. */
export const companiesMax = 50;
export const membersMax = 200;

export interface Invitation {
  /** Exactly one of phone and e-mail is set. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** The person who opened the link, with the contacts confirmed at sign-in. */
export interface InvitedPerson {
  readonly phone: string | null;
  readonly email: string | null;
}

export type InvitationState = 'open' | 'used' | 'expired' | 'for_another';

/**
 * Whether this person may accept the invitation now. Only the owner of the invited phone or mailbox may, so a forwarded
 * link is useless.
 */
export function invitationState(invitation: Invitation, person: InvitedPerson, now: Date): InvitationState {
  const isHis = invitation.phone === null ? invitation.email === person.email : invitation.phone === person.phone;
  if (!isHis) return 'for_another';
  if (invitation.usedAt !== null) return 'used';
  return invitation.expiresAt <= now ? 'expired' : 'open';
}

/** An invitation is open so long. */
export const invitationLifeSeconds = 7 * 24 * 3600;

/** Open invitations of one company at once. */
export const openInvitationsMax = 50;

/** Invitations that one person sends in a day, into all his companies: each may be an SMS. */
export const invitationsADayMax = 30;

/** Invitations that are over so long are forgotten. */
export const overInvitationLifeSeconds = 30 * 24 * 3600;

/** Companies of one person, and people of one company. */
export const companiesMax = 50;
export const membersMax = 200;

export interface Invitation {
  /** Exactly one of both. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Who opened the link, by what he confirmed when he signed in. */
export interface InvitedPerson {
  readonly phone: string | null;
  readonly email: string | null;
}

export type InvitationState = 'open' | 'used' | 'expired' | 'for_another';

/**
 * Whether this person may take the invitation now. It is for the owner of the number or the mailbox alone: a link that
 * was passed on lets nobody in.
 */
export function invitationState(invitation: Invitation, person: InvitedPerson, now: Date): InvitationState {
  const isHis = invitation.phone === null ? invitation.email === person.email : invitation.phone === person.phone;
  if (!isHis) return 'for_another';
  if (invitation.usedAt !== null) return 'used';
  return invitation.expiresAt <= now ? 'expired' : 'open';
}

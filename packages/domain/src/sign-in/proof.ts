import { signInLimits, type SignInLimits } from './limits.ts';

/**
 * Whether a session has lately shown that it is its person's: by a code to one of the account's addresses, the sign-in
 * included. Asked for before the addresses change and before the account is deleted (integrations 10.1, ASVS 7.5.1).
 *
 * @param provedAt when the code was answered; a moment after `now` (a clock set back) counts as now
 */
export const isProofFresh = (provedAt: Date | null, now: Date, limits: SignInLimits = signInLimits): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < limits.proofLifeSeconds * 1000;

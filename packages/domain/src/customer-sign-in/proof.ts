import { signInLimits, type SignInLimits } from './sign-in-limits.ts';

/**
 * True if the person recently entered a code that was sent to a contact of the account; signing in counts too. This is
 * required before contacts change and before the account is deleted (integrations 10.1, ASVS 7.5.1).
 * @param provedAt when the code was entered. A time after `now` (the clock was set back) counts as now
 */
export const isProofFresh = (provedAt: Date | null, now: Date, limits: SignInLimits = signInLimits): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < limits.proofLifeSeconds * 1000;

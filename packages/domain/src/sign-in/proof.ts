import { signInLimits, type SignInLimits } from './limits.ts';

/**
 * Whether the person has recently proved their identity by a code to one of the account's contacts; signing in counts.
 * Required before contacts change and before the account is deleted (integrations 10.1, ASVS 7.5.1).
 * @param provedAt when the code was entered; a time after `now` (a clock set back) counts as now
 */
export const isProofFresh = (provedAt: Date | null, now: Date, limits: SignInLimits = signInLimits): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < limits.proofLifeSeconds * 1000;

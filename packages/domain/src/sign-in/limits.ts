import { daySeconds } from '../shared/durations.ts';

/** Default limits of sign-in by code (product A2; integrations 10.2). Configuration can change them. */
export const signInLimits = {
  codeLength: 4,
  codeLifeSeconds: 300,
  triesPerCode: 3,
  resendPauseSeconds: 60,
  sendsPerWindow: 3,
  sendWindowSeconds: 600,
  sendsPerDay: 5,
  daySeconds,
  /** Code requests per IP address and hour; more are refused. */
  sendsPerIpHour: 60,
  /** Of these, requests without a visible challenge; only if the bot check is on. */
  freeSendsPerIpHour: 10,
  /** The same per subnet, see `subnetOf`. */
  sendsPerSubnetHour: 200,
  hourSeconds: 3600,
  /** Codes of the whole shop per window and channel. Above it, the shop answers that it cannot send now. */
  smsPerShopWindow: 600,
  emailsPerShopWindow: 1200,
  shopWindowSeconds: 600,
  /** Of these, codes per window while the bot check is unavailable. */
  uncheckedPerShopWindow: 300,
  /**
   * Minimum number of entered codes in the window, and the share of wrong ones above which new codes have
   * `stepUpCodeLength` digits.
   */
  breakerTries: 200,
  breakerFailureRatio: 0.6,
  breakerWindowSeconds: 600,
  stepUpCodeLength: 6,
  /** A correct code of an unknown user gives permission to register, valid for this time. */
  grantLifeSeconds: 600,
  /** How long after a code the person may change phone and e-mail. */
  proofLifeSeconds: 600,
  sessionIdleSeconds: 30 * daySeconds,
  sessionAbsoluteSeconds: 180 * daySeconds,
} as const;

export type SignInLimits = { readonly [Name in keyof typeof signInLimits]: number };

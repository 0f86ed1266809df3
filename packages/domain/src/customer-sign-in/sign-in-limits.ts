import { daySeconds } from '../shared/durations.ts';
import { longCodeLength } from './code-length.ts';

/** Default limits for sign-in by code (product A2; integrations 10.2). The configuration can change them. */
export const signInLimits = {
  codeLength: 4,
  codeLifeSeconds: 300,
  triesPerCode: 3,
  resendPauseSeconds: 60,
  sendsPerWindow: 3,
  sendWindowSeconds: 600,
  sendsPerDay: 5,
  daySeconds,
  /** Maximum number of code requests per IP address in an hour. */
  sendsPerIpHour: 60,
  /** Number of requests per IP address in an hour that need no visible bot check. Only used if the bot check is on. */
  freeSendsPerIpHour: 10,
  /** Maximum number of code requests per subnet in an hour; see `subnetOf`. */
  sendsPerSubnetHour: 200,
  hourSeconds: 3600,
  /**
   * Maximum number of codes that the whole shop sends in a window, by SMS and by e-mail. Beyond it, the shop answers
   * that it cannot send codes now.
   */
  smsPerShopWindow: 600,
  emailsPerShopWindow: 1200,
  shopWindowSeconds: 600,
  /** Maximum number of codes of the whole shop in a window while the bot check is unavailable. */
  uncheckedPerShopWindow: 300,
  /**
   * New codes become longer (`stepUpCodeLength`) if at least `breakerTries` codes were entered in the window, and the
   * share of wrong ones exceeds `breakerFailureRatio`.
   */
  breakerTries: 200,
  breakerFailureRatio: 0.6,
  breakerWindowSeconds: 600,
  stepUpCodeLength: longCodeLength,
  /** After the correct code of a person without an account, they may register within this time. */
  grantLifeSeconds: 600,
  /** After entering a code, the person may change phone and e-mail within this time. */
  proofLifeSeconds: 600,
  sessionIdleSeconds: 30 * daySeconds,
  sessionAbsoluteSeconds: 180 * daySeconds,
} as const;

export type SignInLimits = { readonly [Name in keyof typeof signInLimits]: number };

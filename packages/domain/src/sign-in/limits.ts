/** Defaults of every limit of the sign-in by code (product A2; integrations 10.2); configuration may change them. */
export const signInLimits = {
  codeLength: 4,
  codeLifeSeconds: 300,
  triesPerCode: 3,
  resendPauseSeconds: 60,
  sendsPerWindow: 3,
  sendWindowSeconds: 600,
  sendsPerDay: 5,
  daySeconds: 86_400,
  /** Codes asked for from one IP address in an hour; above: refused. */
  sendsPerIpHour: 60,
  /** Of those, how many without a challenge that is seen; only where the bot check is on. */
  freeSendsPerIpHour: 10,
  /** The same for a subnet, see `subnetOf`. */
  sendsPerSubnetHour: 200,
  hourSeconds: 3600,
  /** Codes of the whole shop in a window, by channel; beyond, the shop says that it cannot send now. */
  smsPerShopWindow: 600,
  emailsPerShopWindow: 1200,
  shopWindowSeconds: 600,
  /** Of those in a window, while the bot check cannot be asked. */
  uncheckedPerShopWindow: 300,
  /** Answers to codes in the window, and the share of wrong ones above which new codes have `stepUpCodeLength` digits. */
  breakerTries: 200,
  breakerFailureRatio: 0.6,
  breakerWindowSeconds: 600,
  stepUpCodeLength: 6,
  /** A right code of an unknown user earns a grant to register that lives this long. */
  grantLifeSeconds: 600,
  /** So long after a code to one of the own addresses the addresses may be changed. */
  proofLifeSeconds: 600,
  sessionIdleSeconds: 30 * 86_400,
  sessionAbsoluteSeconds: 180 * 86_400,
} as const;

export type SignInLimits = { readonly [Name in keyof typeof signInLimits]: number };

/** Parsed environment variables of the bot check. */
interface BotCheckEnvironment {
  readonly BOT_CHECK: 'off' | 'smartcaptcha' | 'recaptcha';
  readonly BOT_CHECK_SITE_KEY?: string | undefined;
  readonly BOT_CHECK_SECRET?: string | undefined;
}

export interface BotCheckConfig {
  readonly kind: 'smartcaptcha' | 'recaptcha';
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl: string;
  /** URL of the script that pages load. */
  readonly script: string;
  /** Origins from which pages may load scripts and frames. */
  readonly origins: readonly string[];
}

const providers = {
  smartcaptcha: {
    verifyUrl: 'https://smartcaptcha.yandexcloud.net/validate',
    script: 'https://smartcaptcha.yandexcloud.net/captcha.js',
    origins: ['https://smartcaptcha.yandexcloud.net'],
  },
  recaptcha: {
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    script: 'https://www.google.com/recaptcha/api.js',
    origins: ['https://www.google.com', 'https://www.gstatic.com'],
  },
} as const;

/** Script of the local simulator. The shop serves it, and it needs no keys. */
const twinScript = '/__twins/bot-check/captcha.js';

/**
 * Returns a line for each missing variable. Without a site key the widget would only show "Site key not defined"
 * (specification section 8).
 */
export function botCheckProblems(env: BotCheckEnvironment): readonly string[] {
  if (env.BOT_CHECK === 'off') return [];
  return [
    ...(env.BOT_CHECK_SITE_KEY === undefined ? ['BOT_CHECK_SITE_KEY: site key not defined'] : []),
    ...(env.BOT_CHECK_SECRET === undefined ? ['BOT_CHECK_SECRET: required with BOT_CHECK'] : []),
  ];
}

export function botCheckOf(env: BotCheckEnvironment, hasTwins: boolean): BotCheckConfig | null {
  const kind = env.BOT_CHECK;
  if (kind === 'off') return null;
  const keys = { kind, siteKey: env.BOT_CHECK_SITE_KEY ?? 'twin', secret: env.BOT_CHECK_SECRET ?? '' };
  return hasTwins ? { ...keys, verifyUrl: '', script: twinScript, origins: [] } : { ...keys, ...providers[kind] };
}

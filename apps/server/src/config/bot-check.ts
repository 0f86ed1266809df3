import type { TwinMode } from './twin-mode.ts';

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
  /** True if the local twin makes the check instead of a provider. */
  readonly isTwin: boolean;
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

/** Script of the local twin. The shop serves it, and it needs no keys. */
const twinScript = '/__twins/bot-check/captcha.js';

/** Returns whether the twin makes the check. In a trial it does so only if no key is set. */
const isTwinOf = ({ BOT_CHECK_SITE_KEY, BOT_CHECK_SECRET }: BotCheckEnvironment, mode: TwinMode): boolean =>
  mode === 'all' || (mode === 'missing' && BOT_CHECK_SITE_KEY === undefined && BOT_CHECK_SECRET === undefined);

/**
 * Returns an error text for each missing variable. Without a site key the widget would only show "Site key not defined"
 * (specification section 8).
 */
export function botCheckProblems(env: BotCheckEnvironment, mode: TwinMode): readonly string[] {
  if (env.BOT_CHECK === 'off' || isTwinOf(env, mode)) return [];
  return [
    ...(env.BOT_CHECK_SITE_KEY === undefined ? ['BOT_CHECK_SITE_KEY: site key not defined'] : []),
    ...(env.BOT_CHECK_SECRET === undefined ? ['BOT_CHECK_SECRET: required with BOT_CHECK'] : []),
  ];
}

export function botCheckOf(env: BotCheckEnvironment, mode: TwinMode): BotCheckConfig | null {
  const kind = env.BOT_CHECK;
  if (kind === 'off') return null;
  const keys = { kind, siteKey: env.BOT_CHECK_SITE_KEY ?? 'twin', secret: env.BOT_CHECK_SECRET ?? '' };
  return isTwinOf(env, mode)
    ? { ...keys, isTwin: true, verifyUrl: '', script: twinScript, origins: [] }
    : { ...keys, isTwin: false, ...providers[kind] };
}

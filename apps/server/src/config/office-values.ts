import { providers, type Provider, type ProviderValues } from '@farad/domain/provider';

import { ConfigError, readConfig, type Config } from './config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variable of the environment that sets each field of a provider. */
const providerVariables = {
  sms: { apiKey: 'SMSC_APIKEY', login: 'SMSC_LOGIN', password: 'SMSC_PASSWORD', sender: 'SMSC_SENDER' },
  mail: {
    host: 'SMTP_HOST',
    port: 'SMTP_PORT',
    security: 'SMTP_SECURITY',
    user: 'SMTP_USER',
    password: 'SMTP_PASSWORD',
    from: 'MAIL_FROM',
  },
  carrier: {
    clientId: 'CDEK_ID',
    clientSecret: 'CDEK_SECRET',
    fromCity: 'CDEK_FROM_CITY',
    fromPoint: 'CDEK_FROM_POINT',
  },
  suggestions: { token: 'DADATA_TOKEN', secret: 'DADATA_SECRET' },
  bot_check: { kind: 'BOT_CHECK', siteKey: 'BOT_CHECK_SITE_KEY', secret: 'BOT_CHECK_SECRET' },
  map: { url: 'MAP_TILES_URL', attribution: 'MAP_TILES_ATTRIBUTION' },
} as const satisfies Readonly<Record<Provider, Readonly<Record<string, string>>>>;

/**
 * Environment variables that determine the account at a service. If one of them is set, the back office's settings of
 * this service are ignored.
 */
const deciding: Readonly<Record<Provider, readonly string[]>> = {
  sms: ['SMSC_APIKEY', 'SMSC_LOGIN'],
  mail: ['SMTP_HOST'],
  carrier: ['CDEK_ID'],
  suggestions: ['DADATA_TOKEN'],
  bot_check: ['BOT_CHECK'],
  map: ['MAP_TILES_URL'],
};

/** Providers without a twin. Their settings in the back office are used even if twins are on. */
const withoutTwin: readonly Provider[] = ['map'];

const isSet = (environment: Environment, name: string): boolean => (environment[name] ?? '') !== '';

/** Returns whether the environment names the account of a provider. */
export const isFixed = (environment: Environment, provider: Provider): boolean =>
  deciding[provider].some((name) => isSet(environment, name));

/** Returns the provider's variables that the environment sets. */
export const givenVariables = (environment: Environment, provider: Provider): readonly string[] =>
  Object.values(providerVariables[provider]).filter((name) => isSet(environment, name));

/** Returns a provider's settings from the back office in the form of environment variables. */
function variablesOf(provider: Provider, values: ProviderValues): Record<string, string> {
  const names: Readonly<Record<string, string>> = providerVariables[provider];
  const pairs = Object.entries(values).flatMap(([field, value]) => {
    const name = names[field];
    return name === undefined || value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

/** Settings that staff entered in the back office, by provider. */
export type OfficeValues = ReadonlyMap<Provider, ProviderValues>;

/**
 * Returns the field of the first problem of the settings; null = no problem. They are parsed like environment
 * variables.
 */
export function problemOf(provider: Provider, values: ProviderValues): { readonly field: string } | null {
  const names: Readonly<Record<string, string>> = providerVariables[provider];
  try {
    readConfig({ TWINS: 'off', ...variablesOf(provider, values) });
    return null;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [problem = ''] = error.problems;
    const named = Object.entries(names).find(([, variable]) => problem.startsWith(`${variable}:`));
    return { field: named?.[0] ?? Object.keys(names)[0] ?? '' };
  }
}

/**
 * Parses the environment together with settings that staff entered in the back office. The environment has priority.
 * Settings that this program cannot read are left out, so that they never stop the start.
 */
export function configWith(environment: Environment, office: OfficeValues): Config {
  const { hasTwins, isTrial } = readConfig(environment);
  const isAllTwins = hasTwins && !isTrial;
  const used = providers.filter(
    (provider) =>
      office.has(provider) && !isFixed(environment, provider) && (!isAllTwins || withoutTwin.includes(provider)),
  );
  const sound = used.filter((provider) => problemOf(provider, office.get(provider) ?? {}) === null);
  const below = sound.flatMap((provider) => Object.entries(variablesOf(provider, office.get(provider) ?? {})));
  const given = Object.entries(environment).filter(([name]) => isSet(environment, name));
  return readConfig(Object.fromEntries([...below, ...given]));
}

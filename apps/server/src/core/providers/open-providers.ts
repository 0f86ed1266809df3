import { isDeepStrictEqual } from 'node:util';

import type { Handle } from '@farad/database/connection/connect';
import { providerSettingQueries, type ProviderSetting } from '@farad/database/operation/provider-setting.queries';
import type { Provider, ProviderValues } from '@farad/domain/provider';

import type { Config } from '#config/config.ts';
import { liveConfig } from '#config/live-config.ts';
import { configWith, givenVariables, isFixed } from '#config/office-values.ts';
import { openSealed, sealSecret } from '#kit/seal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of outside services from the environment and from the back office. The environment has priority. */
export interface Providers {
  /** Settings with the latest accounts of providers, except changes that need a restart. */
  readonly config: Config;
  /** The latest settings, also those that need a restart. */
  readonly latest: () => Config;
  /** Reads again what staff entered in the back office. */
  readonly reload: () => Promise<void>;
  /** Returns whether the environment names the account of a provider. */
  readonly isFixed: (provider: Provider) => boolean;
  /** Returns the provider's variables that the environment sets. */
  readonly givenVariables: (provider: Provider) => readonly string[];
  /** Returns whether changed settings of a provider wait for a restart. */
  readonly needsRestart: (provider: Provider) => boolean;
}

const sealedFor = (provider: Provider) => ({ purpose: 'provider setting', owner: provider }) as const;

/** Encrypts the secrets of a provider for the database. */
export const sealValues = (secretKey: Buffer, provider: Provider, secrets: ProviderValues): Buffer =>
  sealSecret(secretKey, sealedFor(provider), JSON.stringify(secrets));

/** Returns the secrets of stored settings; null = they were encrypted with another SECRET_KEY. */
export function openValues(
  secretKey: Buffer,
  { provider, sealed }: Pick<ProviderSetting, 'provider' | 'sealed'>,
): ProviderValues | null {
  try {
    return JSON.parse(openSealed(secretKey, sealedFor(provider), sealed)) as ProviderValues;
  } catch {
    return null;
  }
}

interface Source {
  readonly db: Handle;
  readonly secretKey: Buffer;
  readonly environment: Environment;
}

async function readOffice({ db, secretKey }: Source): Promise<ReadonlyMap<Provider, ProviderValues>> {
  const rows = await providerSettingQueries(db).all();
  return new Map(
    rows.flatMap((row) => {
      const secrets = openValues(secretKey, row);
      return secrets === null ? [] : [[row.provider, { ...row.open, ...secrets }] as const];
    }),
  );
}

/**
 * Settings that take effect only after a restart. The content security policy names their hosts, and it is made once,
 * at start.
 */
const onRestart = { bot_check: 'botCheck', map: 'mapTiles' } as const satisfies Partial<Record<Provider, keyof Config>>;

/** Opens the settings of outside services. */
export async function openProviders(source: Source): Promise<Providers> {
  const { environment } = source;
  const read = async (): Promise<Config> => configWith(environment, await readOffice(source));
  const { config, latest, replace } = liveConfig(await read());
  return {
    config,
    latest,
    reload: async () => replace(await read()),
    isFixed: (provider) => isFixed(environment, provider),
    givenVariables: (provider) => givenVariables(environment, provider),
    needsRestart: (provider) => {
      if (provider !== 'bot_check' && provider !== 'map') return false;
      const name = onRestart[provider];
      return !isDeepStrictEqual(config[name], latest()[name]);
    },
  };
}

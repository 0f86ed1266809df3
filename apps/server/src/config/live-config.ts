import type { Config } from './config.ts';

/** Settings that act immediately when staff change them. */
const live = ['given', 'smsc', 'smtp', 'dadata', 'cdek', 'mailFrom', 'contactEmail'] as const;

export interface LiveConfig {
  /** The settings of providers in it are always the latest. Everything else is as it was at the start. */
  readonly config: Config;
  readonly replace: (latest: Config) => void;
  readonly latest: () => Config;
}

/** Returns a configuration whose settings of providers can be replaced while the process runs. */
export function liveConfig(first: Config): LiveConfig {
  let latest = first;
  const read = (name: (typeof live)[number]): PropertyDescriptor => ({ get: () => latest[name], enumerable: true });
  const config = Object.defineProperties({ ...first }, Object.fromEntries(live.map((name) => [name, read(name)])));
  return {
    config,
    replace: (next) => {
      latest = next;
    },
    latest: () => latest,
  };
}

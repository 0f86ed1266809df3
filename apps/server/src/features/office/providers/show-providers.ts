import type { ProviderState } from '@farad/contract/office/settings/providers';
import { providerSettingQueries, type ProviderSetting } from '@farad/database/operation/provider-setting.queries';
import { fieldsOf, providers, type Provider } from '@farad/domain/provider';

import { isByTwin } from '#config/twins.ts';
import { openValues } from '#core/providers/open-providers.ts';
import type { Deps } from '#deps.ts';

type ShowDeps = Pick<Deps, 'db' | 'config' | 'secretKey' | 'providers'>;

function sourceOf(deps: ShowDeps, provider: Provider, isUsable: boolean): ProviderState['source'] {
  // There is no twin of the map service.
  if (provider !== 'map' && isByTwin(deps.config, provider)) return 'twin';
  if (deps.providers.isFixed(provider)) return 'environment';
  return isUsable ? 'settings' : 'none';
}

function presentProvider(deps: ShowDeps, provider: Provider, own: ProviderSetting | undefined): ProviderState {
  const isUnreadable = own !== undefined && openValues(deps.secretKey, own) === null;
  return {
    provider,
    source: sourceOf(deps, provider, own !== undefined && !isUnreadable),
    fields: fieldsOf(provider).map(({ name, isSecret = false }) => ({
      name,
      isSecret,
      value: own?.open[name] ?? '',
      isSet: isSecret ? own?.secretNames.includes(name) === true : own?.open[name] !== undefined,
    })),
    setAt: own?.setAt.toISOString() ?? null,
    setBy: own?.setBy ?? null,
    isUnreadable,
    variables: [...deps.providers.givenVariables(provider)],
    needsRestart: deps.providers.needsRestart(provider),
  };
}

/** Returns how each outside service is connected. Secrets are never returned. */
export async function showProviders(deps: ShowDeps): Promise<{ providers: ProviderState[] }> {
  const rows = new Map((await providerSettingQueries(deps.db).all()).map((row) => [row.provider, row]));
  return { providers: providers.map((provider) => presentProvider(deps, provider, rows.get(provider))) };
}

import type { ProviderSettings, ProviderState } from '@farad/contract/office/settings/providers';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { providerSettingQueries } from '@farad/database/operation/provider-setting.queries';
import { openingQueries } from '@farad/database/operation/opening.queries';
import { wakePointRefresh } from '@farad/database/parcels/pickup-point.queries';
import { joinedValues, type Provider, type ProviderValues } from '@farad/domain/provider';
import { fail, ok, type Result } from '@farad/domain/shared';

import { problemOf } from '#config/office-values.ts';
import { closeForMissing, missingServices } from '#core/opening/missing-services.ts';
import { openValues, sealValues } from '#core/providers/open-providers.ts';
import { chosenCarrier } from '#core/vendors/vendors.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { keepOpening } from '#http/session/shop-opening.ts';
import { showProviders } from './show-providers.ts';

type Shown = Result<{ providers: ProviderState[] }, Failure>;

/** Returns the settings of a provider as texts by field, without the field `provider`. */
const typedValues = (setting: ProviderSettings): ProviderValues =>
  Object.fromEntries(
    Object.entries(setting)
      .filter(([name]) => name !== 'provider')
      .map(([name, value]) => [name, String(value)]),
  );

/** Returns a provider's settings for the audit log: the open values, and the names of the secrets. */
const forLog = (provider: Provider, open: ProviderValues, secretNames: readonly string[]) => ({
  provider,
  ...open,
  secrets: [...secretNames],
});

/** Saves the account of an outside service. The audit log contains the names of the secrets, not their values. */
export async function setProvider(deps: Deps, caller: StaffCallOrigin, setting: ProviderSettings): Promise<Shown> {
  const { provider } = setting;
  const done = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const queries = providerSettingQueries(tx);
    const before = await queries.one(provider);
    const stored = { open: before?.open ?? {}, secrets: (before && openValues(deps.secretKey, before)) ?? {} };
    const { open, secrets, missing } = joinedValues(provider, typedValues(setting), stored);
    const wrong = missing ?? problemOf(provider, { ...open, ...secrets })?.field;
    if (wrong !== undefined) return fail({ code: 'invalid_input', field: `setting.${wrong}` });
    const secretNames = Object.keys(secrets);
    const sealed = sealValues(deps.secretKey, provider, secrets);
    await queries.save({ provider, open, sealed, secretNames, setAt: deps.clock() }, caller.actor.staff.id);
    await record(tx, deps, caller, {
      action: 'settings.provider_set',
      object: null,
      before: before === undefined ? { provider } : forLog(provider, before.open, before.secretNames),
      after: forLog(provider, open, secretNames),
    });
    return ok(null);
  });
  if (!done.ok) return done;
  await deps.providers.reload();
  if (provider === 'carrier' && chosenCarrier(deps.vendors) !== null) await wakePointRefresh(deps.db);
  return ok(await showProviders(deps));
}

/** Closes an open shop that has no SMS or mail service any more, as the next start would. */
async function closeWithout(deps: Deps): Promise<void> {
  const missing = deps.config.hasTwins || !deps.config.isProduction ? [] : missingServices(deps.config);
  if (missing.length === 0) return;
  await closeForMissing(deps.db, missing, deps.clock());
  keepOpening(deps, await openingQueries(deps.db).state());
}

/** Removes the account of an outside service that staff set in the back office. */
export async function removeProvider(deps: Deps, caller: StaffCallOrigin, provider: Provider): Promise<Shown> {
  const done = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const queries = providerSettingQueries(tx);
    const before = await queries.one(provider);
    if (before === undefined) return fail({ code: 'not_found' });
    await queries.remove(provider);
    const event = { action: 'settings.provider_removed', object: null } as const;
    await record(tx, deps, caller, { ...event, before: forLog(provider, before.open, before.secretNames) });
    return ok(null);
  });
  if (!done.ok) return done;
  await deps.providers.reload();
  await closeWithout(deps);
  return ok(await showProviders(deps));
}

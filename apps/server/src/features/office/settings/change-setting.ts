import { isDeepStrictEqual } from 'node:util';

import { type ShopSetting } from '@farad/contract/office/settings/settings';
import { Setting } from '@farad/contract/office/settings/setting';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { readZones, settingVersionQueries } from '@farad/database/operation/setting-version.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { deliveryQueries } from '@farad/database/parcels/delivery.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { moscowDay } from '@farad/domain/delivery';
import {
  settingProblem,
  usualSettings,
  vatProblem,
  zonesProblem,
  type DeliverySetting,
  type KeyedSetting,
  type SettingKey,
} from '@farad/domain/setting';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';

import type { Config } from '#config/config.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin, type StaffCall } from '#http/serve/staff-route.ts';
import { hasOwnOffice, officePlaceOf } from '#core/shop/office-place.ts';
import { isLatestVersion, shownVersions } from '#core/shop/shown-versions.ts';
import { failureOfTexts } from './messages.ts';
import { failureOfLook } from './shop-pictures.ts';

/** True if the caller may see and change the setting. Payment settings require another permission than the others. */
export const maySet = ({ actor }: StaffCallOrigin, key: SettingKey): boolean =>
  actor.staff.permissions.includes(key === 'payments' ? 'manage_payment_methods' : 'manage_settings');

/** Returns the current value of a setting. */
async function current(handle: Handle, key: SettingKey): Promise<KeyedSetting> {
  if (key === 'delivery_zones') return { key, value: await readZones(handle) };
  return { key, value: await settingQueries(handle).value(key) } as KeyedSetting;
}

const officeVariables = {
  'office.address': 'PICKUP_ADDRESS',
  'office.hours': 'PICKUP_HOURS',
  'office.place': 'PICKUP_PLACE',
} as const;

const fixedOf = ({ given }: Config, key: SettingKey): Record<string, string> =>
  key === 'delivery'
    ? Object.fromEntries(Object.entries(officeVariables).filter(([, variable]) => given.includes(variable)))
    : {};

/**
 * Returns a setting as staff see it. In the delivery setting, the office of the environment has priority. In production
 * the office of the demonstration is hidden, because staff could think that it is theirs.
 */
function shown(config: Config, setting: KeyedSetting): KeyedSetting {
  if (setting.key !== 'delivery') return setting;
  const office = hasOwnOffice(config, setting.value) ? officePlaceOf(config, setting.value) : null;
  return { key: setting.key, value: { ...setting.value, office } };
}

/** Returns a setting with its default value and its earlier versions. */
export async function showSetting(handle: Handle, config: Config, key: SettingKey): Promise<ShopSetting> {
  const [setting, versions] = await Promise.all([current(handle, key), shownVersions(handle, key)]);
  return {
    // Parsing makes a copy: lists are read-only in the domain's type, but not in the contract's type.
    setting: Setting.parse(shown(config, setting)),
    usual: key === 'delivery_zones' ? null : usualSettings[key],
    versions,
    fixed: fixedOf(config, key),
  };
}

/** Returns the changed fields of a value before and after the change, for the audit log. */
function changed(before: object, after: object): { readonly before: object; readonly after: object } {
  const of = (value: object) => new Map<string, unknown>(Object.entries(value));
  const [was, is] = [of(before), of(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)),
  );
  const pick = (from: ReadonlyMap<string, unknown>) => Object.fromEntries(names.map((name) => [name, from.get(name)]));
  return { before: pick(was), after: pick(is) };
}

/**
 * True unless the setting has a messenger's address to which the shop may not send requests. The address must be https
 * and outside the shop's own network.
 */
const mayBeTold = ({ hooks }: Deps, setting: KeyedSetting): boolean =>
  setting.key !== 'staff_notices' || setting.value.url === '' || hooks.mayBeTold(setting.value.url);

/** Returns a setting's value for the audit log. A messenger's address is cut to its host, since the rest is secret. */
function forLog({ key, value }: KeyedSetting): object {
  if (key !== 'staff_notices' || value.url === '') return value;
  return { ...value, url: new URL(value.url).host };
}

interface Change {
  readonly key: SettingKey;
  /** Id of the version that the caller loaded; null = the setting had never been saved. */
  readonly seen: string | null;
  readonly restored: number | null;
  /** Returns the new value. It is called while the setting is locked. */
  readonly next: (tx: Tx) => Promise<Result<KeyedSetting, Failure>>;
}

function problemOf(setting: KeyedSetting, before: KeyedSetting, now: Date): string | null {
  if (setting.key === 'vat' && before.key === 'vat') return vatProblem(setting.value, before.value, moscowDay(now));
  if (setting.key === 'delivery_zones' && before.key === 'delivery_zones') {
    return zonesProblem(
      setting.value,
      before.value.zones.map(({ id }) => id),
    );
  }
  return settingProblem(setting);
}

/** Returns a failure if the city of the pickup office is none of the shop's; null = it is one, or none is chosen. */
async function failureOfCity(tx: Tx, { office }: DeliverySetting): Promise<Failure | null> {
  const slug = office?.city ?? '';
  const isKnown = slug === '' || (await deliveryQueries(tx).city(slug)) !== undefined;
  return isKnown ? null : { code: 'invalid_input', field: 'setting.value.office.city' };
}

/**
 * Returns a failure if the value of a setting is wrong, with the reason in the caller's language; null = it is right.
 */
async function failureOf(tx: Tx, setting: KeyedSetting, locale: Locale): Promise<Failure | null> {
  if (setting.key === 'messages') return failureOfTexts(setting.value.texts, locale);
  if (setting.key === 'delivery') return failureOfCity(tx, setting.value);
  return setting.key === 'look' ? failureOfLook(tx, setting.value, locale) : null;
}

const change = (deps: Deps, caller: StaffCall, { key, seen, restored, next }: Change) =>
  decideInTransaction<ShopSetting, Failure>(deps.db, async (tx) => {
    const versions = settingVersionQueries(tx);
    await versions.lock(key);
    if (!(await isLatestVersion(tx, key, seen))) return fail({ code: 'settings_changed' });
    const [wanted, before] = [await next(tx), await current(tx, key)];
    if (!wanted.ok) return wanted;
    const failure = await failureOf(tx, wanted.value, caller.locale);
    if (failure !== null) return fail(failure);
    if (!mayBeTold(deps, wanted.value)) return fail({ code: 'invalid_input', field: 'setting.value.url' });
    const problem = problemOf(wanted.value, before, deps.clock());
    if (problem !== null) return fail({ code: 'invalid_input', field: `setting.value.${problem}` });
    await versions.set({
      setting: wanted.value,
      before: before.value,
      at: deps.clock(),
      staffId: caller.actor.staff.id,
      restoredId: restored,
    });
    const difference = changed(forLog(before), forLog(wanted.value));
    await record(tx, deps, caller, {
      action:
        key === 'payments' ? 'payment.methods_changed' : restored === null ? 'settings.changed' : 'settings.restored',
      object: null,
      before: { setting: key, ...difference.before },
      after: { setting: key, ...difference.after },
    });
    return ok(await showSetting(tx, deps.config, key));
  });

/**
 * Returns a setting in the form in which it is stored. A pickup office equal to the environment's is stored as not set,
 * so that it follows later changes of the environment.
 */
function kept(config: Config, setting: KeyedSetting): KeyedSetting {
  if (setting.key !== 'delivery') return setting;
  const untouched = officePlaceOf(config, { ...setting.value, office: null });
  const isMoved = !isDeepStrictEqual(setting.value.office, untouched);
  return isMoved ? setting : { key: setting.key, value: { ...setting.value, office: null } };
}

/** Changes a setting. Fails if it was changed since the caller loaded it. */
export function setSetting(deps: Deps, caller: StaffCall, setting: Setting, seen: string | null) {
  const next = async () => ok(kept(deps.config, setting));
  return change(deps, caller, { key: setting.key, seen, restored: null, next });
}

/** Makes an earlier version of a setting the current one. */
export function restoreSetting(
  deps: Deps,
  caller: StaffCall,
  { key, version, seen }: { readonly key: SettingKey; readonly version: string; readonly seen: string | null },
) {
  const id = Number(version);
  const next = async (tx: Tx): Promise<Result<KeyedSetting, Failure>> => {
    const value = await settingVersionQueries(tx).value(key, id);
    // The program may have been updated since, so that it refuses a value that was valid then.
    const read = Setting.safeParse({ key, value });
    if (value === undefined) return fail({ code: 'not_found', field: 'version' });
    return read.success ? ok(read.data) : fail({ code: 'invalid_input', field: 'version' });
  };
  return change(deps, caller, { key, seen, restored: id, next });
}

import type { SettingVersion } from '@farad/contract/office/settings/settings';
import type { Handle } from '@farad/database/connection/connect';
import { settingVersionQueries, type VersionedKey } from '@farad/database/operation/setting-version.queries';
import type { z } from 'zod';

/** Maximum number of versions shown. Older versions are in the audit log. */
const shownMax = 30;

/** Returns the versions of a setting for staff, the latest first. */
export async function shownVersions(handle: Handle, key: VersionedKey): Promise<z.output<typeof SettingVersion>[]> {
  const versions = await settingVersionQueries(handle).list(key, shownMax);
  return versions.map(({ id, at, by, restoredId, value }) => ({
    id: String(id),
    at: at.toISOString(),
    by,
    value,
    restored: restoredId === null ? null : String(restoredId),
  }));
}

/**
 * True if `seen` is still the latest version of a setting, so nobody has changed it since. `seen` null = it had no
 * version.
 */
export async function isLatestVersion(handle: Handle, key: VersionedKey, seen: string | null): Promise<boolean> {
  const latest = await settingVersionQueries(handle).latest(key);
  return (latest === null ? null : String(latest)) === seen;
}

import type { Setting } from '@farad/contract/office/settings/setting';
import { isFaceSetting, type FaceSetting } from '@farad/domain/setting';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { answerOf, isConflict, Refused, type Answer } from '#api.ts';
import { useOffice } from '#office.tsx';
import { useCall } from '../call/use-call.ts';
import { invalidate } from '../call/call-key.ts';
import { useChange } from '../call/use-change.ts';

type SettingKey = Setting['key'];
type SettingValues = { readonly [S in Setting as S['key']]: S['value'] };
export type SettingValue<K extends SettingKey> = SettingValues[K];

const saveWords = { done: 'backOfficeSettings.updated', notDone: 'backOfficeSettings.notUpdated' } as const;

/** Calls whose cached answers are fetched again after a setting changes. */
export const settingTouches = ['shopSetting', 'auditLog'] as const;

/** Loads a setting. */
export function useShopSetting(key: SettingKey) {
  return useCall('shopSetting', { key });
}

const valueOf = <K extends SettingKey>(key: K, shown: Answer<'shopSetting'>): SettingValue<K> => {
  if (shown.setting.key !== key) throw new Error(`expected the setting ${key}, got ${shown.setting.key}`);
  return shown.setting.value as SettingValue<K>;
};

/**
 * Returns a setting with unsaved changes, and functions to change, save or discard it. If a colleague has saved another
 * version meanwhile, saving fails and that version is loaded. The unsaved changes stay, and saving again applies them
 * to it.
 */
export function useSettingDraft<K extends SettingKey>(key: K, shown: Answer<'shopSetting'>) {
  const { api } = useOffice();
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Partial<SettingValue<K>> | null>(null);
  const save = useChange(
    saveWords,
    ({ value }: { readonly value: SettingValue<K> }) =>
      // The cast is needed because TypeScript cannot see in the union that `value` belongs to `key`.
      answerOf(
        api.setSetting({ body: { setting: { key, value } as Setting, seen: shown.versions[0]?.id ?? null } }),
      ).catch((error: unknown) => {
        if (isConflict(error)) void invalidate(queries, 'shopSetting');
        throw error;
      }),
    settingTouches,
    () => setChanges(null),
  );
  const value: SettingValue<K> = { ...valueOf(key, shown), ...changes };
  const setting = { key, value } as Setting;
  const unsaved: FaceSetting | null = isFaceSetting(setting) ? setting : null;
  return {
    value,
    /** The setting as it would be saved, if it decides how the site looks; otherwise null. */
    unsaved,
    isDirty: changes !== null,
    isSaving: save.isPending,
    /** Name of the field that the API rejected; empty = none. */
    wrongField: save.error instanceof Refused ? (save.error.field ?? '').replace('setting.value.', '') : '',
    change: (more: Partial<SettingValue<K>>) => setChanges({ ...changes, ...more }),
    save: () => save.mutate({ value }),
    discard: () => {
      setChanges(null);
      save.reset();
    },
  };
}

import type { Words } from '#i18n/words.tsx';

/** Returns the name of a delivery zone: its own name, or its number. */
export function zoneTitle({ t, named }: Words, id: number): string {
  const key = `backOfficeSettings.zone_${id}`;
  const title = named(key);
  return title === key ? `${t('backOfficeSettings.zone')} ${id}` : title;
}

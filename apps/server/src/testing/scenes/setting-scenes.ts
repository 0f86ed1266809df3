import type { SetSettingBody, ShopSetting } from '@farad/contract/office/settings/settings';
import type { z } from 'zod';

import type { StaffBrowser } from '../staff.ts';

export type SettingKeyed = z.input<typeof SetSettingBody>['setting'];

/** Returns a setting as the back office shows it. */
export const shownSetting = async (by: StaffBrowser, key: SettingKeyed['key']): Promise<ShopSetting> =>
  (await by.get(`/admin/settings/${key}`)).json<ShopSetting>();

/**
 * Returns the body that changes a setting. It contains the id of the latest version, so that the change is accepted.
 */
export async function changeOf(by: StaffBrowser, setting: SettingKeyed) {
  const { versions } = await shownSetting(by, setting.key);
  return { setting, seen: versions[0]?.id ?? null };
}

/**
 * Functions by call name, one for each call that changes settings. A function prepares a request that succeeds, and
 * returns its path and body.
 */
export const settingScenes = {
  setSetting: async (by: StaffBrowser) =>
    ['/admin/settings', await changeOf(by, { key: 'completion', value: { days: 15 } })] as const,
  restoreSetting: async (by: StaffBrowser) => {
    await by.post('/admin/settings', await changeOf(by, { key: 'completion', value: { days: 16 } }));
    const { versions } = await shownSetting(by, 'completion');
    return [
      '/admin/settings/restore',
      { key: 'completion', version: versions.at(-1)?.id, seen: versions[0]?.id ?? null },
    ] as const;
  },
  addShopPicture: async () =>
    [
      '/admin/shop-pictures?picture=logo',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
      'image/svg+xml',
    ] as const,
  testMessage: async () =>
    [
      '/admin/message-templates/test',
      { id: 'order_placed', channel: 'sms', locale: 'ru', subject: '', text: 'Заказ {number}' },
    ] as const,
  testCarrier: async () => ['/admin/carrier/test', {}] as const,
  closeShop: async () => ['/admin/opening/close', { reason: 'Переезд' }] as const,
  openShop: async () => ['/admin/opening/open', {}] as const,
};

/**
 * Returns the body that previews the delivery price for 1.2 kg of parts for 3,000 ₽ to Kazan, with the current
 * settings.
 */
export async function previewOf(by: StaffBrowser) {
  const [delivery, zones] = [await shownSetting(by, 'delivery'), await shownSetting(by, 'delivery_zones')];
  return { city: 'kazan', grams: 1200, goods: 3000, delivery: delivery.setting.value, zones: zones.setting.value };
}

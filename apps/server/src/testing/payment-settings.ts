import type { ShopSetting } from '@farad/contract/office/settings/settings';
import type { PaymentKind } from '@farad/domain/order';
import { usualSettings } from '@farad/domain/setting';

import type { StaffBrowser } from './staff.ts';

/** Saves the payment settings as staff do. All payment methods are on but those in `off`. */
export async function setPayments(
  by: StaffBrowser,
  { off = [], isHeldFirst = false }: { readonly off?: readonly PaymentKind[]; readonly isHeldFirst?: boolean },
) {
  const { versions } = (await by.get('/admin/settings/payments')).json<ShopSetting>();
  const methods = usualSettings.payments.methods.map((terms) => ({ ...terms, isOn: !off.includes(terms.method) }));
  const setting = { key: 'payments', value: { methods, isHeldFirst } };
  return by.post('/admin/settings', { setting, seen: versions[0]?.id ?? null });
}

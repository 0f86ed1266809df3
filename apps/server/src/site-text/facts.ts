import { deliveryQueries } from '@farad/database/delivery.queries';
import { promotionQueries } from '@farad/database/promotion.queries';
import { settingQueries } from '@farad/database/setting.queries';
import { deletionDelayDays } from '@farad/domain/account';
import { partsFileBytesMax, partsFileRowsMax } from '@farad/domain/bom';
import type { ContentFact } from '@farad/domain/content';
import type { Kopecks } from '@farad/domain/money';
import { tillLimits } from '@farad/domain/receipt';
import type { Locale } from '@farad/domain/shared';
import { signInLimits } from '@farad/domain/sign-in';
import { formatCount, formatMoney } from '@farad/wording/format';
import { openingHours } from '@farad/wording/opening-hours';

import type { Deps } from '../deps.ts';
import { officePlace } from '../office-place.ts';
import { sellerOf } from '../seller.ts';

type Values = Readonly<Partial<Record<ContentFact, string>>>;

const bytesPerMegabyte = 1024 * 1024;

async function sellerFacts({ db }: Pick<Deps, 'db'>): Promise<Values> {
  const seller = await sellerOf(db);
  if (seller === undefined) return {};
  const { name, inn, kpp, ogrn, address, bankName, bik, account } = seller;
  return {
    ...{ seller: name, seller_inn: inn, seller_kpp: kpp || '—', seller_ogrn: ogrn, seller_address: address },
    ...{ seller_bank: `${bankName}, ${bik}`, seller_account: account },
  };
}

async function deliveryFacts({ db, config }: Pick<Deps, 'db' | 'config'>, locale: Locale): Promise<Values> {
  const zones = await deliveryQueries(db).zones();
  const { address, hours: told } = await officePlace(db, config);
  const hours = openingHours(told, locale);
  const least = (sums: readonly Kopecks[]): string | undefined =>
    sums.length === 0 ? undefined : formatMoney(Math.min(...sums) as Kopecks, locale);
  const from = least(zones.map(({ basePrice }) => basePrice));
  const freeFrom = least(zones.flatMap((zone) => (zone.freeFrom === null ? [] : [zone.freeFrom])));
  return {
    ...{ address, hours, pickup_address: address, pickup_hours: hours },
    ...(from === undefined ? {} : { delivery_from: from }),
    ...(freeFrom === undefined ? {} : { delivery_free_from: freeFrom }),
  };
}

async function ruleFacts({ db, clock }: Pick<Deps, 'db' | 'clock'>, locale: Locale): Promise<Values> {
  const { cashbackPercent, sharePercentMax, lifeDays } = await promotionQueries(db).bonusRules(clock());
  const { onlineMinutes, invoiceWorkingDays } = await settingQueries(db).value('holds');
  const { cashDays } = await settingQueries(db).value('open_orders');
  const count = (value: number): string => formatCount(value, locale);
  return {
    ...{ cashback_percent: count(cashbackPercent), bonus_share: count(sharePercentMax) },
    ...(lifeDays === null ? {} : { bonus_days: count(lifeDays) }),
    ...{ hold_minutes: count(onlineMinutes), invoice_days: count(invoiceWorkingDays) },
    ...{ code_minutes: count(signInLimits.codeLifeSeconds / 60), receipt_lines: count(tillLimits.yookassa.itemsMax) },
    ...{ bom_lines: count(partsFileRowsMax), bom_megabytes: count(partsFileBytesMax / bytesPerMegabyte) },
    ...(cashDays === 0 ? {} : { cash_days: count(cashDays) }),
    erase_days: count(deletionDelayDays),
  };
}

/** What texts can name, as it is now (domain/content/facts.ts). */
export async function factsOf(deps: Deps, locale: Locale): Promise<Values> {
  const { siteUrl, phone, contactEmail } = deps.config;
  const parts = await Promise.all([sellerFacts(deps), deliveryFacts(deps, locale), ruleFacts(deps, locale)]);
  return Object.assign({ shop: 'Farad', phone, email: contactEmail, site: new URL(siteUrl).host }, ...parts);
}

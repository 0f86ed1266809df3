import { promotionQueries } from '@farad/database/prices/promotion.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { deletionDelayDays } from '@farad/domain/account';
import { partsFileBytesMax, partsFileRowsMax } from '@farad/domain/bom';
import { contentFacts, type ContentFact } from '@farad/domain/content';
import { tillLimits } from '@farad/domain/receipt';
import type { Locale } from '@farad/domain/shared';
import { signInLimits } from '@farad/domain/customer-sign-in';
import { formatCount } from '@farad/wording/format';

import type { Deps } from '#deps.ts';
import { sellerOf } from '../shop/seller.ts';
import { shopEmail } from '../shop/shop-email.ts';
import { shopName } from '../shop/shop-identity.ts';
import { shopPhone } from '../shop/shop-phone.ts';
import { deliveryFactNames, deliveryFacts, officeFacts } from './delivery-facts.ts';
import { paymentFacts } from './payment-facts.ts';

type Values = Readonly<Partial<Record<ContentFact, string>>>;

const bytesPerMegabyte = 1024 * 1024;

async function sellerFacts({ db }: Pick<Deps, 'db'>): Promise<Values> {
  const seller = await sellerOf(db);
  if (seller === undefined) return {};
  const { name, inn, kpp, ogrn, address, bankName, bik, account } = seller;
  return {
    seller: name,
    seller_inn: inn,
    ...(kpp ? { seller_kpp: kpp } : {}),
    seller_ogrn: ogrn,
    seller_address: address,
    seller_bank: `${bankName}, ${bik}`,
    seller_account: account,
  };
}

async function ruleFacts({ db, clock }: Pick<Deps, 'db' | 'clock'>, locale: Locale): Promise<Values> {
  const { cashbackPercent, sharePercentMax, lifeDays } = await promotionQueries(db).bonusRules(clock());
  const { onlineMinutes, invoiceWorkingDays } = await settingQueries(db).value('holds');
  const { days: completeDays } = await settingQueries(db).value('completion');
  const count = (value: number): string => formatCount(value, locale);
  return {
    cashback_percent: count(cashbackPercent),
    bonus_share: count(sharePercentMax),
    ...(lifeDays === null ? {} : { bonus_days: count(lifeDays) }),
    hold_minutes: count(onlineMinutes),
    invoice_days: count(invoiceWorkingDays),
    code_minutes: count(signInLimits.codeLifeSeconds / 60),
    receipt_lines: count(tillLimits.yookassa.itemsMax),
    bom_lines: count(partsFileRowsMax),
    bom_megabytes: count(partsFileBytesMax / bytesPerMegabyte),
    erase_days: count(deletionDelayDays),
    complete_days: count(completeDays),
  };
}

export interface FactsQuery {
  readonly locale: Locale;
  /** Value of the visitor's cookie `city`; absent = the default city. */
  readonly city?: string | undefined;
  /**
   * Text in which the facts are inserted; absent = all facts are returned. Delivery prices are only requested if the
   * text names them.
   */
  readonly text?: string;
}

/** Returns current values of the facts that texts can name (domain/content/facts.ts). */
export async function factsOf(deps: Deps, { locale, city, text }: FactsQuery): Promise<Values> {
  const { siteUrl } = deps.config;
  const named = text === undefined ? contentFacts : contentFacts.filter((name) => text.includes(name));
  const phone = await shopPhone(deps.db, deps.config);
  const parts = await Promise.all([
    sellerFacts(deps),
    officeFacts(deps, locale),
    ruleFacts(deps, locale),
    paymentFacts(deps.db, locale),
    named.some((name) => deliveryFactNames.has(name)) ? deliveryFacts(deps, locale, city) : {},
  ]);
  const own: Values = {
    shop: await shopName(deps.db, deps.config),
    phone,
    email: await shopEmail(deps.db, deps.config),
    site: new URL(siteUrl).host,
  };
  return parts.reduce<Values>((all, some) => ({ ...all, ...some }), own);
}

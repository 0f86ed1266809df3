import { constants } from 'node:fs';
import { resolveTxt } from 'node:dns/promises';
import { access } from 'node:fs/promises';

import type { Handle } from '@farad/database/connection/connect';
import { programLevel, schemaLevel } from '@farad/database/connection/schema-level';
import { openingQueries, type TriedServices } from '@farad/database/operation/opening.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { trialQueries } from '@farad/database/operation/trial.queries';
import { pickupPointQueries } from '@farad/database/parcels/pickup-point.queries';
import { staffQueries } from '@farad/database/staff/staff.queries';
import type { MachineFacts, OpeningFacts, ServiceAnswer, TwinService } from '@farad/domain/opening';
import { isPaymentOn, officeCity, wayOf, type DeliverySetting, type PaymentSetting } from '@farad/domain/setting';
import { dayMs, type Result } from '@farad/domain/shared';
import type { DeliveryFailure, DeliveryPort } from '@farad/integrations/delivery';
import type { MailPort } from '@farad/integrations/mail';
import type { PaymentPort } from '@farad/integrations/payments';
import type { SmsPort } from '@farad/integrations/sms';

import type { Config } from '#config/config.ts';
import { isByTwin, playedTwins } from '#config/twins.ts';
import type { Deps } from '#deps.ts';
import { checkStore } from '#files/check-store.ts';
import { openFiles } from '#files/open-files.ts';
import { freeBytes } from '#kit/free-bytes.ts';
import { withTimeout } from '#kit/with-timeout.ts';
import { trialParcel } from '../delivery/trial-parcel.ts';
import { ownContacts } from '../shop/own-contacts.ts';
import { sellerOf } from '../shop/seller.ts';
import { chosenCarrier, type ConnectedCarrier } from '../vendors/vendors.ts';
import { knownBackups, notesName } from './known-backups.ts';
import { lawFacts, onlinePaymentTexts } from './law-facts.ts';
import { askHosts } from './request-site.ts';
import { serverFacts } from './server-facts.ts';

/** Timeout for one external service, in milliseconds. */
const patienceMs = 10_000;

type CarrierToCheck = Pick<ConnectedCarrier, 'id' | 'isTwin'> & { readonly port: Pick<DeliveryPort, 'tariffs'> };

/** External services to check; null = not connected, or a twin imitates the service. */
export interface ServicesToCheck {
  readonly mail: Pick<MailPort, 'check'> | null;
  readonly sms: Pick<SmsPort, 'balance' | 'senders'> | null;
  readonly payment: Pick<PaymentPort, 'me'> | null;
  readonly carrier: CarrierToCheck | null;
  /** Services that local twins imitate. They are not called. */
  readonly twins: readonly TwinService[];
}

/** No services: only the server computer and the database are checked. */
export const noServices: ServicesToCheck = { mail: null, sms: null, payment: null, carrier: null, twins: [] };

/**
 * Returns the services to check. `account` is the account that receives new payments; `twin` = the provider's twin
 * receives them, null = there is no account.
 */
export function connectedServices(
  { config, mail, sms, vendors }: Pick<Deps, 'config' | 'mail' | 'sms' | 'vendors'>,
  account: { readonly port: PaymentPort; readonly source: string } | 'twin' | null,
): ServicesToCheck {
  const isAllTwins = config.hasTwins && !config.isTrial;
  const isPaymentByTwin = isAllTwins || account === 'twin' || account?.source === 'twin';
  return {
    mail: config.smtp === null ? null : mail,
    sms: config.smsc === null ? null : sms,
    payment: account === null || account === 'twin' || isPaymentByTwin ? null : account.port,
    carrier: isByTwin(config, 'carrier') ? null : chosenCarrier(vendors),
    twins: playedTwins(config, isPaymentByTwin),
  };
}

async function dataFolder({ dataDir, diskFreeMinBytes }: Config): Promise<MachineFacts['dataFolder']> {
  const isWritable = await access(dataDir, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  return { isWritable, freeBytes: await freeBytes(dataDir), leastBytes: diskFreeMinBytes };
}

/** Returns facts about the database server; null = the server does not answer. */
async function databaseFacts(handle: Handle): Promise<MachineFacts['database']> {
  const read = async () => {
    const server = await serverFacts(handle);
    // An empty database has no table of migrations yet.
    const level = await schemaLevel(handle).catch(() => 0);
    return { ...server, level, programLevel: await programLevel() };
  };
  return withTimeout(patienceMs, read()).catch(() => null);
}

/** Collects facts about the server computer and the database. `handle` null = no database. */
export async function machineFacts(
  config: Config,
  handle: Handle | null,
  searchFacts: () => Promise<MachineFacts['search']>,
): Promise<MachineFacts> {
  const [folder, database, answers, search, files] = await Promise.all([
    dataFolder(config),
    handle === null ? null : databaseFacts(handle),
    askHosts(config, patienceMs),
    withTimeout(patienceMs, searchFacts()).catch(() => null),
    withTimeout(patienceMs, checkStore(config)),
  ]);
  const { isProduction, siteUrl } = config;
  const site = { url: siteUrl, answers };
  return { isProduction, dataFolder: folder, database, search, files: files ?? 'unreachable', site };
}

/** Facts if DNS is not asked. */
const unknownRecords = { hasSpf: null, hasDkim: null } as const;

/** Answer of DNS to a request for text records: the records, or why there are none. null = DNS does not answer. */
async function textRecords(name: string): Promise<readonly string[] | 'no_records' | 'no_name' | null> {
  try {
    const records = await withTimeout(patienceMs, resolveTxt(name));
    return records === null ? null : records.map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENODATA') return 'no_records';
    return code === 'ENOTFOUND' ? 'no_name' : null;
  }
}

/**
 * Returns whether the domain of an address has an SPF record, and whether it has any DKIM key; null = DNS does not
 * answer.
 */
async function mailRecords(address: string): Promise<Pick<OpeningFacts['mail'], 'hasSpf' | 'hasDkim'>> {
  const host = address.slice(address.indexOf('@') + 1);
  // A key has a name that only the sender knows, such as `mail._domainkey`. So the name above the keys is looked up;
  // without keys it does not exist.
  const [spf, keys] = await Promise.all([textRecords(host), textRecords(`_domainkey.${host}`)]);
  return {
    hasSpf: spf === null ? null : typeof spf !== 'string' && spf.some((text) => text.startsWith('v=spf1')),
    hasDkim: keys === null ? null : keys !== 'no_name',
  };
}

type Heard<T, E> = Result<T, E> | 'none' | 'no_answer';

/** Returns the answer of a service, `none` or `no_answer`. `requested` undefined = the service is not connected. */
async function heard<T, E>(requested: Promise<Result<T, E>> | undefined): Promise<Heard<T, E>> {
  if (requested === undefined) return 'none';
  return (await withTimeout(patienceMs, requested).catch(() => null)) ?? 'no_answer';
}

function stateOf<E>(answer: Heard<unknown, E>, isNotAdmitted: (error: E) => boolean): ServiceAnswer {
  if (typeof answer === 'string') return answer;
  if (answer.ok) return 'works';
  return isNotAdmitted(answer.error) ? 'not_admitted' : 'no_answer';
}

/** Returns `works` if a twin imitates the service, otherwise `state`. */
const unlessTwin = ({ twins }: ServicesToCheck, service: TwinService, state: ServiceAnswer): ServiceAnswer =>
  twins.includes(service) ? 'works' : state;

/** Codes by which a server refuses the shop's login: 535 of SMTP (RFC 4954), 2 of the SMS provider. */
const refusedLogin = { mail: 535, sms: 2 } as const;

const isNotAdmitted = ({ kind }: { readonly kind: string }): boolean => kind === 'not_admitted';

const daysSince = (at: Date | null): number | null => (at === null ? null : (Date.now() - at.getTime()) / dayMs);

/**
 * Returns address and hours of the pickup office; '' = not set. The demonstration's office does not count in
 * production.
 */
function ownOffice({ isProduction, given, pickup }: Config, { office }: DeliverySetting) {
  const isGiven = (variable: string): boolean => !isProduction || given.includes(variable);
  return {
    address: office?.address || (isGiven('PICKUP_ADDRESS') ? pickup.address : ''),
    hours: office?.hours || (isGiven('PICKUP_HOURS') ? pickup.hours : ''),
  };
}

function paymentFacts(payments: PaymentSetting): Pick<OpeningFacts['payment'], 'online' | 'offline' | 'till'> {
  const isOn = (method: Parameters<typeof isPaymentOn>[1]): number => Number(isPaymentOn(payments, method));
  return {
    online: isOn('card') + isOn('sbp'),
    offline: isOn('invoice') + isOn('cash_on_receipt'),
    till: payments.till,
  };
}

/** Failures by which a carrier says that it does not send from or to a city. It answered, so it works. */
const isCityRefused = ({ kind }: DeliveryFailure): boolean => kind === 'refused' || kind === 'absent';

/** Asks the carrier for a price, and reads from which city it prices parcels. */
async function carrierFacts(
  { cdek, given }: Config,
  handle: Handle,
  { carrier }: ServicesToCheck,
  setting: DeliverySetting,
): Promise<Pick<OpeningFacts['delivery'], 'answer' | 'departure'>> {
  const answer = await heard(carrier?.port.tariffs(trialParcel, patienceMs));
  const isRefused = typeof answer !== 'string' && !answer.ok && isCityRefused(answer.error);
  const state = isRefused ? 'works' : stateOf(answer, isNotAdmitted);
  if (carrier === null || cdek === null) return { answer: state, departure: null };
  const isOffice = wayOf(setting, 'own_pickup').isOn && setting.office !== null;
  return {
    answer: state,
    departure: {
      code: cdek.fromCityCode,
      isGiven: given.includes('CDEK_FROM_CITY'),
      isServed: typeof answer !== 'string' && answer.ok && answer.value.length > 0,
      officeCode: isOffice ? await pickupPointQueries(handle, carrier).carrierCode(officeCity(setting)) : null,
    },
  };
}

/** Asks the services of mail and SMS. */
async function messageFacts(
  config: Config,
  services: ServicesToCheck,
  tried: TriedServices,
): Promise<Pick<OpeningFacts, 'mail' | 'sms'>> {
  const sender = config.smsc?.sender ?? '';
  const [mail, sms, senders, records] = await Promise.all([
    heard(services.mail?.check()),
    heard(services.sms?.balance()),
    sender === '' ? 'none' : heard(services.sms?.senders()),
    config.isProduction && services.mail !== null ? mailRecords(config.mailFrom) : unknownRecords,
  ]);
  const stateOfMail = stateOf(mail, ({ code }) => code === refusedLogin.mail);
  const stateOfSms = stateOf(sms, ({ code }) => code === refusedLogin.sms);
  return {
    mail: { answer: unlessTwin(services, 'mail', stateOfMail), from: config.mailFrom, ...records, isTried: tried.mail },
    sms: {
      answer: unlessTwin(services, 'sms', stateOfSms),
      balance: typeof sms !== 'string' && sms.ok ? sms.value : null,
      sender,
      isSenderKnown: typeof senders !== 'string' && senders.ok ? senders.value.includes(sender) : null,
      isTried: tried.sms,
    },
  };
}

/** Collects facts about a shop whose database has this program's schema. Simulated providers (twins) are not called. */
export async function openingFacts(
  config: Config,
  handle: Handle,
  machine: MachineFacts,
  services: ServicesToCheck,
): Promise<OpeningFacts> {
  const settings = settingQueries(handle);
  const [shop, seller, contacts, isDemonstration, payments, delivery] = [
    await settings.value('shop'),
    await sellerOf(handle),
    await ownContacts(handle, config),
    await settings.isDemonstration(),
    await settings.value('payments'),
    await settings.value('delivery'),
  ];
  const office = ownOffice(config, delivery);
  const hasCarrier = services.carrier !== null || services.twins.includes('carrier');
  const [backups, tried] = [
    await knownBackups(config.dataDir, openFiles(config).store),
    await openingQueries(handle).tried(),
  ];
  const [messages, payment, carrier] = await Promise.all([
    messageFacts(config, services, tried),
    heard(services.payment?.me()),
    carrierFacts(config, handle, services, delivery),
  ]);
  return {
    ...machine,
    name: shop.name,
    seller: seller === undefined ? 'none' : seller.isDemonstration ? 'example' : 'own',
    phone: contacts.phone,
    emptyFacts: await lawFacts(handle, { seller, contacts, office, now: new Date() }),
    paymentTexts: await onlinePaymentTexts(handle, new Date()),
    vatMode: seller?.vatMode ?? null,
    contactEmail: contacts.email,
    ...messages,
    payment: {
      ...paymentFacts(payments),
      answer: unlessTwin(services, 'payment', stateOf(payment, isNotAdmitted)),
      isTest: typeof payment !== 'string' && payment.ok && payment.value.isTest,
      isTried: tried.payment,
    },
    delivery: {
      ways: delivery.ways.filter(({ isOn, kind }) => isOn && (kind !== 'pickup_point' || hasCarrier)).length,
      isOwnPickupOn: wayOf(delivery, 'own_pickup').isOn,
      officeAddress: office.address,
      answer: delivery.carrier.isOn ? unlessTwin(services, 'carrier', carrier.answer) : 'none',
      departure: carrier.departure,
    },
    catalogue: { ...(await openingQueries(handle).catalogue()), isDemonstration },
    backup: {
      madeDays: daysSince(backups.madeAt),
      provenDays: daysSince(backups.provenAt),
      damaged: backups.isDamaged ? notesName : '',
    },
    administrators: await staffQueries(handle).countAdministrators(),
    isTrial: config.isTrial,
    twins: services.twins,
    trialLeft: await trialQueries(handle).count(),
  };
}

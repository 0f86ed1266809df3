import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { resolveTxt } from 'node:dns/promises';
import { join } from 'node:path';

import type { Handle } from '@farad/database/connection/connect';
import { programLevel, schemaLevel } from '@farad/database/connection/schema-level';
import { openingQueries } from '@farad/database/operation/opening.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { trialQueries } from '@farad/database/operation/trial.queries';
import { staffQueries } from '@farad/database/staff/staff.queries';
import type { MachineFacts, OpeningFacts, ServiceAnswer, TwinService } from '@farad/domain/opening';
import { isPaymentOn, wayOf, type DeliverySetting, type PaymentSetting } from '@farad/domain/setting';
import { dayMs, type Result } from '@farad/domain/shared';
import type { DeliveryPort } from '@farad/integrations/delivery';
import type { MailPort } from '@farad/integrations/mail';
import type { PaymentPort } from '@farad/integrations/payments';
import type { SmsPort } from '@farad/integrations/sms';

import type { Config } from '#config/config.ts';
import { isByTwin, playedTwins } from '#config/twins.ts';
import type { Deps } from '#deps.ts';
import { freeBytes } from '#kit/free-bytes.ts';
import { withTimeout } from '#kit/with-timeout.ts';
import { trialParcel } from '../delivery/trial-parcel.ts';
import { ownContacts } from '../shop/own-contacts.ts';
import { sellerOf } from '../shop/seller.ts';
import { chosenCarrier } from '../vendors/vendors.ts';
import { askHosts } from './request-site.ts';
import { lawFacts } from './law-facts.ts';

/** Timeout for one external service, in milliseconds. */
const patienceMs = 10_000;

/** External services to check; null = not connected, or a twin plays the service. */
export interface ServicesToCheck {
  readonly mail: Pick<MailPort, 'check'> | null;
  readonly sms: Pick<SmsPort, 'balance'> | null;
  readonly payment: Pick<PaymentPort, 'me'> | null;
  readonly carrier: Pick<DeliveryPort, 'tariffs'> | null;
  /** Services that local twins play. They are not called. */
  readonly twins: readonly TwinService[];
}

/** No services, for a shop of which only the machine is checked. */
export const noServices: ServicesToCheck = { mail: null, sms: null, payment: null, carrier: null, twins: [] };

/**
 * Returns the services to check. `account` is the account of new payments; `twin` = the provider's twin takes them, null
 * = none.
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
    carrier: isByTwin(config, 'carrier') ? null : (chosenCarrier(vendors)?.port ?? null),
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
    const { now, ...server } = await openingQueries(handle).server();
    const clockSeconds = (now.getTime() - Date.now()) / 1000;
    // An empty database has no table of migrations yet.
    const level = await schemaLevel(handle).catch(() => 0);
    return { ...server, clockSeconds, level, programLevel: await programLevel() };
  };
  return withTimeout(patienceMs, read()).catch(() => null);
}

/** Collects facts about the machine. `handle` null = no database. */
export async function machineFacts(config: Config, handle: Handle | null): Promise<MachineFacts> {
  const [folder, database, answers] = await Promise.all([
    dataFolder(config),
    handle === null ? null : databaseFacts(handle),
    askHosts(config, patienceMs),
  ]);
  const { isProduction, siteUrl } = config;
  return { isProduction, dataFolder: folder, database, site: { url: siteUrl, answers } };
}

/** Returns whether a domain has an SPF record; null = DNS does not answer. */
async function hasSpf(address: string): Promise<boolean | null> {
  const host = address.slice(address.indexOf('@') + 1);
  try {
    const records = await withTimeout(patienceMs, resolveTxt(host));
    return records === null ? null : records.some((parts) => parts.join('').startsWith('v=spf1'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENODATA' || code === 'ENOTFOUND' ? false : null;
  }
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

/** Codes by which a server refuses the shop's login: 535 of SMTP (RFC 4954), 2 of the SMS provider. */
const refusedLogin = { mail: 535, sms: 2 } as const;

const isNotAdmitted = ({ kind }: { readonly kind: string }): boolean => kind === 'not_admitted';

async function newestBackupDays(dataDir: string): Promise<number | null> {
  const folder = join(dataDir, 'backups');
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names.map((name) =>
      stat(join(folder, name, 'manifest.json')).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const newest = Math.max(0, ...times);
  return newest === 0 ? null : (Date.now() - newest) / dayMs;
}

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
  const [mail, sms, payment, carrier, spf] = await Promise.all([
    heard(services.mail?.check()),
    heard(services.sms?.balance()),
    heard(services.payment?.me()),
    heard(services.carrier?.tariffs(trialParcel, patienceMs)),
    config.isProduction && services.mail !== null ? hasSpf(config.mailFrom) : null,
  ]);
  const unlessTwin = (service: TwinService, state: ServiceAnswer): ServiceAnswer =>
    services.twins.includes(service) ? 'works' : state;
  return {
    ...machine,
    name: shop.name,
    seller: seller === undefined ? 'none' : seller.isDemonstration ? 'example' : 'own',
    phone: contacts.phone,
    emptyFacts: await lawFacts(handle, { seller, contacts, office, now: new Date() }),
    vatMode: seller?.vatMode ?? null,
    contactEmail: contacts.email,
    mail: {
      answer: unlessTwin(
        'mail',
        stateOf(mail, ({ code }) => code === refusedLogin.mail),
      ),
      from: config.mailFrom,
      hasSpf: spf,
    },
    sms: {
      answer: unlessTwin(
        'sms',
        stateOf(sms, ({ code }) => code === refusedLogin.sms),
      ),
      balance: typeof sms !== 'string' && sms.ok ? sms.value : null,
    },
    payment: {
      ...paymentFacts(payments),
      answer: unlessTwin('payment', stateOf(payment, isNotAdmitted)),
      isTest: typeof payment !== 'string' && payment.ok && payment.value.isTest,
    },
    delivery: {
      ways: delivery.ways.filter((way) => way.isOn).length,
      isOwnPickupOn: wayOf(delivery, 'own_pickup').isOn,
      officeAddress: office.address,
      answer: delivery.carrier.isOn ? unlessTwin('carrier', stateOf(carrier, isNotAdmitted)) : 'none',
    },
    catalogue: { ...(await openingQueries(handle).catalogue()), isDemonstration },
    backupDays: await newestBackupDays(config.dataDir),
    administrators: await staffQueries(handle).countAdministrators(),
    isTrial: config.isTrial,
    twins: services.twins,
    trialLeft: await trialQueries(handle).count(),
  };
}

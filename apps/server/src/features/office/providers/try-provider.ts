import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';

import type { ProviderTested, TestProviderBody } from '@farad/contract/office/settings/providers';
import { inTransaction } from '@farad/database/connection/transaction';
import { normaliseEmail, normalisePhone } from '@farad/domain/customer';
import type { Provider } from '@farad/domain/provider';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { SmsPort } from '@farad/integrations/sms';
import { formatMoney } from '@farad/wording/format';
import { translators } from '@farad/wording/server';
import type { z } from 'zod';

import { isByTwin } from '#config/twins.ts';
import { trialParcel } from '#core/delivery/trial-parcel.ts';
import { shopName, smsName } from '#core/shop/shop-identity.ts';
import { chosenCarrier } from '#core/vendors/vendors.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';

type Outcome = ProviderTested['result'];
type Details = ProviderTested['details'];
type Tested = Result<ProviderTested, Failure>;
type Body = z.output<typeof TestProviderBody>;

/** Maximum time of one test in milliseconds. */
const patienceMs = 10_000;
const tileBytesMax = 1_048_576;

/** Reply codes of SMTP (RFC 4954) and of the SMS provider for wrong credentials of the shop. */
const refusedLogin = { mail: 535, sms: 2 } as const;

/** Code of the SMS adapter if there was no answer. */
const smsNoAnswerCode = 100;

const tested = (result: Outcome, details: Details = []): Tested => ok({ result, details });

/** Returns details of an SMS account. They help to explain a refused message. */
async function smsDetails({ sms, config }: Deps, { locale }: StaffCall): Promise<Details> {
  const balance = await sms.balance();
  return [
    ...(balance.ok ? [{ name: 'balance' as const, value: formatMoney(balance.value, locale) }] : []),
    { name: 'sender', value: config.smsc?.sender ?? '' },
  ];
}

function smsOutcome({ kind, code }: Extract<Awaited<ReturnType<SmsPort['send']>>, { ok: false }>['error']): Outcome {
  if (code === smsNoAnswerCode) return 'no_answer';
  return kind === 'shop_wide' && code === refusedLogin.sms ? 'not_admitted' : 'refused';
}

/** Sends an SMS to a phone of the caller. */
async function testSms(deps: Deps, call: StaffCall, to: string): Promise<Tested> {
  const { config, db, sms } = deps;
  if (!isByTwin(config, 'sms') && config.smsc === null) return tested('not_connected');
  const phone = normalisePhone(to);
  if (!phone.ok) return fail({ code: 'invalid_input', field: 'to' });
  const text = translators[call.locale]('providerTests.text', { shop: await smsName(db, config) });
  const sent = await sms.send({ phone: phone.value, text, id: `test-${randomUUID()}`, timeoutMs: patienceMs });
  const details = await smsDetails(deps, call);
  if (sent.ok) return tested('works', [...details, { name: 'sent_to', value: phone.value }]);
  return tested(smsOutcome(sent.error), [...details, { name: 'code', value: String(sent.error.code) }]);
}

/** Sends a letter to the caller. */
async function testMail({ config, db, mail }: Deps, { actor, locale }: StaffCall): Promise<Tested> {
  if (!isByTwin(config, 'mail') && config.smtp === null) return tested('not_connected');
  const to = normaliseEmail(actor.staff.email);
  if (!to.ok) throw new Error('expected an address of the staff member that mail can be sent to');
  const t = translators[locale];
  const shop = await shopName(db, config);
  const [subject, text] = [t('providerTests.subject', { shop }), t('providerTests.text', { shop })];
  const sent = await mail.send({ to: to.value, senderName: shop, subject, text, messageId: `test-${randomUUID()}` });
  if (sent.ok) {
    return tested('works', [
      { name: 'sent_to', value: to.value },
      { name: 'sender', value: config.mailFrom },
    ]);
  }
  const { kind, code, reason } = sent.error;
  const details: Details = [{ name: 'reason', value: code === null ? reason : `${reason}, ${code}` }];
  if (code === refusedLogin.mail) return tested('not_admitted', details);
  return tested(kind === 'permanent' || code !== null ? 'refused' : 'no_answer', details);
}

/** Asks the carrier for the price of a parcel; nothing is ordered. */
async function testCarrier({ vendors }: Deps, { locale }: StaffCall): Promise<Tested> {
  const port = chosenCarrier(vendors)?.port;
  if (port === undefined) return tested('not_connected');
  const answer = await port.tariffs(trialParcel, patienceMs);
  if (!answer.ok) return tested(answer.error.kind === 'not_admitted' ? 'not_admitted' : 'no_answer');
  const [lowest] = answer.value.toSorted((one, other) => one.price - other.price);
  return tested('works', [
    { name: 'tariffs', value: String(answer.value.length) },
    ...(lowest === undefined ? [] : [{ name: 'price' as const, value: formatMoney(lowest.price, locale) }]),
  ]);
}

/** An address that every register of addresses has. */
const knownAddress = 'Москва, Красная площадь, 1';

async function testSuggestions({ suggestions }: Deps): Promise<Tested> {
  const answer = await suggestions.addresses(knownAddress);
  if (!answer.ok) {
    const outcomes = { off: 'not_connected', refused: 'not_admitted', no_answer: 'no_answer' } as const;
    return tested(outcomes[answer.error]);
  }
  const [first] = answer.value;
  return tested('works', first === undefined ? [] : [{ name: 'address', value: first.text }]);
}

async function testBotCheck({ nextBotCheck }: Deps): Promise<Tested> {
  const port = nextBotCheck();
  return tested(port === null ? 'not_connected' : await port.check());
}

/** Downloads the map tile that shows the whole world. */
async function testMap({ files, providers }: Deps): Promise<Tested> {
  const { mapTiles } = providers.latest();
  if (mapTiles === null) return tested('not_connected');
  const values: Readonly<Record<string, string>> = { z: '0', x: '0', y: '0', s: 'a', r: '' };
  const url = mapTiles.url.replace(/\{(\w)\}/g, (whole, name: string) => values[name] ?? whole);
  if (!files.mayBeFetched(url)) return tested('private_address');
  const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = await files.fetchFile(url, nowhere, { bytesMax: tileBytesMax, limitMs: patienceMs });
  if (answer.ok) return tested('works', [{ name: 'tile', value: url }]);
  return tested(answer.error === 'private_address' ? 'private_address' : 'no_answer', [{ name: 'tile', value: url }]);
}

const tests: Readonly<Record<Provider, (deps: Deps, call: StaffCall, to: string) => Promise<Tested>>> = {
  sms: testSms,
  mail: testMail,
  carrier: testCarrier,
  suggestions: testSuggestions,
  bot_check: testBotCheck,
  map: testMap,
};

/** Tries an outside service as it is set now. */
export async function testProvider(deps: Deps, call: StaffCall, { provider, to }: Body): Promise<Tested> {
  const result = await tests[provider](deps, call, to);
  if (!result.ok) return result;
  const after = { provider, result: result.value.result };
  await inTransaction(deps.db, (tx) =>
    record(tx, deps, call, { action: 'settings.provider_tested', object: null, after }),
  );
  return result;
}

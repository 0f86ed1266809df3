import { describe, expect, it } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import { twinServices } from './trial.ts';
import { faultsOf, openingChecks, openingLines, serverLines } from './opening-check.ts';
import type { CertificateProblem, OpeningFacts, SiteAnswer } from './opening-facts.ts';

const answer = {
  url: 'https://shop.example',
  isThere: true,
  reason: '',
  certificate: null,
  certificateDays: 60,
} as const;
/** A site with this answer of its host. */
const siteThat = (changed: Partial<SiteAnswer>) => ({
  site: { url: answer.url, answers: [{ ...answer, ...changed }] },
});
const refused = (certificate: CertificateProblem) => siteThat({ isThere: false, certificate, certificateDays: null });

/** Facts about a shop in production that passes all checks. */
const ready: OpeningFacts = {
  isProduction: true,
  dataFolder: { isWritable: true, freeBytes: 5e9, leastBytes: 2e8 },
  database: { version: 18, encoding: 'UTF8', level: 98, programLevel: 98, clockSeconds: 0.2 },
  search: { version: '3.6.0', status: 'yellow' },
  files: 'works',
  site: { url: answer.url, answers: [answer] },
  name: 'Резистор',
  seller: 'own',
  phone: '+7 495 000-00-00',
  contactEmail: 'shop@shop.example',
  emptyFacts: [],
  paymentTexts: ['offer'],
  vatMode: 'general',
  mail: { answer: 'works', from: 'shop@shop.example', hasSpf: true, hasDkim: true, isTried: true },
  sms: { answer: 'works', balance: 100_000 as Kopecks, sender: 'Resistor', isSenderKnown: true, isTried: true },
  payment: {
    online: 2,
    offline: 2,
    answer: 'works',
    isTest: false,
    isTried: true,
    till: { kind: 'atol', taxSystem: 1, timezone: 2 },
  },
  delivery: {
    ways: 3,
    isOwnPickupOn: true,
    officeAddress: 'Москва, Радио, 10',
    answer: 'works',
    departure: { code: 44, isGiven: true, isServed: true, officeCode: 44 },
  },
  catalogue: { sold: 5000, isDemonstration: false, belowCost: 0 },
  backup: { madeDays: 0.5, provenDays: 30, damaged: '' },
  administrators: 2,
  isTrial: false,
  twins: [],
  trialLeft: 0,
};

/** The ready shop with another city of departure. */
const departing = (changed: Partial<NonNullable<OpeningFacts['delivery']['departure']>>) => ({
  delivery: { ...ready.delivery, departure: { code: 44, isGiven: true, isServed: true, officeCode: 44, ...changed } },
});

const codes = (facts: OpeningFacts): string[] =>
  openingLines(facts).flatMap(({ check, findings }) => findings.map(({ kind, code }) => `${check}: ${kind} ${code}`));

describe('a shop before it opens', () => {
  it('has no finding if everything is there; every check is listed', () => {
    expect(codes(ready)).toEqual([]);
    expect(openingLines(ready).map(({ check }) => check)).toEqual(openingChecks);
  });

  const database = { version: 18, encoding: 'UTF8', level: 98, programLevel: 98, clockSeconds: 0 };
  const atol = { kind: 'atol', timezone: 2 } as const;
  it.each<[string, Partial<OpeningFacts>]>([
    ['data_folder: fault data_folder_closed', { dataFolder: { ...ready.dataFolder, isWritable: false } }],
    ['data_folder: fault disk_full', { dataFolder: { ...ready.dataFolder, freeBytes: 1e8 } }],
    ['data_folder: warning disk_filling', { dataFolder: { ...ready.dataFolder, freeBytes: 1.9e9 } }],
    ['database: fault database_silent', { database: null }],
    ['database: fault database_old', { database: { ...database, version: 15 } }],
    ['database: fault database_encoding', { database: { ...database, encoding: 'SQL_ASCII' } }],
    ['database: fault database_newer', { database: { ...database, level: 99 } }],
    ['database: warning database_behind', { database: { ...database, level: 90 } }],
    ['clock: fault clock_wrong', { database: { ...database, clockSeconds: -61 } }],
    ['search: fault search_process_silent', { search: 'process_silent' }],
    ['search: fault search_silent', { search: null }],
    ['search: fault search_old', { search: { version: '2.19.1', status: 'green' } }],
    ['search: fault search_red', { search: { version: '3.6.0', status: 'red' } }],
    ['files: fault files_unreachable', { files: 'unreachable' }],
    ['files: fault files_key', { files: 'key' }],
    ['files: fault files_forbidden', { files: 'forbidden' }],
    ['files: fault files_no_bucket', { files: 'no_bucket' }],
    ['files: fault files_clock', { files: 'clock' }],
    ['files: fault files_address', { files: 'address' }],
    ['files: fault files_full', { files: 'full' }],
    ['files: fault files_refused', { files: 'refused' }],
    ['site: fault site_plain', { site: { url: 'http://shop.example', answers: [] } }],
    ['site: fault site_silent', siteThat({ isThere: false, certificateDays: null })],
    ['site: fault certificate_untrusted', refused('untrusted')],
    ['site: fault certificate_expired', refused('expired')],
    ['site: fault certificate_early', refused('early')],
    ['site: fault certificate_other_name', refused('other_name')],
    ['site: fault certificate_ends', siteThat({ certificateDays: 13 })],
    ['name: warning name_missing', { name: '' }],
    ['seller: fault seller_missing', { seller: 'none' }],
    ['seller: fault seller_example', { seller: 'example' }],
    ['contacts: fault phone_missing', { phone: '' }],
    ['contacts: fault contact_email_missing', { contactEmail: '' }],
    ['mail: fault mail_not_admitted', { mail: { ...ready.mail, answer: 'not_admitted' } }],
    ['mail: fault mail_no_answer', { mail: { ...ready.mail, answer: 'no_answer' } }],
    ['mail: fault mail_none', { mail: { ...ready.mail, answer: 'none' } }],
    ['mail: warning spf_missing', { mail: { ...ready.mail, hasSpf: false } }],
    ['mail: warning dkim_missing', { mail: { ...ready.mail, hasDkim: false } }],
    ['mail: warning mail_untried', { mail: { ...ready.mail, isTried: false } }],
    ['sms: fault sms_not_admitted', { sms: { ...ready.sms, answer: 'not_admitted', balance: null } }],
    ['sms: warning sms_balance_low', { sms: { ...ready.sms, balance: 29_999 as Kopecks } }],
    ['sms: warning sms_sender_unknown', { sms: { ...ready.sms, isSenderKnown: false } }],
    ['sms: warning sms_untried', { sms: { ...ready.sms, isTried: false } }],
    ['payment: warning payment_untried', { payment: { ...ready.payment, isTried: false } }],
    ['payment: fault payment_none', { payment: { ...ready.payment, online: 0, offline: 0 } }],
    ['payment: fault payment_account_missing', { payment: { ...ready.payment, answer: 'none' } }],
    ['payment: fault payment_test', { payment: { ...ready.payment, isTest: true } }],
    ['texts: fault text_empty', { emptyFacts: [{ fact: 'seller_inn', texts: ['offer', 'legal'] }] }],
    ['texts: fault text_empty_of_office', { emptyFacts: [{ fact: 'pickup_hours', texts: ['delivery'] }] }],
    ['receipts: fault tax_system_missing', { payment: { ...ready.payment, till: { ...atol, taxSystem: null } } }],
    ['receipts: fault tax_system_gone', { payment: { ...ready.payment, till: { ...atol, taxSystem: 4 } } }],
    ['vat: fault vat_unlike_tax_system', { vatMode: 'five' }],
    ['delivery: fault delivery_none', { delivery: { ...ready.delivery, ways: 0 } }],
    ['delivery: fault office_missing', { delivery: { ...ready.delivery, officeAddress: '' } }],
    ['delivery: fault carrier_no_answer', { delivery: { ...ready.delivery, answer: 'no_answer' } }],
    ['delivery: fault carrier_city_missing', departing({ isGiven: false })],
    ['delivery: fault carrier_city_unserved', departing({ code: 9_999_999, isServed: false })],
    ['delivery: warning carrier_city_elsewhere', departing({ officeCode: 424 })],
    ['catalogue: fault catalogue_empty', { catalogue: { ...ready.catalogue, sold: 0 } }],
    ['catalogue: fault catalogue_example', { catalogue: { ...ready.catalogue, isDemonstration: true } }],
    ['prices: fault prices_below_cost', { catalogue: { ...ready.catalogue, belowCost: 3 } }],
    ['backup: fault backup_notes_damaged', { backup: { madeDays: null, provenDays: null, damaged: 'backups.json' } }],
    ['backup: fault backup_none', { backup: { madeDays: null, provenDays: 30, damaged: '' } }],
    ['backup: fault backup_old', { backup: { madeDays: 7.1, provenDays: 30, damaged: '' } }],
    ['backup: fault backup_unproven', { backup: { madeDays: 0.5, provenDays: null, damaged: '' } }],
    ['backup: warning backup_proof_old', { backup: { madeDays: 0.5, provenDays: 93, damaged: '' } }],
    ['administrators: fault administrator_none', { administrators: 0 }],
    ['administrators: warning administrator_alone', { administrators: 1 }],
  ])('%s', (expected, broken) => {
    expect(codes({ ...ready, ...broken })).toEqual([expected]);
  });

  it('a start hears of the server what the list says, before there are tables', () => {
    const lines = serverLines({ version: 15, encoding: 'SQL_ASCII', clockSeconds: 6 });
    expect(lines.flatMap(({ findings }) => findings).map(({ code }) => code)).toEqual([
      'database_old',
      'database_encoding',
      'clock_wrong',
    ]);
    expect(serverLines(database).flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('each host of the site is checked by itself, and the finding names the host', () => {
    const [shop] = siteThat({}).site.answers;
    const [api] = refused('other_name').site.answers;
    if (shop === undefined || api === undefined) throw new Error('expected two answers');
    const site = {
      url: answer.url,
      answers: [shop, { ...api, url: 'https://api.shop.example', reason: 'DNS:shop.example' }],
    };
    const [finding, ...others] = openingLines({ ...ready, site }).flatMap(({ findings }) => findings);
    expect(finding).toMatchObject({ code: 'certificate_other_name', values: { url: 'https://api.shop.example' } });
    expect(others).toEqual([]);
  });

  it('warns of untried services only in production and only if they are real', () => {
    const never = {
      ...ready,
      mail: { ...ready.mail, isTried: false },
      sms: { ...ready.sms, isTried: false },
      payment: { ...ready.payment, isTried: false },
    };
    expect(codes(never)).toHaveLength(3);
    expect(codes({ ...never, isProduction: false })).toEqual([]);
    expect(codes({ ...never, twins: twinServices })).toEqual([]);
  });

  it('invoices and cash alone need no provider; no carrier is no fault', () => {
    const till = { ...atol, taxSystem: null };
    const payment = { ...ready.payment, online: 0, answer: 'none', isTried: false, till } as const;
    const delivery = { ...ready.delivery, answer: 'none', ways: 1 } as const;
    expect(codes({ ...ready, payment, delivery, paymentTexts: [] })).toEqual([]);
  });

  it('without card and SBP is warned of texts about them, and of delivery that a person cannot pay for', () => {
    const payment = { ...ready.payment, online: 0 };
    const unpaid = 'delivery: warning delivery_unpaid';
    expect(codes({ ...ready, payment })).toEqual(['texts: warning text_online_payment', unpaid]);
    const courierOnly = { ...ready.delivery, ways: 1, isOwnPickupOn: false };
    expect(codes({ ...ready, payment, paymentTexts: [], delivery: courierOnly })).toEqual([unpaid]);
  });

  it('asks for the city of departure only while the carrier is on, and compares it with a known town only', () => {
    const { delivery } = departing({ isGiven: false });
    expect(codes({ ...ready, delivery: { ...delivery, answer: 'none' } })).toEqual([]);
    expect(codes({ ...ready, delivery: { ...delivery, answer: 'not_admitted' } })).toEqual([
      'delivery: fault carrier_not_admitted',
      'delivery: fault carrier_city_missing',
    ]);
    expect(codes({ ...ready, ...departing({ officeCode: null }) })).toEqual([]);
    const silent = { ...departing({ isServed: false }).delivery, answer: 'no_answer' } as const;
    expect(codes({ ...ready, delivery: silent })).toEqual(['delivery: fault carrier_no_answer']);
  });

  it('5 % of VAT is for the simplified tax systems; a till that needs no tax system may lack it', () => {
    const of = (till: OpeningFacts['payment']['till']) => ({ ...ready, payment: { ...ready.payment, till } });
    expect(codes({ ...of({ ...atol, taxSystem: 2 }), vatMode: 'five' })).toEqual([]);
    expect(codes({ ...of({ kind: 'yookassa', taxSystem: null, timezone: 2 }), vatMode: 'seven' })).toEqual([]);
  });

  it('outside production, missing backups are only warnings, and a test account is allowed', () => {
    const local = {
      ...ready,
      isProduction: false,
      backup: { madeDays: null, provenDays: null, damaged: '' },
      payment: { ...ready.payment, isTest: true },
    };
    expect(codes(local)).toEqual(['backup: warning backup_none']);
    expect(codes({ ...local, backup: { madeDays: 8, provenDays: null, damaged: '' } })).toEqual([
      'backup: warning backup_old',
      'backup: warning backup_unproven',
    ]);
    expect(faultsOf(openingLines(local))).toEqual([]);
    expect(faultsOf(openingLines({ ...ready, name: '', phone: '' })).map(({ code }) => code)).toEqual([
      'phone_missing',
    ]);
  });

  it('a shop on localhost may have an example seller and parts, and no certificate', () => {
    const url = 'http://localhost:3000';
    const site = { url, answers: [{ ...answer, url, certificateDays: null }] };
    const catalogue = { ...ready.catalogue, isDemonstration: true };
    expect(codes({ ...ready, isProduction: false, site, catalogue, seller: 'example' })).toEqual([
      'seller: warning seller_example',
      'catalogue: warning catalogue_example',
    ]);
    const by = (facts: OpeningFacts) => openingLines(facts).find(({ check }) => check === 'mail')?.by;
    expect([by({ ...ready, twins: twinServices }), by(ready)]).toEqual(['twin', 'real']);
    expect(by({ ...ready, mail: { ...ready.mail, answer: 'none' } })).toBeNull();
  });
});

describe('a trial', () => {
  const trial: OpeningFacts = { ...ready, isTrial: true, twins: twinServices };

  it('cannot open while it uses twins; every twin has its own finding', () => {
    expect(codes(trial)).toEqual([
      'mail: fault twin_mail',
      'sms: fault twin_sms',
      'payment: fault twin_payment',
      'delivery: fault twin_carrier',
      'trial: fault twin_suggestions',
      'trial: fault twin_bot_check',
    ]);
    const twins = openingLines(trial).flatMap(({ check, by }) => (by === 'twin' ? [check] : []));
    expect(twins).toEqual(['mail', 'sms', 'payment', 'delivery']);
  });

  it('says for each service whether the real one or its twin answered', () => {
    const lines = openingLines({ ...trial, twins: ['payment'] });
    const by = Object.fromEntries(lines.map((line) => [line.check, line.by]));
    expect([by['mail'], by['sms'], by['payment'], by['delivery'], by['seller']]).toEqual([
      'real',
      'real',
      'twin',
      'real',
      null,
    ]);
  });

  it('does not report the twin of a service that is switched off', () => {
    const payment = { ...ready.payment, online: 0 };
    const delivery = { ...ready.delivery, answer: 'none', ways: 1 } as const;
    const facts = { ...trial, paymentTexts: [], payment, delivery };
    expect(codes({ ...facts, twins: ['payment', 'carrier'] })).toEqual(['trial: fault trial_on']);
  });

  it('must be switched off even without twins, and its orders must be deleted', () => {
    expect(codes({ ...trial, twins: [] })).toEqual(['trial: fault trial_on']);
    expect(codes({ ...ready, trialLeft: 3 })).toEqual(['trial: fault trial_left']);
  });

  it('with a twin for payments has one fault, not a second one for test money', () => {
    const payment = { ...ready.payment, isTest: true };
    expect(codes({ ...trial, twins: ['payment'], payment })).toEqual(['payment: fault twin_payment']);
  });
});

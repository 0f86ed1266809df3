import type { Kopecks } from '../money/index.ts';
import { tillProblem } from '../receipt/index.ts';
import { officeFacts } from './law-texts.ts';
import type { MachineFacts, OpeningFacts, ServerFacts, ServiceAnswer, SiteAnswer } from './opening-facts.ts';
import type { FindingCode } from './finding-codes.ts';
import { searchFaults } from './search-faults.ts';
import { twinsInUse, type TwinService } from './trial.ts';

/** Checks before a shop may open, in the order in which a shop is set up. */
export const openingChecks = [
  // Checks of the server computer. They need no working database.
  'data_folder',
  'database',
  'clock',
  'search',
  'files',
  'site',
  'name',
  'seller',
  'contacts',
  'texts',
  'mail',
  'sms',
  'payment',
  'receipts',
  'vat',
  'delivery',
  'catalogue',
  'prices',
  'backup',
  'administrators',
  'trial',
] as const;

export type OpeningCheck = (typeof openingChecks)[number];

/** A finding: `fault` keeps the shop from opening, `warning` does not. */
export interface Finding {
  readonly kind: 'fault' | 'warning';
  readonly code: FindingCode;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface OpeningLine {
  readonly check: OpeningCheck;
  /** Whether the real service or a twin answered; null = the check calls no service, or it is not connected. */
  readonly by: 'real' | 'twin' | null;
  readonly findings: readonly Finding[];
}

/** Minimum major version of PostgreSQL. */
const postgresLeast = 16;
/** With less free space, staff should make room. The alert FaradDiskFilling has the same limit. */
const diskBytesWished = 2e9;
/** With fewer days left, a certificate should have been renewed already. */
const certificateDaysLeast = 14;
const backupDaysMost = 7;
/** Maximum number of days since a backup was last restored as a test: a quarter. */
const proofDaysMost = 92;
const clockSecondsMost = 5;
/** A lower balance at the SMS provider may not be enough for the codes of one day. */
const smsBalanceLeast = 30_000 as Kopecks;

/**
 * Code of the tax on imputed income, which ended with the year 2020 (Federal Law 97-FZ). Receipts with it are refused.
 */
const imputedIncome = 4;
/**
 * Codes of the two simplified tax systems (see `taxSystems`). Only they allow VAT of 5 or 7 % (Tax Code art. 164,
 * paragraph 8).
 */
const simplified: readonly number[] = [2, 3];

type Values = Finding['values'];
const fault = (code: FindingCode, values: Values = {}): Finding => ({ kind: 'fault', code, values });
const warning = (code: FindingCode, values: Values = {}): Finding => ({ kind: 'warning', code, values });

/** Returns the findings about an outside service. `none`: finding if the service is not set up; null = not required. */
function serviceFindings(
  answer: ServiceAnswer,
  service: 'mail' | 'sms' | 'payment' | 'carrier',
  none: Finding | null,
): Finding[] {
  if (answer === 'works') return [];
  if (answer === 'none') return none === null ? [] : [none];
  return [fault(`${service}_${answer}`)];
}

const twinsOf = (facts: OpeningFacts): readonly TwinService[] =>
  twinsInUse({
    twins: facts.twins,
    takesOnlinePayments: facts.payment.online > 0,
    usesCarrier: facts.delivery.answer !== 'none',
  });

/**
 * Returns a warning if the real service of a shop in production works but staff have not tried it; otherwise false. A
 * service works if it accepts the login. That does not prove that messages or money arrive.
 */
const untried = (
  { isProduction, twins, ...facts }: OpeningFacts,
  service: 'mail' | 'sms' | 'payment',
): Finding | false =>
  isProduction &&
  !twins.includes(service) &&
  facts[service].answer === 'works' &&
  !facts[service].isTried &&
  warning(`${service}_untried`);

/** Returns a finding if a trial uses the twin of this service; otherwise false. */
const twinFault = (facts: OpeningFacts, twin: TwinService): Finding | false =>
  facts.isTrial && twinsOf(facts).includes(twin) && fault(`twin_${twin}`);

/** True if the shop takes payments, but none by card or SBP. */
const isOnlineOff = ({ payment: { online, offline } }: Pick<OpeningFacts, 'payment'>): boolean =>
  online === 0 && offline > 0;

/** Returns the findings about the city from which the carrier prices parcels. A carrier that is off has none. */
function departureFindings({ answer, departure }: OpeningFacts['delivery']): (Finding | false)[] {
  if (answer === 'none' || departure === null) return [];
  const { code, isGiven, isServed, officeCode } = departure;
  if (!isGiven) return [fault('carrier_city_missing')];
  if (answer === 'works' && !isServed) return [fault('carrier_city_unserved', { code })];
  return [
    officeCode !== null && officeCode !== code && warning('carrier_city_elsewhere', { code, office: officeCode }),
  ];
}

type MachineCheck = Extract<OpeningCheck, 'data_folder' | 'database' | 'clock' | 'search' | 'files' | 'site'>;
type Rules<Check extends string, Facts> = Readonly<Record<Check, (facts: Facts) => readonly (Finding | false)[]>>;

function hostFindings({ url, isThere, reason, certificate, certificateDays: days }: SiteAnswer): (Finding | false)[] {
  if (certificate !== null) return [fault(`certificate_${certificate}`, { url, reason })];
  return [
    !isThere && fault('site_silent', { url, reason }),
    days !== null && days < certificateDaysLeast && fault('certificate_ends', { url, days }),
  ];
}

function diskFindings({ freeBytes, leastBytes }: Omit<MachineFacts['dataFolder'], 'isWritable'>): Finding[] {
  const megabytes = (bytes: number): number => Math.floor(bytes / 1e6);
  if (freeBytes === null) return [];
  if (freeBytes < leastBytes)
    return [fault('disk_full', { free: megabytes(freeBytes), least: Math.ceil(leastBytes / 1e6) })];
  return freeBytes < diskBytesWished ? [warning('disk_filling', { free: megabytes(freeBytes) })] : [];
}

const serverFindings = ({ version, encoding }: ServerFacts): (Finding | false)[] => [
  version < postgresLeast && fault('database_old', { version, least: postgresLeast }),
  encoding !== 'UTF8' && fault('database_encoding', { encoding }),
];

function clockFindings({ clockSeconds }: ServerFacts): (Finding | false)[] {
  const seconds = Math.round(Math.abs(clockSeconds));
  return [seconds > clockSecondsMost && fault('clock_wrong', { seconds })];
}

const machineRules: Rules<MachineCheck, MachineFacts> = {
  data_folder: ({ dataFolder }) => [!dataFolder.isWritable && fault('data_folder_closed'), ...diskFindings(dataFolder)],
  database: ({ database }) => {
    if (database === null) return [fault('database_silent')];
    const { level, programLevel } = database;
    return [
      ...serverFindings(database),
      level > programLevel && fault('database_newer', { level, program: programLevel }),
      level < programLevel && warning('database_behind', { level, program: programLevel }),
    ];
  },
  clock: ({ database }) => (database === null ? [] : clockFindings(database)),
  files: ({ files }) => [files !== 'folder' && files !== 'works' && fault(`files_${files}`)],
  search: ({ search }) => searchFaults(search).map(({ code, values }) => fault(code, values)),
  site: ({ isProduction, site: { url, answers } }) => [
    isProduction && url.startsWith('http:') && fault('site_plain', { url }),
    ...answers.flatMap(hostFindings),
  ],
};

const shopRules: Rules<Exclude<OpeningCheck, MachineCheck>, OpeningFacts> = {
  name: ({ name }) => [name === '' && warning('name_missing')],
  seller: ({ seller, isProduction }) => [
    seller === 'none' && fault('seller_missing'),
    seller === 'example' && (isProduction ? fault('seller_example') : warning('seller_example')),
  ],
  contacts: ({ phone, contactEmail }) => [
    phone === '' && fault('phone_missing'),
    contactEmail === '' && fault('contact_email_missing'),
  ],
  mail: (facts) => {
    const { answer, from, hasSpf, hasDkim } = facts.mail;
    const host = from.slice(from.indexOf('@') + 1);
    return [
      ...serviceFindings(answer, 'mail', fault('mail_none')),
      twinFault(facts, 'mail'),
      untried(facts, 'mail'),
      hasSpf === false && warning('spf_missing', { host }),
      hasDkim === false && warning('dkim_missing', { host }),
    ];
  },
  sms: (facts) => {
    const { answer, balance, sender, isSenderKnown } = facts.sms;
    const isLow = balance !== null && balance < smsBalanceLeast;
    return [
      ...serviceFindings(answer, 'sms', fault('sms_none')),
      twinFault(facts, 'sms'),
      untried(facts, 'sms'),
      isLow && warning('sms_balance_low', { roubles: Math.floor(balance / 100) }),
      isSenderKnown === false && warning('sms_sender_unknown', { sender }),
    ];
  },
  texts: ({ emptyFacts, paymentTexts, ...facts }) => [
    ...emptyFacts.map(({ fact, texts }) =>
      fault(officeFacts.includes(fact) ? 'text_empty_of_office' : 'text_empty', { fact, texts: texts.join(', ') }),
    ),
    isOnlineOff(facts) && paymentTexts.length > 0 && warning('text_online_payment', { texts: paymentTexts.join(', ') }),
  ],
  payment: (facts) => {
    const { online, offline, answer, isTest } = facts.payment;
    const byTwin = twinFault(facts, 'payment');
    return [
      online + offline === 0 && fault('payment_none'),
      ...(online === 0 ? [] : serviceFindings(answer, 'payment', fault('payment_account_missing'))),
      byTwin,
      facts.isProduction && online > 0 && answer === 'works' && isTest && byTwin === false && fault('payment_test'),
      online > 0 && untried(facts, 'payment'),
    ];
  },
  receipts: ({ payment: { online, till } }) => [
    online > 0 && tillProblem(till) !== null && fault('tax_system_missing'),
    online > 0 && till.taxSystem === imputedIncome && fault('tax_system_gone'),
  ],
  vat: ({ vatMode, payment: { till } }) => [
    (vatMode === 'five' || vatMode === 'seven') &&
      till.taxSystem !== null &&
      !simplified.includes(till.taxSystem) &&
      fault('vat_unlike_tax_system'),
  ],
  delivery: (facts) => {
    const { ways, isOwnPickupOn, officeAddress, answer } = facts.delivery;
    return [
      ways === 0 && fault('delivery_none'),
      // Cash is paid only in the office, and invoices are only for companies.
      isOnlineOff(facts) && ways > Number(isOwnPickupOn) && warning('delivery_unpaid'),
      isOwnPickupOn && officeAddress === '' && fault('office_missing'),
      ...serviceFindings(answer, 'carrier', null),
      ...departureFindings(facts.delivery),
      twinFault(facts, 'carrier'),
    ];
  },
  catalogue: ({ catalogue: { sold, isDemonstration }, isProduction }) => [
    sold === 0 && fault('catalogue_empty'),
    isDemonstration && (isProduction ? fault('catalogue_example') : warning('catalogue_example')),
  ],
  prices: ({ catalogue: { belowCost } }) => [belowCost > 0 && fault('prices_below_cost', { count: belowCost })],
  backup: ({ backup: { madeDays, provenDays, damaged }, isProduction }) => {
    const kind = isProduction ? fault : warning;
    // Without the notes nobody knows whether there is a backup elsewhere, or whether one was proven.
    if (damaged !== '') return [kind('backup_notes_damaged', { file: damaged })];
    if (madeDays === null) return [kind('backup_none')];
    return [
      madeDays > backupDaysMost && kind('backup_old', { days: Math.floor(madeDays) }),
      provenDays === null && kind('backup_unproven'),
      provenDays !== null &&
        provenDays > proofDaysMost &&
        warning('backup_proof_old', { days: Math.floor(provenDays) }),
    ];
  },
  administrators: ({ administrators }) => [
    administrators === 0 && fault('administrator_none'),
    administrators === 1 && warning('administrator_alone'),
  ],
  trial: (facts) => [
    twinFault(facts, 'suggestions'),
    twinFault(facts, 'bot_check'),
    facts.isTrial && twinsOf(facts).length === 0 && fault('trial_on'),
    facts.trialLeft > 0 && fault('trial_left', { count: facts.trialLeft }),
  ],
};

/** Checks that call an outside service: its name and its answer. */
const services: Readonly<
  Partial<Record<OpeningCheck, readonly [TwinService, (facts: OpeningFacts) => ServiceAnswer]>>
> = {
  mail: ['mail', ({ mail }) => mail.answer],
  sms: ['sms', ({ sms }) => sms.answer],
  payment: ['payment', ({ payment }) => payment.answer],
  delivery: ['carrier', ({ delivery }) => delivery.answer],
};

/** Returns who answered a check; null = nobody was asked. */
function answeredBy(check: OpeningCheck, facts: OpeningFacts): OpeningLine['by'] {
  const [service, answerIn] = services[check] ?? [];
  if (service === undefined || answerIn?.(facts) === 'none') return null;
  return facts.twins.includes(service) ? 'twin' : 'real';
}

const isOfMachine = (check: OpeningCheck): check is MachineCheck => check in machineRules;

const lineOf = (check: OpeningCheck, by: OpeningLine['by'], findings: readonly (Finding | false)[]): OpeningLine => ({
  check,
  by,
  findings: findings.filter((found) => found !== false),
});

/**
 * Returns the checks of the server computer with their findings. Without a database only the check of the clock is left
 * out.
 */
export const machineLines = (facts: MachineFacts): readonly OpeningLine[] =>
  openingChecks
    .filter(isOfMachine)
    // The clock is compared with the clock of the database, so this check needs the database.
    .filter((check) => check !== 'clock' || facts.database !== null)
    .map((check) => lineOf(check, null, machineRules[check](facts)));

/** Returns the findings that a start reports before it uses the disk of the data folder. */
export const diskLine = (disk: Omit<MachineFacts['dataFolder'], 'isWritable'>): OpeningLine =>
  lineOf('data_folder', null, diskFindings(disk));

/** Returns the findings that a start reports before it uses a database server. */
export const serverLines = (server: ServerFacts): readonly OpeningLine[] => [
  lineOf('database', null, serverFindings(server)),
  lineOf('clock', null, clockFindings(server)),
];

/** Returns all checks with their findings; a check without findings has passed. */
export const openingLines = (facts: OpeningFacts): readonly OpeningLine[] =>
  openingChecks.map((check) =>
    lineOf(check, answeredBy(check, facts), isOfMachine(check) ? machineRules[check](facts) : shopRules[check](facts)),
  );

/** Returns the findings that keep a shop from opening. */
export const faultsOf = (lines: readonly OpeningLine[]): readonly Finding[] =>
  lines.flatMap(({ findings }) => findings).filter(({ kind }) => kind === 'fault');

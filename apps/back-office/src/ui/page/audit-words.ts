import { languages } from '@farad/domain/shared';

import type { Words } from '#i18n/words.tsx';
import { isNothing, isRecord } from '../call/difference.ts';

type AuditWords = Pick<Words, 'named' | 'date' | 'dateTime'>;

/**
 * Field → prefixes of the text keys for its values, most likely first. Values of fields that are not listed are shown
 * as they are.
 */
const wordsOfField: Readonly<Record<string, readonly string[]>> = {
  role: [],
  roles: [],
  step: [],
  by: ['backOfficeStaff.by_'],
  kind: ['backOfficeCatalogue.kind_', 'backOfficeContent.kind_'],
  setting: ['backOfficeStaff.setting_'],
  way: [],
  of: [],
  decision: [],
  vanishedLeft: [],
  status: ['order.status_'],
  delivery: ['backOfficeOrders.delivery_'],
  payment: ['backOfficeOrders.payment_'],
  mode: ['backOfficeImports.mode_'],
  state: [
    'backOfficeImports.state_',
    'backOfficeProducts.state_',
    'backOfficeRequests.state_',
    'backOfficeOrders.parcel_',
  ],
  form: ['backOfficeBank.legalForm_'],
  vatMode: ['backOfficeBank.vatMode_'],
  outcome: ['backOfficeBank.outcome_'],
  rounding: ['backOfficePrices.rounding_', 'backOfficeImports.rounding_'],
  lifecycle: ['backOfficeProducts.lifecycle_'],
  unit: ['backOfficeProducts.unit_'],
  permissions: ['backOfficeStaff.may_'],
  provider: ['backOfficeProviders.provider_'],
  secrets: ['backOfficeProviders.field_'],
  result: ['backOfficeProviders.result_'],
  channel: ['backOfficeSettings.channel_'],
  message: ['backOfficeSettings.message_'],
  task: ['backOfficeOperation.job_'],
};

const anywhere = ['backOfficeStaff.value_', 'backOfficeStaff.role_', 'backOfficePeople.role_'];

/** Returns the name of a field; a field without a text keeps its internal name. */
export function fieldName(field: string, { named }: Pick<Words, 'named'>): string {
  const key = `backOfficeStaff.field_${field}`;
  const name = named(key);
  return name === key ? field : name;
}

const momentForm = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const dayForm = /^\d{4}-\d\d-\d\d$/;

function plainText(field: string, text: string, { named, date, dateTime }: AuditWords): string {
  const wordOf = (places: readonly string[]): string =>
    places.map((place) => [place + text, named(place + text)]).find(([key, word]) => word !== key)?.[1] ?? text;
  if (momentForm.test(text)) return dateTime(text);
  if (dayForm.test(text)) return date(text);
  if (text === 'true' || text === 'false') return wordOf(anywhere);
  if (field === 'locale') return languages.find(({ locale }) => locale === text)?.name ?? text;
  const places = wordsOfField[field];
  return places === undefined ? text : wordOf([...places, ...anywhere]);
}

/** Returns a value of the log in words; '' = nothing. Nested values name their fields: `Штук: 20, Товар №: 3`. */
export function valueText(field: string, value: unknown, words: AuditWords): string {
  if (isNothing(value)) return '';
  if (Array.isArray(value)) {
    return value.map((item) => valueText(field, item, words)).join(value.some(isRecord) ? '; ' : ', ');
  }
  if (!isRecord(value)) return plainText(field, String(value), words);
  return Object.entries(value)
    .filter(([, inner]) => !isNothing(inner))
    .map(([name, inner]) => `${fieldName(name, words)}: ${valueText(name, inner, words)}`)
    .join(', ');
}

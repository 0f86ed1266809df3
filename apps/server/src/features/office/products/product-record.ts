import { tiersOf } from '@farad/database/catalogue/product-row';
import type { StaffProductRecord } from '@farad/database/catalogue/staff-product.queries';
import { unitPriceToRoubles } from '@farad/domain/money';

import { recordedText } from '#core/catalogue/recorded-text.ts';

type Values = Readonly<Record<string, unknown>>;

const pairs = (values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(values).map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join('…') : String(value)}`);

/**
 * Returns a product in the form of the audit log, with the names of the form's fields. Brand and category have their
 * names instead of ids.
 */
const recorded = (row: StaffProductRecord): Values => ({
  mpn: row.mpn,
  brand: row.brand,
  category: row.categoryTitle.ru,
  ...recordedText('title', row.title),
  ...recordedText('description', row.description),
  prices: tiersOf({ ...row }).map(({ minQuantity, unitPrice }) => `${minQuantity}: ${unitPriceToRoubles(unitPrice)} ₽`),
  beforePrice: row.before_price === null ? null : unitPriceToRoubles(row.before_price),
  minQuantity: row.min_quantity,
  multiple: row.multiple,
  unit: row.unit,
  package: row.package,
  weight: row.weight_milligrams,
  lifecycle: row.lifecycle,
  state: row.state,
  country: row.country,
  leadTimeDays: row.lead_time_days,
  attributes: pairs(row.attributes),
  series: row.series,
  documents: row.documents.map(({ kind, title, url }) => `${kind}: ${title} (${url})`),
  otherNumbers: pairs(row.other_numbers),
  vatClass: row.vat_class,
  warrantyMonths: row.warranty_months,
  customsDeclaration: row.customs_declaration,
  isMarked: row.is_marked,
});

/** Returns the changed fields of a product with their values before and after the change. */
export function recordedChange(
  before: StaffProductRecord,
  after: StaffProductRecord,
  isConfirmed = false,
): { readonly before: Values; readonly after: Values } {
  const [was, is] = [recorded(before), recorded(after)];
  const names = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  const those = (values: Values): Values => Object.fromEntries(names.map((name) => [name, values[name]]));
  // Records that unusual prices were confirmed by the caller.
  const looked: Values = isConfirmed && names.includes('prices') ? { isPriceConfirmed: true } : {};
  return { before: those(was), after: { ...those(is), ...looked } };
}

/** Returns the fields of a new product for the audit log, without empty ones. */
export const recordedNew = (row: StaffProductRecord): Values =>
  Object.fromEntries(
    Object.entries(recorded(row)).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

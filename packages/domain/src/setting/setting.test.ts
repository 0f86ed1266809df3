import { expect, test } from 'vitest';

import type { Day } from '../delivery/index.ts';
import type { Kopecks } from '../money/index.ts';
import { vatPercentOn, type VatPeriod } from '../vat/index.ts';
import { deliveryProblem, isTariffOffered, priceWithMargin, zonesProblem } from './delivery-setting.ts';
import { settingProblem, usualSettings } from './index.ts';
import { fillTemplate, smsParts, templateProblem } from './messages-setting.ts';
import { paymentsProblem } from './payment-setting.ts';
import { vatProblem } from './vat-setting.ts';

const { carrier, ways } = usualSettings.delivery;

test.each([
  [27_550, {}, 27_600],
  [27_600, {}, 27_600],
  [27_600, { marginPercent: 10 }, 30_400],
  [27_600, { marginPercent: 10, marginRoubles: 50 }, 35_400],
  [0, { marginRoubles: 50 }, 5000],
])('the carrier’s %i kopecks with %j are %i', (cost, margin, price) => {
  expect(priceWithMargin(cost as Kopecks, { ...carrier, ...margin })).toBe(price);
});

test('an empty list of tariffs means all', () => {
  expect([isTariffOffered(carrier, 136), isTariffOffered({ ...carrier, tariffs: [137] }, 136)]).toEqual([true, false]);
});

test('the defaults are valid', () => {
  for (const [key, value] of Object.entries(usualSettings)) {
    expect(settingProblem({ key, value } as Parameters<typeof settingProblem>[0])).toBeNull();
  }
});

test('every way of delivery exists once, and at least one is on', () => {
  expect(deliveryProblem({ ...usualSettings.delivery, ways: ways.slice(1) })).toBe('ways');
  const off = ways.map((way) => ({ ...way, isOn: false }));
  expect(deliveryProblem({ ...usualSettings.delivery, ways: off })).toBe('ways');
});

test('zones stay, and their days are ascending', () => {
  const prices = { baseRoubles: 1, includedGrams: 1, stepRoubles: 1, stepGrams: 1, freeFromRoubles: null };
  const zones = [1, 2].map((id) => ({ ...prices, id, daysMin: 1, daysMax: 2 }));
  expect(zonesProblem({ zones }, [1, 2])).toBeNull();
  expect(zonesProblem({ zones }, [1, 2, 3])).toBe('zones');
  const turned = zones.map((zone) => (zone.id === 2 ? { ...zone, daysMin: 3 } : zone));
  expect(zonesProblem({ zones: turned }, [1, 2])).toBe('zones.1.daysMax');
});

test('an invoice is for companies, and limits are ascending', () => {
  const { methods } = usualSettings.payments;
  const withChanges = (method: string, changes: object) => ({
    ...usualSettings.payments,
    methods: methods.map((terms) => (terms.method === method ? { ...terms, ...changes } : terms)),
  });
  expect(paymentsProblem(withChanges('invoice', { buyers: 'all' }))).toBe('methods.3.buyers');
  expect(paymentsProblem(withChanges('card', { leastRoubles: 2, mostRoubles: 1 }))).toBe('methods.1.mostRoubles');
  const allOff = methods.map((terms) => ({ ...terms, isOn: false }));
  expect(paymentsProblem({ ...usualSettings.payments, methods: allOff })).toBe('methods');
  const till = { ...usualSettings.payments.till, kind: 'atol' } as const;
  expect(paymentsProblem({ ...usualSettings.payments, till })).toBe('till.taxSystem');
  expect(paymentsProblem({ ...usualSettings.payments, till: { ...till, taxSystem: 1 } })).toBeNull();
});

const today = '2026-11-22' as Day;
const period = (percent: VatPeriod['percent'], from: string): VatPeriod => ({
  vatClass: 'standard',
  percent,
  from: from as Day,
});

test.each([
  ['tomorrow', [period(20, '2026-11-23')], [], null],
  ['today', [period(20, '2026-11-22')], [], 'periods.0.from'],
  ['what is in force stays', [period(20, '2026-11-01')], [period(20, '2026-11-01')], null],
  ['what is in force is not taken away', [], [period(20, '2026-11-01')], 'periods'],
  ['nor changed', [period(10, '2026-11-01')], [period(20, '2026-11-01')], 'periods'],
  ['what is to come is taken away', [], [period(20, '2027-01-01')], null],
  ['twice a day', [period(20, '2027-01-01'), period(10, '2027-01-01')], [], 'periods.1.from'],
])('a rate: %s', (_, periods, before, problem) => {
  expect(vatProblem({ periods }, { periods: before }, today)).toBe(problem);
});

test('an entered rate starts on its day, the latest wins in any order', () => {
  const added = [period(10, '2028-01-01'), period(20, '2027-01-01')];
  const on = (day: string) => vatPercentOn('standard', day as Day, added);
  expect(['2026-12-31', '2027-01-01', '2028-06-01'].map(on)).toEqual([22, 20, 10]);
  expect(vatPercentOn('reduced', '2028-06-01' as Day, added)).toBe(10);
});

const placeholders = [
  { name: 'number', isRequired: true },
  { name: 'url', isRequired: false },
];

test.each([
  ['Заказ {number} готов', null],
  ['Заказ готов', { kind: 'missing', name: 'number' }],
  ['Заказ {number} {nubmer}', { kind: 'unknown', name: 'nubmer' }],
  ['Заказ {number} { url }', null],
])('own words "%s"', (text, problem) => {
  expect(templateProblem({ subject: '', text }, placeholders)).toEqual(problem);
});

test('a required value may be in the subject', () => {
  expect(templateProblem({ subject: '{number}', text: 'Готов' }, placeholders)).toBeNull();
});

test('a line without values is removed with its gap; values are not interpreted', () => {
  const text = 'Заказ {number}.\n\nПричина: {reason}\n\n{url}\n';
  expect(fillTemplate(text, { number: '1', reason: '', url: 'u' })).toBe('Заказ 1.\n\nu\n');
  expect(fillTemplate(text, { number: '1', reason: '{url} $& {number}', url: 'u' })).toContain('{url} $& {number}');
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['я'.repeat(70), 1],
  ['я'.repeat(71), 2],
  ['я'.repeat(135), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['', 1],
])('SMS %# has its parts', (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});

test('a day is off or working, not both', () => {
  const day = '2028-03-18' as Day;
  const value = { daysOff: [day], workDays: [day], through: 2028 };
  expect(settingProblem({ key: 'calendar', value })).toBe('workDays.0');
  expect(settingProblem({ key: 'calendar', value: { ...value, daysOff: [] } })).toBeNull();
});

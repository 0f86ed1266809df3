import type { Day } from '@farad/domain/delivery';
import { decimalText, unitRate } from '@farad/domain/exchange-rate';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { answerText, elementNames, figures } from './answer-2025-04-01.ts';
import { createBankOfRussia } from './index.ts';
import { readDaily } from './read-daily.ts';

const day = (text: string): Day => text as Day;

/** Encodes as the bank does. Node decodes this encoding, but does not encode it. */
const bytesOf = (text: string): Buffer =>
  Buffer.from(Array.from(text, (letter) => letter.charCodeAt(0)).map((code) => (code < 128 ? code : code - 0x350)));

const read = (text: string, requested = '2025-04-01') => readDaily(bytesOf(text), day(requested));
const changed = (from: string | RegExp, to: string) => read(answerText.replace(from, to));
const refused = (error: string) => ({ ok: false, error });

describe('a true answer of the bank', () => {
  test('every currency has the rate that the bank states for one unit', () => {
    const answer = read(answerText);
    if (!answer.ok) throw new Error(answer.error);
    expect(answer.value.day).toBe('2025-04-01');
    expect(
      answer.value.rates.map((rate) => [rate.currency, String(rate.nominal), decimalText(unitRate(rate))]),
    ).toEqual(figures.map(([, , code, nominal, , , unit]) => [code, nominal, unit.replace(',', '.')]));
  });

  test('on days without new rates the answer is of an earlier day', () => {
    expect(read(answerText, '2025-04-06')).toMatchObject({ ok: true, value: { day: '2025-04-01' } });
  });

  test('answers of the years before the rate of one unit are read', () => {
    expect(read(answerText.replace(/<VunitRate>.*?<\/VunitRate>/g, ''))).toMatchObject({ ok: true });
  });
});

describe('a wrong answer is refused as a whole', () => {
  test.each([
    ['the day before', 'Date="01.04.2025"', 'Date="02.04.2025"', 'wrong_day'],
    ['another year', 'Date="01.04.2025"', 'Date="01.04.2024"', 'wrong_day'],
    ['no such day', 'Date="01.04.2025"', 'Date="31.02.2025"', 'wrong_day'],
    ['no day', 'Date="01.04.2025"', '', 'wrong_day'],
    ['a rate of zero', '85,4963</Value>', '0,0000</Value>', 'wrong_rate'],
    ['a negative rate', '85,4963</Value>', '-85,4963</Value>', 'wrong_rate'],
    ['a rate with a point', '85,4963</Value>', '85.4963</Value>', 'wrong_rate'],
    ['no rate', '<Value>85,4963</Value>', '', 'wrong_rate'],
    ['two rates', '<Value>85,4963</Value>', '<Value>8</Value><Value>85,4963</Value>', 'wrong_rate'],
    ['a nominal of zero', '<Nominal>100<', '<Nominal>0<', 'wrong_rate'],
    ['a nominal of 3', '<Nominal>100<', '<Nominal>3<', 'wrong_rate'],
    ['a nominal that contradicts the rate of one unit', '<Nominal>100<', '<Nominal>10<', 'wrong_rate'],
    ['a currency twice', '<CharCode>EUR<', '<CharCode>USD<', 'wrong_rate'],
    ['no currencies', /<Valute[^]*<\/Valute>/, '', 'no_rates'],
    ['another document', /ValCurs/g, 'Valuta', 'no_rates'],
    ['the end missing', /<\/ValCurs>/, '', 'not_xml'],
    ['an entity of its own', 'Доллар США', '&usd;', 'not_xml'],
    ['declared entities', '<ValCurs', '<!DOCTYPE ValCurs [<!ENTITY usd "x">]><ValCurs', 'hostile'],
    ['a document type elsewhere', '<ValCurs', '<!DOCTYPE ValCurs SYSTEM "file:///etc/passwd"><ValCurs', 'hostile'],
    ['an unknown encoding', 'windows-1251', 'utf-7', 'not_xml'],
  ])('%s', (_, from, to, error) => {
    expect(changed(from, to)).toEqual(refused(error));
  });

  test('every cut of the answer is refused', () => {
    const bytes = bytesOf(answerText);
    for (let length = 0; length < bytes.length; length += 7) {
      const answer = readDaily(bytes.subarray(0, length), day('2025-04-01'));
      expect(answer.ok, `the first ${length} bytes`).toBe(false);
    }
  });
});

describe('the adapter against the twin', () => {
  let twins: ListeningTwins;
  // Tuesday 1 December 2026, 14:00 in Moscow.
  let nowMs = Date.parse('2026-12-01T11:00:00Z');

  beforeAll(async () => {
    twins = await listenTwins({ now: () => nowMs });
  });
  beforeEach(() => {
    twins.faults.clear();
    nowMs = Date.parse('2026-12-01T11:00:00Z');
  });
  afterAll(() => twins.close());

  const adapter = (timeoutMs = 30_000) => createBankOfRussia({ url: twins.cbr.url(twins.origin), timeoutMs });

  test('the twin writes what the bank writes', async () => {
    const answer = await fetch(`${twins.cbr.url(twins.origin)}?date_req=01/12/2026`);
    const text = new TextDecoder('windows-1251').decode(await answer.arrayBuffer());
    const first = (xml: string) => /<Valute ID="R01235">[^]*?<\/Valute>/.exec(xml)?.[0].replace(/\s*\d+,\d+\s*/g, '#');
    expect(first(text)).toBe(first(answerText));
    for (const [id, number, code, nominal] of figures) {
      const element = new RegExp(`<Valute ID="${id}">[^]*?</Valute>`).exec(text)?.[0];
      if (element === undefined) continue;
      expect(element).toContain(
        `<NumCode>${number}</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal>`,
      );
      expect([...element.matchAll(/<(\w+)>/g)].map(([, name]) => name)).toEqual([...elementNames]);
    }
  });

  test('the rates of today; those of tomorrow are known from 15:30 in Moscow', async () => {
    expect(await adapter().ratesOf(day('2026-12-01'))).toMatchObject({ ok: true, value: { day: '2026-12-01' } });
    expect(await adapter().ratesOf(day('2026-12-02'))).toMatchObject({ ok: true, value: { day: '2026-12-01' } });
    nowMs = Date.parse('2026-12-01T12:30:00Z');
    expect(await adapter().ratesOf(day('2026-12-02'))).toMatchObject({ ok: true, value: { day: '2026-12-02' } });
  });

  test('Sunday and Monday have the rates of Saturday', async () => {
    for (const each of ['2026-11-28', '2026-11-29', '2026-11-30']) {
      expect(await adapter().ratesOf(day(each))).toMatchObject({ ok: true, value: { day: '2026-11-28' } });
    }
  });

  test.each([
    ['500', 'no_answer'],
    ['drop', 'no_answer'],
    ['garbage', 'no_rates'],
    ['cut', 'not_xml'],
    ['hostile', 'hostile'],
  ] as const)('%s gives %s, and the next answer is read', async (mode, error) => {
    twins.faults.set('cbr', { op: 'daily', mode, times: 1, delayMs: 0 });
    expect(await adapter().ratesOf(day('2026-12-01'))).toEqual(refused(error));
    expect((await adapter().ratesOf(day('2026-12-01'))).ok).toBe(true);
  });

  test('a slow answer is not waited for', async () => {
    twins.faults.set('cbr', { op: 'daily', mode: 'delay', times: 1, delayMs: 5000 });
    expect(await adapter(200).ratesOf(day('2026-12-01'))).toEqual(refused('no_answer'));
  });

  test('a jump raises every rate by 30 %', async () => {
    const before = await adapter().ratesOf(day('2026-12-01'));
    twins.faults.set('cbr', { op: 'daily', mode: 'jump', times: 1, delayMs: 0 });
    const after = await adapter().ratesOf(day('2026-12-01'));
    if (!before.ok || !after.ok) throw new Error('the twin must answer');
    const ratio = (index: number) =>
      Number(after.value.rates[index]?.value.digits) / Number(before.value.rates[index]?.value.digits);
    for (const index of before.value.rates.keys()) expect(ratio(index)).toBeCloseTo(1.3, 3);
  });
});

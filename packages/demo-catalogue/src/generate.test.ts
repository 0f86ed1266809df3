import { describe, expect, test } from 'vitest';
import { referenceFrame } from '@farad/frame/reference-frame';
import { makerDocuments, makersWithoutSite } from '@farad/domain/product';
import { leafCategories } from '@farad/frame/categories';
import { usedSlugs } from './uses.ts';
import { generateParts, type DemoPart } from './generate.ts';
import { listedDrafts } from './listed.ts';

const parts = [...generateParts(60_000)];
const byMpn = new Map(parts.map((part) => [part.mpn, part]));
const brandSlugs = new Map(referenceFrame.brands.map((brand) => [brand.id, brand.slug]));
const definitions = new Map<string, (typeof referenceFrame.attributes)[number]>(
  referenceFrame.attributes.map((definition) => [definition.key, definition]),
);

const part = (mpn: string): DemoPart => {
  const found = byMpn.get(mpn);
  if (found === undefined) throw new Error(`${mpn} is not in the catalogue`);
  return found;
};

test('each part leads to its maker’s site, or its maker is listed as one without', () => {
  const names = new Map(referenceFrame.brands.map(({ id, name }) => [id, name]));
  const makers = new Map(parts.map(({ brandId, mpn }) => [names.get(brandId) ?? '', mpn]));
  const without = [...makers].filter(([name, mpn]) => makerDocuments(name, mpn) === null).map(([name]) => name);
  expect(without.toSorted()).toEqual(makersWithoutSite.toSorted());
});

describe('the list of parts', () => {
  test('ids start at 1 and nothing repeats', () => {
    expect(parts.map(({ id }) => id)).toEqual(Array.from({ length: 60_000 }, (_, index) => index + 1));
    expect(byMpn.size).toBe(60_000);
    expect(new Set(parts.map(({ seo }) => seo)).size).toBe(60_000);
  });

  test('an address stays unique at 300,000 parts', () => {
    const addresses = new Set<string>();
    for (const { seo } of generateParts(300_000)) addresses.add(seo);
    expect(addresses.size).toBe(300_000);
  });

  test('the same count gives the same parts, a smaller count a prefix', () => {
    expect([...generateParts(3000)]).toEqual(parts.slice(0, 3000));
    expect([...generateParts(0)]).toEqual([]);
    expect([...generateParts(1)]).toHaveLength(1);
  });

  test('10,000 parts cover every leaf category', () => {
    const filled = new Set<number>(parts.slice(0, 10_000).map(({ categoryId }) => categoryId));
    expect(leafCategories.filter(({ id }) => !filled.has(id)).map(({ slug }) => slug)).toEqual([]);
  });

  test('200 parts include the famous ones and most of the tree', () => {
    const head = parts.slice(0, 200);
    const mpns = new Set(head.map(({ mpn }) => mpn));
    for (const mpn of [
      'NE555P',
      'LM358P',
      '1N4148',
      'STM32F103C8T6',
      'К155ЛА3',
      'RC0603FR-0710KL',
      'МЛТ-0,25 10 кОм 5%',
    ]) {
      expect(mpns, mpn).toContain(mpn);
    }
    expect(new Set(head.map(({ categoryId }) => categoryId)).size).toBeGreaterThan(75);
  });

  test('every listed part is included', () => {
    expect(listedDrafts.length).toBeGreaterThan(1500);
    expect(listedDrafts.filter(({ mpn }) => !byMpn.has(mpn)).map(({ mpn }) => mpn)).toEqual([]);
  });

  test('well-known passives come early', () => {
    for (const mpn of [
      'RC0603FR-0710KL',
      'RC0805FR-074K7L',
      'GRM188R71H104KA93D',
      'CL10B104KB8NNNC',
      'CRCW060310K0FKEA',
    ]) {
      expect(part(mpn).id, mpn).toBeLessThan(10_000);
    }
  });
});

describe('every part', () => {
  test("has values of its attributes' kinds, all of them attributes of its category", () => {
    const allowed = new Map(
      leafCategories.map(({ id, attributes }) => [id, new Set<string>(attributes.map(({ key }) => key))]),
    );
    const wrong = new Set<string>();
    for (const { mpn, attributes, categoryId } of parts) {
      for (const [key, value] of Object.entries(attributes)) {
        const kind = definitions.get(key)?.kind;
        const fits =
          (kind === 'number' && typeof value === 'number' && Number.isFinite(value)) ||
          (kind === 'flag' && typeof value === 'boolean') ||
          ((kind === 'enum' || kind === 'text') && typeof value === 'string' && value !== '') ||
          (kind === 'range' && Array.isArray(value) && value[0] <= value[1]);
        if (!fits) wrong.add(`${mpn} ${key} ${String(value)}`);
        if (allowed.get(categoryId)?.has(key) !== true) wrong.add(`${categoryId} has no ${key}`);
      }
    }
    expect([...wrong].slice(0, 20)).toEqual([]);
  });

  test('has price breaks from 1 upwards with falling prices', () => {
    const wrong = parts.filter(({ tiers }) => {
      const falls = tiers.every(
        ({ minQuantity, unitPrice }, index) =>
          Number.isInteger(unitPrice) &&
          unitPrice > 0 &&
          (index === 0 ||
            (minQuantity > (tiers[index - 1]?.minQuantity ?? 0) && unitPrice < (tiers[index - 1]?.unitPrice ?? 0))),
      );
      return tiers[0]?.minQuantity !== 1 || tiers.length < 3 || tiers.length > 6 || !falls;
    });
    expect(wrong.map(({ mpn }) => mpn)).toEqual([]);
  });

  test('has prices that a shop would use: whole kopecks from one rouble up', () => {
    const prices = parts.flatMap(({ tiers, beforePrice }) => [
      ...tiers.map(({ unitPrice }) => unitPrice),
      ...(beforePrice === null ? [] : [beforePrice]),
    ]);
    expect(prices.filter((price) => price >= 10_000 && price % 100 !== 0)).toEqual([]);
    expect(prices.some((price) => price < 10_000 && price % 100 !== 0)).toBe(true);
  });

  test("has the country of origin of its maker's parts, not of the maker's seat", () => {
    const countries = new Map<number, Set<string | null>>();
    for (const { brandId, country } of parts) {
      countries.set(brandId, (countries.get(brandId) ?? new Set()).add(country));
    }
    expect([...countries.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(['NE555P', 'STM32F103C8T6', 'IRF3205PBF'].map((mpn) => part(mpn).country)).toEqual(['MY', 'MY', 'MY']);
  });

  test('has an address of lower-case Latin, texts in three languages and a sensible order step', () => {
    const wrong = parts.filter(
      ({ seo, title, description, minQuantity, multiple, mpn, stock, state, leadTimeDays }) =>
        !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(seo) ||
        [title.ru, title.en, title.tr, description.ru, description.en, description.tr].some(
          (text) => text.length < 5 || /undefined|NaN|\u00a0|  /.test(text),
        ) ||
        minQuantity % multiple !== 0 ||
        mpn.trim() !== mpn ||
        stock.some(({ onHand }) => !Number.isInteger(onHand) || onHand < 0) ||
        (state === 'known') !== (leadTimeDays === null),
    );
    expect(wrong.slice(0, 10).map(({ mpn, seo, title }) => [mpn, seo, title])).toEqual([]);
  });

  test('has a description that does not repeat its parameters', () => {
    const isSentence = ({ description: { ru, en, tr } }: DemoPart): boolean =>
      / – для [^\d]+\.$/.test(ru) && / for [^\d]+\.$/.test(en) && /: [^\d]+ için\.$/.test(tr);
    expect(parts.filter((one) => !isSentence(one)).map(({ description }) => description)).toEqual([]);
    expect(part('RC0603FR-0710KL').description).toEqual({
      ru: 'Чип-резистор Yageo RC0603FR-0710KL – для делителей напряжения, подтяжки линий и ограничения тока.',
      en: 'Chip resistor Yageo RC0603FR-0710KL for voltage dividers, pull-ups and current limiting.',
      tr: 'Çip direnç Yageo RC0603FR-0710KL: gerilim bölücüler, pull-up hatları ve akım sınırlama için.',
    });
    expect([...usedSlugs].sort()).toEqual(leafCategories.map(({ slug }) => slug).sort());
  });

  test('has its maker at the start of its address, and every maker has parts', () => {
    expect(parts.filter(({ seo, brandId }) => !seo.startsWith(`${brandSlugs.get(brandId)}-`))).toEqual([]);
    const seen = new Set(parts.map(({ brandId }) => brandId));
    expect(referenceFrame.brands.filter(({ id }) => !seen.has(id)).map(({ slug }) => slug)).toEqual([]);
  });

  test('shares a group only with other packings of the same part', () => {
    const groups = new Map<string, DemoPart[]>();
    for (const one of parts) {
      if (one.variantGroup !== null) groups.set(one.variantGroup, [...(groups.get(one.variantGroup) ?? []), one]);
    }
    const several = [...groups.values()].filter(({ length }) => length > 1);
    expect(several.length).toBeGreaterThan(1000);
    expect(several.filter((group) => new Set(group.map(({ brandId }) => brandId)).size > 1)).toEqual([]);
  });
});

test('comes on a reel only if it is sold by the whole reel', () => {
  const onReel = parts.filter(({ attributes }) => String(attributes['packing'] ?? '').startsWith('reel'));
  expect(onReel.length).toBeGreaterThan(1000);
  expect(onReel.filter(({ minQuantity }) => minQuantity === 1).map(({ mpn }) => mpn)).toEqual([]);
  expect(part('RC0603FR-0710KL').attributes['packing']).toBe('cut');
});

describe('the mix', () => {
  const shareOf = (holds: (one: DemoPart) => boolean): number => parts.filter(holds).length / parts.length;

  test('about 15 % are out of stock and 3 % have a former price', () => {
    expect(shareOf(({ stock }) => stock[0]?.onHand === 0)).toBeCloseTo(0.15, 1);
    expect(shareOf(({ beforePrice }) => beforePrice !== null)).toBeCloseTo(0.03, 2);
    expect(
      parts.every(({ beforePrice, tiers }) => beforePrice === null || beforePrice > (tiers[0]?.unitPrice ?? 0)),
    ).toBe(true);
  });

  test('all lifecycles occur, and most parts are active', () => {
    expect(new Set(parts.map(({ lifecycle }) => lifecycle)).size).toBe(4);
    expect(shareOf(({ lifecycle }) => lifecycle === 'active')).toBeGreaterThan(0.85);
  });
});

describe('famous parts', () => {
  test('are well stocked, each with a different quantity', () => {
    const counts = ['К155ЛА3', 'КТ315Б', 'КР142ЕН5А', 'NE555P', 'LM358P'].map((mpn) => part(mpn).stock[0]?.onHand ?? 0);
    expect(new Set(counts).size).toBe(counts.length);
    expect(Math.min(...counts)).toBeGreaterThan(1000);
    expect(part('КТ315Б').package).toBe('КТ-13');
  });

  test('the 10 kΩ chip resistor is in stock for everybody', () => {
    const resistor = part('RC0603FR-0710KL');
    expect(resistor.stock[0]?.onHand).toBeGreaterThan(100_000);
    expect(resistor.minQuantity).toBe(1);
    expect(resistor.seo).toBe('yageo-rc0603fr-0710kl');
    expect(resistor.package).toBe('0603');
    expect(resistor.title).toEqual({
      ru: 'Чип-резистор 10 кОм ±1 % 0,1 Вт 0603',
      en: 'Chip resistor 10 kΩ ±1% 0.1 W 0603',
      tr: 'Çip direnç 10 kΩ ±%1 0,1 W 0603',
    });
    expect(resistor.attributes).toMatchObject({ resistance: 10_000, tolerance: 1, power: 0.1, package: '0603' });
  });

  test('their parameters are true', () => {
    expect(part('NE555P').attributes).toMatchObject({ package: 'DIP-8', supply_voltage: [4.5, 16] });
    expect(part('LM358P').attributes).toMatchObject({ channels: 2, supply_voltage: [3, 32] });
    expect(part('1N4148').attributes).toMatchObject({ reverse_voltage: 100, recovery_time: 4e-9, package: 'DO-35' });
    expect(part('STM32F103C8T6').attributes).toMatchObject({
      core: 'Cortex-M3',
      flash: 65_536,
      ram: 20_480,
      frequency: 72e6,
      package: 'LQFP-48',
    });
    expect(part('ESP32-WROOM-32E-N4').attributes).toMatchObject({ flash: 4_194_304, antenna: 'pcb' });
    expect(part('К155ЛА3').attributes).toMatchObject({ elements: 4, logic_family: 'К155', package: 'DIP-14' });
    expect(part('К155ЛА3').seo).toBe('integral-k155la3');
    expect(part('КТ315Б').attributes).toMatchObject({ polarity: 'NPN', collector_emitter_voltage: 20 });
    expect(part('КР142ЕН5А').attributes).toMatchObject({ vout: 5, package: 'TO-220-3' });
    expect(part('МЛТ-0,25 10 кОм 5%').attributes).toMatchObject({ resistance: 10_000, power: 0.25, series: 'МЛТ' });
    expect(part('BZX55C5V1').attributes).toMatchObject({ zener_voltage: 5.1, power: 0.5 });
    expect(part('1N4733A').attributes).toMatchObject({ zener_voltage: 5.1, power: 1 });
    expect(part('1N5231B').attributes).toMatchObject({ zener_voltage: 5.1 });
    expect(part('1N4764A').attributes).toMatchObject({ zener_voltage: 100 });
    expect([...byMpn.keys()].some((mpn) => mpn.startsWith('К10-17Б'))).toBe(true);
  });
});

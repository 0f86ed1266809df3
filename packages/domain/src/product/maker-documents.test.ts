import { expect, test } from 'vitest';

import { makerKey } from './maker-spelling.ts';
import { documentLink } from './document-link.ts';
import { makerDocuments } from './maker-documents.ts';
import { makerHomes, makerPages } from './maker-sites.ts';

test.each([
  ['Texas Instruments', 'LM4040AIM3-2.5/NOPB', 'TI', 'searchTerm=LM4040AIM3-2.5%2FNOPB'],
  ['TEXAS INSTRUMENTS INC.', 'NE555P', 'TI', 'searchTerm=NE555P'],
  ['Nexperia', 'PESD5V0S1BA,115', 'Nexperia', '/product/PESD5V0S1BA'],
  ['Molex', '22-27-2021', 'Molex', '/part-detail/22272021'],
  ['Molex', '0039000429', 'Molex', '/part-detail/39000429'],
  ['Samtec', 'SMA-J-P-H-ST-EM1', 'Samtec', '/products/sma-j-p-h-st-em1'],
  ['Yageo', 'RC0603FR-0710KL', 'Yageo', '/products/Resistors/part/RC0603FR-0710KL'],
  ['YAGEO', 'CC0603KRX7R9BB104', 'YAGEO', '/products/Capacitors/part/CC0603KRX7R9BB104'],
  ['Solomon Systech', 'SSD1306', 'Solomon Systech', '/product/ssd1306/'],
  ['Advanced Monolithic Systems', 'AMS1117-3.3', 'AMS', '/pdf/ds1117.pdf'],
  ['Phoenix Contact', '1729018', 'Phoenix Contact', '/us/products/1729018/pdf'],
])('%s has a page of %s', (maker, number, label, end) => {
  const found = makerDocuments(maker, number);
  expect(found).toMatchObject({ kind: 'part', maker: label });
  expect((found?.url ?? '').split('#', 1)[0]?.endsWith(end)).toBe(true);
});

test('a part outside any row links to the site of its maker', () => {
  expect(makerDocuments('Yageo', 'MFR-25FBF52-10K')).toEqual({
    kind: 'home',
    maker: 'Yageo',
    url: 'https://www.yageogroup.com',
  });
});

test('the URL of staff wins over the table, and an unknown maker has no link', () => {
  expect(makerDocuments('ROHM', 'MCR03EZPFX1002', 'https://rohm.example')?.url).toBe('https://rohm.example');
  expect(makerDocuments('Никто', 'X1', 'https://nobody.example')).toMatchObject({ kind: 'home' });
  expect(makerDocuments('Никто', 'X1')).toBeNull();
  expect(makerDocuments('Никто', 'X1', 'javascript:alert(1)')).toBeNull();
});

test('a number stays in its place in the URL', () => {
  const hostile = '../../?a=b&c=#"><script>';
  for (const { names, numbers } of makerPages.filter((row) => row.numbers === undefined)) {
    const { url } = makerDocuments(names[0] ?? '', hostile) ?? { url: '' };
    expect(numbers).toBeUndefined();
    expect(documentLink(url), url).toBe('protected');
    expect(url).not.toMatch(/[<>"]|\.\.\//);
  }
});

test('every row has its source, unique names of makers, and an https URL', () => {
  for (const { source, address, names } of makerPages) {
    expect(source, names[0]).toMatch(/https?:\/\/|…\//);
    expect(address).toMatch(/^https:\/\/[^{]+\{(?:number|lower|base|digits|series)\}/);
  }
  const keys = makerHomes.map(([name]) => makerKey(name));
  expect(new Set(keys).size).toBe(keys.length);
  for (const [name, address] of makerHomes) expect(documentLink(address), name).toBe('protected');
});

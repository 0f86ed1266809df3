import { expect, test } from 'vitest';

import { labelCodeSvg, labelText } from './label-code.ts';

const code = { customerNumber: 'R-100', mpn: 'RC0603FR-0710KL', shopNumber: '1', quantity: 101 };

test('the code tells what distributors print (EIGP 114)', () => {
  expect(labelText(code)).toBe('[)>\u001e06\u001dPR-100\u001d1PRC0603FR-0710KL\u001d30P1\u001dQ101\u001e\u0004');
  expect(labelText({ ...code, customerNumber: '' })).not.toContain('\u001dPR');
});

test('no text brings a sign that divides the fields', () => {
  expect(labelText({ ...code, mpn: 'A\u001dQ9\u0004B' })).toContain('\u001d1PAQ9B\u001d');
});

test('it is drawn as one square, also of Cyrillic numbers', () => {
  for (const mpn of [code.mpn, 'КТ315Б']) {
    const svg = labelCodeSvg({ ...code, mpn });
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    expect(svg.startsWith('<svg')).toBe(true);
    expect(width).toBe(height);
  }
});

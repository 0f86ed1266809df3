import { emptyLabel, parcelCode, readScan, waveCode } from '@farad/domain/warehouse';
import {
  BinaryBitmap,
  Code128Reader,
  DataMatrixReader,
  HybridBinarizer,
  RGBLuminanceSource,
  type Reader,
} from '@zxing/library';
import { expect, test } from 'vitest';

import { barCodeSvg, labelCodeSvg } from './label-code.ts';

/** Pixels per unit of the drawing, and width of the margin around the code in such units. */
const dot = 3;
const quiet = 10;

type Point = readonly [x: number, y: number];

/** Returns a function that tells if a drawing is black at a point: inside an outline or on a vertical bar. */
function blackOf(svg: string): (point: Point) => boolean {
  const paths = [...svg.matchAll(/<path (?:stroke="#000000" stroke-width="(\d+)" )?d="([^"]+)"/g)];
  const bars: (readonly [x: number, half: number])[] = [];
  const outlines: (readonly Point[])[] = [];
  for (const [, stroke, steps = ''] of paths) {
    for (const part of steps.split('M').slice(1)) {
      const corners = part
        .replace('Z', '')
        .split('L')
        .map((corner): Point => corner.split(' ').map(Number) as [number, number]);
      if (stroke === undefined) outlines.push(corners);
      else bars.push([corners[0]?.[0] ?? 0, Number(stroke) / 2]);
    }
  }
  const crossings = ([x, y]: Point, corners: readonly Point[]): number =>
    corners.filter(([ax, ay], at) => {
      const [bx, by] = corners[(at + 1) % corners.length] ?? [0, 0];
      return ax === bx && ax > x && Math.min(ay, by) < y && y < Math.max(ay, by);
    }).length;
  return (point) =>
    bars.some(([x, half]) => Math.abs(point[0] - x) < half) ||
    outlines.reduce((sum, corners) => sum + crossings(point, corners), 0) % 2 === 1;
}

/** Returns the text that `reader` finds in a drawing to which a margin is added. */
function decode(svg: string, reader: Reader): string {
  const [, wide = '0', high = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const isBlack = blackOf(svg);
  const [columns, rows] = [Number(wide), Number(high)];
  const dots = Array.from({ length: columns * rows }, (_, at) =>
    isBlack([(at % columns) + 0.5, Math.floor(at / columns) + 0.5]),
  );
  const [width, height] = [(columns + 2 * quiet) * dot, (rows + 2 * quiet) * dot];
  const pixels = new Uint8ClampedArray(width * height).map((_, at) => {
    const [x, y] = [Math.floor((at % width) / dot) - quiet, Math.floor(at / width / dot) - quiet];
    return x >= 0 && x < columns && y >= 0 && dots[y * columns + x] === true ? 0 : 255;
  });
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, width, height)));
  return reader.decode(bitmap).getText();
}

const label = {
  ...emptyLabel,
  customerNumber: 'R-100',
  mpn: 'RC0603FR-0710KL',
  shopNumber: '17',
  quantity: 101,
  dateCode: '2431',
  lot: 'MLA1',
  country: 'CN',
  order: '26-000123',
  bag: '12-3',
  maker: 'Yageo',
};

test.each([label, { ...emptyLabel, mpn: 'NE555P' }])('a scanner reads a label as it was written: $mpn', (written) => {
  expect(readScan(decode(labelCodeSvg(written), new DataMatrixReader()))).toEqual({ kind: 'label', label: written });
});

test('bar codes of orders, parcels and waves are readable', () => {
  expect(readScan(decode(barCodeSvg(parcelCode('26-000123', 2)), new Code128Reader()))).toEqual({
    kind: 'order',
    number: '26-000123',
    parcel: 2,
  });
  expect(readScan(decode(barCodeSvg(waveCode('17')), new Code128Reader()))).toEqual({ kind: 'wave', id: '17' });
});

test('the drawing of a label is one square, even for Cyrillic numbers', () => {
  for (const mpn of [label.mpn, 'КТ315Б']) {
    const svg = labelCodeSvg({ ...label, mpn });
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    expect(svg.startsWith('<svg')).toBe(true);
    expect(width).toBe(height);
  }
});

import { referenceFrame } from '@farad/frame/reference-frame';
import { generateParts } from '@farad/demo-catalogue/generate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packageOf, thumbnailSvg } from './drawing.ts';
import { isPictureKind, pictureOfKey, picturePath, turnTablePaths, type PictureKind } from './picture.ts';
import { readKey, writeKey, type PictureSubject } from './picture-key.ts';
import { standalone } from './standalone.ts';

const slugs = new Map(referenceFrame.categories.map(({ id, slug }) => [id, slug]));

const subjects: readonly PictureSubject[] = [...generateParts(2000)].map(
  ({ package: name, categoryId, attributes, title }) => ({
    name,
    hints: { category: slugs.get(categoryId) ?? '', attributes, title: title.ru },
  }),
);

const partsOf = (path: string) => {
  const [, , kind = '', version = '', file = ''] = path.split('/');
  return { kind, version, key: file.replace(/\.svg$/, '') };
};

const pictureKinds: readonly PictureKind[] = ['drawing', 'sheet-ru', 'turn-04'];

const resistor = (ohms: number, tolerance: number): PictureSubject => ({
  name: 'AXIAL-0207',
  hints: { category: 'through-hole-resistors', attributes: { resistance: ohms, tolerance }, title: 'CF-25' },
});

describe('the URL of a picture', () => {
  it('gives the picture of the part, for every part of the demonstration', () => {
    for (const subject of subjects) {
      const { kind, version, key } = partsOf(picturePath('drawing', subject));
      const picture = pictureOfKey('drawing', key);
      expect(kind).toBe('drawing');
      expect(picture?.version, key).toBe(version);
      expect(picture?.svg).toBe(standalone(thumbnailSvg(packageOf(subject.name, subject.hints))));
    }
  });

  it('contains the value only if bands show it', () => {
    const axial = [resistor(4700, 5), resistor(4700, 1), resistor(1000, 5)].map((part) => picturePath('drawing', part));
    expect(new Set(axial).size).toBe(3);
    expect(axial[0]).toMatch(/\/AXIAL-0207~resistance=4700~tolerance=5\.svg$/);
    const chip = (resistance: number): PictureSubject => ({ name: '0603', hints: { attributes: { resistance } } });
    expect(picturePath('drawing', chip(4700))).toBe(picturePath('drawing', chip(100)));
    expect(picturePath('sheet-ru', chip(4700))).not.toBe(picturePath('sheet-ru', chip(100)));
  });

  it('exists for the sheet of each language', () => {
    const sheets = ['sheet-ru', 'sheet-en', 'sheet-tr'] as const;
    const paths = sheets.map((kind) => partsOf(picturePath(kind, resistor(10, 5))));
    expect(paths.map(({ kind }) => kind)).toEqual(['sheet-ru', 'sheet-en', 'sheet-tr']);
    expect(pictureOfKey('sheet-ru', paths[0]?.key ?? '')?.svg).toContain('мм');
  });

  it('stays short and readable for any name, title and value', () => {
    const attributes = fc.dictionary(
      fc.constantFrom('resistance', 'color', 'pins'),
      fc.oneof(fc.double(), fc.string()),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), attributes, (name, title, values) => {
        const path = picturePath('drawing', { name, hints: { title, attributes: values, category: 'chip-resistors' } });
        const { version, key } = partsOf(path);
        expect(path.length).toBeLessThanOrEqual(320);
        expect(pictureOfKey('drawing', key)?.version).toBe(version);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the demonstration', () => {
  /** "Package" names that have no drawing: they tell how a sensor board is mounted, not its size. */
  const kindsOfMounting = ['THT-module'];

  it('has a drawing with dimensions for each of its packages', () => {
    const unknown = new Set<string>();
    const seen = new Set<string>();
    for (const { package: name, categoryId, attributes, title } of generateParts(60_000)) {
      const key = `${name} ${categoryId}`;
      if (name === null || kindsOfMounting.includes(name) || seen.has(key)) continue;
      seen.add(key);
      const drawing = packageOf(name, { category: slugs.get(categoryId) ?? '', attributes, title: title.ru });
      if (!drawing.isMeasured) unknown.add(`${name} of ${slugs.get(categoryId)}`);
    }
    expect([...unknown]).toEqual([]);
    expect(seen.size).toBeGreaterThan(500);
  });

  it('draws connectors, sockets, buttons and discs by their parameters', () => {
    const byParameters = ['pin-headers', 'wire-to-board-connectors', 'terminal-blocks', 'ic-sockets', 'tact-switches'];
    const others = ['buzzers', 'varistors', 'seven-segment-displays', 'supercapacitors'];
    const wanted = subjects.filter(({ hints }) => [...byParameters, ...others].includes(hints.category ?? ''));
    expect(wanted.length).toBeGreaterThan(200);
    const guessed = wanted.filter(({ name, hints }) => !packageOf(name, hints).isMeasured);
    expect(guessed.map(({ hints }) => hints.title)).toEqual([]);
  });
});

describe('the turntable', () => {
  it('has 36 different pictures', () => {
    const paths = turnTablePaths(resistor(4700, 5)).map(partsOf);
    expect(paths).toHaveLength(36);
    expect(new Set(paths.map(({ version }) => version)).size).toBe(1);
    const svgs = paths.map(({ kind, key }) => (isPictureKind(kind) ? pictureOfKey(kind, key)?.svg : null));
    expect(new Set(svgs).size).toBe(36);
    expect(svgs.every((svg) => typeof svg === 'string' && !svg.includes('NaN'))).toBe(true);
  });

  it('does not exist without known dimensions', () => {
    expect(turnTablePaths({ name: null, hints: { category: 'multimeters' } })).toEqual([]);
    expect(pictureOfKey('turn-00', '~category=multimeters')).toBeNull();
    expect(pictureOfKey('turn-36', '0603')).toBeNull();
  });

  it('shows every package of the demonstration', () => {
    const packages = new Map(subjects.map((subject) => [`${subject.name} ${subject.hints.category}`, subject]));
    for (const subject of packages.values()) {
      const [first] = turnTablePaths(subject);
      if (first === undefined) continue;
      const { key } = partsOf(first);
      const [front, side] = [pictureOfKey('turn-04', key)?.svg ?? '', pictureOfKey('turn-13', key)?.svg ?? ''];
      expect(front, key).not.toBe(side);
      expect(`${front}${side}`, key).not.toMatch(/NaN|Infinity|undefined/);
      expect(front.length, key).toBeLessThan(150_000);
    }
  });
});

describe('a key', () => {
  it('reads back as written', () => {
    const key = writeKey({ name: 'МЛТ-0,25', hints: { title: 'а~б=в', attributes: { color: 'red', pins: 3 } } });
    expect(readKey(key)).toEqual({
      name: 'МЛТ-0,25',
      hints: { title: 'а~б=в', attributes: { color: 'red', pins: 3 } },
    });
  });

  it.each([
    '%',
    'nowhere',
    'DIP-999999999',
    'BGA-99999',
    '0603~',
    '0603~category=../..',
    '0603~category=<svg>',
    '0603~pins=1e999',
    '0603~b=1~a=1',
    '0603~__proto__=1',
    `~title=${'a'.repeat(400)}`,
  ])('that no part can have gives no picture: %s', (key) => {
    expect(pictureOfKey('drawing', key)).toBeNull();
  });

  it('never puts its text into the picture as markup', () => {
    const key = writeKey({ name: null, hints: { title: '"><script>alert(1)</script>', category: 'pin-headers' } });
    for (const kind of pictureKinds) expect(pictureOfKey(kind, key)?.svg ?? '').not.toContain('<script');
  });
});

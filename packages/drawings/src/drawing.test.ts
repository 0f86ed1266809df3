import { locales } from '@farad/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipResistorMarking } from './chip-marking.ts';
import { dimensionedSvg, drawingLabel, packageOf, thumbnailSvg, type Hints } from './drawing.ts';
import { canonicalName } from './package-name.ts';

/** Examples: a name from each family of packages, with hints for it. */
const families: readonly (readonly [name: string, hints: Hints])[] = [
  ...['0201', '0402', '0603', '0805', '1206', '1210', '2010', '2512'].map((size) => [size, {}] as const),
  ['0603', { category: 'chip-ceramic-capacitors' }],
  ['0805', { category: 'chip-inductors' }],
  ['0805', { category: 'leds' }],
  ['0603x4', {}],
  ...['MELF', 'MiniMELF', 'SOD-123', 'SOD-323', 'SOD-523', 'SMA', 'SMB', 'SMC'].map((name) => [name, {}] as const),
  ...['SOT-23', 'SOT-23-3', 'SOT-23-5', 'SOT-23-6', 'SOT-89', 'SOT-223', 'SC-70'].map((name) => [name, {}] as const),
  ...['DPAK', 'D2PAK', 'TO-92', 'TO-126', 'TO-220', 'TO-220-5', 'TO-247', 'TO-18', 'TO-3'].map(
    (name) => [name, {}] as const,
  ),
  ...[4, 6, 8, 14, 16, 18, 20, 24, 28, 40].map((count) => [`DIP-${count}`, {}] as const),
  ...[8, 14, 16, 18, 20, 24, 28].map((count) => [`SOIC-${count}`, {}] as const),
  ...['TSSOP-8', 'TSSOP-20', 'SSOP-28', 'MSOP-8', 'MSOP-10'].map((name) => [name, {}] as const),
  ...[32, 44, 48, 64, 80, 100, 144].map((count) => [`LQFP-${count}`, {}] as const),
  ...['TQFP-32', 'QFN-16', 'QFN-48(6x6)', 'DFN-8', 'BGA-256', 'КТ-13'].map((name) => [name, {}] as const),
  ['D6.3x7.7', { category: 'smd-electrolytic-capacitors' }],
  ['D8x12', { category: 'aluminium-electrolytic-capacitors' }],
  ['B', { category: 'tantalum-capacitors' }],
  ...['DO-35', 'DO-41', 'AXIAL-0207', 'МЛТ-0,25'].map((name) => [name, {}] as const),
  ['P=10', { category: 'film-capacitors' }],
  ...['HC-49/S', 'HC-49/U', 'HC-49S-SMD', 'SMD3225-4P', 'ESP32-WROOM-32E'].map((name) => [name, {}] as const),
  ['1x6', { category: 'pin-headers' }],
  ['2x10', { category: 'pin-headers', title: 'PBD socket' }],
  ['P=5.08', { category: 'terminal-blocks', attributes: { pins: 3 } }],
  ['6x6x5', { category: 'tact-switches' }],
  ['5mm', { category: 'leds' }],
  ['3mm', { category: 'leds' }],
  ['AXIAL-0.25W', { category: 'through-hole-resistors', attributes: { resistance: 100, tolerance: 5 } }],
  ['AXIAL-L', { category: 'axial-inductors' }],
  ['SMD-3.2x2.5', { category: 'crystals' }],
  ['SMD-6.3x7.7', { category: 'smd-electrolytic-capacitors' }],
  ['RADIAL-6.3x11', { category: 'aluminium-electrolytic-capacitors' }],
  ['RADIAL-P5', { category: 'leaded-ceramic-capacitors' }],
  ['FILM-P15', { category: 'film-capacitors' }],
  ['TANT-C', { category: 'tantalum-capacitors' }],
  ['6x6x4.5', { category: 'power-inductors' }],
  ['HC-49/SMD', { category: 'crystals' }],
  ['SIP-9', { category: 'resistor-networks' }],
  ...['SQP-5W', 'GBU', 'KBP', '3386P', '3006P', 'CAN-8x10.2', 'TO-264', 'DO-7', 'KT-13'].map(
    (name) => [name, {}] as const,
  ),
  ['3296W', { category: 'trimmers' }],
];

const tag = /<(?<closing>\/?)(?<name>[a-z]+)(?:\s[\w:-]+="[^"<]*")*\s*(?<empty>\/?)>/g;

/**
 * Returns the faults of a picture. Faults are tags closed out of order, stray brackets and broken numbers. Faults are
 * also content that a strict content security policy blocks, or that clashes with a second picture on the page.
 */
function faultsOf(svg: string): readonly string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const { groups } of svg.matchAll(tag)) {
    const { closing = '', name = '', empty = '' } = groups ?? {};
    if (closing === '' && empty === '') open.push(name);
    if (closing === '/' && open.pop() !== name) faults.push(`closes ${name}`);
  }
  const text = svg.replace(tag, '');
  if (open.length > 0) faults.push(`open: ${open.join(' ')}`);
  if (text.includes('<')) faults.push(`stray bracket: ${text}`);
  const forbidden = /<script|<[^>]*(?:\sstyle=|\son\w+=|\sid=|href=|NaN|Infinity|undefined)/i.exec(
    svg.replace(/aria-label="[^"]*"/, ''),
  );
  return forbidden === null ? faults : [...faults, forbidden[0]];
}

describe('every family', () => {
  it.each(families)('%s has a drawing with dimensions', (name, hints) => {
    const drawing = packageOf(name, hints);
    expect(drawing.isMeasured).toBe(true);
    for (const svg of [thumbnailSvg(drawing), ...locales.map((locale) => dimensionedSvg(drawing, { locale }))]) {
      expect(faultsOf(svg)).toEqual([]);
    }
    const russian = dimensionedSvg(drawing, { locale: 'ru' });
    for (const { mm } of drawing.views.flatMap((view) => view.dimensions)) {
      expect(russian).toContain(mm.toFixed(2).replace('.', ','));
    }
    expect(russian).toContain('мм');
  });

  it.each(families)('%s keeps its dimension lines on the sheet', (name, hints) => {
    const svg = dimensionedSvg(packageOf(name, hints), { locale: 'ru' });
    const places = [...svg.matchAll(/<text[^>]*?(?:x="([\d.-]+)" y="([\d.-]+)"|translate\(([\d.-]+) ([\d.-]+)\))/g)];
    for (const [, x, y, turnedX, turnedY] of places) {
      expect(Number(x ?? turnedX)).toBeGreaterThanOrEqual(8);
      expect(Number(x ?? turnedX)).toBeLessThanOrEqual(340);
      expect(Number(y ?? turnedY)).toBeGreaterThanOrEqual(8);
      expect(Number(y ?? turnedY)).toBeLessThanOrEqual(326);
    }
  });
});

describe('dimensions', () => {
  it('prints those of the 0603 with tolerances, title block and label', () => {
    const drawing = packageOf('0603', {
      category: 'chip-resistors',
      attributes: { resistance: 10_000, tolerance: 1 },
    });
    const svg = dimensionedSvg(drawing, { locale: 'ru' });
    for (const text of ['1,60 ± 0,10', '0,80 ± 0,10', '0,45', '>1002<', '0603 · 1:1', '· мм'])
      expect(svg).toContain(text);
    expect(dimensionedSvg(drawing, { locale: 'en' })).toContain('1.60 ± 0.10');
    expect(drawingLabel(drawing, 'ru')).toBe('Корпус 0603, 1,6 × 0,8 мм');
    expect(drawingLabel(drawing, 'en')).toBe('Package 0603, 1.6 × 0.8 mm');
    expect(drawingLabel(drawing, 'tr')).toBe('Kılıf 0603, 1,6 × 0,8 mm');
  });

  it('escapes a marking and prefers it to the computed one', () => {
    const drawing = packageOf('SOIC-8');
    const svg = dimensionedSvg(drawing, { locale: 'en', marking: 'A<script>&' });
    expect(svg).toContain('A&lt;script&gt;&amp;');
    expect(faultsOf(svg)).toEqual([]);
  });

  it('shows no figures for an unknown package', () => {
    const drawing = packageOf(null, { category: 'electromagnetic-relays' });
    expect(drawing.isMeasured).toBe(false);
    const svg = dimensionedSvg(drawing, { locale: 'ru' });
    expect(svg).not.toContain('<text');
    expect(drawingLabel(drawing, 'en')).toBe('Symbolic picture of the part');
  });

  it('does not guess how many positions a connector has', () => {
    expect(packageOf('P=2.54', { category: 'pin-headers' }).isMeasured).toBe(false);
    expect(packageOf('P=2.54', { category: 'pin-headers', attributes: { pins: 6 } }).length).toBeCloseTo(15.24);
  });

  it.each([
    ['МЛТ-0,25', 'Резистор МЛТ 10 кОм ±5 % 0,25 Вт', 5, '#a8463a'],
    ['AXIAL-0207', 'Резистор С2-23 10 кОм ±1 % 0,25 Вт', 1, '#d8c097'],
    ['AXIAL-0207', 'Resistor 10 kΩ ±1% 0.25 W', 1, '#8db3c4'],
  ])('gives a resistor the body and the colour of its series: %s, %s', (name, title, tolerance, colour) => {
    const hints = { category: 'through-hole-resistors', title, attributes: { resistance: 10_000, tolerance } };
    const drawing = packageOf('AXIAL-0.25W', hints);
    expect(drawing.name).toBe(name);
    expect(thumbnailSvg(drawing)).toContain(colour);
  });

  it('draws a two-row socket with two rows', () => {
    const named = packageOf(null, { category: 'pin-headers', title: 'PBD-6' });
    const known = packageOf(null, { category: 'pin-headers', title: 'PBD-6', attributes: { pins: 6, rows: 2 } });
    for (const { length, width, isMeasured } of [named, known]) {
      expect([isMeasured, length / 2.54, width / 2.54]).toEqual([false, 3, 2]);
    }
    expect(packageOf('PBD-6')).toMatchObject({ isMeasured: true, name: '2×3, 2.54' });
    expect(packageOf('PLD-20')).toMatchObject({ isMeasured: true, name: '2×10, 2.54' });
  });

  it('shows bands in the drawing of an axial resistor', () => {
    const svg = thumbnailSvg(
      packageOf('AXIAL-0207', { category: 'through-hole-resistors', attributes: { resistance: 4700, tolerance: 5 } }),
    );
    for (const colour of ['#e6c52a', '#7a3fa0', '#c4281c', '#bd9430']) expect(svg).toContain(colour);
  });
});

describe('names', () => {
  it.each([
    ['so8', 'SOIC-8'],
    ['SOP-8', 'SOIC-8'],
    ['SOIC-16W', 'SOIC-16W'],
    ['PDIP-14', 'DIP-14'],
    ['D2PAK', 'TO-263'],
    ['TO-252-2L', 'TO-252'],
    ['ТО-220', 'TO-220'],
    ['TO-220AB', 'TO-220'],
    ['DO-214AC(SMA)', 'SMA'],
    ['SOIC-20W', 'SOIC-20'],
    ['SOT-25', 'SOT-23-5'],
    ['SOT-26', 'SOT-23-6'],
    ['SOT-23-5L', 'SOT-23-5'],
    ['SOT-23(TO-236)', 'SOT-23'],
    ['SC-70-5', 'SC-70-5'],
    ['HTSSOP-28', 'TSSOP-28'],
    ['VQFN-20(3x3)', 'QFN-20(3X3)'],
    ['LQFP-64(10x10)', 'LQFP-64(10X10)'],
    ['HC-49/U', 'HC-49U'],
    ['НС-49/U', 'HC-49U'],
    ['TO-99-8', 'TO-99'],
    ['МЛТ-0.25', 'МЛТ-0,25'],
  ])('%s is %s', (name, canonical) => expect(canonicalName(name)).toBe(canonical));

  it('draws something for any name and hints', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.double({ noNaN: true }), (name, title, resistance) => {
        const drawing = packageOf(name, { title, category: 'through-hole-resistors', attributes: { resistance } });
        expect(faultsOf(dimensionedSvg(drawing, { locale: 'en', marking: title }))).toEqual([]);
        expect(faultsOf(thumbnailSvg(drawing, { label: title }))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('has a separate picture for each kind of tool and material, without figures', () => {
    const kinds: readonly Hints[] = [
      { category: 'wires', title: 'МГТФ 0,12', attributes: { color: 'white' } },
      { category: 'wires', attributes: { color: 'red' } },
      { category: 'solder-flux', title: 'Припой с флюсом', attributes: { diameter: 0.0008 } },
      { category: 'solder-flux', title: 'Флюс ЛТИ-120' },
      { category: 'soldering-stations', title: 'Паяльник' },
      { category: 'soldering-stations', title: 'Паяльная станция' },
      { category: 'soldering-tips' },
      { category: 'heat-shrink' },
      { category: 'fans' },
      { category: 'hand-tools' },
    ];
    const drawings = kinds.map((hints) => packageOf(null, hints));
    expect(new Set(drawings.map((drawing) => thumbnailSvg(drawing))).size).toBe(kinds.length);
    for (const drawing of drawings) {
      expect(drawing.isMeasured).toBe(false);
      expect(faultsOf(dimensionedSvg(drawing, { locale: 'ru' }))).toEqual([]);
      expect(dimensionedSvg(drawing, { locale: 'ru' })).not.toContain('<text');
    }
  });

  it('falls back to the kind of part by category', () => {
    for (const category of ['mosfets', 'microcontrollers', 'film-capacitors', 'hand-tools', 'toggle-rocker-switches']) {
      expect(faultsOf(thumbnailSvg(packageOf(null, { category })))).toEqual([]);
    }
  });
});

describe('chip marking', () => {
  it.each([
    [10_000, 1, '1002'],
    [10_000, 5, '103'],
    [4.7, 5, '4R7'],
    [4.7, 1, '4R70'],
    [0.1, 1, 'R100'],
    [0.047, 5, 'R047'],
    [1e6, 5, '105'],
    [0, null, '0'],
  ])('%d Ω ± %s %%: %s', (ohms, tolerance, marking) => expect(chipResistorMarking(ohms, tolerance)).toBe(marking));

  it('is absent below 0603', () => {
    expect(packageOf('0402', { attributes: { resistance: 100, tolerance: 1 } }).marking).toBeNull();
  });
});

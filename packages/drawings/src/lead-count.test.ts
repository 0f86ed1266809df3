import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packageOf, thumbnailSvg, type PackageDrawing } from './drawing.ts';

/** Returns the number of leads that the first picture of a part shows; a tab of tin counts as one. */
function leadsOf({ views: [first, second], thumbnailView }: PackageDrawing): number {
  const { shapes, isFront } = thumbnailView === 0 ? first : second;
  const tin = shapes.filter(({ material }) => material === 'tin');
  if (isFront !== true) return tin.length;
  // A lead seen from the front is drawn in two pieces, one below the other.
  return new Set(tin.map((shape) => (shape.kind === 'rect' ? (shape.x + shape.width / 2).toFixed(3) : ''))).size;
}

/** Numbers of leads that each family of packages is made with, and how a name states the number. */
const families: readonly (readonly [write: (leads: number) => string, leads: readonly number[]])[] = [
  [(leads) => `SOIC-${leads}`, [8, 14, 16, 18, 20, 24, 28]],
  [(leads) => `SO-${leads}`, [8, 14, 16]],
  [(leads) => `SOP-${leads}`, [4, 6, 8, 14, 16]],
  [(leads) => `ESOP-${leads}`, [8]],
  [(leads) => `SOIC-${leads}-300mil`, [16, 20, 28]],
  [(leads) => `SOP-${leads}-2.54mm`, [4, 6, 8]],
  [(leads) => `TSSOP-${leads}`, [8, 14, 16, 20, 24, 28, 38, 48, 56]],
  [(leads) => `TSSOP-${leads}-6.1mm`, [48, 56]],
  [(leads) => `HTSSOP-${leads}-EP`, [14, 16, 20, 28]],
  [(leads) => `SSOP-${leads}`, [14, 16, 20, 24, 28]],
  [(leads) => `SSOP-${leads}-208mil`, [20, 28]],
  [(leads) => `MSOP-${leads}`, [8, 10, 12, 16]],
  [(leads) => `VSSOP-${leads}-0.65mm`, [8]],
  [(leads) => `QSOP-${leads}`, [16, 20, 24]],
  [(leads) => `DIP-${leads}`, [4, 6, 8, 14, 16, 18, 20, 24, 28, 40]],
  [(leads) => `SPDIP-${leads}`, [28]],
  [(leads) => `SIP-${leads}`, [3, 4, 9]],
  [(leads) => `LQFP-${leads}`, [32, 44, 48, 64, 80, 100, 144, 176, 208]],
  [(leads) => `LQFP${leads}`, [48, 64]],
  [(leads) => `LQFP-${leads}(7x7)`, [32, 48]],
  [(leads) => `LQFP-${leads}-7x7`, [48]],
  [(leads) => `LQFP-${leads}_7x7mm`, [48]],
  [(leads) => `HTQFP-${leads}(10x10)`, [44, 64]],
  [(leads) => `TQFP-${leads}`, [32, 44, 64, 100]],
  [(leads) => `QFN-${leads}`, [16, 20, 24, 28, 32, 40, 48, 64]],
  [(leads) => `VQFN-${leads}-EP(3.5x3.5)`, [10, 14, 16]],
  [(leads) => `LFCSP-${leads}(3x3)`, [16]],
  [(leads) => `DFN-${leads}(3x3)`, [6, 8, 10]],
  [(leads) => `DFN5x6-${leads}L`, [8]],
  [(leads) => `PDFN-${leads}L(5x6)`, [8]],
  [(leads) => `DFN1006-${leads}L`, [2]],
  [(leads) => `SOT-23-${leads}`, [5, 6, 8]],
  [(leads) => `TSOT-23-${leads}L`, [5, 6]],
  [(leads) => `SOT-2${leads}`, [5, 6]],
  [(leads) => `TSOP-${leads}`, [5, 6]],
  [(leads) => `SOT-89-${leads}`, [5]],
  [(leads) => `SOT-223-${leads}`, [6]],
  [(leads) => `SC-70-${leads}`, [5, 6]],
  [(leads) => `TO-220-${leads}`, [2, 3, 5, 7]],
  [(leads) => `TO-220F-${leads}L`, [2, 3]],
  [(leads) => `TO-247-${leads}L`, [3, 4]],
];

/** Common names without a number, with the leads and tabs that their outlines have. */
const known: Readonly<Record<string, number>> = {
  'SOT-23': 3,
  'SOT-23-3': 3,
  'SOT-23-3L': 3,
  'SOT-23(TO-236)': 3,
  'SOT-323': 3,
  'SC-70(SOT-323)': 3,
  'SOT-353': 5,
  'SOT-363': 6,
  'SOT-523': 3,
  'SOT-563': 6,
  'SOT-143': 4,
  // Three leads and the tab.
  'SOT-89': 4,
  'SOT-89-3': 4,
  'SOT-223': 4,
  // Two leads and the tab.
  'TO-252': 3,
  'TO-252-2L': 3,
  DPAK: 3,
  'TO-263': 3,
  D2PAK: 3,
  'TO-220': 3,
  'TO-220AB': 3,
  'TO-220F': 3,
  'ITO-220AB': 3,
  'TO-247': 3,
  'TO-92': 3,
  'SOD-123': 2,
  'SOD-123FL': 2,
  'SOD-323': 2,
  'SOD-523': 2,
};

describe('a drawing has the leads of its package', () => {
  const named = families.flatMap(([write, leads]) => leads.map((count) => [write(count), count] as const));
  it.each([...named, ...Object.entries(known)])('%s: %d', (name, count) => {
    const drawing = packageOf(name);
    expect([drawing.isMeasured, leadsOf(drawing)]).toEqual([true, count]);
  });
  it.each(['SMA(DO-214AC)', 'DO-214AA(SMB)', 'SMC', 'DO-41', 'MELF-0204', '0603', '2512'])('%s is known', (name) =>
    expect(packageOf(name).isMeasured).toBe(true),
  );
  it('or none, whatever number a name states', () => {
    const numbered = ['SOIC', 'SSOP', 'TSSOP', 'MSOP', 'QSOP', 'DIP', 'LQFP', 'TQFP', 'QFN', 'DFN', 'SOT-23', 'TO-220'];
    fc.assert(
      fc.property(fc.constantFrom(...numbered), fc.integer({ min: 4, max: 300 }), (family, count) => {
        const drawing = packageOf(`${family}-${count}`, { category: 'microcontrollers' });
        expect([0, count]).toContain(leadsOf(drawing));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a semiconductor in an unknown package', () => {
  const categories = [
    'linear-regulators',
    'microcontrollers',
    'mosfets',
    'bipolar-transistors',
    'operational-amplifiers',
    'optocouplers',
    'resistor-networks',
  ];
  it.each(categories.flatMap((category) => [null, 'WONDER-9', 'LQFP-49'].map((name) => [category, name] as const)))(
    'has no leads: %s, %s',
    (category, name) => {
      const drawing = packageOf(name, { category });
      expect([drawing.isMeasured, leadsOf(drawing)]).toEqual([false, 0]);
      expect(thumbnailSvg(drawing)).toContain('<svg');
    },
  );
  it.each([
    ['linear-regulators', 'Стабилизатор L7805CV, TO-220', 3, 'TO-220'],
    ['microcontrollers', 'STM32F103C8T6 LQFP48', 48, 'LQFP-48'],
    ['microcontrollers', 'STM32F103C8T6, LQFP-48 (7x7)', 48, 'LQFP-48'],
    ['mosfets', 'IRLML6402 SOT-23-3', 3, 'SOT-23'],
  ])('is drawn as its title says: %s, %s', (category, title, leads, name) => {
    const drawing = packageOf(null, { category, title });
    expect([drawing.isMeasured, leadsOf(drawing)]).toEqual([false, leads]);
    expect(drawing.views[0].shapes).toEqual(packageOf(name).views[0].shapes);
  });
  it.each(['TO-DO list', 'SOSO-9', 'XSOT-23', 'LM358 DIPLOMA'])('is not named by %s', (title) =>
    expect(leadsOf(packageOf(null, { category: 'microcontrollers', title }))).toBe(0),
  );
});

/** Families of packages without their number of pins: what people type → names in catalogues. */
const families: ReadonlyMap<string, readonly string[]> = new Map([
  ['dip', ['DIP', 'PDIP', 'SPDIP']],
  ['дип', ['DIP', 'PDIP', 'SPDIP']],
  ['sip', ['SIP']],
  ['soic', ['SOIC', 'SO', 'SOP']],
  ['sop', ['SOP', 'SOIC', 'SO']],
  ['ssop', ['SSOP']],
  ['tssop', ['TSSOP', 'HTSSOP']],
  ['msop', ['MSOP', 'VSSOP']],
  ['qfn', ['QFN', 'VQFN', 'WQFN', 'UQFN', 'HVQFN', 'UFQFPN', 'LFCSP']],
  ['dfn', ['DFN', 'PDFN', 'WDFN', 'VDFN', 'UDFN', 'TDFN']],
  ['lqfp', ['LQFP', 'HLQFP']],
  ['tqfp', ['TQFP', 'HTQFP']],
  ['qfp', ['QFP', 'LQFP', 'TQFP', 'PQFP', 'VQFP', 'HLQFP', 'HTQFP']],
  ['bga', ['BGA', 'FBGA', 'TFBGA', 'UFBGA', 'LFBGA']],
  ['plcc', ['PLCC']],
]);

const pinCounts =
  '2 3 4 5 6 7 8 10 12 14 16 18 20 22 24 28 30 32 36 38 40 42 44 48 52 56 60 64 68 72 80 84 100 112 120 121 128 132 144 160 176 180 196 208 216 225 240 256'.split(
    ' ',
  );

/**
 * Returns all packages of a family that is named without a number of pins: `микроконтроллер dip`. null = another word.
 */
export function packagesOfFamily(core: string): readonly string[] | null {
  const names = families.get(core.toLowerCase());
  return names === undefined ? null : names.flatMap((name) => [name, ...pinCounts.map((pins) => `${name}-${pins}`)]);
}

const countedNames = [...new Set([...families.values()].flat())];

/** Returns the names of all packages that have this number of pins in their name: `64 pin`. */
export const packagesWithPins = (pins: number): readonly string[] => countedNames.map((name) => `${name}-${pins}`);

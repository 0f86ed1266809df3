/**
 * Distributors whose order numbers are widely known, so that buyers search by them. Their numbers are shown by default.
 */
const known = new Set(['lcsc', 'lcscelectronics', 'digikey', 'digikeyelectronics', 'mouser', 'mouserelectronics']);

/** Returns a name for comparison: "Digi-Key" and "digikey" give the same. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True if buyers may see this supplier's numbers until staff decide. */
export const isKnownPublic = (name: string): boolean => known.has(lettersOf(name));

/** Returns the search key of a part number: letters and digits, in capitals. */
export const otherNumberKey = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * A supplier whose numbers are stored with products. `numberName` = the name under which they are stored; null = `code`
 * is that name.
 */
export interface NumberSource {
  readonly code: string;
  readonly numberName: string | null;
  readonly isPublic: boolean;
}

type Publicity = ReadonlyMap<string, boolean>;

const publicities = new WeakMap<readonly NumberSource[], Publicity>();

/**
 * Returns a map: normalised supplier name → whether its numbers are public. The map is cached for each list of
 * suppliers.
 */
function publicityOf(suppliers: readonly NumberSource[]): Publicity {
  const made = publicities.get(suppliers);
  if (made !== undefined) return made;
  const isPublic = new Map<string, boolean>();
  for (const { code, numberName, isPublic: isShown } of suppliers)
    for (const name of [code, numberName ?? code].map(lettersOf)) {
      // If two suppliers share a name and one of them is private, the numbers stay private.
      isPublic.set(name, isShown && isPublic.get(name) !== false);
    }
  publicities.set(suppliers, isPublic);
  return isPublic;
}

/** Returns the suppliers' order numbers that buyers may see: those of suppliers that are marked as public. */
export function publicNumbers(
  numbers: Readonly<Record<string, string>>,
  suppliers: readonly NumberSource[],
): Readonly<Record<string, string>> {
  const isPublic = publicityOf(suppliers);
  return Object.fromEntries(
    Object.entries(numbers).filter(([name]) => isPublic.get(lettersOf(name)) ?? isKnownPublic(name)),
  );
}

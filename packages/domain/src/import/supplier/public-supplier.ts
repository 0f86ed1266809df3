/** Distributors with publicly known order numbers, which buyers use. They are shown by default. */
const known = new Set(['lcsc', 'lcscelectronics', 'digikey', 'digikeyelectronics', 'mouser', 'mouserelectronics']);

/** Normalises a name: "Digi-Key" and "digikey" are equal. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a supplier's numbers are public by default, until staff decide. */
export const isKnownPublic = (name: string): boolean => known.has(lettersOf(name));

/** Returns the search key of a part number: letters and digits, in capitals. */
export const otherNumberKey = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A supplier whose numbers are stored with products, and the name used for them. */
export interface NumberSource {
  readonly code: string;
  readonly numberName: string | null;
  readonly isPublic: boolean;
}

type Publicity = ReadonlyMap<string, boolean>;

const publicities = new WeakMap<readonly NumberSource[], Publicity>();

/** Returns by normalised name whether its numbers are public; made once for each list. */
function publicityOf(suppliers: readonly NumberSource[]): Publicity {
  const made = publicities.get(suppliers);
  if (made !== undefined) return made;
  const isPublic = new Map<string, boolean>();
  for (const { code, numberName, isPublic: isShown } of suppliers)
    for (const name of [code, numberName ?? code].map(lettersOf)) {
      // If a private supplier has the same name, the numbers stay private.
      isPublic.set(name, isShown && isPublic.get(name) !== false);
    }
  publicities.set(suppliers, isPublic);
  return isPublic;
}

/** Returns the numbers of a product that buyers may see: those of public suppliers. */
export function publicNumbers(
  numbers: Readonly<Record<string, string>>,
  suppliers: readonly NumberSource[],
): Readonly<Record<string, string>> {
  const isPublic = publicityOf(suppliers);
  return Object.fromEntries(
    Object.entries(numbers).filter(([name]) => isPublic.get(lettersOf(name)) ?? isKnownPublic(name)),
  );
}

/** Distributors whose numbers everybody knows and buyers name: they are shown as such. */
const known = new Set(['lcsc', 'lcscelectronics', 'digikey', 'digikeyelectronics', 'mouser', 'mouserelectronics']);

/** "Digi-Key" and "digikey" are one. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the numbers of a supplier are public until staff say otherwise. */
export const isKnownPublic = (name: string): boolean => known.has(lettersOf(name));

/** What a number of a part is to whoever looks for it: letters and digits in capitals. */
export const otherNumberKey = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A supplier whose numbers stand with products, by the name under which they do. */
export interface NumberSource {
  readonly code: string;
  readonly numberName: string | null;
  readonly isPublic: boolean;
}

/** Which of the numbers of a product buyers may see: those of public suppliers. */
export function publicNumbers(
  numbers: Readonly<Record<string, string>>,
  suppliers: readonly NumberSource[],
): Readonly<Record<string, string>> {
  const isPublic = new Map<string, boolean>();
  for (const { code, numberName, isPublic: isShown } of suppliers)
    for (const name of [code, numberName ?? code]) {
      // A name that a closed supplier has as well stays closed.
      isPublic.set(lettersOf(name), isShown && isPublic.get(lettersOf(name)) !== false);
    }
  return Object.fromEntries(
    Object.entries(numbers).filter(([name]) => isPublic.get(lettersOf(name)) ?? isKnownPublic(name)),
  );
}

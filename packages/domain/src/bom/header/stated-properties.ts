import { headerForm } from './header-form.ts';
import type { BomColumn, BomField } from './layout.ts';

type Stated = Partial<Record<Extract<BomField, 'mpn' | 'package' | 'maker' | 'description'>, string>>;

const names: readonly (readonly [RegExp, 'mpn' | 'package' | 'maker'])[] = [
  [/^(?:(?:manufacturer|mfr\.?|mfg\.?) )?part ?(?:#|no\.?|number)[ :=]+(?=\S)|^mpn[ :=]+(?=\S)/iu, 'mpn'],
  [/^(?:package|footprint|case)[ :=]+(?=\S)/iu, 'package'],
  [/^(?:manufacturer|mfr)[ :=]+(?=\S)/iu, 'maker'],
];

const piecesMax = 40;
/** Maximum length of one property text. */
const textMax = 200;

/** Removes the mounting note from a package name: `0805 [SMD]`. */
const withoutRemark = (text: string): string =>
  text
    .slice(0, textMax)
    .replace(/ ?\[[^[\]]*\]$/u, '')
    .trim();

/**
 * Reads named properties as Fritzing writes them: `package 0805; part # RC0805FR-0782RL`. Other properties remain in
 * the description. Returns null if the text is not such a list or names none of the fields.
 */
function statedProperties(text: string): Stated | null {
  const pieces = text.split(';', piecesMax).map((piece) => piece.trim());
  const stated: Stated = {};
  const others: string[] = [];
  for (const piece of pieces) {
    const found = names.find(([name]) => name.test(piece));
    const value = found === undefined ? '' : withoutRemark(piece.replace(found[0], ''));
    if (found === undefined || value === '' || stated[found[1]] !== undefined) others.push(piece);
    else stated[found[1]] = value;
  }
  if (Object.keys(stated).length === 0) return null;
  const rest = others.filter((piece) => piece !== '').join('; ');
  if (rest !== '') stated.description = rest;
  return stated;
}

/** A header of a number and a package in one column: `厂家型号/封装`. */
const withPackage = /\/\s*(?:封装|package|footprint|корпус|gehäuse)$/iu;

/** Divides the number and the package of a column that has both: `L78M05CDT-TR/DPAK`. */
export function takeJoinedPackage(of: Partial<Record<BomField, string>>, columns: readonly BomColumn[]): void {
  const { mpn = '' } = of;
  const cut = mpn.lastIndexOf('/');
  const isJoined = columns.some(({ field, header }) => field === 'mpn' && withPackage.test(header.trim()));
  if (!isJoined || cut < 1 || of.package !== undefined) return;
  of.mpn = mpn.slice(0, cut).trim();
  const body = mpn.slice(cut + 1).trim();
  if (body !== '') of.package = body;
}

/**
 * Fills the part number and the package from a column of properties. A field that another column has filled stays as it
 * is.
 */
export function takeProperties(of: Partial<Record<BomField, string>>, columns: readonly BomColumn[]): void {
  const { description } = of;
  const header = columns.find(({ field, priority }) => field === 'description' && priority === 0)?.header ?? '';
  if (description === undefined || !/^propert(?:y|ies)$/u.test(headerForm(header))) return;
  const stated = statedProperties(description);
  if (stated === null) return;
  delete of.description;
  Object.assign(of, { ...stated, ...of });
}

import { headerForm } from './header-form.ts';
import type { BomColumn, BomField } from './layout.ts';

type Stated = Partial<Record<Extract<BomField, 'mpn' | 'package' | 'maker' | 'description'>, string>>;

const names: readonly (readonly [RegExp, 'mpn' | 'package' | 'maker'])[] = [
  [/^(?:(?:manufacturer|mfr\.?|mfg\.?) )?part ?(?:#|no\.?|number)[ :=]+(?=\S)|^mpn[ :=]+(?=\S)/iu, 'mpn'],
  [/^(?:package|footprint|case)[ :=]+(?=\S)/iu, 'package'],
  [/^(?:manufacturer|mfr)[ :=]+(?=\S)/iu, 'maker'],
];

const piecesMax = 40;
/** Letters of one property. */
const textMax = 200;

/** `0805 [SMD]`: how it is mounted is no part of the name. */
const withoutRemark = (text: string): string =>
  text
    .slice(0, textMax)
    .replace(/ ?\[[^[\]]*\]$/u, '')
    .trim();

/**
 * What a text of properties states by their names, as Fritzing writes them: `package 0805; part # RC0805FR-0782RL`. The
 * other properties stay its description. null: the text is no such list, or names none of them.
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

/** A column of properties may name the part and its package; what other columns say of them counts before. */
export function takeProperties(of: Partial<Record<BomField, string>>, columns: readonly BomColumn[]): void {
  const { description } = of;
  const header = columns.find(({ field, priority }) => field === 'description' && priority === 0)?.header ?? '';
  if (description === undefined || !/^propert(?:y|ies)$/u.test(headerForm(header))) return;
  const stated = statedProperties(description);
  if (stated === null) return;
  delete of.description;
  Object.assign(of, { ...stated, ...of });
}

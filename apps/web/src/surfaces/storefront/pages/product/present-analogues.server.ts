import type { AnaloguesAnswer } from '@farad/contract/shop/catalogue';
import type { Translator } from '@farad/wording/translator';

import { type Attribute, valueTitle } from '#i18n/attribute-value.server.ts';
import { type Part, presentPart } from './present-part.server.ts';

type Analogue = AnaloguesAnswer['analogues'][number];

/**
 * How a parameter of the replacement compares with the product's. There is no cell if both are equal, or if neither
 * maker states a yes/no parameter.
 */
export interface AnalogueCell {
  readonly mark: 'better' | 'worse' | 'other' | 'unknown';
  readonly value: string | null;
}

export interface AnalogueRow extends Part {
  readonly verdict: Analogue['verdict'];
  readonly source: Analogue['source'];
  readonly isPinCompatible: boolean;
  /** Parameter key → comparison. Equal parameters have no entry. */
  readonly cells: Readonly<Record<string, AnalogueCell>>;
}

export interface AnaloguesView {
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly rows: readonly AnalogueRow[];
  /** Number of replacements in stock that need no further check (verdict other than `check`). */
  readonly goodInStock: number;
}

/**
 * Maximum number of columns. Parameters in which a replacement differs are chosen first, then the most important ones.
 */
const columnsMax = 7;

function cellOf({ parameters, product }: Analogue, attribute: Attribute, t: Translator): AnalogueCell | null {
  const compared = parameters.find(({ key }) => key === attribute.key);
  const value = product.attributes[attribute.key];
  const title = value === undefined ? null : valueTitle(attribute, value, t);
  // A yes/no parameter that neither manufacturer states means "no" for both parts.
  if (compared === undefined) return attribute.kind === 'flag' ? null : { mark: 'unknown', value: null };
  if (compared.verdict === 'equal') return null;
  return { mark: compared.verdict === 'worse' && !compared.isGraded ? 'other' : compared.verdict, value: title };
}

function columnsOf(analogues: readonly Analogue[], attributes: readonly Attribute[]): Attribute[] {
  const compared = attributes.filter(({ key }) =>
    analogues.some(({ parameters }) => parameters.some((parameter) => parameter.key === key)),
  );
  const differing = new Set(
    analogues
      .flatMap(({ parameters }) => parameters.filter(({ verdict }) => verdict !== 'equal'))
      .map(({ key }) => key),
  );
  const chosen = [
    ...compared.filter(({ key }) => differing.has(key)),
    ...compared.filter(({ key, isColumn }) => !differing.has(key) && isColumn),
    ...compared.filter(({ key, isColumn }) => !differing.has(key) && !isColumn),
  ].slice(0, columnsMax);
  return compared.filter((attribute) => chosen.includes(attribute));
}

/** Returns the table of replacements with texts in the page's language. */
export function presentAnalogues(
  analogues: readonly Analogue[],
  attributes: readonly Attribute[],
  t: Translator,
): AnaloguesView {
  const columns = columnsOf(analogues, attributes);
  return {
    columns: columns.map(({ key, title }) => ({ key, title })),
    rows: analogues.map((analogue) => ({
      ...presentPart(analogue.product, t),
      verdict: analogue.verdict,
      source: analogue.source,
      isPinCompatible: analogue.isPinCompatible,
      cells: Object.fromEntries(
        columns.flatMap((attribute) => {
          const cell = cellOf(analogue, attribute, t);
          return cell === null ? [] : [[attribute.key, cell] as const];
        }),
      ),
    })),
    goodInStock: analogues.filter(({ product, verdict }) => verdict !== 'check' && product.isSold && product.qty > 0)
      .length,
  };
}

/** Words that tell the legal kind of a company, not who it is. */
const legalWords = new Set([
  ...[
    'inc',
    'incorporated',
    'corp',
    'corporation',
    'co',
    'company',
    'ltd',
    'limited',
    'llc',
    'gmbh',
    'ag',
    'sa',
    'spa',
  ],
  ...['plc', 'kg', 'the', 'and', 'ооо', 'оао', 'зао', 'ао', 'пао'],
]);

/** Words that many companies of the trade have behind their own name. */
const tradeWords = new Set([
  ...[
    'group',
    'international',
    'intl',
    'holding',
    'holdings',
    'technology',
    'electronics',
    'electric',
    'semiconductor',
  ],
  ...['microelectronics', 'components', 'industries', 'intertech', 'america', 'sales', 'connectivity', 'automation'],
]);

const shortForms: Readonly<Record<string, string>> = {
  ...{ elec: 'electronics', electronic: 'electronics', tech: 'technology', technologies: 'technology' },
  ...{ semicon: 'semiconductor', semiconductors: 'semiconductor', semi: 'semiconductor', component: 'components' },
  ...{ industry: 'industries', instrument: 'instruments' },
};

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .split(/[^\p{Letter}\p{Number}&+]+/u)
    .filter((word) => word !== '')
    .map((word) => shortForms[word] ?? word);

/** Part before a bracket: "FH(Guangdong Fenghua Advanced Tech)" is FH. */
const beforeBracket = (name: string): string => name.replace(/\s*\(.*$/su, '').trim() || name.trim();

const joined = (words: readonly string[], without: ReadonlySet<string>): string => {
  const own = words.filter((word) => !without.has(word));
  return (own.length === 0 ? words : own).join('');
};

/** Two spellings of a maker with one key are one maker: "Texas Instruments Inc.", "TEXAS INSTRUMENTS". */
export const makerKey = (name: string): string => joined(wordsOf(beforeBracket(name)), legalWords);

/**
 * The key without the words that many makers share: "Infineon Technologies" → "infineon". It names a maker only where
 * that is the whole of a maker's name; two long names are never joined by it.
 */
export const makerShortKey = (name: string): string =>
  joined(wordsOf(beforeBracket(name)), new Set([...legalWords, ...tradeWords]));

/** The name as it is shown: without what stands in brackets and without the legal kind at its end. */
export function makerTitle(name: string): string {
  const short = beforeBracket(name.normalize('NFKC').replace(/\s+/g, ' ')).replace(
    /[,\s]+(?:inc|corp|co|ltd|llc|gmbh|limited|corporation|incorporated)\.?(?=$|[,\s])/giu,
    '',
  );
  return short.replace(/[\s,.]+$/u, '') || name.trim();
}

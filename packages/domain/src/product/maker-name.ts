/** Words that tell the legal kind of a company, or its branch of a country, not who it is. */
const legalWords = new Set(
  `inc incorporated corp corporation co company ltd limited llc lllp lp gmbh ag sa spa srl sas asa ab oy bv nv pte pvt pty
  plc kg kk aps mfg the and usa america ооо оао зао ао пао`.split(/\s+/),
);

/** Words that many companies of the trade have behind their own name. */
const tradeWords = new Set(
  `group international intl holding holdings technology electronics electric semiconductor microelectronics components
  industries intertech america sales connectivity automation devices manufacturing enterprise solutions systems network
  products optoelectronics microsystems`.split(/\s+/),
);

const shortForms: ReadonlyMap<string, string> = new Map([
  ['elec', 'electronics'],
  ['electronic', 'electronics'],
  ['tech', 'technology'],
  ['technologies', 'technology'],
  ['semicon', 'semiconductor'],
  ['semiconductors', 'semiconductor'],
  ['semi', 'semiconductor'],
  ['component', 'components'],
  ['industry', 'industries'],
  ['instrument', 'instruments'],
  ['enterprises', 'enterprise'],
]);

/** Places in brackets behind a name are no name of a company. */
const places = new Set(
  `taiwan china shanghai shenzhen beijing nanjing guangzhou dongguan wuxi suzhou hangzhou hongkong usa us uk germany japan korea
  europe asia international`.split(/\s+/),
);

const lengthMax = 300;
const codeLengthMax = 5;

const cleaned = (name: string): string => name.normalize('NFKC').slice(0, lengthMax).replace(/\s+/g, ' ').trim();

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .split(/[^\p{Letter}\p{Number}&+]+/u)
    .filter((word) => word !== '')
    .map((word) => shortForms.get(word) ?? word);

/** The name and what stands in the brackets behind it; a bracket without its other half is left out. */
function splitBracket(name: string): readonly [before: string, inside: string] {
  const bare = name.replace(/^\((.*)\)$/su, '$1').trim();
  const open = bare.indexOf('(');
  const own = (open === -1 ? bare : bare.slice(0, open)).replace(/[()]/g, '').trim();
  const inside = open === -1 ? '' : bare.slice(open + 1).replace(/\)[^)]*$/su, '');
  const text = inside.replace(/[()]/g, ' ').trim();
  return own === '' ? [text, ''] : [own, text];
}

const sharedWords: ReadonlySet<string> = new Set([...legalWords, ...tradeWords]);

const ownWords = (text: string, without: ReadonlySet<string>): readonly string[] => {
  const words = wordsOf(text);
  const own = words.filter((word) => !without.has(word));
  return own.length === 0 ? words : own;
};

const keyOf = (text: string): string => ownWords(text, legalWords).join('');
const coreOf = (text: string): string => ownWords(text, sharedWords).join('');

/** Two spellings of a maker with one key are one maker: "Texas Instruments Inc.", "TEXAS INSTRUMENTS". */
export const makerKey = (name: string): string => keyOf(splitBracket(cleaned(name))[0]);

/**
 * The key without the words that many makers share: "Infineon Technologies" → "infineon". It names a maker only where
 * that is the whole of a maker's name; two long names are never joined by it.
 */
export const makerShortKey = (name: string): string => coreOf(splitBracket(cleaned(name))[0]);

const withoutLegalEnd = (name: string): string =>
  name
    .replace(/[,\s]+(?:inc|corp|co|ltd|llc|gmbh|limited|corporation|incorporated)\.?(?=$|[,\s])/giu, '')
    .replace(/[\s,.]+$/u, '');

/** The name as it is shown: without what stands in brackets and without the legal kind at its end. */
export function makerTitle(name: string): string {
  return withoutLegalEnd(splitBracket(cleaned(name))[0]) || name.trim();
}

/** A spelling taken apart: "FH(Guangdong Fenghua Advanced Tech)" is the code FH of a company with a full name. */
export interface MakerName {
  /** Words of all of it: spellings that have them in common are one maker. */
  readonly words: string;
  /** The same in one word: "TAI-TECH" and "TA-I Tech" have it in common and are two makers. */
  readonly key: string;
  /** Key of the part before the bracket, or of the short form behind a full name. */
  readonly code: string;
  /** Key of the full name where the spelling has a short one too; null: it has one name. */
  readonly full: string | null;
  /** The full name has several words, so that hardly two companies have it. */
  readonly isFullTelling: boolean;
  /** Key without the words of the trade; of the full name where there is one. */
  readonly core: string;
  readonly title: string;
  /** Title with both names, where another maker has the short one. */
  readonly longTitle: string;
}

const isPlace = (text: string): boolean => wordsOf(text).every((word) => places.has(word));

export function readMakerName(spelling: string): MakerName {
  const text = cleaned(spelling);
  const [own, inside] = splitBracket(text);
  const isPair = inside !== '' && !isPlace(inside) && keyOf(inside) !== keyOf(own) && keyOf(inside) !== '';
  if (!isPair) {
    const title = withoutLegalEnd(own) || text;
    const key = keyOf(own);
    const words = ownWords(own, legalWords).join(' ');
    return { words, key, code: key, full: null, isFullTelling: false, core: coreOf(own), title, longTitle: title };
  }
  // "Monolithic Power Systems (MPS)" has its short form behind.
  const isTurned = wordsOf(own).length > 1 && /^[\p{L}\p{N}&-]+$/u.test(inside) && inside.length <= codeLengthMax;
  const [short, full] = isTurned ? [inside, own] : [own, inside];
  const [shortTitle, fullTitle] = [withoutLegalEnd(short), withoutLegalEnd(full)];
  return {
    words: ownWords(`${short} ${full}`, legalWords).join(' '),
    key: keyOf(`${short} ${full}`),
    code: keyOf(short),
    full: keyOf(full),
    isFullTelling: wordsOf(full).filter((word) => !legalWords.has(word)).length > 1,
    core: coreOf(full),
    title: (isTurned ? fullTitle : shortTitle) || text,
    longTitle: `${shortTitle} (${fullTitle})`,
  };
}

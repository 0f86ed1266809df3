/** Words for the legal form or the country of a company, and words such as `the`. They do not distinguish makers. */
const legalWords = new Set(
  `inc incorporated corp corporation co company ltd limited llc lllp lp gmbh ag sa spa srl sas asa ab oy bv nv pte pvt pty
  plc kg kk aps mfg the and usa america ооо оао зао ао пао`.split(/\s+/),
);

/** Words that many companies in this industry add to their name. */
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

/** Names of places. In brackets after a maker's name they are no part of it. */
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

/** Splits a name into the part before a bracket and the part in it. A bracket without its pair is removed. */
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

/** Returns a key that is the same for spellings of one maker: "Texas Instruments Inc.", "TEXAS INSTRUMENTS". */
export const makerKey = (name: string): string => keyOf(splitBracket(cleaned(name))[0]);

/**
 * Returns the key of a name without common industry words: "Infineon Technologies" → "infineon". Two names with the
 * same short key are the same maker only if one of them is exactly this short name.
 */
export const makerShortKey = (name: string): string => coreOf(splitBracket(cleaned(name))[0]);

const withoutLegalEnd = (name: string): string =>
  name
    .replace(/[,\s]+(?:inc|corp|co|ltd|llc|gmbh|limited|corporation|incorporated)\.?(?=$|[,\s])/giu, '')
    .replace(/[\s,.]+$/u, '');

/** Returns the name to show: without brackets and without the legal form at the end. */
export function makerTitle(name: string): string {
  return withoutLegalEnd(splitBracket(cleaned(name))[0]) || name.trim();
}

/** The parts of a spelling. "FH(Guangdong Fenghua Advanced Tech)" has the code FH and a full name. */
export interface MakerName {
  /** All words of the name. Spellings with the same words mean the same maker. */
  readonly words: string;
  /** The words joined. "TAI-TECH" and "TA-I Tech" have the same key, although they are two makers. */
  readonly key: string;
  /** Key of the short name: before the bracket, or in the bracket if the full name comes first. */
  readonly code: string;
  /** Key of the full name if the spelling has a short and a full name; null = it has only one name. */
  readonly full: string | null;
  /** True if the full name has several words. Two companies hardly share such a name. */
  readonly isFullTelling: boolean;
  /** Key without industry words. It is made from the full name if there is one, otherwise from the only name. */
  readonly core: string;
  readonly title: string;
  /** Title with both names. It is used if another maker has the same short name. */
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
  // The full name comes first, as in "Monolithic Power Systems (MPS)".
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

/** Words for the legal form of a company or its national branch. */
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

/** Places in brackets after a name, which are not company names. */
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

/** Splits a name and the text in brackets after it. An unmatched bracket is removed. */
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

/** Returns a key that is equal for spellings of one maker: "Texas Instruments Inc.", "TEXAS INSTRUMENTS". */
export const makerKey = (name: string): string => keyOf(splitBracket(cleaned(name))[0]);

/**
 * Returns the key without common industry words: "Infineon Technologies" → "infineon". It identifies a maker only if
 * another spelling is exactly this short name. Two long names are never merged by it.
 */
export const makerShortKey = (name: string): string => coreOf(splitBracket(cleaned(name))[0]);

const withoutLegalEnd = (name: string): string =>
  name
    .replace(/[,\s]+(?:inc|corp|co|ltd|llc|gmbh|limited|corporation|incorporated)\.?(?=$|[,\s])/giu, '')
    .replace(/[\s,.]+$/u, '');

/** Returns the name for display, without brackets and without the legal form at the end. */
export function makerTitle(name: string): string {
  return withoutLegalEnd(splitBracket(cleaned(name))[0]) || name.trim();
}

/** A parsed spelling: "FH(Guangdong Fenghua Advanced Tech)" is the code FH of a company with a full name. */
export interface MakerName {
  /** All words; spellings with equal words mean one maker. */
  readonly words: string;
  /** The same as one word. "TAI-TECH" and "TA-I Tech" have equal keys but are two makers. */
  readonly key: string;
  /** Key of the part before the bracket, or of the short form after a full name. */
  readonly code: string;
  /** Key of the full name if there is also a short one; null = only one name. */
  readonly full: string | null;
  /** True if the full name has several words, so that two companies hardly share it. */
  readonly isFullTelling: boolean;
  /** Key without industry words; of the full name if there is one. */
  readonly core: string;
  readonly title: string;
  /** Title with both names, for use when another maker has the same short name. */
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
  // In "Monolithic Power Systems (MPS)", the short form comes second.
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

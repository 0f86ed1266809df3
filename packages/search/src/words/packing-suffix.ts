/** Suffixes for packing or lead-free parts, after a separator: `/NOPB`, `#TRPBF`, `-REEL7`. */
const setOff =
  /[-/#+_,. ]\(?(?:NOPB|TRPBF|PBF|PB|TR\d{0,2}|TRL\d?|T\d?|T\d-?G?E\d|T\d[GH]?|G?E\d|R[EL]{0,2}\d{0,2}|REEL\d{0,2}|R\d|RL\d{0,2}|CT|CUT ?TAPE|TAPE|AMMO|BULK|TUBE|TRAY|TU|BK|TP|TB|TA|ND|1-ND|7|13|7-F|13-F|F|G\d?|11[58]|215|235|РУЛОН|ЛЕНТА|Т[РУ]?)\)?$/iu;

/** Suffixes for packing or lead-free parts without a separator: `LM358DR2G` → `LM358D`. */
const joined = /(?:NOPB|TRPBF|PBF|TRL|TR|R2G|R2|T[1-4]G|T[13]|RG4|RE4|G4|E4|RLG|RL|TG|G|R|T|\+)$/iu;

/** Letters for the package at the end of a part number: `LM358D` → `LM358`. */
const caseLetters = /(?<=\d)(?:DGK|DBV|DCK|DRV|DRL|PWP|DW|PW|DB|NS|DG|KC|SN|D|P|N|M|T)$/iu;

/** Minimum length of a part number without its suffix. Shorter ones match too many numbers. */
const lengthMin = 4;

/**
 * Returns shorter forms of a part number, the longest first. Each form lacks one more suffix, which means packing or
 * package (product C8).
 */
export const withoutPacking = (partNumber: string): readonly string[] => {
  const shortened: string[] = [];
  let rest = partNumber.trim();
  for (const ending of [setOff, setOff, joined, caseLetters]) {
    const next = rest.replace(ending, '');
    if (next === rest || next.length < lengthMin) continue;
    rest = next;
    shortened.push(rest);
  }
  return shortened;
};

/**
 * Matches a number that ends in a decimal fraction. Its last digits are no packing suffix: the 7 of `-2.7` is not a
 * reel.
 */
const decimal = /\d[.,]\d{1,2}$/u;

/** Returns a part number without suffixes that makers use for packing. */
export const packingBase = (partNumber: string): string => {
  let setOffBase = partNumber.trim();
  for (let step = 0; step < 2 && !decimal.test(setOffBase); step++) {
    const next = setOffBase.replace(setOff, '');
    if (next.length >= lengthMin) setOffBase = next;
  }
  const joinedBase = setOffBase.replace(joined, '');
  return joinedBase.length >= lengthMin ? joinedBase : setOffBase;
};

/** Endings that say how a part is packed or that it is free of lead, set off by a sign: `/NOPB`, `#TRPBF`, `-REEL7`. */
const setOff =
  /[-/#+_,. ]\(?(?:NOPB|TRPBF|PBF|PB|TR\d{0,2}|TRL\d?|T\d?|T\d-?G?E\d|T\d[GH]?|G?E\d|R[EL]{0,2}\d{0,2}|REEL\d{0,2}|R\d|RL\d{0,2}|CT|CUT ?TAPE|TAPE|AMMO|BULK|TUBE|TRAY|TU|BK|TP|TB|TA|ND|1-ND|7|13|7-F|13-F|F|G\d?|11[58]|215|235|РУЛОН|ЛЕНТА|Т[РУ]?)\)?$/iu;

/** The same without a sign, behind the letters of the case: `LM358DR2G` → `LM358D`. */
const joined = /(?:NOPB|TRPBF|PBF|TRL|TR|R2G|R2|T[1-4]G|T[13]|RG4|RE4|G4|E4|RLG|RL|TG|G|R|T|\+)$/iu;

/** Letters of the case that are left then: `LM358D` → `LM358`. */
const caseLetters = /(?<=\d)(?:DGK|DBV|DCK|DRV|DRL|PWP|DW|PW|DB|NS|DG|KC|SN|D|P|N|M|T)$/iu;

/** Shorter numbers than this say too little to be looked for without their ending. */
const lengthMin = 4;

/** A part number without one more of its packing endings each time, the least shortened first (product C8). */
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

/** The sign before an ending is a decimal one: the 7 of `-2.7` is no reel. */
const decimal = /\d[.,]\d{1,2}$/u;

/** A part number without the endings of its packing: those that a sign sets off, then those that stand behind it as well. */
export const packingBases = (partNumber: string): { readonly setOff: string; readonly joined: string } => {
  let setOffBase = partNumber.trim();
  for (let step = 0; step < 2 && !decimal.test(setOffBase); step++) {
    const next = setOffBase.replace(setOff, '');
    if (next.length >= lengthMin) setOffBase = next;
  }
  const joinedBase = setOffBase.replace(joined, '');
  return { setOff: setOffBase, joined: joinedBase.length >= lengthMin ? joinedBase : setOffBase };
};

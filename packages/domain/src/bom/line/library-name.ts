import { readChipSize, readOutline } from '../../search-query/dictionary/package-names.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';

/** Words for kinds of parts with which CAD libraries begin the names of their symbols. */
const kindWords =
  /^(?:RES(?:ISTOR)?|CAP(?:ACITOR)?|C?POL|IND(?:UCTOR)?|LED|DIO(?:DE)?|ZENER|SCHOTTKY|FUSE|CRYSTAL|XTAL|QUARTZ|OSC|FERRITE|BEAD|SWITCH|TRANS(?:ISTOR)?|[RCL])(?:[-_](?:EU|US))?[-_]?(?=[A-Z\d])/iu;

/** A symbol of contacts in rows, or of Eagle's pin headers: `PINHD-2X3`, `HDR-1x20`, `MA03-2`. */
const contacts =
  /^(?:(?:PINHD|PIN_?HEADER|PINHEAD|HDR|HEADER|CONN?|JUMPER|JP)[-_ ]?(?:M|F|MALE|FEMALE)?[-_]?\d{1,2}X\d{1,2}[A-Z]?|MA\d{2}-[12])(?:$|[-_/])/iu;

/** A kind with a running number, as programs name new symbols: `Res1`, `Cap2`, `Component_1`. */
const numbered = /^(?:RES|CAP|IND|DIODE|LED|POT|XTAL|CRYSTAL|HEADER|BATTERY|FUSE|SPEAKER|COMPONENT)[ _]?\d{1,2}$/iu;

/** SparkFun's symbols of contacts in a row: `M04LOCK`, `M03X2SHROUD`. */
const sparkFunContacts = /^M\d{2}(?:X\d)?(?:PTH|LOCK|SHROUD|SCREW|POLAR|NO_?SILK|LONG|JST)/u;

/** A kind of part and a measure: `LED10MM`, `LED_5mm`. */
const kindAndMeasure = /^(?:LED|CAP|RES|SWITCH|POT)[-_]?\d{1,2}(?:[.,]\d)?MM$/iu;

/** The full name of a kind of part, and then other words: `Capacitor_1u_10_50V`. */
const kindInFull = /^(?:RESISTOR|CAPACITOR|INDUCTOR|CRYSTAL|DIODE|TRANSISTOR|CONNECTOR)_/iu;

/** The name of a CAD library before a symbol: `Device:`. */
const library = /^[\p{L}_][\p{L}\d_ .-]{1,40}:(?=\S)/u;

const longWord = /^\p{L}{5,}$/u;

/** Whether a name is a kind of part and its size: `CAP0805`, `RESISTOR0603-RES`, `CRYSTALHC49S`, `L_SMD_0402`. */
function isKindAndSize(name: string): boolean {
  const kind = kindWords.exec(name)?.[0];
  if (kind === undefined) return false;
  const [size = ''] = name
    .slice(kind.length)
    .replace(/^(?:SMD|CHIP)[-_]?(?=\d{4})/iu, '')
    .split(/[-_/]/u);
  if (readChipSize(size, null) !== null) return true;
  // A short word counts only with a known size, because `CAP1188` is a microcircuit.
  return (
    (kind.length > 3 && /^\d{4}$/u.test(size)) || (kind.length > 2 && size.length > 3 && readOutline(size) !== null)
  );
}

/** Whether a name consists of the letters of a symbol and the value of the line: `L2nH`, `Z32MHz`. */
function isNamedByValue(name: string, value: string | null): boolean {
  if (value === null || !/\p{L}/u.test(value) || valueLexeme(value) === null) return false;
  const plain = (text: string): string => text.replaceAll(/\s/gu, '').toUpperCase();
  const [own, other] = [plain(name), plain(value)];
  return own.endsWith(other) && /^[A-Z]{0,2}[-_]?$/u.test(own.slice(0, own.length - other.length));
}

/**
 * Whether a name comes from a CAD library and not from a maker: it consists of the kind of part and its size, its
 * contacts, its value or plain words. Such a name describes the part.
 *
 * @param value value of the same line
 */
export const isLibraryName = (written: string, value: string | null): boolean =>
  isSymbolName(written.replace(library, ''), value);

const isSymbolName = (name: string, value: string | null): boolean =>
  isKindAndSize(name) ||
  sparkFunContacts.test(name) ||
  kindAndMeasure.test(name) ||
  kindInFull.test(name) ||
  contacts.test(name) ||
  numbered.test(name) ||
  isNamedByValue(name, value) ||
  // Two plain words: no maker's number looks like `MOMENTARY-SWITCH-SPST-SMD`.
  (!/\s/u.test(name) && name.split(/[-_]/u).filter((word) => longWord.test(word)).length > 1);

import type { PartKind } from './part-kind.ts';

/**
 * Words in URLs of categories from a shop or its supplier: English, and Russian and Turkish as transliterated in URLs.
 */
const rows = `
ic | drivers? drayver\\w* drajver\\w* draiver\\w* controllers? microcontrollers? processors? regulators? amplifiers? comparators? memory eeprom flash logic gates inverters transceivers? converters? ics? mikroshem\\w* entegre\\w*
network | (?:resistor-)?(?:networks?|arrays?) sbork\\w*
potentiometer | potentiometers? trimmers? potenciometr\\w* potentsiometr\\w* podstroechn\\w*
thermistor | thermistors? ntc ptc termistor\\w*
varistor | varistors? movs? varistor\\w*
resistor | resistors? rezistor\\w* direnc\\w*
ferrite | ferrites? beads? ferrit\\w*
transformer | transformers? chokes? transformator\\w* trafo\\w*
inductor | inductors? coils? drossel\\w* katushk\\w* induktivnost\\w* bobin\\w*
capacitor | capacitors? kondensator\\w* kondansator\\w*
optocoupler | optocouplers? optoisolators? optron\\w* optopar\\w*
led | leds? svetodiod\\w*
suppressor | tvs esd suppressors? supressor\\w*
thyristor | thyristors? triacs? scrs? tiristor\\w* simistor\\w*
diode | diodes? rectifiers? zeners? diod\\w* stabilitron\\w* diyot\\w*
transistor | transistors? mosfets? bjts? igbts? tranzistor\\w* transistor\\w*
crystal | crystals? resonators? kvar[ct]\\w* kristal\\w* rezonator\\w*
fuse | fuses? predohranitel\\w* predokhranitel\\w* sigorta\\w*
relay | relays? rele\\w* role\\w*
switch | switch(?:es)? buttons? knopk\\w* pereklyuchatel\\w* anahtar\\w* buton\\w*
connector | connectors? headers? terminals? sockets? raz[ye]+m\\w* soedinitel\\w* vilk\\w* rozetk\\w* konnektor\\w*
`;

const kinds: readonly (readonly [PartKind, RegExp])[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [kind = '', words = ''] = row.split(' | ');
    return [kind as PartKind, new RegExp(`(?:^|-)(?:${words.split(' ').join('|')})(?:-|$)`, 'u')];
  });

/**
 * General kind → more specific kinds. If words name both, the specific kind is used: `tvs-diodes`, `resistor-networks`.
 */
const special: Readonly<Partial<Record<PartKind, readonly PartKind[]>>> = {
  resistor: ['network', 'potentiometer', 'thermistor', 'varistor'],
  inductor: ['ferrite', 'transformer'],
  diode: ['suppressor', 'led'],
};

/** Accessories of parts, which are not parts themselves. */
const accessories = /(?:^|-)(?:accessor\w*|kits?|holders?|housings?|covers?|tools?|nabor\w*|derzhatel\w*)(?:-|$)/u;
const slugLengthMax = 200;

function kindOfWords(slug: string): PartKind | null {
  const found = kinds.flatMap(([kind, words]) => (words.test(slug) ? [kind] : []));
  const [first, second] = found;
  if (first === undefined || found.length === 1) return first ?? null;
  if (second === undefined || found.length > 2) return null;
  if (special[first]?.includes(second) === true) return second;
  return special[second]?.includes(first) === true ? first : null;
}

/** Returns the kind named by the nearest category. Returns null if the words name none, several, or accessories. */
export function kindOfCategoryWords(slugs: readonly string[]): PartKind | null {
  for (const slug of slugs) {
    const text = slug.slice(0, slugLengthMax);
    if (accessories.test(text)) return null;
    const found = kindOfWords(text);
    if (found !== null) return found;
  }
  return null;
}

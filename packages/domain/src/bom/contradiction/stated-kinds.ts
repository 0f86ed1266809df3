import type { PartKind } from '../part/part-kind.ts';

const rows = `
R | resistor network potentiometer thermistor varistor ferrite fuse
RN RA | resistor network
RP POT | resistor network potentiometer
VR RV | resistor network potentiometer thermistor varistor ic
RT TH NTC | resistor thermistor varistor fuse
RU MOV | varistor suppressor resistor
C CP CE | capacitor
L | inductor ferrite transformer
FB BEAD | ferrite inductor transformer resistor
D VD CR | diode suppressor led varistor thyristor
ZD VZ DZ | diode suppressor
TVS | diode suppressor varistor ic
LED HL | led
Q | transistor thyristor crystal
VT | transistor thyristor
VS | thyristor diode transistor
Y XTAL ZQ BQ CRY | crystal ic
X XT | crystal connector ic
J XP XS XW CN CON CONN HDR PLS | connector switch resistor relay
P | connector switch potentiometer resistor
SW SA SB S KEY BTN | switch connector relay
F FU | fuse resistor ferrite inductor varistor suppressor
REL RL RELAY KV | relay transistor optocoupler ic
OK OC VU | optocoupler ic
U IC DA DD | ic transistor suppressor optocoupler crystal connector relay network transformer thyristor thermistor switch
`;

const allowed: ReadonlyMap<string, ReadonlySet<PartKind>> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [letters = '', kinds = ''] = row.split(' | ');
      const set: ReadonlySet<PartKind> = new Set(kinds.split(' ') as PartKind[]);
      return letters.split(' ').map((each) => [each, set] as const);
    }),
);

/** Whether a designator may hold a part of this kind. Ambiguous letters allow any kind. */
export const mayStandAt = (designator: string, kind: PartKind, isCyrillic: boolean): boolean => {
  const letters = (/^\p{L}+/u.exec(designator)?.[0] ?? '').toUpperCase();
  // In GOST 2.710, D means a microcircuit.
  if (letters === 'D' && kind === 'ic' && isCyrillic) return true;
  return allowed.get(letters)?.has(kind) ?? true;
};

/**
 * Designator letters → categories whose parts often have these letters, although other letters are usual for their
 * kind: `Q` for a driver, `U` for a diode bridge.
 */
const usual: Readonly<Record<string, readonly string[]>> = {
  Q: ['drivers', 'power-management-ics', 'analog-switches'],
  VT: ['drivers', 'power-management-ics'],
  U: ['bridge-rectifiers', 'leds', 'seven-segment-displays'],
};

/** Whether parts of a category often have this designator, although their kind usually has other letters. */
export const isUsualAt = (designator: string, slug: string): boolean =>
  usual[(/^\p{L}+/u.exec(designator)?.[0] ?? '').toUpperCase()]?.includes(slug) === true;

/** First words of a text → kinds of parts they may mean. */
const words: readonly (readonly [RegExp, readonly PartKind[]])[] = [
  [
    /^(?:chip[ -]|smd[ -]|чип[ -]?|thick film |thin film |metal film )*(?:resistor|резистор|res(?=[ ,.:;])|direnç|widerstand)/iu,
    ['resistor', 'network', 'potentiometer', 'thermistor', 'varistor'],
  ],
  [
    /^(?:chip[ -]|smd[ -]|чип[ -]?|ceramic |tantalum |electrolytic |aluminum )*(?:capacitor|конденсатор|cap(?=[ ,.:;])|mlcc|kondansatör|kondensator)/iu,
    ['capacitor'],
  ],
  [
    /^(?:chip[ -]|smd[ -]|чип[ -]?|power |fixed )*(?:inductor|дроссел|катушк|индуктивн|endüktans|bobin)/iu,
    ['inductor', 'ferrite', 'transformer'],
  ],
  [/^(?:chip[ -])?(?:ferrite|ферритов|бусин)/iu, ['ferrite', 'inductor', 'transformer']],
  [/^(?:led(?=$|[ ,:;])|светодиод)/iu, ['led']],
  [
    /^(?:schottky |zener |rectifier |диодн|диод шоттки )?(?:diode|диод|стабилитрон|diyot)/iu,
    ['diode', 'suppressor', 'led', 'thyristor', 'varistor'],
  ],
  [
    /^(?:npn |pnp |power |bipolar |полев\p{L}+ |биполярн\p{L}+ )?(?:transistor|транзистор|mosfet|transistör)/iu,
    ['transistor', 'thyristor'],
  ],
  [/^(?:crystal|кварц|кристалл|xtal|kristal)/iu, ['crystal']],
];

/** Words that change the meaning of the word before: an LED driver is not an LED. */
const others =
  /driver|controller|holder|socket|sensor|array|network|protect|supervis|module|tester|kit(?=$|\W)|bridge|regulat|adapter|clock|драйвер|держател|сборк|модул|набор|датчик|контроллер|защит/iu;

/** Returns the kinds of parts that the first words of a text mean, or null if uncertain. */
export const statedKinds = (text: string): readonly PartKind[] | null =>
  others.test(text) ? null : (words.find(([pattern]) => pattern.test(text))?.[1] ?? null);

/** Letters of places on a board → the kind of part in words of the catalogue; Latin conventions and GOST 2.710 both. */
const rows = `
R | resistor
RN RA | resistor network
RP VR RV POT | potentiometer
RT TH NTC | ntc thermistor
RU MOV | varistor
C CP CE | capacitor
L | inductor
FB BEAD | ferrite bead
D VD CR | diode
ZD VZ DZ | zener diode
TVS | tvs diode
LED HL LD DL | led
Q VT TR T | transistor
VS | thyristor
Y XTAL ZQ BQ XT CRY | crystal
J XP XS XW XT CN CON CONN P X | connector
HDR PLS | connector
SW SA SB S KEY BTN | switch
F FU | fuse
K REL RL RELAY KV | relay
BZ BUZ BUZZER HA LS SP | buzzer
OK OC VU | optocoupler
`;

const kinds: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [letters = '', kind = ''] = row.split(' | ');
      return letters.split(' ').map((each) => [each, kind] as const);
    }),
);

/** `R3` → resistor, `ZQ1` → crystal; null for microcircuits (they have numbers) and letters that mean nothing sure. */
const kindOfDesignator = (designator: string): string | null =>
  kinds.get((/^\p{L}+/u.exec(designator)?.[0] ?? '').toUpperCase()) ?? null;

/** Names of footprints say it better: a diode of `LED_0603` gives light. */
const footprints: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[:_])LED/iu, 'led'],
  [/^(?:Capacitor_Tantalum|.*CP_EIA)/iu, 'tantalum capacitor'],
  [/CP_(?:Elec|Radial)/iu, 'electrolytic capacitor'],
  [/(?:^|:)Crystal/iu, 'crystal'],
  [/potentiometer|(?:^|:)Trimmer/iu, 'potentiometer'],
  [/varistor|RV_Disc/iu, 'varistor'],
  [/(?:^|:)R_Array/iu, 'resistor network'],
  [/(?:^|:)(?:L_)?Ferrite/iu, 'ferrite bead'],
  [/(?:^|:)(?:Fuse|Polyfuse)/iu, 'fuse'],
];

export const kindOfFootprint = (footprint: string): string | null =>
  footprints.find(([pattern]) => pattern.test(footprint))?.[1] ?? null;

/** Letters of microcircuits, modules and mechanics: parts that have no nominal. */
const withoutNominal = /^(?:U|IC|DA|DD|D[A-Z]|A|AE|ANT|BT|GB|G|M|MK|MH|TP|HOLE|LOGO|JP|USB|E|TV|TR?)$/u;

/** Of a place on a board; null: it has no nominal, undefined: nobody knows. */
export function kindAtPlace(designator: string | undefined): string | null | undefined {
  if (designator === undefined) return undefined;
  const kind = kindOfDesignator(designator);
  return kind ?? (withoutNominal.test((/^\p{L}+/u.exec(designator)?.[0] ?? '').toUpperCase()) ? null : undefined);
}

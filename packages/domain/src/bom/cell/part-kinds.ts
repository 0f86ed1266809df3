/** Designator letters → kind of part in the catalogue's words. Covers Latin conventions and GOST 2.710. */
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

/**
 * Returns the kind: `R3` → resistor, `ZQ1` → crystal. Returns null for microcircuits (found by number) and for
 * ambiguous letters.
 */
const kindOfDesignator = (designator: string): string | null =>
  kinds.get((/^\p{L}+/u.exec(designator)?.[0] ?? '').toUpperCase()) ?? null;

/** Footprint name → kind of part. Footprints are more precise than designators: `D1` in `LED_0603` is an LED. */
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

/** Designator letters of microcircuits, modules and mechanical parts, which have no nominal value. */
const withoutNominal = /^(?:U|IC|DA|DD|D[A-Z]|A|AE|ANT|BT|GB|G|M|MK|MH|TP|HOLE|LOGO|JP|USB|E|TV)$/u;

/** Returns the kind of part at a designator; null = a kind without nominal value, undefined = unknown. */
export function kindAtPlace(designator: string | undefined): string | null | undefined {
  if (designator === undefined) return undefined;
  // The number of a sheet or module may stand first: `5.R16`.
  const own = designator.replace(/^\d{1,3}\.(?=\p{L})/u, '');
  const kind = kindOfDesignator(own);
  return kind ?? (withoutNominal.test((/^\p{L}+/u.exec(own)?.[0] ?? '').toUpperCase()) ? null : undefined);
}

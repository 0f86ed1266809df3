import type { TextRow } from './fixed-width.ts';

/** A component of a netlist. */
interface Component {
  readonly places: readonly string[];
  readonly value: string;
  readonly footprint: string;
  /** Line in the file, from 1. */
  readonly line: number;
}

const unquoted = (text: string): string => text.trim().replace(/^'(.*)'$/u, '$1');

/** Protel: blocks in brackets, with designator, footprint and value on one line each. Nets follow in parentheses. */
function protelComponents(lines: readonly string[]): readonly Component[] {
  const components: Component[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.trim() !== '[') continue;
    const [place = '', footprint = '', value = ''] = lines.slice(at + 1, at + 4).map((line) => line.trim());
    if (place !== '' && place !== ']')
      components.push({ places: [place], footprint: footprint === ']' ? '' : footprint, value, line: at + 2 });
  }
  return components.map((one) => (one.value === ']' ? { ...one, value: '' } : one));
}

/** Telesis (Allegro): `footprint ! device ! value ; R1 R2`. A comma at the end continues the line. */
function telesisComponents(lines: readonly string[]): readonly Component[] {
  const components: Component[] = [];
  let open = '';
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    if (/^\$(?!PACKAGES)/iu.test(text)) break;
    if (text === '' || text.startsWith('$')) continue;
    open = `${open} ${text}`.trim();
    if (open.endsWith(',')) {
      open = open.slice(0, -1);
      continue;
    }
    const [part = '', places = ''] = open.split(';');
    const [footprint = '', device = '', value = ''] = part.split('!').map(unquoted);
    const named = places.split(/[\s,]+/u).filter((place) => place !== '');
    if (named.length > 0) components.push({ places: named, footprint, value: value || device, line: at + 1 });
    open = '';
  }
  return components;
}

/** PADS: below `*PART*`, lines `U1 LM358@SOIC-8`. Without `@`, the name is that of the part or of its package. */
function padsComponents(lines: readonly string[]): readonly Component[] {
  const first = lines.findIndex((line) => /^\*PARTS?\*/iu.test(line.trim()));
  const components: Component[] = [];
  if (first < 0) return components;
  for (let at = first + 1; at < lines.length; at += 1) {
    const text = (lines[at] ?? '').trim();
    if (text.startsWith('*')) break;
    const [place = '', part = ''] = text.split(/\s+/u);
    const [value = '', footprint = ''] = part.includes('@') ? part.split('@') : [part, part];
    if (place !== '' && part !== '') components.push({ places: [place], value, footprint, line: at + 1 });
  }
  return components;
}

/** Old KiCad: ` ( /4F08252F C_0603  C1 100n {Lib=C}` above the pins of each component. `$noname` = no footprint. */
const eeschemaComponents = (lines: readonly string[]): readonly Component[] =>
  lines.flatMap((line, at) => {
    const found =
      /^\s?\( \/?[\dA-Fa-f/]{8,} +(?<footprint>\S+) +(?<place>\S+) +(?<value>.*?)(?: *\{Lib=[^}]*\})? *$/u.exec(
        line,
      )?.groups;
    if (found === undefined) return [];
    const { footprint = '', place = '', value = '' } = found;
    const known = footprint === '$noname' ? '' : footprint;
    return [{ places: [place], value: value === '~' ? '' : value, footprint: known, line: at + 1 }];
  });

const readers: readonly (readonly [RegExp, (lines: readonly string[]) => readonly Component[]])[] = [
  [/^\[\s*$/u, protelComponents],
  [/^\$PACKAGES\b/iu, telesisComponents],
  [/^[*!]PADS-/iu, padsComponents],
  [/^# EESchema Netlist\b/iu, eeschemaComponents],
];

/**
 * Returns rows [designators, value, footprint] of a netlist of Protel, Telesis, PADS or old KiCad, with a header as row
 * 0. Equal components share a row. Returns null for another text.
 */
export function netlistRows(text: string): readonly TextRow[] | null {
  const start =
    text
      .trimStart()
      .slice(0, 200)
      .split(/[\r\n]/u, 1)[0] ?? '';
  const read = readers.find(([pattern]) => pattern.test(start))?.[1];
  if (read === undefined) return null;
  const components = read(text.split(/\r\n|[\r\n]/u));
  if (components.length === 0) return null;
  const equal = Map.groupBy(components, ({ value, footprint }) => `${value}\n${footprint}`);
  const rows = [...equal.values()].flatMap((group): TextRow[] => {
    const [one] = group;
    const places = group.flatMap((component) => component.places).join(', ');
    return one === undefined ? [] : [{ cells: [places, one.value, one.footprint], line: one.line }];
  });
  return [{ cells: ['Reference', 'Value', 'Footprint'], line: 0 }, ...rows];
}

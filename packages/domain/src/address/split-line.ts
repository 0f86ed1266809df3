/** Address parts that a courier needs. A part is empty if the line does not state it. */
export interface AddressParts {
  readonly postcode: string;
  readonly city: string;
  readonly street: string;
  readonly house: string;
  readonly flat: string;
}

const streetKinds =
  'улица|ул|проспект|просп|пр-кт|пр-т|переулок|пер|шоссе|ш|набережная|наб|бульвар|б-р|площадь|пл|проезд|аллея|тупик|тракт|линия|микрорайон|мкр|street|st|avenue|ave|caddesi|cad|sokak|sok';
const words = (names: string): string => `(?:${names})(?:\\.|(?=\\s|$))`;

const isStreet = new RegExp(`(?:^|\\s)${words(streetKinds)}`, 'iu');
const wider = new RegExp(
  `^(?:россия|российская федерация|russia|рф)$|(?:^|\\s)${words('область|обл|край|республика|респ|район|р-н|округ')}`,
  'iu',
);
const cityKind = new RegExp(
  `^${words('город|гор|г|поселок|посёлок|пос|п|село|с|деревня|дер|станица|ст-ца')}\\s*`,
  'iu',
);
const flatForm = new RegExp(`^${words('квартира|кв|офис|оф|помещение|пом|apartment|apt|daire')}\\s*(\\S.*)$`, 'iu');
const houseForm = new RegExp(`^${words('дом|д|владение|влд|здание|зд|участок|уч|house|no')}\\s*(\\d.*)$`, 'iu');
const blockForm = new RegExp(`^(?:${words('корпус|корп|строение|стр|литера|лит')}|(?:к|с)(?=\\d))\\s*\\S+$`, 'iu');
const bareHouse = /^\d+\s?\p{L}?(?:[/-]\d+\p{L}?)?(?:\s?(?:корп\.?|стр\.?|к|с)\s?\d+)*$/iu;
const streetWithHouse = /^(.*[^\d\s].*?)\s+(\d+\s?\p{L}?(?:[/-]\d+\p{L}?)?)$/u;

/** Matches the space before a word for street, house, block or flat. People often omit the comma there. */
const pauses = new RegExp(
  `\\s+(?=(?:улица|ул|проспект|просп|пр-т|переулок|пер|шоссе|набережная|наб|бульвар|площадь|проезд)(?:\\.|\\s)|(?:дом|д|корпус|корп|строение|стр|квартира|кв|офис|оф)\\.?\\s?\\d)`,
  'giu',
);

/**
 * Splits a line at commas, semicolons and line breaks. If the line has no comma, it is also split at {@link pauses}.
 */
const partsOf = (line: string): string[] => {
  const paused = line.includes(',') ? line : line.replace(pauses, ', ');
  return paused
    .split(/[,;\n]+/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '');
};

/** House and flat joined by a dash: `5-12`. */
const dashed = /^(\d+\p{L}?)-(\d+)$/u;

type Found = { -readonly [Part in keyof AddressParts]: AddressParts[Part] };

/** Stores a flat, a house, a block or a bare number in `found`. Returns false if the part is something else. */
function takeNumbered(part: string, found: Found, hasPlace: boolean): boolean {
  const flat = flatForm.exec(part)?.[1];
  if (flat !== undefined && found.flat === '') {
    found.flat = flat;
    return true;
  }
  if (found.house === '') {
    found.house = houseForm.exec(part)?.[1] ?? (bareHouse.test(part) && hasPlace ? part : '');
    return found.house !== '';
  }
  if (blockForm.test(part)) {
    found.house += ` ${part}`;
    return true;
  }
  if (!/^\d+$/.test(part) || found.flat !== '') return false;
  found.flat = part;
  return true;
}

/** Moves a house number out of the street and a flat number out of the house, if those fields are still empty. */
function takeApart(found: Found): void {
  const both = found.house === '' ? streetWithHouse.exec(found.street) : null;
  if (both !== null) [found.street, found.house] = [both[1] ?? '', both[2] ?? ''];
  const apart = found.flat === '' ? dashed.exec(found.house) : null;
  if (apart !== null) [found.house, found.flat] = [apart[1] ?? '', apart[2] ?? ''];
}

/**
 * Splits an address typed in one line into its parts: `Казань, ул. Баумана, 5, кв. 12`. Country, region and district
 * are left out. Other unrecognised words stay in the street, so that they are not lost. A person checks the parts
 * before they are used.
 */
export function splitAddressLine(line: string): AddressParts {
  const found: Found = { postcode: '', city: '', street: '', house: '', flat: '' };
  const withoutCode = line.replace(/(^|[\s,])(\d{6})(?=$|[\s,])/u, (_, before: string, code: string) => {
    found.postcode = code;
    return `${before},`;
  });
  const rest: string[] = [];
  for (const part of partsOf(withoutCode)) {
    if (!takeNumbered(part, found, rest.length > 0) && !wider.test(part)) rest.push(part);
  }
  const at = rest.findIndex((part) => !isStreet.test(part));
  const [city] = at < 0 ? [] : rest.splice(at, 1);
  found.city = (city ?? '').replace(cityKind, '');
  found.street = rest.join(', ');
  takeApart(found);
  return found;
}

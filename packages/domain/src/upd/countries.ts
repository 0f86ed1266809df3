/**
 * Countries that make components, by ISO 3166 alpha-2: the numeric code and the short name of the Russian classifier of
 * countries (ОКСМ, OK 025-2001).
 */
const countries: Readonly<Record<string, readonly [code: string, name: string]>> = {
  AT: ['040', 'АВСТРИЯ'],
  AU: ['036', 'АВСТРАЛИЯ'],
  BE: ['056', 'БЕЛЬГИЯ'],
  BG: ['100', 'БОЛГАРИЯ'],
  BR: ['076', 'БРАЗИЛИЯ'],
  BY: ['112', 'БЕЛАРУСЬ'],
  CA: ['124', 'КАНАДА'],
  CH: ['756', 'ШВЕЙЦАРИЯ'],
  CN: ['156', 'КИТАЙ'],
  CZ: ['203', 'ЧЕХИЯ'],
  DE: ['276', 'ГЕРМАНИЯ'],
  DK: ['208', 'ДАНИЯ'],
  EE: ['233', 'ЭСТОНИЯ'],
  ES: ['724', 'ИСПАНИЯ'],
  FI: ['246', 'ФИНЛЯНДИЯ'],
  FR: ['250', 'ФРАНЦИЯ'],
  GB: ['826', 'СОЕДИНЕННОЕ КОРОЛЕВСТВО'],
  GR: ['300', 'ГРЕЦИЯ'],
  HK: ['344', 'ГОНКОНГ'],
  HU: ['348', 'ВЕНГРИЯ'],
  ID: ['360', 'ИНДОНЕЗИЯ'],
  IE: ['372', 'ИРЛАНДИЯ'],
  IL: ['376', 'ИЗРАИЛЬ'],
  IN: ['356', 'ИНДИЯ'],
  IT: ['380', 'ИТАЛИЯ'],
  JP: ['392', 'ЯПОНИЯ'],
  KR: ['410', 'КОРЕЯ, РЕСПУБЛИКА'],
  KZ: ['398', 'КАЗАХСТАН'],
  LI: ['438', 'ЛИХТЕНШТЕЙН'],
  LT: ['440', 'ЛИТВА'],
  LU: ['442', 'ЛЮКСЕМБУРГ'],
  LV: ['428', 'ЛАТВИЯ'],
  MA: ['504', 'МАРОККО'],
  MT: ['470', 'МАЛЬТА'],
  MX: ['484', 'МЕКСИКА'],
  MY: ['458', 'МАЛАЙЗИЯ'],
  NL: ['528', 'НИДЕРЛАНДЫ'],
  NO: ['578', 'НОРВЕГИЯ'],
  PH: ['608', 'ФИЛИППИНЫ'],
  PL: ['616', 'ПОЛЬША'],
  PT: ['620', 'ПОРТУГАЛИЯ'],
  RO: ['642', 'РУМЫНИЯ'],
  RS: ['688', 'СЕРБИЯ'],
  SE: ['752', 'ШВЕЦИЯ'],
  SG: ['702', 'СИНГАПУР'],
  SI: ['705', 'СЛОВЕНИЯ'],
  SK: ['703', 'СЛОВАКИЯ'],
  TH: ['764', 'ТАИЛАНД'],
  TN: ['788', 'ТУНИС'],
  TR: ['792', 'ТУРЦИЯ'],
  TW: ['158', 'ТАЙВАНЬ (КИТАЙ)'],
  UA: ['804', 'УКРАИНА'],
  US: ['840', 'СОЕДИНЕННЫЕ ШТАТЫ'],
  VN: ['704', 'ВЬЕТНАМ'],
};

/** A country as columns 10 and 10а of the form name it. */
export interface OriginCountry {
  readonly code: string;
  readonly name: string;
}

/**
 * Returns the country of origin for columns 10 and 10а; null = the columns stay empty. They are filled in only for goods
 * from abroad (Government Decree 1137, rules for filling in, items 2 к and 2 к.1).
 */
export function originCountry(country: string | undefined): OriginCountry | null {
  const [code, name] = countries[country ?? ''] ?? [];
  return code === undefined || name === undefined ? null : { code, name };
}

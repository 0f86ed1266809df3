/**
 * TTL functions of Russian (GOST) logic, with the number of the 74 series: ЛА3 of any series is 7400. A function is
 * named the same in all series.
 */
const ttlFunctions = `
ЛА1 20, ЛА2 30, ЛА3 00, ЛА4 10, ЛА6 40, ЛА7 22, ЛА8 01, ЛА9 03, ЛА10 12, ЛА11 26, ЛА12 37, ЛА13 38, ЛА16 140,
ЛЕ1 02, ЛЕ2 23, ЛЕ3 25, ЛЕ4 27, ЛЕ5 28, ЛЕ6 128, ЛЕ7 260, ЛИ1 08, ЛИ2 09, ЛИ3 11, ЛИ4 15, ЛИ6 21, ЛЛ1 32,
ЛН1 04, ЛН2 05, ЛН3 06, ЛН5 16, ЛН6 366, ЛН7 368, ЛП4 17, ЛП5 86, ЛП8 125, ЛП9 07, ЛП10 365, ЛП11 367, ЛП12 136,
ЛП14 126, ЛР1 50, ЛР3 53, ЛР4 55, ЛР11 51, ЛР13 54, ТВ1 72, ТВ6 107, ТВ9 112, ТВ10 113, ТВ11 114, ТВ15 109,
ТЛ1 13, ТЛ2 14, ТЛ3 132, ТМ2 74, ТМ5 77, ТМ7 75, ТМ8 175, ТМ9 174, ТР2 279, АГ1 121, АГ3 123, АГ4 221,
АП3 240, АП4 241, АП5 244, АП6 245, ИВ1 148, ИВ3 147, ИД1 141, ИД3 154, ИД4 155, ИД5 156, ИД6 42, ИД7 138, ИД10 145,
ИД14 139, ИД18 247, ИЕ2 90, ИЕ4 92, ИЕ5 93, ИЕ6 192, ИЕ7 193, ИЕ8 97, ИЕ9 160, ИЕ10 161, ИЕ11 162, ИЕ12 190, ИЕ13 191,
ИЕ14 196, ИЕ15 197, ИЕ16 168, ИЕ17 169, ИЕ18 163, ИЕ19 393, ИМ1 80, ИМ2 82, ИМ3 83, ИМ5 183, ИМ6 283, ИП2 180, ИП3 181,
ИП4 182, ИП5 280, ИП6 242, ИП7 243, ИР1 95, ИР8 164, ИР9 165, ИР10 166, ИР11 194, ИР12 195, ИР13 198, ИР15 173,
ИР16 295, ИР22 373, ИР23 374, ИР24 299, ИР26 670, ИР27 377, ИР30 259, ИР32 170, ИР33 573, ИР35 273, ИР37 574,
КП1 150, КП2 153, КП5 152, КП7 151, КП11 257, КП12 253, КП13 298, КП14 258, КП15 251, КП16 157, КП17 353, КП18 158,
КП19 352, КП20 399, СП1 85, РУ2 89, ИВ2 348, ИЕ20 390, ИР25 395, ИР28 322, ИР29 323, ИР34 873, ИР38 874, ИМ7 385,
ИП8 261, ИП9 384, АП9 640, АП10 646, АП14 465, АП15 466, АП16 643, ЛР9 64, ЛР10 65, ЛА21 1000, ЛА22 1020, ЛА23 1003,
ЛА24 1010, ЛЕ10 1002, ЛЕ11 33, ЛИ8 1008, ЛИ10 1011, ЛЛ4 1032, ЛН8 1004, ЛН10 1005, ЛП16 1034, ЛП17 1035
`;

/** CMOS functions, with the number of the 4000 series. All Russian CMOS series have the same functions. */
const cmosFunctions = `
ЛА7 4011, ЛА8 4012, ЛА9 4023, ЛА10 40107, ЛЕ5 4001, ЛЕ6 4002, ЛЕ10 4025, ЛН1 4502, ЛН2 4049, ЛН3 4503, ЛП2 4030,
ЛС2 4019, АГ1 4098, ГГ1 4046, ИД1 4028, ИД4 4055, ИД5 4056, ИЕ8 4017, ИЕ9 4022, ИЕ10 4520, ИЕ11 4516, ИЕ14 4029,
ИЕ15 4059, ИЕ16 4020, ИЕ19 4018, ИЕ20 4040, ИК1 4053, ИМ1 4008, ИП2 4585, ИП5 4554, ИР1 4006, ИР2 4015, ИР6 4034,
ИР9 4035, ИР12 4580, КП1 4052, КП2 4051, КП3 4512, КТ1 4016, КТ3 4066, ПР1 4094, ПУ4 4050, ПУ6 40109, СА1 4531,
ТВ1 4027, ТЛ1 4093, ТМ2 4013, ТМ3 4042, ТР2 4043, УМ1 4054, ЛИ2 4081, ЛП1 4007, ЛП14 4070, ПУ2 4009, ПУ3 4010,
ИД6 4555, ИЕ1 4024, ИЕ4 4026, ИЕ22 4553, ИП3 4581, ИП4 4582, ИП6 40101, ИР10 4006, ИР11 4036, ИР16 40105, КП4 4519,
РУ2 4061
`;

/** Russian series → families of the 74 series, the most similar first. The empty text is the first family, SN7400. */
const ttlSeries: Readonly<Record<string, readonly string[]>> = {
  133: ['', 'LS', 'HC'],
  155: ['', 'LS', 'HC'],
  131: ['H', 'LS', 'HC'],
  158: ['L', 'LS', 'HC'],
  530: ['S', 'F', 'LS'],
  531: ['S', 'F', 'LS'],
  533: ['LS', 'HC'],
  555: ['LS', 'HC'],
  1531: ['F', 'LS'],
  1533: ['ALS', 'LS', 'HC'],
  1554: ['AC', 'HC'],
  1564: ['HC'],
  1594: ['ACT', 'HCT'],
  5564: ['HCT'],
};

const cmosSeries: ReadonlySet<string> = new Set(['164', '176', '561', '564', '1526', '1561']);

/** Beginnings that makers put before a number of the 4000 series: `CD4011`, `MC14011`. */
const cmosMakers = ['CD', 'HEF', 'HCF', 'MC1', 'TC'];

const numbersOf = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split(/,\s*/u)
      .map((row) => row.split(' ') as [string, string]),
  );

const ttlNumbers = numbersOf(ttlFunctions);
const cmosNumbers = numbersOf(cmosFunctions);

/** Numbers of the makers for one circuit of a family: `SN74LS00`, `74LS00`. */
const ofFamily = (family: string, number: string): readonly string[] =>
  family === ''
    ? [`SN74${number}`]
    : [`SN74${family}${number}`, `74${family}${number}`, `CD74${family}${number}`, `MC74${family}${number}`];

/**
 * Returns beginnings of the foreign numbers of a Russian logic circuit, the most similar first: `155`, `ЛА3` → SN7400,
 * SN74LS00 …; empty for a series or function without an equivalent.
 */
export function logicAnaloguesOf(series: string, circuit: string): readonly string[] {
  if (cmosSeries.has(series)) {
    const number = cmosNumbers.get(circuit);
    return number === undefined ? [] : cmosMakers.map((maker) => maker + number);
  }
  const number = ttlNumbers.get(circuit);
  return number === undefined ? [] : (ttlSeries[series] ?? []).flatMap((family) => ofFamily(family, number));
}

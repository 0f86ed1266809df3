import { describe, expect, test } from 'vitest';
import { passiveFamilies } from './passives.ts';
import { draftsOf } from './passives/drafts.ts';

const rkm = '(?:0R\\d{1,3}|\\d{1,3}[RKM]\\d{0,2})';
const three = '(?:\\d{3}|\\dR\\d|R\\d{2})';
const four = '(?:\\d{4}|\\d{1,2}R\\d{1,2}|R\\d{3})';
const size = '(?:0201|0402|0603|0805|1206|1210|2010|2512)';
const volts = '(?:0J|1A|1C|1E|1V|1H|1J|2A|2C|2E|2G|2J|2W|3A)';

/** Pattern of the ordering codes, by "maker series". */
const forms: Readonly<Record<string, string>> = {
  'yageo RC': `RC${size}[FJD][RK]-(07|10|13)${rkm}L`,
  'yageo AC': `AC${size}[FJ][RK]-(07|10|13)${rkm}L`,
  'yageo RT': `RT${size}[BCDF][RK][BCDE](07|10|13)${rkm}L`,
  'vishay CRCW': `CRCW${size}[0-9RKM]{4}[FJ][KN](EA|EC)`,
  'vishay TNPW': `TNPW${size}[0-9RKM]{4}[BCDF][YEH](EA|EN)`,
  'panasonic ERJ': `ERJ-(1GN|2RK|3EK|6EN|8EN|14N|12SF|1TN|2GE|3GEY|6GEY|8GEY|14Y|12Y|1TY)(F?${four}|J${three})[VXUC]`,
  'panasonic ERA': `ERA-[2368]A[RE][BWD](${three}|${four})[VX]`,
  'rohm MCR': `MCR\\d{2,3}[EMJ]Z[HP](FX?${four}|J${three})`,
  'koa RK73': `RK73(H[12][A-Z]T?T[DEP]${four}F|H3ATTE${four}F|B\\d[A-Z]T?T[DEP]${three}J)`,
  'bourns CR': `CR${size}-(FX-${four}|JW-${three})ELF`,
  'murata GRM': `GRM(155|188|21B|31C|32E)(5C|R7|R6)${volts}${three}[JGFCBDKM]A93[DJ]`,
  'yageo CC': `CC${size}[JGFCBDKM][RP](NPO|X7R|X5R)[0-9YZC]B[NB]${three}`,
  'samsung CL': `CL(05|10|21|31|32)[CBA]${three}[JGFCBDKM][QPOABCEHI][58FHJ]NNN[CD]`,
  'tdk C': `C(1005|1608|2012|3216|3225)(C0G|X7R|X5R)${volts}${three}[JGFCBDKM]\\d{3}A[AB]`,
  'kemet C (KEMET)': `C${size}C\\d{3}[JGFCBDKM][0-9ABD][GRP]AC(TU|7210)`,
  'nichicon UVR': `UVR${volts}(\\d{3}|\\dR\\d)M[DEPH]D(1TA)?`,
  'panasonic FK': `EEEFK${volts}(\\d{3}|\\dR\\d)[RP]`,
  'avx TAJ': `TAJ[A-E]\\d{3}[KM]\\d{3}[RS]NJ`,
  'kemet T491': `T491[A-E]\\d{3}[KM]\\d{3}AT(7280)?`,
  'wima MKS2': `MKS2[CDFG]0\\d{4}1[A-H]00[KJM]SSD`,
  'bourns 3296': `3296[WXYPZ]-1-\\d{3}LF`,
  'murata BLM': `BLM\\d{2}[A-Z]{2}\\d{3}[ST]N1[DL]`,
  'abracon ABM': `AB(M8|M3B|M3|LS|M10)-\\d+\\.\\d{3,6}MHZ-(B2|B4|10-D1G)-T`,
  'resurs МЛТ': `МЛТ-(0,125|0,25|0,5|1|2) [\\d,]+ [кМ]?Ом (2|5|10)%`,
};

describe('ordering codes', () => {
  test.each(Object.entries(forms))('%s', (name, form) => {
    const family = passiveFamilies.find(({ brand, series }) => `${brand} ${series}` === name);
    if (family === undefined) throw new Error(`no family ${name}`);
    const pattern = new RegExp(`^${form}$`);
    const odd: string[] = [];
    let count = 0;
    for (const { mpn } of draftsOf(family)) {
      count += 1;
      if (!pattern.test(mpn)) odd.push(mpn);
      if (count >= 5000) break;
    }
    expect(odd.slice(0, 5)).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });

  test("the makers' examples occur", () => {
    const wanted = new Set([
      'RC0603FR-0710KL',
      'CC0603KRX7R9BB104',
      'CRCW060310K0FKEA',
      'ERJ-3EKF1002V',
      'ERJ-3GEYJ103V',
      'MCR03EZPFX1002',
      'GRM188R71H104KA93D',
      'CL10B104KB8NNNC',
      'C1608X7R1H104K080AA',
      'C0603C104K5RACTU',
      '3296W-1-103LF',
      'TAJA106K016RNJ',
      'BLM18AG601SN1D',
      'UVR1C101MDD',
    ]);
    for (const family of passiveFamilies) {
      let count = 0;
      for (const { mpn } of draftsOf(family)) {
        wanted.delete(mpn);
        count += 1;
        if (count > 3000) break;
      }
    }
    expect([...wanted]).toEqual([]);
  });

  test('combinations that no maker builds do not occur', () => {
    const ceramics = passiveFamilies.filter(({ category }) => category === 'chip-ceramic-capacitors');
    const odd = ceramics.flatMap((family) =>
      [...draftsOf(family)].filter(({ attributes }) => {
        const farads = Number(attributes['capacitance']);
        const most =
          attributes['dielectric'] === 'C0G' ? 1.01e-7 : attributes['package'] === '0402' ? 1.01e-5 : 1.01e-4;
        return farads > most;
      }),
    );
    expect(odd.map(({ mpn }) => mpn)).toEqual([]);
  });
});

describe('the whole range', () => {
  test('reaches a million parts, 300,000 of them chip resistors', () => {
    const counts = new Map<string, number>();
    for (const family of passiveFamilies) {
      const perFamily = family.forms.reduce(
        (sum, form) => sum + family.values.filter((value) => form.accepts(value)).length * family.packings.length,
        0,
      );
      counts.set(family.category, (counts.get(family.category) ?? 0) + perFamily);
    }
    expect(counts.get('chip-resistors')).toBeGreaterThan(300_000);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1_000_000);
  });
});

import { describe, expect, it } from 'vitest';

import { makerKey, makerShortKey, makerTitle, readMakerName } from '../product/maker-spelling.ts';
import { makerRegistry, type NamedMaker } from './maker-registry.ts';

describe('keys', () => {
  it.each(
    `Inc Incorporated Corp Corporation Co Company Ltd Limited LLC LLLP LP GmbH AG SA SpA SRL SAS ASA AB Oy BV NV Pte Pvt
    Pty PLC KG KK ApS Mfg The and USA America ООО ОАО ЗАО АО ПАО`.split(/\s+/),
  )('the legal form %s does not make another maker', (word) => {
    expect(makerKey(`Zorg ${word}`)).toBe('zorg');
  });
  it.each(
    `group international intl holding holdings technology electronics electric semiconductor microelectronics components
    industries intertech america sales connectivity automation devices manufacturing enterprise solutions systems network
    products optoelectronics microsystems`.split(/\s+/),
  )('the industry word %s is not a name by itself', (word) => {
    expect(makerShortKey(`Zorg ${word}`)).toBe('zorg');
    expect(makerShortKey(word)).not.toBe('');
  });
  it.each([
    ['Zorg Elec', 'zorgelectronics'],
    ['Zorg Electronic', 'zorgelectronics'],
    ['Zorg Tech', 'zorgtechnology'],
    ['Zorg Technologies', 'zorgtechnology'],
    ['Zorg Semicon', 'zorgsemiconductor'],
    ['Zorg Semiconductors', 'zorgsemiconductor'],
    ['Zorg Semi', 'zorgsemiconductor'],
    ['Zorg Component', 'zorgcomponents'],
    ['Zorg Industry', 'zorgindustries'],
    ['Zorg Instrument', 'zorginstruments'],
    ['Zorg Enterprises', 'zorgenterprise'],
    ["Zorg's", 'zorgs'],
    ['Z.O.R.G.', 'zorg'],
    ['Zorg-Bar/Foo', 'zorgbarfoo'],
    ['B&K', 'b&k'],
    ['C+K', 'c+k'],
    ['Ｚｏｒｇ', 'zorg'],
    ['(Zorg)', 'zorg'],
    ['Zorg (Taiwan)', 'zorg'],
    ['Zorg (', 'zorg'],
    ['(x) Zorg', 'x'],
    ['Inc', 'inc'],
    ['', ''],
  ])('the key of %j is %j', (name, key) => expect(makerKey(name)).toBe(key));
  it('reads 300 characters of a name', () => {
    expect(makerKey('z'.repeat(301))).toBe('z'.repeat(300));
  });
});

describe('titles', () => {
  it.each([
    ['Zorg Inc', 'Zorg'],
    ['Zorg, Inc.', 'Zorg'],
    ['Zorg Corp.', 'Zorg'],
    ['Zorg Co., Ltd.', 'Zorg'],
    ['Zorg LLC', 'Zorg'],
    ['Zorg GmbH', 'Zorg'],
    ['Zorg Limited', 'Zorg'],
    ['Zorg Corporation', 'Zorg'],
    ['Zorg Incorporated', 'Zorg'],
    ['Zorg Inc, Korea', 'Zorg, Korea'],
    ['Incredible Zorg', 'Incredible Zorg'],
    ['  Zorg   Bar ', 'Zorg Bar'],
    ['Zorg (Foo Bar)', 'Zorg'],
    ['Zorg.', 'Zorg'],
    ['(', '('],
  ])('%j is shown as %j', (name, title) => expect(makerTitle(name)).toBe(title));
});

describe('a parsed spelling', () => {
  it('is a code and a full name', () => {
    expect(readMakerName('FH(Guangdong Fenghua Advanced Tech Co.)')).toEqual({
      words: 'fh guangdong fenghua advanced technology',
      key: 'fhguangdongfenghuaadvancedtechnology',
      code: 'fh',
      full: 'guangdongfenghuaadvancedtechnology',
      isFullTelling: true,
      core: 'guangdongfenghuaadvanced',
      title: 'FH',
      longTitle: 'FH (Guangdong Fenghua Advanced Tech)',
    });
  });
  it('has its short form at the end', () => {
    expect(readMakerName('Monolithic Power Systems Inc. (MPS)')).toMatchObject({
      words: 'mps monolithic power systems',
      code: 'mps',
      full: 'monolithicpowersystems',
      title: 'Monolithic Power Systems',
      longTitle: 'MPS (Monolithic Power Systems)',
    });
  });
  it.each(['Zorg (Zorgov)', 'Zorg Bar (Zorgov)', 'Zorg Bar (A B)', 'Zorg Bar (A.B)'])(
    '%s: what is long, or no word, is the full name',
    (name) => expect(readMakerName(name).title).toBe(name.split(' (')[0]),
  );
  it.each([
    ['Zorg Bar (Zorgo)', 'zorgo'],
    ['Zorg Bar (A&B-1)', 'a&b1'],
  ])('%s has the short form %s', (name, code) =>
    expect(readMakerName(name)).toMatchObject({ code, title: 'Zorg Bar' }),
  );
  it.each(['Zorg (Zorg Ltd)', 'Zorg (Taiwan)', 'Zorg (Hongkong, China)', 'Zorg ()', 'Zorg (-)'])(
    '%s has one name',
    (name) => expect(readMakerName(name)).toMatchObject({ full: null, code: 'zorg', title: 'Zorg', longTitle: 'Zorg' }),
  );
  it.each(
    `taiwan china shanghai shenzhen beijing nanjing guangzhou dongguan wuxi suzhou hangzhou hongkong usa us uk germany
    japan korea europe asia international`.split(/\s+/),
  )('the place %s is not a full name', (place) => expect(readMakerName(`Zorg (${place})`).full).toBeNull());
  it('a full name of one word is not distinctive', () => {
    expect(readMakerName('ST(Semtech)').isFullTelling).toBe(false);
    expect(readMakerName('ST(Semtech Ltd)').isFullTelling).toBe(false);
    expect(readMakerName('ST(Semtech Two)').isFullTelling).toBe(true);
  });
});

describe('the makers that a spelling may mean', () => {
  const registry = (...names: readonly string[]) => {
    const makers = makerRegistry();
    names.forEach((name, id) => makers.add(id, readMakerName(name)));
    return (spelling: string): readonly (readonly [number, NamedMaker['why']])[] =>
      makers.find(readMakerName(spelling)).map(({ id, why }) => [id, why]);
  };

  it.each([
    [['Texas Instruments'], 'Texas Instruments Inc.', [[0, 'spelling']]],
    [['FH(Guangdong Fenghua)'], 'Guangdong Fenghua', [[0, 'full_name']]],
    [['FH(Guangdong Fenghua)'], 'FHX(Guangdong Fenghua)', [[0, 'full_name']]],
    [['Guangdong Fenghua'], 'FH(Guangdong Fenghua)', [[0, 'full_name']]],
    [['TAI-TECH'], 'Taitech', []],
    [['Infineon'], 'Infineon Technologies', [[0, 'name']]],
    [['Infineon Technologies'], 'Infineon', [[0, 'name']]],
    [['ABC Technologies'], 'ABC', [[0, 'code']]],
    [['ABC'], 'ABC Technologies', [[0, 'code']]],
    [['TI(Texas Instruments)'], 'TI', [[0, 'code']]],
    [['TEXI(Texas Instruments)'], 'TEXI', [[0, 'name']]],
    [['TI'], 'TI(Texas Instruments)', [[0, 'code']]],
    [['ST(Semtech)'], 'Semtech', [[0, 'code']]],
    [['Semtech'], 'ST(Semtech)', [[0, 'code']]],
    [['UTC(Unisonic Tech)'], 'UTC(United Chemicon)', []],
    [['UTC(Unisonic Tech)'], 'UTC(Unisonic Technologies Group)', [[0, 'full_name']]],
    [['Samsung'], 'Samsung Electro-Mechanics', [[0, 'beginning']]],
    [['Samsung Electro-Mechanics'], 'Samsung', [[0, 'beginning']]],
    [['Samsung Electro-Mechanics'], 'Samsung Electro-Mech', [[0, 'beginning']]],
    [['Bosch'], 'Bosch Sensortec', [[0, 'beginning']]],
    [['Acme'], 'Acme Rockets', []],
    [['Acme Rockets'], 'Acme', []],
    [['Zorgoland Me'], 'Zorgoland Meteor', []],
    [['Zorgo Meteor'], 'Zorgo Met', []],
    [['Zorg-Bar Technologies'], 'ZorgBar Technologies', [[0, 'name']]],
    [['Nobody'], 'Somebody', []],
    [[], 'Zorg', []],
  ] as const)('%j: %s', (names, spelling, found) => {
    expect(registry(...names)(spelling)).toEqual(found);
  });

  it('the most certain comes first, each maker once', () => {
    const find = registry('Zorgo Bar', 'Zorgo(Big Company)', 'Zorgo Technologies');
    expect(find('Zorgo')).toEqual([
      [2, 'name'],
      [1, 'name'],
      [0, 'beginning'],
    ]);
  });
  it('of two makers with one name, the first keeps it', () => {
    expect(registry('Zorg', 'Zorg')('Zorg')).toEqual([[0, 'spelling']]);
    expect(registry('A(Big Zorg)', 'B(Big Zorg)')('Big Zorg')).toEqual([[0, 'full_name']]);
  });
  it('an empty name finds nothing', () => {
    expect(registry('Inc', 'Zorg')('')).toEqual([]);
  });
});

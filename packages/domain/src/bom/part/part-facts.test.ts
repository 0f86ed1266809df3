import { describe, expect, it } from 'vitest';

import { attritionPresets } from '../attrition.ts';
import { leftReasons } from '../match/assemble.ts';
import { bomActions } from '../row/bom-action.ts';
import { refusedRowReasons, spreadsheetDamages, unknownLine } from '../row/bom-line.ts';
import { unboughtSections } from '../row/list-form.ts';
import { differenceSubjects } from './difference.ts';
import { bomStatuses, candidatesMax, healthFlags, matchReasons, nearPartsMax } from './match.ts';
import { missingReasons } from './missing-reason.ts';
import { comparedKeys, kindOfPart } from './part-facts.ts';

describe('the kind of a part', () => {
  it.each([
    ['resistor', 'resistors'],
    ['network', 'resistor-networks'],
    ['potentiometer', 'potentiometers'],
    ['thermistor', 'ntc-thermistors ptc-thermistors'],
    ['varistor', 'varistors'],
    ['capacitor', 'capacitors'],
    ['inductor', 'inductors'],
    ['ferrite', 'ferrite-beads'],
    ['transformer', 'transformers common-mode-chokes'],
    ['diode', 'diodes'],
    ['suppressor', 'tvs-diodes'],
    ['led', 'leds seven-segment-displays'],
    ['transistor', 'transistors'],
    ['thyristor', 'thyristors'],
    ['optocoupler', 'optocouplers'],
    ['ic', 'integrated-circuits'],
    ['crystal', 'frequency-control'],
    ['connector', 'connectors'],
    ['switch', 'switches'],
    ['relay', 'relays'],
    ['fuse', 'fuses resettable-fuses fuse-holders'],
    ['resistor', 'rezistory-chip'],
    [null, 'things'],
  ])('%s: %s', (kind, slugs) => {
    for (const slug of slugs.split(' '))
      expect([slug, kindOfPart({ categories: [slug], values: {} })]).toEqual([slug, kind]);
  });
  it('the nearest known category counts, before words in the addresses of categories', () => {
    expect(kindOfPart({ categories: ['things', 'tvs-diodes', 'diodes'], values: {} })).toBe('suppressor');
    expect(kindOfPart({ categories: ['rezistory', 'capacitors'], values: {} })).toBe('capacitor');
    expect(kindOfPart({ categories: [], values: {} })).toBeNull();
  });
  it('a luminous intensity tells a light-emitting diode', () => {
    expect(kindOfPart({ categories: ['resistors'], values: { luminous_intensity: 5 } })).toBe('led');
  });
});

it('words of stored lists and answers', () => {
  const words = {
    comparedKeys,
    differenceSubjects,
    bomStatuses,
    matchReasons,
    healthFlags,
    missingReasons,
    bomActions,
    spreadsheetDamages,
    refusedRowReasons,
    unboughtSections,
    leftReasons,
    attritionPresets,
  };
  expect(Object.fromEntries(Object.entries(words).map(([name, list]) => [name, list.join(' ')]))).toEqual({
    comparedKeys:
      'resistance capacitance inductance impedance frequency tolerance voltage reverse_voltage zener_voltage ' +
      'drain_source_voltage collector_emitter_voltage dielectric power polarity pins rows luminous_intensity',
    differenceSubjects: 'designator kind number value tolerance voltage dielectric power polarity pins package',
    bomStatuses: 'exact probable several not_found not_carried conflict excluded error',
    matchReasons:
      'chosen assembled chosen_before shop_number mpn_and_maker mpn foreign_number alternate normalised_mpn packing ' +
      'similar_mpn corrected_mpn parameters words',
    healthFlags:
      'short_stock below_minimum off_multiple lead_time not_for_new_designs end_of_life obsolete price_missing price_changed',
    missingReasons: 'number value unread',
    bomActions: 'order take_available split wait ask exclude',
    spreadsheetDamages: 'exponent date cut_zeros hidden_characters',
    refusedRowReasons: 'blank before_header header group_title total signature after_end no_part not_fitted not_bought',
    unboughtSections: 'complexes assemblies details materials kits',
    leftReasons: 'error removed nothing contradicts vague maker package out_of_stock',
    attritionPresets: 'none hand machine own leader',
  });
  expect([candidatesMax, nearPartsMax]).toEqual([10, 5]);
});

it('a line without facts is for one piece', () => {
  expect(unknownLine).toEqual({
    rows: [],
    sheets: [],
    cells: [],
    designators: [],
    quantity: 1,
    isDnp: false,
    mpn: null,
    maker: null,
    value: null,
    package: null,
    description: null,
    shopNumber: null,
    foreignNumbers: [],
    customerNumber: null,
    alternates: [],
    targetPrice: null,
    note: null,
    words: '',
    problems: [],
  });
});

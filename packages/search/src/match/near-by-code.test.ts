import { referenceFrame } from '@farad/frame/reference-frame';
import { emptyFilter } from '@farad/domain/search-query';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { partsCatalogue } from '../testing/parts-catalogue.ts';

const parts = partsCatalogue(referenceFrame);
const engine = buildEngine(referenceFrame, parts);
const nearTo = (text: string) => {
  const { ids, missing } = engine.search({ ...emptyFilter, text });
  expect(ids).toEqual([]);
  return missing?.near.map((id) => parts.find((part) => part.id === id)?.mpn);
};

test('for a missing passive part, parts with its values are shown, not with its letters', () => {
  expect(nearTo('WR06X1002FTL')).toEqual(
    expect.arrayContaining(['RC0603FR-0710KL', 'CRCW060310K0FKEA', 'ERJ-3EKF1002V', 'RT0603BRD0710KL']),
  );
  expect(nearTo('WR06X1002FTL')).not.toContain('RC0603JR-0710KL');
  expect(nearTo('CC0603KRX7R8BB104')).toEqual(
    expect.arrayContaining(['CL10B104KA8NNNC', 'CC0603KRX7R9BB104', 'GRM188R71H104KA93D']),
  );
  expect(nearTo('CC0603KRX7R8BB104')).not.toContain('GRM21BR71H104KA01L');
});

test('parts with these values are shown although all are less precise', () => {
  expect(nearTo('CC0603JRNPO0BN180')).toEqual(['CL10C180JB8NNNC']);
});

test('for a value that no part has, similar numbers are shown', () => {
  expect(nearTo('RC0603FR-0711KL')).toEqual(expect.arrayContaining(['RC0603FR-0710KL']));
});

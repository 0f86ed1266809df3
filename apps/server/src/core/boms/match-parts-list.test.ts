import { usualGrades, type BomLine, type BomMatch } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { matchPartsList, type MatchRequest } from './match-parts-list.ts';
import { openApplication, type TestApplication } from '#testing/application.ts';
import { insertCatalogue, products } from '#testing/catalogue.ts';
import { lineWith, longPartsList } from '#testing/parts-list-lines.ts';

const { tiered, byTens, reduced, known, draft, lastPiece } = products;
const options = { boards: 1, grades: usualGrades, isExactOnly: false, isSamePackageOnly: false };

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication({
    searchThreads: 1,
    fill: async (db) => {
      await insertCatalogue(db);
      await db
        .updateTable('product')
        .set({ other_numbers: JSON.stringify({ lcsc: 'C14663', digikey: '311-1344-1-ND' }) })
        .where('id', '=', byTens.id)
        .execute();
      await db
        .updateTable('product')
        .set({ other_numbers: JSON.stringify({ lcsc: 'C99' }) })
        .where('id', '=', draft.id)
        .execute();
    },
  });
  await shop.connection.pool.query("insert into brand_spelling (spelling, brand_id) values ('якео', 1)");
});
afterAll(() => shop.close());

const match = (lines: readonly BomLine[], request: Partial<MatchRequest> = {}): Promise<readonly BomMatch[]> =>
  matchPartsList(shop.deps, { lines, options, chosenBefore: () => null, ...request });

async function matchOne(fields: Partial<BomLine>, request: Partial<MatchRequest> = {}): Promise<BomMatch | undefined> {
  const [found] = await match([lineWith(fields)], request);
  return found;
}

const foreign = (number: string, distributor: 'lcsc' | 'digikey' | 'mouser' | null = null) => ({
  foreignNumbers: [{ distributor, number }],
});

describe('numbers of other distributors (product M4)', () => {
  it.each([
    ['of the distributor', foreign('C14663', 'lcsc')],
    ['in small letters and with spaces', foreign(' c14663 ', 'lcsc')],
    ['of whom is not said, with the maker', { maker: 'YAGEO', ...foreign('311-1344-1-ND') }],
  ])('determine the part: %s', async (_, fields) => {
    expect(await matchOne(fields)).toMatchObject({
      status: 'exact',
      reason: 'foreign_number',
      productId: byTens.id,
    });
  });

  it('of an unnamed distributor may mean another part', async () => {
    expect(await matchOne(foreign('C14663'))).toMatchObject({ status: 'probable', productId: byTens.id });
    expect(await matchOne({ mpn: 'C14663' })).toMatchObject({ status: 'probable', productId: byTens.id });
  });

  it('of an unknown distributor are ignored', async () => {
    expect(await matchOne(foreign('C14663', 'mouser'))).toMatchObject({ status: 'not_found', candidates: [] });
  });

  it('must agree with the maker’s number, else it is a conflict', async () => {
    expect(await matchOne({ mpn: byTens.mpn, maker: 'YAGEO', ...foreign('C14663') })).toMatchObject({
      status: 'exact',
      reason: 'mpn_and_maker',
    });
    expect(await matchOne({ mpn: reduced.mpn, ...foreign('C14663') })).toMatchObject({
      status: 'conflict',
      productId: null,
      candidates: [{ productId: byTens.id }, { productId: reduced.id }],
    });
  });

  it('do not find hidden products', async () => {
    expect(await matchOne(foreign('C99'))).toMatchObject({ status: 'not_found', candidates: [] });
    expect(await matchOne({ mpn: draft.mpn })).toMatchObject({ status: 'not_found', candidates: [] });
    expect(await matchOne({ shopNumber: String(draft.id) })).toMatchObject({ status: 'not_found', candidates: [] });
  });
});

describe('makers', () => {
  it.each(['Yageo', 'YAGEO Corp.', 'yageo', 'Якео'])('%s is the maker', async (maker) => {
    expect(await matchOne({ mpn: tiered.mpn, maker })).toMatchObject({ status: 'exact', reason: 'mpn_and_maker' });
  });

  it('unknown to the shop make the match uncertain', async () => {
    expect(await matchOne({ mpn: tiered.mpn, maker: 'Nobody & Sons' })).toMatchObject({
      status: 'probable',
      productId: tiered.id,
    });
  });
});

describe('a product that is not sold', () => {
  it('is reported', async () => {
    expect(await matchOne({ mpn: known.mpn })).toMatchObject({
      status: 'not_carried',
      productId: null,
      candidates: [{ productId: known.id }],
    });
  });

  it('is ignored if it was chosen before', async () => {
    const chosenBefore = () => known.id;
    expect(await matchOne({ mpn: tiered.mpn }, { chosenBefore })).toMatchObject({
      reason: 'mpn',
      productId: tiered.id,
    });
  });
});

describe('choices', () => {
  it('made before decide the match', async () => {
    const chosenBefore = (line: BomLine) => (line.mpn === 'ABC-1' ? reduced.id : null);
    const [chosen, other] = await match([lineWith({ mpn: 'ABC-1' }), lineWith({ mpn: 'ABC-2' })], { chosenBefore });
    expect(chosen).toMatchObject({ status: 'exact', reason: 'chosen_before', productId: reduced.id });
    expect(other).toMatchObject({ status: 'not_found', productId: null });
  });

  it('of a deleted product are ignored', async () => {
    const chosenBefore = () => 123_456 as ProductId;
    expect(await matchOne({ mpn: 'ABC-1' }, { chosenBefore })).toMatchObject({ status: 'not_found' });
  });
});

describe('lists', () => {
  it('are answered in their order; equal lines get equal answers, unfitted lines none', async () => {
    const line = lineWith({ mpn: tiered.mpn });
    const found = await match([line, lineWith({ isDnp: true, mpn: tiered.mpn }), lineWith({ mpn: 'ZZ-9' }), line]);
    expect(found.map(({ status }) => status)).toEqual(['exact', 'excluded', 'not_found', 'exact']);
    expect(found[3]).toEqual(found[0]);
  });

  it('are matched for all boards: an alternate is used if the first part is short', async () => {
    const fields = { mpn: lastPiece.mpn, alternates: [{ mpn: reduced.mpn, maker: null }] };
    expect(await matchOne(fields)).toMatchObject({ productId: lastPiece.id });
    expect(await matchOne(fields, { options: { ...options, boards: 2 } })).toMatchObject({
      reason: 'alternate',
      productId: reduced.id,
    });
  });

  it('without lines get no answer, and long ones are answered completely', async () => {
    expect(await match([])).toEqual([]);
    const lines = longPartsList([tiered.mpn, byTens.mpn, reduced.mpn], 1000);
    const found = await match(lines);
    expect(found).toHaveLength(1000);
    expect(found.filter(({ status }) => status === 'exact')).toHaveLength(400);
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { judgeReading } from './judge-reading.ts';
import { readListAt } from './read-list.ts';
import { runAccuracy } from './run-accuracy.ts';
import { readTruth, type TrueList } from './truth.ts';

let set = '';

const table = `Designator,Qty,MPN,Manufacturer,Footprint
"C1, C2",2,CC0603KRX7R9BB104,YAGEO,0603
U1,1,NE555P,Texas Instruments,DIP-8
R1-R3,3,NO-SUCH-9999,Nobody,0805
`;

const truth = {
  'list.csv': {
    kind: 'table',
    fmt: 'csv',
    lines: [
      { row: 2, refs: ['C1', 'C2'], qty: '2', mpn: 'CC0603KRX7R9BB104', maker: 'YAGEO', pkg: '0603' },
      { row: 3, refs: ['U1'], qty: '1', mpn: 'NE555P', maker: 'Texas Instruments', dnp: false },
      { row: 4, refs: ['R1', 'R2', 'R3'], qty: '3', mpn: 'NO-SUCH-9999', maker: 'Nobody' },
    ],
  },
  'note.txt': { kind: 'negative', fmt: 'negative', lines: [] },
};

const part = (lcsc: string, mpn: string, manufacturer: string, body: string): string =>
  JSON.stringify({
    lcsc,
    mpn,
    manufacturer,
    package: body,
    category: 'Chips',
    stock: 5,
    price_usd: [{ qFrom: 1, price: 1 }],
  });

beforeAll(async () => {
  set = await mkdtemp(join(tmpdir(), 'farad-accuracy-test-'));
  mkdirSync(set, { recursive: true });
  writeFileSync(join(set, 'truth.json'), JSON.stringify(truth));
  writeFileSync(join(set, 'list.csv'), table);
  writeFileSync(join(set, 'note.txt'), 'Dear colleagues, the meeting is moved.\n');
  const parts = [
    part('C14663', 'CC0603KRX7R9BB104', 'YAGEO', '0603'),
    part('C7', 'NE555P', 'Texas Instruments', 'DIP-8'),
  ];
  writeFileSync(join(set, 'parts.jsonl'), `${parts.join('\n')}\n`);
});
afterAll(() => rm(set, { recursive: true, force: true }));

const silence = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true);

test('reads a set of lists and matches it with its own catalogue', { timeout: 120_000 }, async () => {
  const printed = silence();
  const { reading, matching } = await runAccuracy({
    set,
    catalogue: { file: join(set, 'parts.jsonl'), mapping: null },
    failures: null,
    isVerbose: false,
    say: () => undefined,
  });
  const text = printed.mock.calls.map(([piece]) => String(piece)).join('');
  printed.mockRestore();
  const [list] = reading;
  expect(list?.scores.lines).toEqual({ right: 3, all: 3 });
  expect(list?.scores.designators).toEqual({ right: 3, all: 3 });
  expect(list?.scores.quantities).toEqual({ right: 3, all: 3 });
  expect(list).toMatchObject({ extra: 0, lost: 0, failures: [] });
  expect(matching[0]?.known).toMatchObject({ taken: 2, wrong: 0 });
  expect(matching[0]).toMatchObject({ strange: 1, strangeTaken: 0 });
  expect(text).toContain('refused in words');
  expect(text).toMatch(/numbers in the catalogue: 2/);
});

test('reports wrong, lost and extra lines', () => {
  const [list] = readTruth(join(set, 'truth.json'));
  const [first, second] = list?.lines ?? [];
  if (list === undefined || first === undefined || second === undefined)
    throw new Error('truth.json: expected a list with two lines');
  const other: TrueList = {
    ...list,
    lines: [
      { ...first, qty: '5' },
      { ...second, mpn: 'LM358', dnp: true },
      { ...second, row: 99, refs: ['U9'], mpn: 'TL072' },
    ],
  };
  const judged = judgeReading(other, readListAt(join(set, 'list.csv')));
  expect(judged.scores.quantities).toEqual({ right: 0, all: 2 });
  expect(judged.scores.numbers).toEqual({ right: 1, all: 3 });
  expect(judged.scores['not fitted']).toEqual({ right: 0, all: 1 });
  expect(judged).toMatchObject({ extra: 1, lost: 1 });
  expect(judged.failures.map(({ measure }) => measure)).toContain('silent loss');
});

// Program for the bench row "accuracy". It gets the URL of a filled database and paths of parts lists. It matches each
// list as the shop does, and prints a line of JSON for each.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { connect } from '@farad/database/connection/connect';
import { readBomLines, recogniseLayout, usualGrades, type PartsFile } from '@farad/domain/bom';
import { readPartsFile } from '@farad/importers/parts-list';

import { buildCatalogue } from '../catalogue-index/build.ts';
import { answerFrom } from '../catalogue-index/search.ts';
import { matchPartsList } from '../core/boms/match-parts-list.ts';

const [, , url, ...paths] = process.argv;
if (url === undefined) throw new Error('Name a database');

/** Tables of a list. If it has `rows`, only lines of these rows are matched, and the others get the match null. */
type Tables = PartsFile & { readonly rows?: readonly number[] };

/** Reads the tables of a list. A file `.sheets.json` holds them as JSON. Returns null if the file is no list. */
async function tablesAt(path: string): Promise<Tables | null> {
  const bytes = await readFile(path);
  if (path.endsWith('.sheets.json')) return JSON.parse(bytes.toString()) as Tables;
  const read = readPartsFile(bytes, basename(path));
  return read.ok ? read.value : null;
}

const connection = connect(url, { size: 2 });
try {
  const { engine, frame } = await buildCatalogue(connection.db);
  for (const path of paths) {
    const file = await tablesAt(path);
    if (file === null) continue;
    const layout = recogniseLayout(file.sheets, file.bestSheet, {}, () => null);
    const sheet = file.sheets[layout.sheet];
    if (sheet === undefined) continue;
    const all = readBomLines(sheet, layout).lines;
    const chosen = all.filter(({ rows }) => file.rows === undefined || rows.some((row) => file.rows?.includes(row)));
    const matches = await matchPartsList(
      {
        db: connection.db,
        index: { frame: () => frame, matchLines: async (lines) => answerFrom(engine, { lines }) },
      },
      {
        lines: chosen,
        options: { boards: 1, grades: usualGrades, isExactOnly: false, isSamePackageOnly: false },
        chosenBefore: () => null,
      },
    );
    const byLine = new Map(chosen.map((line, place) => [line, matches[place]] as const));
    process.stdout.write(`${JSON.stringify({ path, matches: all.map((line) => byLine.get(line) ?? null) })}\n`);
  }
} finally {
  await connection.close();
}

// Program for the bench row "accuracy". It gets the URL of a filled database and paths of parts lists. It matches each
// list as the shop does, and prints a line of JSON for each.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { connect } from '@farad/database/connection/connect';
import { readBomLines, recogniseLayout, usualGrades } from '@farad/domain/bom';
import { readPartsFile } from '@farad/importers/parts-list';

import { buildCatalogue } from '../catalogue-index/build.ts';
import { answerFrom } from '../catalogue-index/search.ts';
import { matchPartsList } from '../core/boms/match-parts-list.ts';

const [, , url, ...paths] = process.argv;
if (url === undefined) throw new Error('Name a database');

const connection = connect(url, { size: 2 });
try {
  const { engine, frame } = await buildCatalogue(connection.db);
  for (const path of paths) {
    const file = readPartsFile(await readFile(path), basename(path));
    if (!file.ok) continue;
    const layout = recogniseLayout(file.value.sheets, file.value.bestSheet, {}, () => null);
    const sheet = file.value.sheets[layout.sheet];
    if (sheet === undefined) continue;
    const matches = await matchPartsList(
      {
        db: connection.db,
        index: { frame: () => frame, matchLines: async (lines) => answerFrom(engine, { lines }) },
      },
      {
        lines: readBomLines(sheet, layout).lines,
        options: { boards: 1, grades: usualGrades, isExactOnly: false, isSamePackageOnly: false },
        chosenBefore: () => null,
      },
    );
    process.stdout.write(`${JSON.stringify({ path, matches })}\n`);
  }
} finally {
  await connection.close();
}

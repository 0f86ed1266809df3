import { connect } from '@farad/database/connection/connect';
import { diskLine, serverLines, type OpeningLine } from '@farad/domain/opening';
import { findingText } from '@farad/wording/opening-words';

import type { Config } from '../config/config.ts';
import { serverFacts } from '../core/opening/server-facts.ts';
import { freeBytes } from '../kit/free-bytes.ts';
import { t } from './terminal-words.ts';

type Say = (text: string) => void;

/** Thrown if this program cannot use the database server. The message tells the operator why. */
export class ServerRefused extends Error {
  override readonly name = 'ServerRefused';
}

/** Returns a line of text for each finding, as `npm run doctor` words it. */
const textsOf = ({ check, findings }: OpeningLine) =>
  findings.map((finding) => ({
    code: finding.code,
    text: `${t(`opening.check_${check}`)}: ${findingText(t, finding)}`,
  }));

/**
 * Reports a disk of the data folder that is full or nearly full. The start goes on, because a shop can still be read.
 */
export async function checkDisk(
  { dataDir, diskFreeMinBytes }: Pick<Config, 'dataDir' | 'diskFreeMinBytes'>,
  say: Say,
): Promise<void> {
  const disk = { freeBytes: await freeBytes(dataDir), leastBytes: diskFreeMinBytes };
  for (const { text } of textsOf(diskLine(disk))) say(text);
}

/**
 * Throws ServerRefused if the PostgreSQL at `url` is too old. Reports another encoding, and a clock that differs from
 * the clock of this machine.
 */
export async function checkServer(url: string, say: Say): Promise<void> {
  const { db, close } = connect(url, { size: 1 });
  try {
    for (const { code, text } of serverLines(await serverFacts(db)).flatMap(textsOf)) {
      if (code === 'database_old') throw new ServerRefused(text);
      say(text);
    }
  } finally {
    await close();
  }
}

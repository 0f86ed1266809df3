// Where tests keep what they throw away. Plain JavaScript for Node 20, no dependencies.
import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** Of the folder and of the machine; the tests of one run use up to a third of it. */
const roomyBytes = 8e9;

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomyBytes && freemem() > roomyBytes;
  } catch {
    return false; // not Linux
  }
}

/**
 * The folder for temporary files: in memory where there is plenty, unless TMPDIR names another. Databases are copied
 * from a template for each test file, a thousand files at a time, which disks take up to a second of the processor for.
 */
export const scratchFolder = () => process.env.TMPDIR ?? (hasRoomInMemory() ? inMemory : tmpdir());

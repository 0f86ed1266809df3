// Temporary files of tests. Plain JavaScript for Node 20 without dependencies.
import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** Minimum free bytes of the folder and of the machine's memory. The tests of one run use up to a third. */
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
 * Returns the folder for temporary files: in memory if there is plenty, unless TMPDIR names another. Each test file
 * copies a database template of a thousand files. On disk, that takes up to a second of processor time.
 */
export const scratchFolder = () => process.env.TMPDIR ?? (hasRoomInMemory() ? inMemory : tmpdir());

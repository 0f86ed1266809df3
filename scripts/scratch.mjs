// Chooses the folder for temporary files of tests. Plain JavaScript for Node 20 without dependencies.
import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** Free bytes that /dev/shm and the computer's memory must each have. The tests of one run use up to a third of it. */
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
 * Returns the folder for temporary files: TMPDIR if it is set, else a folder in memory if enough memory is free, else
 * the system's folder. Each test file copies a database template of a thousand files. On disk that takes up to a second
 * of processor time.
 */
export const scratchFolder = () => process.env.TMPDIR ?? (hasRoomInMemory() ? inMemory : tmpdir());

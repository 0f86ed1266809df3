import type { Handle } from './connect.ts';
import { keepsLock } from './kept-lock.ts';

/** Key of the advisory lock of the process that saves the snapshot of the catalogue, "save" in ASCII. */
const saveLock = 0x73617665;

/** Queries of the processes that may save the snapshot of the catalogue. */
export const snapshotQueries = (handle: Handle) => ({
  /** Returns true if this connection has the lock of the snapshot, or gets it now. See {@link keepsLock}. */
  isSaving: (): Promise<boolean> => keepsLock(handle, saveLock),
});

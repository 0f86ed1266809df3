import { readlinkSync } from 'node:fs';
import { getPriority, platform, setPriority } from 'node:os';

/** The value of `nice` for work that can wait. */
const lowered = 10;

/**
 * Lowers the priority of this thread, so that threads which answer requests go first. Only Linux has thread priorities;
 * elsewhere it does nothing.
 */
export function yieldProcessor(): void {
  if (platform() !== 'linux') return;
  try {
    const thread = Number(/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1]);
    if (thread > 0 && getPriority(thread) < lowered) setPriority(thread, lowered);
  } catch {
    // Without /proc or the right to write there, the thread keeps its priority.
  }
}

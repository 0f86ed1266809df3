import { readlinkSync } from 'node:fs';
import { getPriority, platform, setPriority } from 'node:os';

/** Value of `nice` for threads whose work can wait. */
const lowered = 10;

/**
 * Lowers the priority of this thread, so that threads that answer requests run first. Does nothing on systems other
 * than Linux, because their threads have no priorities.
 */
export function yieldProcessor(): void {
  if (platform() !== 'linux') return;
  try {
    const thread = Number(/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1]);
    if (thread > 0 && getPriority(thread) < lowered) setPriority(thread, lowered);
  } catch {
    // If /proc is missing or may not be written, the thread keeps its priority.
  }
}

import { readlinkSync } from 'node:fs';
import { platform, setPriority } from 'node:os';

/** As `nice` does it for work that can wait. */
const lowered = 10;

/**
 * Lets this thread wait where others want the processor: those that answer go first. Linux alone has priorities of
 * threads; elsewhere nothing is done.
 */
export function yieldProcessor(): void {
  if (platform() !== 'linux') return;
  try {
    const thread = Number(/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1]);
    if (thread > 0) setPriority(thread, lowered);
  } catch {
    // Without /proc, or where it is not allowed, the thread works as all do.
  }
}

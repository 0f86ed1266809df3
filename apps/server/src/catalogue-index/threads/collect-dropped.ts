import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Runs the garbage collector of this thread; it takes some 10 ms. Shared memory does not count as memory of a thread. A
 * thread with few searches would therefore keep an old catalogue for hours.
 */
export function collectDropped(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    const found: unknown = runInNewContext('typeof gc === "function" ? gc : undefined');
    collect = typeof found === 'function' ? () => void Reflect.apply(found, undefined, []) : () => undefined;
  }
  collect();
}

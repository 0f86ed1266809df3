import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Runs the garbage collector of this thread, which takes about 10 ms. V8 does not count shared memory as memory of the
 * thread. So a thread with few searches would keep an old catalogue for hours.
 */
export function collectDropped(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    const found: unknown = runInNewContext('typeof gc === "function" ? gc : undefined');
    collect = typeof found === 'function' ? () => void Reflect.apply(found, undefined, []) : () => undefined;
  }
  collect();
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Gives back what nobody in this thread holds any more, in some ten milliseconds. Shared memory is not counted as memory
 * of a thread, so the collector of one that is seldom asked would keep an old catalogue for hours.
 */
export function collectDropped(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    const found: unknown = runInNewContext('typeof gc === "function" ? gc : undefined');
    collect = typeof found === 'function' ? () => void Reflect.apply(found, undefined, []) : () => undefined;
  }
  collect();
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly type: 'major'; readonly execution: 'sync'; readonly flavor: Flavor }) => void;

/** `last-resort` takes several times as long as `regular`, and returns unused memory to the system. */
type Flavor = 'regular' | 'last-resort';

let collect: Collect | undefined;

function run(flavor: Flavor): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    const found: unknown = runInNewContext('typeof gc === "function" ? gc : undefined');
    collect =
      typeof found === 'function' ? (options) => void Reflect.apply(found, undefined, [options]) : () => undefined;
  }
  collect({ type: 'major', execution: 'sync', flavor });
}

/**
 * Runs the garbage collector of this thread, which takes about 10 ms. V8 does not count shared memory as memory of the
 * thread. So a thread with few searches would keep an old catalogue for hours.
 */
export const collectDropped = (): void => run('regular');

/**
 * Returns the memory that only the start of this thread needed to the system. V8 would keep it for half a minute or more.
 * Takes about 0.1 s, so it is called before the thread has requests to answer.
 */
export const releaseMemory = (): void => run('last-resort');

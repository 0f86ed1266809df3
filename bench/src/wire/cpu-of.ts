import { readdir, readFile } from 'node:fs/promises';

/** Length of a clock tick of `/proc/<pid>/stat`, in ms (proc(5), USER_HZ). */
const tickMs = 10;

interface Usage {
  readonly parent: number;
  /** CPU time of the process itself, in ms. */
  readonly own: number;
  /** CPU time of its child processes that have ended, in ms. */
  readonly ended: number;
}

async function usageOf(pid: string | number): Promise<Usage | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null);
  if (stat === null) return null;
  // Fields are counted from the last bracket, because the program's name may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const at = (index: number): number => Number(fields[index] ?? 0);
  return { parent: at(1), own: (at(11) + at(12)) * tickMs, ended: (at(13) + at(14)) * tickMs };
}

/**
 * Returns the CPU time of a process and its child processes, running and ended, in ms. Throws if the process has ended.
 */
export async function cpuMsOf(pid: number): Promise<number> {
  const own = await usageOf(pid);
  if (own === null) throw new Error(`process ${pid} has ended`);
  let sum = own.own + own.ended;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const usage = await usageOf(name);
    if (usage?.parent === pid) sum += usage.own;
  }
  return sum;
}

/** Returns the process id of PostgreSQL's main process. The server writes it into its data folder. */
export async function postmasterOf(dataDirectory: string): Promise<number> {
  const [line = ''] = (await readFile(`${dataDirectory}/postmaster.pid`, 'latin1')).split('\n');
  return Number(line);
}

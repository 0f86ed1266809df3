import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setInterval as everyTick } from 'node:timers/promises';

const tickMs = 500;
const bytesInKibibyte = 1024;

/**
 * Returns the resident memory of a process in bytes. Returns null if the process has ended or the system has no /proc.
 */
export async function residentOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(status);
  return found === null ? null : Number(found[1]) * bytesInKibibyte;
}

/** Runs a program to its end and samples its memory twice a second. Returns the samples in bytes, oldest first. */
export async function memoryOf(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number[]> {
  const ended = new AbortController();
  const samples: number[] = [];
  const child = execFile(command, [...args], { env });
  const whole = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`))));
  }).finally(() => ended.abort());
  const sampling = async (): Promise<void> => {
    try {
      for await (const _ of everyTick(tickMs, null, { signal: ended.signal })) {
        const bytes = await residentOf(child.pid ?? 0);
        if (bytes !== null) samples.push(bytes);
      }
    } catch (error) {
      if (!ended.signal.aborted) throw error;
    }
  };
  await Promise.all([whole, sampling()]);
  return samples;
}

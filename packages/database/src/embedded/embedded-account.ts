import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedError } from './embedded-error.ts';

/** A system account without privileges. PostgreSQL refuses to run as root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Names of accounts that may run PostgreSQL, the preferred one first. If no such account exists, the first is created.
 */
const candidates = ['farad', 'postgres'] as const;

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Returns the account that runs PostgreSQL when Farad runs as root. It is the owner of the cluster, else an existing
 * account, else a new one.
 */
export function chooseAccount(ownerUid: number | null, onProgress: (text: string) => void): Account {
  const known = readAccounts();
  const owner = known.find((account) => account.uid === ownerUid && ownerUid !== 0);
  const found = owner ?? candidates.flatMap((name) => known.filter((account) => account.name === name))[0];
  if (found !== undefined) return found;
  const made = makeAccount();
  onProgress(`Running as root: created the system account "${made.name}" (uid ${made.uid}) to run PostgreSQL.`);
  return made;
}

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.name !== '' && Number.isInteger(account.uid) && Number.isInteger(account.gid));
}

function makeAccount(): Account {
  const name = candidates[0];
  const ways = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name],
    ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', name],
  ] as const;
  for (const [program, ...words] of ways) spawnSync(program, words);
  const made = readAccounts().find((account) => account.name === name);
  if (made !== undefined) return made;
  throw new EmbeddedError(
    'PostgreSQL refuses to run as root, and no unprivileged account could be created for it. ' +
      `Create one (useradd --system ${name}), start Farad as an ordinary user, or set DATABASE_URL.`,
  );
}

/** True if the account can enter the folder and write in it. */
export function canUse(account: Account, folder: string): boolean {
  const answer = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
  });
  return answer.status === 0;
}

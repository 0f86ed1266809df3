// Installs Debian packages that the tests need, if this process may run apt-get.
import { existsSync } from 'node:fs';
import { run, say } from './run.mjs';

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const lastLines = (output) => output.trim().split('\n').slice(-5).join('\n');

let isUpdated = false;

/** Installs a Debian package. Resolves to the exit code and the output. */
export async function install(name) {
  const bounded = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  const apt = (...words) =>
    run('apt-get', [...bounded, ...words], { collect: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (!isUpdated) await apt('update');
  isUpdated = true;
  return apt('install', '-y', '--no-install-recommends', name);
}

const pgBouncer = '/usr/sbin/pgbouncer';

/** Installs pgBouncer if it is missing and this process may. Otherwise prints what to install; its tests are skipped. */
export async function ensurePgBouncer() {
  if (existsSync(pgBouncer)) return;
  if (canInstall()) {
    say('Installing the package pgbouncer for the tests of a pooler (once) …');
    const { code, output } = await install('pgbouncer');
    if (code !== 0) say(lastLines(output));
  }
  if (!existsSync(pgBouncer)) say('No pgBouncer: its tests are skipped. Install the package pgbouncer.');
}

const nginx = '/usr/sbin/nginx';

/**
 * Returns true if nginx is installed, after an attempt to install it. The tests of several processes need it. If it is
 * missing, prints what to install.
 */
export async function ensureNginx() {
  if (existsSync(nginx)) return true;
  if (canInstall()) {
    say('Installing the package nginx-light for the tests of several processes (once) …');
    const { code, output } = await install('nginx-light');
    if (code !== 0) say(lastLines(output));
  }
  if (existsSync(nginx)) return true;
  say('No nginx for the tests of several processes: install the package nginx.');
  return false;
}

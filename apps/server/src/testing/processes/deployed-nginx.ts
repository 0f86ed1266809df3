import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const deploy = fileURLToPath(new URL('../../../../../deploy', import.meta.url));
const nginxProgram = '/usr/sbin/nginx';

/** An nginx that runs with the published configuration. */
export interface DeployedNginx {
  /** Path of the file that lists the processes behind nginx. */
  readonly upstreams: string;
  readonly reload: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx on a port of this computer. It forwards requests to the processes whose names and ports are in `ports`.
 * Its configuration is that of `deploy/nginx`. Only the ports differ, and the local twins are added, which a real shop
 * does not have.
 */
export async function startDeployedNginx(
  folder: string,
  port: number,
  ports: ReadonlyMap<string, number>,
): Promise<DeployedNginx> {
  await mkdir(folder, { recursive: true });
  let upstreams = await readFile(join(deploy, 'nginx/several-processes/upstreams.conf'), 'utf8');
  for (const name of ['web-1', 'web-2', 'api-1', 'api-2']) {
    const line = new RegExp(`127\\.0\\.0\\.1:\\d+([^\\n]*# ${name})$`, 'm');
    if (!line.test(upstreams)) throw new Error(`deploy/nginx/several-processes/upstreams.conf has no ${name}`);
    upstreams = upstreams.replace(line, `127.0.0.1:${ports.get(name)}$1`);
  }
  await writeFile(join(folder, 'upstreams.conf'), upstreams);
  const twins = ports.get('twins');
  const main = `
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log warn;
    worker_processes 1;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      include ${deploy}/nginx/farad/limits.conf;
      include ${folder}/upstreams.conf;
      server {
        listen 127.0.0.1:${port};
        include ${deploy}/nginx/farad/locations.conf;
        ${twins === undefined ? '' : `location /__twins/ { proxy_pass http://127.0.0.1:${twins}; }`}
      }
    }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return { upstreams: join(folder, 'upstreams.conf'), ...(await runNginx(folder)) };
}

const commandOf = (folder: string): readonly [string, ...string[]] => [
  nginxProgram,
  '-e',
  join(folder, 'error.log'),
  '-c',
  join(folder, 'nginx.conf'),
];

/** Runs nginx with `nginx.conf` of this folder. */
export async function runNginx(folder: string): Promise<Omit<DeployedNginx, 'upstreams'>> {
  const command = commandOf(folder);
  const child = spawn(command[0], [...command.slice(1), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await Promise.race([pause(300), once(child, 'exit').then(() => Promise.reject(new Error('nginx ended')))]);
  return {
    reload: [...command, '-s', 'reload'],
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Returns nginx's report on the configuration in this folder (`nginx -t`). Throws if it finds a fault. */
export async function testNginx(folder: string): Promise<string> {
  const [program, ...words] = commandOf(folder);
  const { stdout, stderr } = await promisify(execFile)(program, [...words, '-t']);
  return stdout + stderr;
}

// Gets OpenSearch from Maven and starts a node of it as an ordinary user. Plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, say } from '../run.mjs';
import { findJava } from './find-java.mjs';

const version = '3.6.0';
const maven = process.env.MAVEN_URL ?? 'https://repo1.maven.org/maven2';
const artifact = `${maven}/org/opensearch/distribution/integ-test-zip/opensearch/${version}/opensearch-${version}.zip`;

const isRoot = process.getuid?.() === 0;

/** Folder for downloads. As root it is one that an ordinary user may enter. */
export const cacheFolder = () =>
  isRoot ? '/var/lib/farad/cache' : join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'farad');

/** Downloads a file. Throws if it is incomplete: Maven publishes the checksum beside each file. */
async function download(url) {
  const get = async (address) => {
    const response = await fetch(address, { signal: AbortSignal.timeout(600_000) });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const [bytes, sum] = [await get(url), (await get(`${url}.sha1`)).toString().trim().split(/\s/u)[0]];
  if (createHash('sha1').update(bytes).digest('hex') !== sum) throw new Error(`${url}: wrong checksum`);
  return bytes;
}

/** Unpacks a ZIP file with a program of the system. Returns whether one of them could. */
async function unpack(file, folder, javaHome) {
  const programs = [
    ['unzip', ['-q', file, '-d', folder]],
    [join(javaHome, 'bin', 'jar'), ['xf', file]],
    ['python3', ['-m', 'zipfile', '-e', file, folder]],
  ];
  for (const [program, words] of programs)
    if ((await run(program, words, { collect: true, cwd: folder })).code === 0) return true;
  return false;
}

/** Returns the folder of OpenSearch, after getting it once. OPENSEARCH_HOME names one that is there. null = there is none. */
async function ensureOpenSearch(cache, javaHome) {
  const given = process.env.OPENSEARCH_HOME;
  if (given !== undefined) return given;
  const home = join(cache, `opensearch-${version}`);
  if (existsSync(home)) return home;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  try {
    say(`Getting OpenSearch ${version} from Maven (once) …`);
    const file = join(folder, 'opensearch.zip');
    writeFileSync(file, await download(artifact));
    if (!(await unpack(file, folder, javaHome))) throw new Error('no program unpacks ZIP files: install unzip');
    renameSync(
      join(
        folder,
        readdirSync(folder).find((name) => name.startsWith('opensearch-')),
      ),
      home,
    );
    await run('chmod', ['-R', 'a+rX', home], { collect: true });
    return home;
  } catch (error) {
    say(`No OpenSearch ${version}: ${error.message}. Unpack it and set OPENSEARCH_HOME, or set MAVEN_URL to a mirror.`);
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the user and group under which a node runs. OpenSearch refuses to run as root. */
function ordinaryUser() {
  if (!isRoot) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Writes the configuration of a node into its folder. Its logs go there too. */
function configure(home, folder, lines) {
  const conf = join(folder, 'config');
  cpSync(join(home, 'config'), conf, { recursive: true });
  const options = readFileSync(join(conf, 'jvm.options'), 'utf8');
  // These lines write into the folder of OpenSearch, which belongs to another user.
  writeFileSync(join(conf, 'jvm.options'), options.replace(/^.*(?:logs\/|HeapDumpPath).*$/gmu, ''));
  writeFileSync(join(conf, 'opensearch.yml'), `${lines.join('\n')}\n`);
  return conf;
}

const isThere = async (url) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

/** How long a node may take to answer. On a slow machine it takes two minutes. */
const startMs = 300_000;

function chownAll(folder, { uid, gid }) {
  if (uid === undefined) return;
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chownAll(path, { uid, gid });
    else chownSync(path, uid, gid);
  }
}

/** Makes the folder of a node. Returns functions that start, kill and stop it; it keeps its data and ports. */
function prepareNode(home, javaHome, { http, transport, settings, heap }) {
  const folder = mkdtempSync(join(tmpdir(), 'farad-opensearch-'));
  const conf = configure(home, folder, [
    'cluster.name: farad-test',
    `node.name: node-${transport}`,
    `path.data: ${join(folder, 'data')}`,
    `path.logs: ${join(folder, 'logs')}`,
    'network.host: 127.0.0.1',
    `http.port: ${http}`,
    `transport.port: ${transport}`,
    'cluster.routing.allocation.disk.threshold_enabled: false',
    ...settings,
  ]);
  mkdirSync(join(folder, 'tmp'));
  const user = ordinaryUser();
  chownAll(folder, user);
  let child = null;
  let ended = Promise.resolve();
  const start = () => {
    const output = openSync(join(folder, 'output.log'), 'w');
    child = spawn('bash', [join(home, 'bin', 'opensearch')], {
      cwd: folder,
      stdio: ['ignore', output, output],
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        OPENSEARCH_JAVA_HOME: javaHome,
        OPENSEARCH_PATH_CONF: conf,
        OPENSEARCH_TMPDIR: join(folder, 'tmp'),
        OPENSEARCH_JAVA_OPTS: `-Xms${heap} -Xmx${heap}`,
      },
      ...user,
    });
    ended = new Promise((resolve) => {
      child.once('exit', resolve);
      child.once('error', resolve);
    });
  };
  const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal) => {
    if (isRunning()) child.kill(signal);
    await ended;
  };
  return {
    url: `http://127.0.0.1:${http}`,
    start,
    isRunning,
    /** Kills the node at once, like a power failure. */
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    told: () => readFileSync(join(folder, 'output.log'), 'utf8').trim().split('\n').slice(-15).join('\n'),
  };
}

/** Waits until all nodes are in the cluster and every copy of every index is in place. Throws if a node ends. */
async function untilWhole(nodes) {
  const health = `_cluster/health?wait_for_nodes=${nodes.length}&wait_for_status=green&timeout=1s`;
  for (const until = Date.now() + startMs; Date.now() < until && nodes.every((node) => node.isRunning());) {
    const there = await Promise.all(nodes.map(({ url }) => isThere(`${url}/${health}`)));
    if (there.every(Boolean)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`OpenSearch is not whole:\n${nodes.map((node) => node.told()).join('\n')}`);
}

/**
 * Starts nodes that form one cluster. Resolves, when all are in it, to their URLs, to functions that kill one (by its
 * place in `urls`) and start it again, and to one that stops all.
 */
async function startNodes(home, javaHome, count, { heap = '1g' } = {}) {
  const ports = [];
  for (let at = 0; at < count; at += 1) ports.push({ http: await freePort(), transport: await freePort() });
  const names = ports.map(({ transport }) => `node-${transport}`).join(', ');
  const seeds = ports.map(({ transport }) => `127.0.0.1:${transport}`).join(', ');
  const settings =
    count === 1
      ? ['discovery.type: single-node']
      : [`discovery.seed_hosts: [${seeds}]`, `cluster.initial_cluster_manager_nodes: [${names}]`];
  const nodes = ports.map((own) => prepareNode(home, javaHome, { ...own, settings, heap }));
  const stop = async () => void (await Promise.all(nodes.map((node) => node.stop())));
  for (const node of nodes) node.start();
  try {
    await untilWhole(nodes);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls: nodes.map(({ url }) => url),
    kill: (place) => nodes[place].kill(),
    revive: (place) => {
      nodes[place].start();
      return untilWhole(nodes);
    },
    stop,
  };
}

/** Gets what OpenSearch needs and starts nodes of it. null = something is missing, which it names. */
export async function openNodes(count, options) {
  const cache = cacheFolder();
  const javaHome = await findJava(cache);
  const home = javaHome === null ? null : await ensureOpenSearch(cache, javaHome);
  return home === null ? null : startNodes(home, javaHome, count, options);
}

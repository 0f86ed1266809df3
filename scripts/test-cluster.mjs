// `npm run test:cluster`: runs the files *.cluster.test.ts, which start the servers of several machines on this one.
// Words after `--` choose files by a part of their name.
import { createServer } from 'node:http';
import { buildWeb } from './build-web.mjs';
import { ensureMoto, startMoto } from './cluster/moto.mjs';
import { cacheFolder, openNodes } from './cluster/opensearch.mjs';
import { ensureNginx, ensurePgBouncer } from './debian.mjs';
import { runBin, say, seconds } from './run.mjs';

const nodeCount = 2;

/** Starts a cluster of OpenSearch. null = something is missing, which it names. */
async function openSearch() {
  const begun = Date.now();
  say('Starting OpenSearch …');
  const nodes = await openNodes(nodeCount);
  if (nodes !== null) say(`OpenSearch answers after ${seconds(begun)}.`);
  return nodes;
}

/** Lets tests kill nodes and start them again: `POST /kill/0`, `POST /revive/0`. Resolves to its address. */
function openControl(nodes) {
  const server = createServer((request, response) => {
    const [, work, place] = /^\/(kill|revive)\/(\d)$/u.exec(request.url ?? '') ?? [];
    const done = work === undefined ? Promise.reject(new Error('unknown')) : nodes[work](Number(place));
    done.then(
      () => response.end(),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  server.unref();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`));
  });
}

/** Starts an S3 server. FARAD_S3_URL, with the other FARAD_S3_ variables, names a bucket that is there. */
async function openS3() {
  if (process.env.FARAD_S3_URL !== undefined) return { env: {}, stop: async () => undefined };
  const home = await ensureMoto(cacheFolder());
  return home === null ? null : startMoto(home);
}

if (!(await ensureNginx())) process.exit(1);
await ensurePgBouncer();
// Build the pages first, because the tests request pages.
if ((await buildWeb()) !== 0) process.exit(1);
const s3 = await openS3();
if (s3 === null) process.exit(1);
const nodes = await openSearch();
const stop = () => Promise.all([nodes?.stop(), s3.stop()]);
if (nodes === null) {
  await stop();
  process.exit(1);
}
const end = async (signal) => {
  await stop();
  process.exit(signal === 'SIGINT' ? 130 : 143);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(signal));
const names = process.argv.slice(2);
try {
  const { code } = await runBin(
    'vitest/vitest.mjs',
    // One file at a time, because each starts many processes.
    ['run', '--project', 'cluster', '--no-file-parallelism', '--passWithNoTests', ...names],
    {
      env: {
        FARAD_CLUSTER_TESTS: '1',
        FARAD_CLUSTER_URL: nodes.urls.join(','),
        FARAD_CLUSTER_CONTROL: await openControl(nodes),
        ...s3.env,
      },
    },
  );
  process.exitCode = code;
} finally {
  await stop();
}

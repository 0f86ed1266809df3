// `npm run scale -- --parts 1000000 --nodes 2`: measures the search at one size, for docs/scale.md. Without `--nodes` it
// measures the index in memory, otherwise OpenSearch with so many nodes on this machine.
import { parseArgs } from 'node:util';
import { openNodes } from './cluster/opensearch.mjs';
import { nodePath, run } from './run.mjs';

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '1000000' },
    nodes: { type: 'string', default: '0' },
    queries: { type: 'string', default: '400' },
    heap: { type: 'string', default: '2g' },
  },
});
const count = Number(values.nodes);

const none = { urls: [], stop: async () => undefined };
const nodes = count === 0 ? none : await openNodes(count, { heap: values.heap });
if (nodes === null) process.exit(1);
const end = async (signal) => {
  await nodes.stop();
  process.exit(signal === 'SIGINT' ? 130 : 143);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(signal));
try {
  const words = ['--max-old-space-size=8000', 'bench/src/scale/run-scale.ts'];
  const { code } = await run(nodePath, [...words, '--parts', values.parts, '--queries', values.queries], {
    env: count === 0 ? {} : { FARAD_CLUSTER_URL: nodes.urls.join(',') },
  });
  process.exitCode = code;
} finally {
  await nodes.stop();
}

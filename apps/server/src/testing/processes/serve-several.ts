// Runs a shop of several processes until it is stopped. Browser tests use it (`test:long`).
import { mkdir } from 'node:fs/promises';

import { startSeveralProcesses } from './several-processes.ts';

const { DATA_DIR: dataDir = './data', DEMO_PARTS: parts = '12000', ...others } = process.env;
await mkdir(dataDir, { recursive: true });
const passed = ['LOG_LEVEL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'].flatMap((name) => {
  const value = others[name];
  return value === undefined ? [] : [[name, value] as const];
});
const shop = await startSeveralProcesses({
  dataDir,
  parts: Number(parts),
  environment: Object.fromEntries(passed),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void shop.end().then(() => process.exit()));
process.stdout.write(`ready ${shop.origin}\n`);

import { expect, it } from 'vitest';

import { createS3Store, FileStoreError } from './index.ts';
import { storeContract } from './test-store-contract.ts';

// The same contract as in file-store.test.ts, against an S3 server that was not written here (scripts/cluster/moto.mjs).

const settings = {
  endpoint: process.env['FARAD_S3_URL'] ?? '',
  bucket: process.env['FARAD_S3_BUCKET'] ?? '',
  region: process.env['FARAD_S3_REGION'] ?? 'us-east-1',
  keyId: process.env['FARAD_S3_KEY_ID'] ?? '',
  secret: process.env['FARAD_S3_SECRET'] ?? '',
  isPathStyle: true,
  prefix: `contract-${Date.now()}/`,
};

storeContract('a bucket of an S3 server', async () => createS3Store(settings));

const troubleOf = async (change: Partial<typeof settings>): Promise<unknown> => {
  const error: unknown = await createS3Store({ ...settings, ...change })
    .put('a', Buffer.from('x'))
    .catch((reason: unknown) => reason);
  return error instanceof FileStoreError ? error.trouble : error;
};

it('a wrong key, a wrong secret and a wrong bucket are named', async () => {
  expect(await troubleOf({ secret: 'wrong' })).toBe('key');
  expect(await troubleOf({ keyId: 'AKIAWRONGWRONGWRONGW' })).toBe('key');
  // The account of the test may not know which other buckets there are.
  expect(['no_bucket', 'forbidden']).toContain(await troubleOf({ bucket: 'farad-other' }));
});

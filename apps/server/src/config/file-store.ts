import type { S3Settings } from '@farad/integrations/file-store';

import { flag, text, url } from './values.ts';

/** Where the files of the shop are. Threads get it as a message, so it holds plain values only. */
export interface FilesPlace {
  /** Data folder of this process: its files, or its copies of files in a bucket. */
  readonly dataDir: string;
  /** Bucket of an S3-compatible store; null = files are in the data folder. */
  readonly s3: S3Settings | null;
}

/** Returns only the place of the files from all settings. */
export const filesPlaceOf = ({ dataDir, s3 }: FilesPlace): FilesPlace => ({ dataDir, s3 });

export const fileStoreVariables = {
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket').optional(),
  S3_REGION: text.regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as eu-central-1').default('us-east-1'),
  S3_KEY_ID: text.optional(),
  S3_SECRET: text.optional(),
  S3_PATH_STYLE: flag.default(true),
  S3_PREFIX: text.regex(/^(?:[a-zA-Z0-9_-]{1,60}\/)+$/, 'must be a folder such as farad/').optional(),
};

interface FileStoreEnvironment {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_KEY_ID?: string | undefined;
  readonly S3_SECRET?: string | undefined;
  readonly S3_PATH_STYLE: boolean;
  readonly S3_PREFIX?: string | undefined;
  readonly SECRET_KEY?: string | undefined;
}

const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY_ID', 'S3_SECRET'] as const;

/** Returns an error text for each setting that a bucket lacks. */
export function fileStoreProblems(env: FileStoreEnvironment): readonly string[] {
  const missing = together.filter((name) => env[name] === undefined);
  if (missing.length === together.length) return [];
  return [
    ...missing.map((name) => `${name}: required, since files are stored in a bucket`),
    // Without it each server would make a key of its own, and none could read what another one encrypted.
    ...(env.SECRET_KEY === undefined ? ['SECRET_KEY: required, since files are stored in a bucket'] : []),
  ];
}

/** Returns the settings of the bucket; null = files are in the data folder. */
export function s3Of(env: FileStoreEnvironment): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY_ID: keyId, S3_SECRET: secret } = env;
  if (endpoint === undefined || bucket === undefined || keyId === undefined || secret === undefined) return null;
  const { S3_REGION: region, S3_PATH_STYLE: isPathStyle, S3_PREFIX: prefix = '' } = env;
  return { endpoint, bucket, region, keyId, secret, isPathStyle, prefix };
}

import { createHash, randomBytes } from 'node:crypto';

/** An object of the twin's bucket. */
export interface TwinObject {
  readonly content: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly changedAt: Date;
}

/** An error answer: status, and the code of "Error responses", Amazon S3 API Reference. */
export class S3TwinError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Upload {
  readonly key: string;
  readonly type: string;
  readonly parts: Map<number, { readonly content: Buffer; readonly etag: string }>;
}

/** Least size of each part but the last. */
const partBytesMin = 5 * 1024 ** 2;

const md5Of = (content: Buffer): Buffer => createHash('md5').update(content).digest();

/** The objects and unfinished uploads of one bucket, in memory. */
export function createBucket(now: () => Date) {
  const objects = new Map<string, TwinObject>();
  const uploads = new Map<string, Upload>();

  const uploadOf = (key: string, id: string): Upload => {
    const upload = uploads.get(id);
    if (upload?.key !== key)
      throw new S3TwinError(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
    return upload;
  };

  return {
    objects,
    uploads,
    put: (key: string, content: Buffer, type: string): string => {
      const etag = `"${md5Of(content).toString('hex')}"`;
      objects.set(key, { content, type, etag, changedAt: now() });
      return etag;
    },
    begin: (key: string, type: string): string => {
      const id = randomBytes(16).toString('base64url');
      uploads.set(id, { key, type, parts: new Map() });
      return id;
    },
    putPart: (key: string, id: string, number: number, content: Buffer): string => {
      if (!(number >= 1 && number <= 10_000))
        throw new S3TwinError(400, 'InvalidArgument', 'Part number must be an integer between 1 and 10000');
      const etag = `"${md5Of(content).toString('hex')}"`;
      uploadOf(key, id).parts.set(number, { content, etag });
      return etag;
    },
    complete: (
      key: string,
      id: string,
      named: readonly { readonly number: number; readonly etag: string }[],
    ): string => {
      const { parts, type } = uploadOf(key, id);
      if (named.length === 0) throw new S3TwinError(400, 'MalformedXML', 'You must specify at least one part');
      const contents = named.map(({ number, etag }, at) => {
        if (at > 0 && number <= (named[at - 1]?.number ?? 0))
          throw new S3TwinError(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
        const part = parts.get(number);
        if (part === undefined || part.etag.replaceAll('"', '') !== etag.replaceAll('"', ''))
          throw new S3TwinError(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
        if (at < named.length - 1 && part.content.length < partBytesMin)
          throw new S3TwinError(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
        return part.content;
      });
      const etag = `"${md5Of(Buffer.concat(contents.map(md5Of))).toString('hex')}-${named.length}"`;
      objects.set(key, { content: Buffer.concat(contents), type, etag, changedAt: now() });
      uploads.delete(id);
      return etag;
    },
    abort: (key: string, id: string): void => {
      uploadOf(key, id);
      uploads.delete(id);
    },
  };
}

export type Bucket = ReturnType<typeof createBucket>;

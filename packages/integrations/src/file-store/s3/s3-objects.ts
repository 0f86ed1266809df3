import { createReadStream } from 'node:fs';

import { answered } from './s3-errors.ts';
import type { S3Answer, S3Requests } from './s3-request.ts';
import { s3Uploads } from './s3-uploads.ts';
import { textOf, type XmlElement } from './xml.ts';

/** An object of the bucket. */
export interface S3Object {
  readonly key: string;
  readonly size: number;
  readonly changedAt: Date;
  /** Names the content: another content has another one. */
  readonly etag: string;
}

const objectOf = (element: XmlElement): S3Object => ({
  key: textOf(element, 'Key') ?? '',
  size: Number(textOf(element, 'Size')),
  changedAt: new Date(textOf(element, 'LastModified') ?? Number.NaN),
  etag: textOf(element, 'ETag') ?? '',
});

/** The objects of a bucket, by key. */
export function s3Objects(requests: S3Requests, prefix: string) {
  const put = s3Uploads(requests);
  return {
    put,
    putFile: (key: string, path: string): Promise<void> =>
      put(key, createReadStream(path, { highWaterMark: 1024 * 1024 })),

    /**
     * Opens an object with this content, or its bytes from `first` to `last`; null = there is none. Throws if it has
     * another content by now.
     */
    get: (
      key: string,
      etag: string,
      range?: { readonly first: number; readonly last: number },
    ): Promise<S3Answer | null> =>
      requests.found({
        method: 'GET',
        key,
        headers: {
          ...(etag === '' ? {} : { 'if-match': etag }),
          ...(range === undefined ? {} : { range: `bytes=${range.first}-${range.last}` }),
        },
      }),

    /** Lists the objects whose keys begin with `beginning`, sorted by key. */
    list: async function* (beginning: string): AsyncGenerator<S3Object> {
      for (let token: string | undefined = ''; token !== undefined;) {
        const text: string = await requests.text({
          method: 'GET',
          key: null,
          query: {
            'list-type': '2',
            prefix: prefix + beginning,
            ...(token === '' ? {} : { 'continuation-token': token }),
          },
        });
        const page = answered('ListObjectsV2', text);
        for (const element of page.children['Contents'] ?? []) {
          const object = objectOf(element);
          yield { ...object, key: object.key.slice(prefix.length) };
        }
        token = textOf(page, 'IsTruncated') === 'true' ? textOf(page, 'NextContinuationToken') : undefined;
      }
    },

    remove: async (key: string): Promise<void> => {
      const answer = await requests.found({ method: 'DELETE', key });
      answer?.stop();
    },
  };
}

export type S3Objects = ReturnType<typeof s3Objects>;

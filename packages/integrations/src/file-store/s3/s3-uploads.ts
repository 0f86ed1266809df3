import { FileStoreError } from '../port.ts';
import { answered } from './s3-errors.ts';
import type { S3Requests } from './s3-request.ts';
import { escapeXml, textOf } from './xml.ts';

/** Size of a part of a large object in bytes. A store takes 10,000 parts of 5 MiB or more. */
const partBytes = 8 * 1024 ** 2;

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  jsonl: 'application/x-ndjson',
};

const typeOf = (key: string): string =>
  contentTypes[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Joins the chunks of a stream to pieces of `size` bytes; the last one may be shorter. */
async function* inPieces(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + size - length);
      waiting.push(piece);
      length += piece.length;
      at += piece.length;
      if (length === size) {
        yield Buffer.concat(waiting, length);
        [waiting, length] = [[], 0];
      }
    }
  }
  if (length > 0) yield Buffer.concat(waiting, length);
}

/** Stores objects in a bucket: small ones by one request, large ones in parts. */
export function s3Uploads(requests: S3Requests) {
  async function putWhole(key: string, body: Uint8Array): Promise<void> {
    await requests.text({ method: 'PUT', key, body, headers: { 'content-type': typeOf(key) } });
  }

  async function putPart(key: string, uploadId: string, number: number, body: Uint8Array): Promise<string> {
    const answer = await requests.found({
      method: 'PUT',
      key,
      query: { partNumber: String(number), uploadId },
      body,
    });
    const etag = answer?.response.headers.get('etag');
    answer?.stop();
    if (etag === null || etag === undefined)
      throw new FileStoreError('refused', 'file store: the upload of a large file was ended by the store');
    return etag;
  }

  async function complete(key: string, uploadId: string, etags: readonly string[]): Promise<void> {
    const parts = etags.map(
      (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
    );
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const request = { method: 'POST', key, query: { uploadId }, body } as const;
    answered('CompleteMultipartUpload', await requests.text(request));
  }

  async function putLarge(key: string, first: Uint8Array, rest: AsyncIterator<Uint8Array>): Promise<void> {
    const begun = await requests.text({
      method: 'POST',
      key,
      query: { uploads: '' },
      headers: { 'content-type': typeOf(key) },
    });
    const uploadId = textOf(answered('CreateMultipartUpload', begun), 'UploadId');
    if (uploadId === undefined)
      throw new FileStoreError('refused', 'file store: CreateMultipartUpload: no UploadId in the answer');
    try {
      const etags = [await putPart(key, uploadId, 1, first)];
      for (let next = await rest.next(); next.done !== true; next = await rest.next())
        etags.push(await putPart(key, uploadId, etags.length + 1, next.value));
      await complete(key, uploadId, etags);
    } catch (error) {
      // The store keeps the parts of an upload until it is ended. If this fails too, a rule of the bucket removes them.
      await requests.found({ method: 'DELETE', key, query: { uploadId } }).then(
        (answer) => answer?.stop(),
        () => undefined,
      );
      throw error;
    }
  }

  async function put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    if (content instanceof Uint8Array && content.length <= partBytes) return putWhole(key, content);
    const source =
      content instanceof Uint8Array
        ? (async function* () {
            yield content;
          })()
        : content;
    const pieces = inPieces(source, partBytes);
    const first = await pieces.next();
    if (first.done === true) return putWhole(key, new Uint8Array());
    if (first.value.length < partBytes) return putWhole(key, first.value);
    return putLarge(key, first.value, pieces);
  }

  return put;
}

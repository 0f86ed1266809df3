import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { createBucket, S3TwinError, type Bucket } from './bucket.ts';
import { readAuthorization, signatureOf } from './signature.ts';

// A bucket of an S3-compatible store, for tests: the requests that Farad sends, answered as the Amazon S3 API Reference
// describes them (path-style addresses; ListObjectsV2, GetObject, PutObject, DeleteObject, multipart uploads, error XML).

export interface S3TwinAccount {
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/**
 * Faults of the next requests: `SlowDown`, `InternalError` and `AccessDenied` are answered, `broken` ends the connection
 * in the middle of the content, `silent` = no answer at all.
 */
export type S3TwinFault = 'SlowDown' | 'InternalError' | 'AccessDenied' | 'broken' | 'silent';

export interface S3Twin {
  readonly url: string;
  readonly bucket: Bucket;
  /** Requests that arrived, such as `PUT /farad/images/a.webp`. */
  readonly requests: string[];
  /** Adds faults; each acts on one request, in turn. */
  readonly fail: (...faults: readonly S3TwinFault[]) => void;
  readonly stop: () => Promise<void>;
}

/** Maximum difference of the clocks in milliseconds. */
const skewMsMax = 15 * 60_000;
const pageMax = 1000;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const tag = (name: string, text: string | number): string => `<${name}>${escape(String(text))}</${name}>`;
const document = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`;

function sendXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(body);
}

function sendError(response: ServerResponse, { status, code, message }: S3TwinError): void {
  const body = `${tag('Code', code)}${tag('Message', message)}${tag('RequestId', 'twin')}`;
  sendXml(response, status, `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${body}</Error>`);
}

const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Checks who asks, as the store does. Throws the error that it answers. */
function checkSigned(
  account: S3TwinAccount,
  request: IncomingMessage,
  place: { readonly path: string; readonly query: string; readonly body: Buffer; readonly now: Date },
): void {
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  if (headers['authorization'] === undefined) throw new S3TwinError(403, 'AccessDenied', 'Access Denied');
  const credential = readAuthorization(headers['authorization']);
  if (credential === null)
    throw new S3TwinError(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  if (credential.keyId !== account.keyId)
    throw new S3TwinError(
      403,
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  if (credential.region !== account.region)
    throw new S3TwinError(400, 'AuthorizationHeaderMalformed', `The region is wrong; expecting '${account.region}'`);
  const date = headers['x-amz-date'] ?? '';
  if (!(Math.abs(timeOf(date) - place.now.getTime()) <= skewMsMax) || !date.startsWith(credential.date))
    throw new S3TwinError(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  const { path, query } = place;
  const expected = signatureOf({ method: request.method ?? '', path, query, headers }, credential, account.secret);
  const isSigned = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
    credential.signedHeaders.includes(name),
  );
  if (!isSigned || expected !== credential.signature)
    throw new S3TwinError(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  const hash = createHash('sha256').update(place.body).digest('hex');
  if (headers['x-amz-content-sha256'] !== hash)
    throw new S3TwinError(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
}

function listObjects({ objects }: Bucket, name: string, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const bytewise = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted(bytewise);
  const left =
    after === '' ? keys : keys.filter((key) => bytewise(key, Buffer.from(after, 'base64url').toString()) > 0);
  const max = Math.min(pageMax, Number(query.get('max-keys') ?? pageMax));
  const page = left.slice(0, max);
  const last = page.at(-1);
  const isTruncated = left.length > page.length && last !== undefined;
  const contents = page.flatMap((key) => {
    const object = objects.get(key);
    if (object === undefined) return [];
    const { content, etag, changedAt } = object;
    const facts = [tag('Key', key), tag('LastModified', changedAt.toISOString()), tag('ETag', etag)];
    return `<Contents>${facts.join('')}${tag('Size', content.length)}<StorageClass>STANDARD</StorageClass></Contents>`;
  });
  return document(
    'ListBucketResult',
    [
      tag('Name', name),
      tag('Prefix', prefix),
      tag('KeyCount', page.length),
      tag('MaxKeys', max),
      tag('IsTruncated', String(isTruncated)),
      ...(isTruncated ? [tag('NextContinuationToken', Buffer.from(last).toString('base64url'))] : []),
      ...contents,
    ].join(''),
  );
}

function sendObject(
  bucket: Bucket,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  isBroken: boolean,
): void {
  const object = bucket.objects.get(key);
  if (object === undefined) throw new S3TwinError(404, 'NoSuchKey', 'The specified key does not exist.');
  const { content, etag, type, changedAt } = object;
  const wanted = request.headers['if-match'];
  if (wanted !== undefined && wanted !== etag)
    throw new S3TwinError(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const first = Number(from ?? 0);
  const last = Math.min(Number(to ?? content.length - 1), content.length - 1);
  if (from !== undefined && first >= content.length)
    throw new S3TwinError(416, 'InvalidRange', 'The requested range is not satisfiable');
  const body = content.subarray(first, last + 1);
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': type,
    'content-length': body.length,
    etag,
    'last-modified': changedAt.toUTCString(),
    ...(from === undefined ? {} : { 'content-range': `bytes ${first}-${last}/${content.length}` }),
  });
  if (!isBroken) response.end(body);
  else response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
}

const partForm = /<Part>\s*<PartNumber>(\d+)<\/PartNumber>\s*<ETag>([^<]+)<\/ETag>\s*<\/Part>/g;

function answerPost(
  bucket: Bucket,
  name: string,
  key: string,
  query: URLSearchParams,
  body: Buffer,
  type: string,
): string {
  const place = tag('Bucket', name) + tag('Key', key);
  if (query.has('uploads'))
    return document('InitiateMultipartUploadResult', place + tag('UploadId', bucket.begin(key, type)));
  const parts = [...body.toString().matchAll(partForm)].map(([, number, etag]) => ({
    number: Number(number),
    etag: (etag ?? '').replaceAll('&quot;', '"'),
  }));
  const etag = bucket.complete(key, query.get('uploadId') ?? '', parts);
  return document('CompleteMultipartUploadResult', place + tag('ETag', etag));
}

function answer(bucket: Bucket, name: string, asked: Asked, request: IncomingMessage, response: ServerResponse): void {
  const { key, query, body, isBroken } = asked;
  const uploadId = query.get('uploadId');
  const type = request.headers['content-type'] ?? 'binary/octet-stream';
  if (key === '') {
    if (request.method !== 'GET' || query.get('list-type') !== '2')
      throw new S3TwinError(
        501,
        'NotImplemented',
        'A header or query you provided implies functionality that is not implemented',
      );
    return sendXml(response, 200, listObjects(bucket, name, query));
  }
  if (request.method === 'GET') return sendObject(bucket, key, request, response, isBroken);
  if (request.method === 'POST') return sendXml(response, 200, answerPost(bucket, name, key, query, body, type));
  if (request.method === 'PUT') {
    const number = Number(query.get('partNumber'));
    const etag = uploadId === null ? bucket.put(key, body, type) : bucket.putPart(key, uploadId, number, body);
    response.writeHead(200, { etag }).end();
    return undefined;
  }
  if (request.method !== 'DELETE')
    throw new S3TwinError(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
  if (uploadId === null) bucket.objects.delete(key);
  else bucket.abort(key, uploadId);
  response.writeHead(204).end();
}

interface Asked {
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly isBroken: boolean;
}

const answeredFaults = {
  SlowDown: [503, 'Please reduce your request rate.'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  AccessDenied: [403, 'Access Denied'],
} as const;

/** Starts the twin on a free port of 127.0.0.1. */
export async function startS3Twin(account: S3TwinAccount, now: () => Date = () => new Date()): Promise<S3Twin> {
  const bucket = createBucket(now);
  const requests: string[] = [];
  const faults: S3TwinFault[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    requests.push(`${request.method} ${decodeURIComponent(path)}`);
    const fault = faults.shift();
    if (fault === 'silent') return;
    if (fault !== undefined && fault !== 'broken')
      throw new S3TwinError(answeredFaults[fault][0], fault, answeredFaults[fault][1]);
    checkSigned(account, request, { path, query, body, now: now() });
    const [, name = '', ...parts] = path.split('/').map(decodeURIComponent);
    if (name !== account.bucket) throw new S3TwinError(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const asked = { key: parts.join('/'), query: new URLSearchParams(query), body, isBroken: fault === 'broken' };
    answer(bucket, name, asked, request, response);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (error instanceof S3TwinError) sendError(response, error);
      else sendError(response, new S3TwinError(500, 'InternalError', String(error)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    requests,
    fail: (...more) => void faults.push(...more),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

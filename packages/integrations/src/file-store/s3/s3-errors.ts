import { FileStoreError, type StoreTrouble } from '../port.ts';
import { readXml, textOf, type XmlElement } from './xml.ts';

/** An error answer of the store: its status, and the code and message of its body if there is one. */
export interface S3Failure {
  readonly status: number;
  /** Code such as `NoSuchKey`; empty = the answer has no body. */
  readonly code: string;
  readonly message: string;
}

/** Codes of the API ("Error responses" of the Amazon S3 API Reference) by what they mean for the shop. */
const troubles: Readonly<Record<string, StoreTrouble>> = {
  InvalidAccessKeyId: 'key',
  SignatureDoesNotMatch: 'key',
  InvalidToken: 'key',
  ExpiredToken: 'key',
  AccountProblem: 'forbidden',
  AccessDenied: 'forbidden',
  AllAccessDisabled: 'forbidden',
  NoSuchBucket: 'no_bucket',
  InvalidBucketName: 'no_bucket',
  RequestTimeTooSkewed: 'clock',
  AuthorizationHeaderMalformed: 'address',
  PermanentRedirect: 'address',
  TemporaryRedirect: 'address',
  IllegalLocationConstraintException: 'address',
  QuotaExceeded: 'full',
  // MinIO answers so if its disks are full.
  XMinioStorageFull: 'full',
};

/** Codes of failures after which the same request may succeed. */
const passing: ReadonlySet<string> = new Set([
  'InternalError',
  'OperationAborted',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
  'Throttling',
  'ThrottlingException',
]);

const troubleOfStatus = (status: number): StoreTrouble => {
  if (status === 507) return 'full';
  if (status >= 500 || status === 429 || status === 408) return 'unreachable';
  if (status >= 300 && status < 400) return 'address';
  return status === 401 || status === 403 ? 'forbidden' : 'refused';
};

/** Reads the body of an error answer. A HEAD request gets none. */
export function readFailure(status: number, body: string): S3Failure {
  const read = readXml(body);
  const error = read?.name === 'Error' ? read.element : undefined;
  return { status, code: textOf(error, 'Code') ?? '', message: textOf(error, 'Message') ?? '' };
}

/** True if the same request may succeed a moment later. */
export const mayPass = ({ status, code }: S3Failure): boolean =>
  passing.has(code) || (status >= 500 && status !== 501 && status !== 507) || status === 429 || status === 408;

export function errorOf(what: string, { status, code, message }: S3Failure): FileStoreError {
  const said = [String(status), code, message].filter((text) => text !== '').join(' ');
  const trouble = troubles[code] ?? (passing.has(code) ? 'unreachable' : troubleOfStatus(status));
  return new FileStoreError(trouble, `file store: ${what}: ${said}`);
}

/** Reads an answer that must be XML. Some requests that failed are answered by 200 and an error in the body. */
export function answered(what: string, text: string): XmlElement {
  const read = readXml(text);
  if (read === null) throw new FileStoreError('refused', `file store: ${what}: the answer is not of S3`);
  if (read.name === 'Error') throw errorOf(what, readFailure(200, text));
  return read.element;
}

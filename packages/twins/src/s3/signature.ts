import { createHash, createHmac } from 'node:crypto';

// Signature Version 4 as Amazon describes it: "Authenticating Requests: Using the Authorization Header", Amazon S3 API
// Reference (sig-v4-header-based-auth.html). Written from the description, not from a client.

export interface SignedRequest {
  readonly method: string;
  /** Path as it was sent, still encoded. */
  readonly path: string;
  /** Query as it was sent, without `?`. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface Credential {
  readonly keyId: string;
  /** Date of the signing key, such as 20130524. */
  readonly date: string;
  readonly region: string;
  readonly service: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/([^/,]+)\/aws4_request,\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;

/** Reads the header `Authorization`; null = it has another form. */
export function readAuthorization(header: string | undefined): Credential | null {
  const [, keyId, date, region, service, signed, signature] = form.exec(header ?? '') ?? [];
  if (signature === undefined || keyId === undefined || date === undefined) return null;
  return {
    keyId,
    date,
    region: region ?? '',
    service: service ?? '',
    signedHeaders: (signed ?? '').split(';'),
    signature,
  };
}

/** UriEncode of the description: all but unreserved characters, in upper case. */
const uriEncode = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9\-._~]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((part) => uriEncode(decodeURIComponent(part)))
    .join('/');

function canonicalQuery(query: string): string {
  if (query === '') return '';
  return query
    .split('&')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => decodeURIComponent(part));
      return [uriEncode(name), uriEncode(value)] as const;
    })
    .toSorted(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Returns the signature that a request must have. */
export function signatureOf(request: SignedRequest, credential: Credential, secret: string): string {
  const { date, region, service, signedHeaders } = credential;
  const { headers } = request;
  const canonical = [
    request.method,
    canonicalPath(request.path),
    canonicalQuery(request.query),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const hashed = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, hashed].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, date));
  return hmac(key, text).toString('hex');
}

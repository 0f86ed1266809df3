import { expect, it } from 'vitest';

import { readAuthorization, signatureOf } from './signature.ts';

// The four examples of "Examples: Signature Calculations", Amazon S3 API Reference (sig-v4-header-based-auth.html).
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' };
const authorization = (signedHeaders: string, signature: string): string =>
  `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signedHeaders},Signature=${signature}`;

it.each([
  {
    what: 'GET Object',
    request: {
      method: 'GET',
      path: '/test.txt',
      query: '',
      headers: { ...common, range: 'bytes=0-9', 'x-amz-content-sha256': empty },
    },
    signed: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'PUT Object',
    request: {
      method: 'PUT',
      path: '/test%24file.text',
      query: '',
      headers: {
        ...common,
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
    },
    signed: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'GET Bucket Lifecycle',
    request: { method: 'GET', path: '/', query: 'lifecycle', headers: { ...common, 'x-amz-content-sha256': empty } },
    signed: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'Get Bucket (List Objects)',
    request: {
      method: 'GET',
      path: '/',
      query: 'max-keys=2&prefix=J',
      headers: { ...common, 'x-amz-content-sha256': empty },
    },
    signed: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('the example "$what" has the signature of its description', ({ request, signed, signature }) => {
  const credential = readAuthorization(authorization(signed, signature));
  expect(credential).toMatchObject({ keyId: 'AKIAIOSFODNN7EXAMPLE', region: 'us-east-1', service: 's3' });
  expect(credential === null ? null : signatureOf(request, credential, secret)).toBe(signature);
});

it('another form of the header is refused', () => {
  expect(readAuthorization(undefined)).toBeNull();
  expect(readAuthorization('AWS AKIAIOSFODNN7EXAMPLE:frJIUN8DYpKDtOLCwo//yllqDzg=')).toBeNull();
});

import type { FileAnswer } from '@farad/contract/kit/file';
import { transliterate } from '@farad/domain/shared';
import type { FastifyReply } from 'fastify';

const latinOf = (word: string): string => {
  const latin = transliterate(word);
  return word === word.toLowerCase() ? latin : `${latin.slice(0, 1).toUpperCase()}${latin.slice(1)}`;
};

/**
 * Returns the name of a file with only ASCII letters, digits, points and hyphens, for clients that support no others.
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\u0400-\u04ff]+/g, latinOf)
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\w.-]+/g, '-');

/** Returns the name of a file in percent-encoded UTF-8 (RFC 5987). */
const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Sends a file as a download. Browsers never show it as a page of the shop. */
export const sendFile = (reply: FastifyReply, { name, type, content }: FileAnswer): FastifyReply =>
  reply
    .headers({
      'content-disposition': `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));

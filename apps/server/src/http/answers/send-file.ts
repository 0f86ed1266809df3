import type { FileAnswer } from '@farad/contract/file';
import type { FastifyReply } from 'fastify';

/** Letters, digits, point and hyphens of a name, for readers that know no others. */
const plainName = (name: string): string => name.normalize('NFKD').replace(/[^\w.-]+/g, '-');

/** A name as RFC 5987 writes it: UTF-8 in percents. */
const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Sends a file to be kept under its name, and shown by nobody as a page of the shop. */
export const sendFile = (reply: FastifyReply, { name, type, content }: FileAnswer): FastifyReply =>
  reply
    .headers({
      'content-disposition': `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));

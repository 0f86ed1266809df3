// The worker thread that draws documents and writes tables. A document of hundreds of lines takes half a second.
import { parentPort } from 'node:worker_threads';

import { makeDocument } from '@farad/documents/make-document';
import { writeTable } from '@farad/documents/table-file';

import type { DrawAnswer, DrawRequest } from './open-drawing.ts';

const main = parentPort;
if (main === null) throw new Error('this file must run as a worker thread');

const draw = async ({ data, isTrial }: DrawRequest): Promise<Uint8Array> =>
  data.kind === 'table' ? writeTable(data.table) : makeDocument(data, { isTrial });

main.on('message', (request: DrawRequest) => {
  const answer = (message: DrawAnswer): void => main.postMessage(message, []);
  draw(request).then(
    (bytes) => answer({ bytes }),
    (error: unknown) => answer({ error }),
  );
});

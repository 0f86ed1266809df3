// The thread that draws documents: hundreds of lines take half a second.
import { parentPort } from 'node:worker_threads';

import { makeDocument } from '@farad/documents/make-document';

import type { DrawAnswer, DrawRequest } from './open-drawing.ts';

const main = parentPort;
if (main === null) throw new Error('This program is a thread of the shop');

main.on('message', ({ data }: DrawRequest) => {
  const answer = (message: DrawAnswer): void => main.postMessage(message, []);
  makeDocument(data).then(
    (pdf) => answer({ pdf }),
    (error: unknown) => answer({ error }),
  );
});

// The thread that reads parts lists: a workbook of 20,000 rows takes seconds.
import { parentPort } from 'node:worker_threads';

import type { ReadRequest, ThreadMessage } from './messages.ts';
import { readList } from './read-list.ts';

const main = parentPort;
if (main === null) throw new Error('this file must run as a worker thread');

const answerTo = (request: ReadRequest): ThreadMessage => {
  try {
    return { answer: readList(request) };
  } catch (error) {
    return { failed: error };
  }
};

main.on('message', (request: ReadRequest) => main.postMessage(answerTo(request), []));

// A search thread. It reads the memory that the keeper thread writes.
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads';

import { type CatalogueFrame, learnNeeds } from '@farad/domain/search-query';
import type { SearchEngine } from '@farad/search/engine';
import { openShared, repeatStep } from '@farad/search/snapshot/shared-engine';

import { vocabularyFor } from '@farad/search/words/frame-vocabulary';

import { keptFrame } from '../kept-frame.ts';
import { answerFrom, type CatalogueRequest } from '../search.ts';
import { collectDropped, releaseMemory } from '#kit/collect-garbage.ts';
import { openGate } from './gate.ts';
import type { FromSearcher, SearchData, ToFeed, ToSearcher } from './messages.ts';
import { packAnswer } from './packed-answer.ts';

const main = parentPort;
if (main === null) throw new Error('this file must run as a worker thread');
const { gate: memory, seat } = workerData as SearchData;
const gate = openGate(memory);
let engine: SearchEngine | undefined;
let frame: CatalogueFrame = { categories: [], attributes: [], brands: [] };
let feed: MessagePort | undefined;
/** Requests that arrived before the thread had a catalogue. */
let waiting: CatalogueRequest[] = [];

const tell = (message: FromSearcher): void => main.postMessage(message, []);

/** Keeps the frame. Its vocabulary is prepared between the requests, so that no search has to wait for it. */
function takeFrame(now: CatalogueFrame): CatalogueFrame {
  frame = keptFrame(frame, now);
  setImmediate(() => vocabularyFor(frame));
  return frame;
}

function hear(message: ToFeed): void {
  if (message.kind === 'engine') {
    // Garbage is collected later, because this thread may hold the lock now.
    setImmediate(engine === undefined ? releaseMemory : collectDropped);
    engine = openShared({ ...message.engine, frame: takeFrame(message.engine.frame) });
  } else if (engine === undefined) throw new Error('search thread got a change before its catalogue');
  else if (message.kind === 'frame') engine = engine.reframed(takeFrame(message.frame));
  else repeatStep(engine, message.echo);
}

/** Applies all messages that the keeper has sent. Otherwise the shared memory would not be read correctly. */
function hearAll(): void {
  if (feed === undefined) return;
  for (let next = receiveMessageOnPort(feed); next !== undefined; next = receiveMessageOnPort(feed)) {
    hear(next.message as ToFeed);
  }
}

function answer(request: CatalogueRequest): void {
  try {
    const found = gate.search(seat, () => {
      hearAll();
      return engine === undefined ? undefined : answerFrom(engine, request);
    });
    if (found === undefined) waiting.push(request);
    else tell({ kind: 'answer', answer: packAnswer(found) });
  } catch (error) {
    tell({ kind: 'failure', error });
  }
}

function answerWaiting(): void {
  const requests = waiting;
  waiting = [];
  for (const request of requests) answer(request);
}

learnNeeds();
main.on('message', (message: ToSearcher) => {
  if (message.kind === 'search') {
    answer(message.request);
    return;
  }
  feed?.close();
  feed = message.port;
  // Messages are also applied when they arrive. Otherwise a thread without searches would keep an old catalogue.
  feed.on('message', (next: ToFeed) => {
    hear(next);
    answerWaiting();
  });
});

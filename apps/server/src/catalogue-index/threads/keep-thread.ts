// The keeper thread: it follows the database and writes the catalogue's shared memory and the snapshot.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';

import { connect } from '@farad/database/connection/connect';
import type { SearchEngine } from '@farad/search/engine';
import { readyLayer } from '@farad/search/index/layer';
import { isSilent, shareEngine, takeStep } from '@farad/search/snapshot/shared-engine';

import { type Note, readLayer } from '../build.ts';
import { openKeeper, type Audience } from '../keeper.ts';
import { buildApart, readLayerApart } from './build-apart.ts';
import { collectDropped, releaseMemory } from '#kit/collect-garbage.ts';
import { openGate } from './gate.ts';
import type { FromKeeper, KeepData, ToFeed, ToKeeper } from './messages.ts';

const main = parentPort;
if (main === null) throw new Error('this file must run as a worker thread');
const { url, place, savesSnapshot, gate: memory } = workerData as KeepData;
const gate = openGate(memory);
const feeds = new Set<MessagePort>();
let asked: SearchEngine | undefined;

const tell = (message: FromKeeper): void => main.postMessage(message, []);
const note: Note = (...args) => tell({ kind: 'note', note: args });
const feedAll = (message: ToFeed): void => {
  for (const feed of feeds) feed.postMessage(message, []);
};

const audience: Audience = {
  onCatalogue: ({ frame, engine }) => {
    if (asked !== undefined) setImmediate(collectDropped);
    asked = engine;
    feedAll({ kind: 'engine', engine: shareEngine(engine) });
    tell({ kind: 'frame', frame });
  },
  onFrame: ({ frame, engine }) => {
    asked = engine;
    feedAll({ kind: 'frame', frame });
    tell({ kind: 'frame', frame });
  },
  onMoved: (leaves, touched) => tell({ kind: 'moved', leaves, touched }),
  onRead: (isAll) => gate.noteRead(isAll),
  onChanged: (ids) => tell({ kind: 'changed', ids, version: gate.announce() }),
  onLost: () => tell({ kind: 'lost' }),
  onWork: (work) => tell({ kind: 'work', work }),
  take: (engine, step) => {
    // This takes a while. It runs before the lock is taken, so that searches need not wait for it.
    if (step.layer !== undefined) readyLayer(step.layer.layer);
    gate.change(() => {
      const echo = takeStep(engine, step);
      if (!isSilent(echo)) feedAll({ kind: 'echo', echo });
    });
  },
};

function addFeed(port: MessagePort): void {
  feeds.add(port);
  port.on('close', () => feeds.delete(port));
  if (asked !== undefined) port.postMessage({ kind: 'engine', engine: shareEngine(asked) } satisfies ToFeed, []);
}

/**
 * Layers with at least this many products are built in a separate thread, so that this thread does not keep the memory.
 */
const apartFrom = 5000;
/**
 * A connection without an answer for this long is closed. The time is longer than the statement timeout, so the
 * database server must be hanging.
 */
const cutOffMs = 40_000;
const onIdleError = (error: Error): void => note('warn', { err: error }, 'catalogue: database connection lost');
const following = connect(url, { size: 1, cutOffMs, onIdleError });
// Two connections: one to save the snapshot, one to delete old changes.
const beside = connect(url, { size: 2, cutOffMs, onIdleError });
const keeper = await openKeeper(
  {
    db: following.db,
    sideDb: beside.db,
    url,
    place,
    savesSnapshot,
    note,
    build: (signal) => buildApart(url, signal),
    readLayer: (ids, signal) =>
      ids.length < apartFrom ? readLayer(following.db, ids) : readLayerApart(url, ids, signal),
  },
  audience,
);
tell({ kind: 'ready', version: gate.version() });
releaseMemory();

async function close(): Promise<void> {
  try {
    await keeper.stop();
  } finally {
    await Promise.all([following.close(), beside.close()]);
  }
}

main.on('message', (message: ToKeeper) => {
  if (message.kind === 'feed') addFeed(message.port);
  else if (message.kind === 'catch_up') {
    keeper.caughtUp().then(
      () => tell({ kind: 'caught_up', id: message.id, error: null }),
      (error: unknown) => tell({ kind: 'caught_up', id: message.id, error }),
    );
  } else {
    main.close();
    for (const feed of feeds) feed.close();
    void close();
  }
});

export { hideInText, hideRecipient } from './hide-recipient.ts';
export { isSafeToRun, runOutcome, runOutcomes, type JobRun, type RunOutcome } from './job-run.ts';
export { messageState, messageStates, type MessageFate, type MessageState } from './message-state.ts';
export { partitionsToCreate, partitionsToDrop, type PartitionPeriod, type TimePartition } from './partitions.ts';
export {
  isProcessAlive,
  processNotedEveryMs,
  searchEngines,
  type ProcessSearch,
  type SearchEngineKind,
  type ShopProcess,
} from './shop-process.ts';
export {
  diskPercent,
  floodPercent,
  followTroubles,
  heapPercent,
  serverLimits,
  serverTroubleKinds,
  troublesOf,
  type LastingTrouble,
  type ServerFigures,
  type ServerTrouble,
} from './server-troubles.ts';

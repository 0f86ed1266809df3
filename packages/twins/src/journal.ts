import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What survives the end of the process: the outside world does not forget when the shop falls. */
export interface Journal {
  /** Everything of the past, oldest first; of one id the last counts. */
  readonly entries: readonly JournalEntry[];
  /** Kept before this returns, all or nothing. */
  write(entries: readonly JournalEntry[]): void;
}

export interface JournalEntry {
  readonly kind: 'payment' | 'refund' | 'receipt' | 'key' | 'shipment' | 'label';
  readonly id: string;
  readonly value: unknown;
}

const isEntry = (value: unknown): value is JournalEntry =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'value' in value;

/** Lines of entries; a line that was cut by the end of the process never happened. */
function readLines(path: string): JournalEntry[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const last = new Map<string, JournalEntry>();
  for (const line of lines.slice(0, -1)) {
    for (const entry of JSON.parse(line) as unknown[]) if (isEntry(entry)) last.set(`${entry.kind} ${entry.id}`, entry);
  }
  return [...last.values()];
}

const lineOf = (entries: readonly JournalEntry[]): string => `${JSON.stringify(entries)}\n`;

/** In a file, which is rewritten without its past at each start; in memory only where there is no path. */
export function openJournal(path: string | undefined): Journal {
  if (path === undefined) return { entries: [], write: () => undefined };
  const entries = readLines(path);
  writeFileSync(path, entries.length === 0 ? '' : lineOf(entries));
  return {
    entries,
    write: (written) => {
      if (written.length > 0) appendFileSync(path, lineOf(written));
    },
  };
}

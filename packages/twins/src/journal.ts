import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** State that survives the process, as the outside world survives a crash of the shop. */
export interface Journal {
  /** All earlier entries, oldest first. The last entry of an id is the valid one. */
  readonly entries: readonly JournalEntry[];
  /** Stores the entries before it returns, all or none. */
  write(entries: readonly JournalEntry[]): void;
}

export interface JournalEntry {
  readonly kind: 'payment' | 'refund' | 'receipt' | 'key' | 'shipment' | 'label';
  readonly id: string;
  readonly value: unknown;
}

const isEntry = (value: unknown): value is JournalEntry =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'value' in value;

/** Reads lines of entries. A line cut off by the end of the process is ignored. */
function readLines(path: string): JournalEntry[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const last = new Map<string, JournalEntry>();
  for (const line of lines.slice(0, -1)) {
    for (const entry of JSON.parse(line) as unknown[]) if (isEntry(entry)) last.set(`${entry.kind} ${entry.id}`, entry);
  }
  return [...last.values()];
}

const lineOf = (entries: readonly JournalEntry[]): string => `${JSON.stringify(entries)}\n`;

/** Opens a journal in a file, which is compacted at each start. Without a path it is only in memory. */
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

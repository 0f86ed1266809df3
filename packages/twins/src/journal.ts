import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Stored state of the twins. It survives a crash of the process, as the state of real vendors does. */
export interface Journal {
  /** Entries of earlier processes, oldest first. Of several entries with the same id, the last one is valid. */
  readonly entries: readonly JournalEntry[];
  /** Stores all entries or none. When the call returns, they are in the file. */
  write(entries: readonly JournalEntry[]): void;
}

export interface JournalEntry {
  readonly kind: 'payment' | 'refund' | 'receipt' | 'key' | 'shipment' | 'label';
  readonly id: string;
  readonly value: unknown;
}

const isEntry = (value: unknown): value is JournalEntry =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'value' in value;

/** Returns the entries in a file. The last line is ignored if it was cut off when the process ended. */
function readLines(path: string): JournalEntry[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const last = new Map<string, JournalEntry>();
  for (const line of lines.slice(0, -1)) {
    for (const entry of JSON.parse(line) as unknown[]) if (isEntry(entry)) last.set(`${entry.kind} ${entry.id}`, entry);
  }
  return [...last.values()];
}

const lineOf = (entries: readonly JournalEntry[]): string => `${JSON.stringify(entries)}\n`;

/**
 * Opens a journal. Old versions of entries are removed from the file at each start. `path` undefined = nothing is
 * stored.
 */
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

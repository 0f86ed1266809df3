/** A message that the real vendor would have delivered to a person. */
export interface InboxMessage {
  readonly channel: 'sms' | 'email';
  /** Eleven digits, or an email address in lower case. */
  readonly to: string;
  /** '' for an SMS. */
  readonly subject: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Names of attached files. Absent = none. */
  readonly attachments?: readonly string[];
}

/** A file attached to a letter. */
export interface InboxFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** A message with fields for display only. */
export interface InboxEntry {
  readonly id: number;
  readonly message: InboxMessage;
  /** HTML of a letter, with its pictures embedded; '' = none. */
  readonly html: string;
  /** Attached files, kept only for the newest messages. */
  readonly files: readonly InboxFile[];
}

/** Messages given to the twins for delivery, in memory only. */
export interface Inbox {
  put(message: Omit<InboxMessage, 'at' | 'attachments'>, html?: string, files?: readonly InboxFile[]): void;
  /**
   * Returns messages, newest first. `to` = a phone in any notation of eleven digits, or an email address. Absent = all
   * messages.
   */
  list(to?: string): readonly InboxMessage[];
  /** Returns the same with their HTML. */
  entries(to?: string): readonly InboxEntry[];
}

const messagesMax = 2000;
/** Files are kept for this many messages: a few megabytes. */
const filedMax = 200;

/**
 * Normalises a recipient. A text with an @ or letters is an email address; anything else is a phone, reduced to digits.
 */
const addressOf = (to: string): string => (/[@a-z]/i.test(to) ? to.trim().toLowerCase() : to.replace(/\D/g, ''));

export function createInbox(now: () => number = Date.now): Inbox {
  const kept: InboxEntry[] = [];
  let lastId = 0;
  const entries = (to?: string): readonly InboxEntry[] => {
    if (to === undefined || to === '') return [...kept];
    const address = addressOf(to);
    return kept.filter(({ message }) => message.to === address);
  };
  return {
    put(message, html = '', files = []) {
      lastId += 1;
      const at = new Date(now()).toISOString();
      const named = files.length === 0 ? {} : { attachments: files.map(({ name }) => name) };
      kept.unshift({ id: lastId, message: { ...message, to: addressOf(message.to), at, ...named }, html, files });
      kept.length = Math.min(kept.length, messagesMax);
      const old = kept[filedMax];
      if (old !== undefined && old.files.length > 0) kept[filedMax] = { ...old, files: [] };
    },
    list: (to) => entries(to).map(({ message }) => message),
    entries,
  };
}

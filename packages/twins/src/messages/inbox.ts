/** A message to a person. A real vendor would have delivered it. */
export interface InboxMessage {
  readonly channel: 'sms' | 'email';
  /** Recipient: a phone number of eleven digits, or an email address in lower case. */
  readonly to: string;
  /** Subject of a letter; '' = an SMS, which has none. */
  readonly subject: string;
  readonly text: string;
  /** Time of the message, ISO 8601 in UTC. */
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

/** A message with its HTML and files, which only the twin's page shows. */
export interface InboxEntry {
  readonly id: number;
  readonly message: InboxMessage;
  /** HTML of a letter, with its pictures embedded; '' = it has none. */
  readonly html: string;
  /** Attached files. Only the newest messages keep them. */
  readonly files: readonly InboxFile[];
}

/** Messages that the shop sent with the twins. They are only in memory. */
export interface Inbox {
  put(message: Omit<InboxMessage, 'at' | 'attachments'>, html?: string, files?: readonly InboxFile[]): void;
  /**
   * Returns messages, newest first. `to` = an email address, or a phone number of eleven digits in any notation. Absent
   * = the messages to all recipients.
   */
  list(to?: string): readonly InboxMessage[];
  /** Returns the same messages as `list`, with their HTML and files. */
  entries(to?: string): readonly InboxEntry[];
}

const messagesMax = 2000;
/** Number of messages whose files are kept. They take a few megabytes. */
const filedMax = 200;

/**
 * Returns a recipient as messages store it. A text with an @ or letters is an email address. Any other text is a phone
 * number and is reduced to its digits.
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

/** Maximum number of messages shown at the same time. */
export const windowMax = 300;

interface Numbered {
  readonly seq: number;
}

/** The part of a conversation that the page shows, oldest message first. */
export interface MessageWindow<M extends Numbered> {
  readonly messages: readonly M[];
  readonly hasEarlier: boolean;
  /** True if the newest messages were dropped to show older ones. Then {@link withNewer} adds no messages. */
  readonly hasLater: boolean;
}

/**
 * Adds new messages at the end, without duplicates. If messages between the shown and the new ones are missing, only
 * the new ones are shown.
 */
export function withNewer<M extends Numbered>(shown: MessageWindow<M>, fresh: readonly M[]): MessageWindow<M> {
  const last = shown.messages.at(-1)?.seq ?? 0;
  const added = fresh.filter(({ seq }) => seq > last);
  if (shown.hasLater || added.length === 0) return shown;
  // The numbers of messages have no gaps, so a jump means that messages are missing.
  const isGap = last > 0 && added[0]?.seq !== last + 1;
  if (isGap) return { messages: added.slice(-windowMax), hasEarlier: true, hasLater: false };
  const all = [...shown.messages, ...added];
  return { ...shown, messages: all.slice(-windowMax), hasEarlier: shown.hasEarlier || all.length > windowMax };
}

/** Adds earlier messages at the start, and drops the newest if there are too many. */
export function withEarlier<M extends Numbered>(
  shown: MessageWindow<M>,
  { messages, hasEarlier }: Pick<MessageWindow<M>, 'messages' | 'hasEarlier'>,
): MessageWindow<M> {
  const first = shown.messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  const all = [...messages.filter(({ seq }) => seq < first), ...shown.messages];
  return { messages: all.slice(0, windowMax), hasEarlier, hasLater: shown.hasLater || all.length > windowMax };
}

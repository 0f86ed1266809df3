/** So many messages of a long conversation a page shows at once. */
export const windowMax = 300;

interface Numbered {
  readonly seq: number;
}

/** The part of a conversation that is shown, the oldest first. */
export interface MessageWindow<M extends Numbered> {
  readonly messages: readonly M[];
  readonly hasEarlier: boolean;
  /** Newer ones were left out for the sake of older ones; what comes in is not shown either. */
  readonly hasLater: boolean;
}

/** With messages that came in; what is there already is not shown twice. Where some between are missing, from there on. */
export function withNewer<M extends Numbered>(shown: MessageWindow<M>, fresh: readonly M[]): MessageWindow<M> {
  const last = shown.messages.at(-1)?.seq ?? 0;
  const added = fresh.filter(({ seq }) => seq > last);
  if (shown.hasLater || added.length === 0) return shown;
  // They are counted without gaps.
  const isGap = last > 0 && added[0]?.seq !== last + 1;
  if (isGap) return { messages: added.slice(-windowMax), hasEarlier: true, hasLater: false };
  const all = [...shown.messages, ...added];
  return { ...shown, messages: all.slice(-windowMax), hasEarlier: shown.hasEarlier || all.length > windowMax };
}

/** With messages before the first; at the other end the newest are left out where there are too many. */
export function withEarlier<M extends Numbered>(
  shown: MessageWindow<M>,
  { messages, hasEarlier }: Pick<MessageWindow<M>, 'messages' | 'hasEarlier'>,
): MessageWindow<M> {
  const first = shown.messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  const all = [...messages.filter(({ seq }) => seq < first), ...shown.messages];
  return { messages: all.slice(0, windowMax), hasEarlier, hasLater: shown.hasLater || all.length > windowMax };
}

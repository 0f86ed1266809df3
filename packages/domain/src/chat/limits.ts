const hour = 3600;
const day = 24 * hour;

export const chatLimits = {
  /** Characters of one message. */
  textMax: 4000,
  /** Messages of one customer. */
  messagesAMinute: 15,
  messagesAnHour: 200,
  /** Conversations that one network address begins in an hour. */
  begunAnHour: 10,
  /** Messages a page, and conversations a page of the list. */
  pageLength: 50,
  listLength: 30,
  /** Former conversations of a customer that are shown beside the current one. */
  formerMax: 20,
  /** A page that is open tells so often that it is there; */
  heartbeatSeconds: 20,
  /** whoever was not heard of for so long is away. */
  thereSeconds: 60,
  /** An answer that was not read so long after is told by a letter. */
  letterAfterSeconds: 120,
  /** So many answers at most stand in a letter. */
  letterAnswers: 20,
  /** A message opens a conversation again that was closed so long ago; later it begins a new one. */
  reopenSeconds: 7 * day,
  /** Connections for events at once: of one person, of one network address. */
  feedsOfOne: 6,
  feedsOfAddress: 24,
  /** A connection for events ends after so long and is made anew, so that it is asked again who it is. */
  feedSeconds: 600,
  /** The address of a page that somebody wrote from. */
  pageMax: 300,
} as const;

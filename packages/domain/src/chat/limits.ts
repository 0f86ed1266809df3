const hour = 3600;
const day = 24 * hour;

export const chatLimits = {
  /** Maximum length of a message. */
  textMax: 4000,
  /** Messages per customer and minute. */
  messagesAMinute: 15,
  messagesAnHour: 200,
  /** New conversations per network address and hour. */
  begunAnHour: 10,
  /** Messages per page, and conversations per page of the list. */
  pageLength: 50,
  listLength: 30,
  /** Former conversations of a customer shown beside the current one. */
  formerMax: 20,
  /** Interval of heartbeats from an open page. */
  heartbeatSeconds: 20,
  /** A customer without a heartbeat for this long counts as away. */
  thereSeconds: 60,
  /** An answer unread for this long is sent by e-mail. */
  letterAfterSeconds: 120,
  /** Maximum number of answers in an e-mail. */
  letterAnswers: 20,
  /** A message reopens a conversation closed up to this long ago; later it starts a new one. */
  reopenSeconds: 7 * day,
  /** Simultaneous event connections per person, and per network address. */
  feedsOfOne: 6,
  feedsOfAddress: 24,
  /** Maximum life of an event connection. The client reconnects, which checks the session again. */
  feedSeconds: 600,
  /** Maximum length of the page path from which a customer wrote. */
  pageMax: 300,
} as const;

const hour = 3600;
const day = 24 * hour;

export const chatLimits = {
  /** Maximum length of a message. */
  textMax: 4000,
  /** Maximum number of messages per customer in a minute, and in an hour. */
  messagesAMinute: 15,
  messagesAnHour: 200,
  /** Maximum number of new conversations per network address in an hour. */
  begunAnHour: 10,
  /** Number of messages on a page, and number of conversations on a page of the list. */
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
  /** A message reopens a conversation that was closed up to this long ago. Later it starts a new one. */
  reopenSeconds: 7 * day,
  /** Maximum number of event connections at the same time, per person and per network address. */
  feedsOfOne: 6,
  feedsOfAddress: 24,
  /** Maximum lifetime of an event connection. Then the client reconnects, so that its session is checked again. */
  feedSeconds: 600,
  /** Maximum length of the page path that is stored with a customer's message. */
  pageMax: 300,
} as const;

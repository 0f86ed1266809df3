/** A review, question or answer that the server rejected, with the typed text and the error of one field. */
export interface RefusedWriting {
  readonly intent: 'review' | 'question' | 'answer';
  /** Id of the question that is answered; empty for reviews and questions. */
  readonly questionId: string;
  readonly field: string;
  readonly message: string;
  readonly typed: Readonly<Record<string, string>>;
}

export const sentKinds = ['review', 'question', 'answer', 'shown'] as const;

/** Kind of text that was sent, from the query after the redirect. `shown` = it is published immediately. */
export type SentKind = (typeof sentKinds)[number];

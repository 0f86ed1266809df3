/** A rejected entry with its error by field. Typed text is kept. */
export interface RefusedWriting {
  readonly intent: 'review' | 'question' | 'answer';
  /** Id of the answered question; '' for other kinds. */
  readonly questionId: string;
  readonly field: string;
  readonly message: string;
  readonly typed: Readonly<Record<string, string>>;
}

export const sentKinds = ['review', 'question', 'answer', 'shown'] as const;

/** Kind of a saved entry, as named in the address after the form. */
export type SentKind = (typeof sentKinds)[number];

/** What the visitor has sent, when it was refused: said beside its field, and nothing typed is lost. */
export interface RefusedWriting {
  readonly intent: 'review' | 'question' | 'answer';
  /** Of the question that was answered; '' for the others. */
  readonly questionId: string;
  readonly field: string;
  readonly message: string;
  readonly typed: Readonly<Record<string, string>>;
}

export const sentKinds = ['review', 'question', 'answer', 'shown'] as const;

/** What was kept, as the address says after the form. */
export type SentKind = (typeof sentKinds)[number];

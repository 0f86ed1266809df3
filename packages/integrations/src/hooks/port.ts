import type { Result } from '@farad/domain/shared';

/** What a program of a customer is told: one POST of JSON. */
export interface HookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Connecting, sending and reading together. */
  readonly timeoutMs: number;
  /** So much of the answer is read. */
  readonly answerBytesMax: number;
}

/** Its answer, whatever it says; a redirection is an answer too, nobody follows it. */
export interface HookAnswer {
  readonly status: number;
  /** The beginning of its body. */
  readonly text: string;
}

/** Why there was no answer. */
export type HookSilence = 'private_address' | 'timeout' | 'not_connected' | 'broken';

/** Programs of customers, at addresses that they gave. */
export interface HookPort {
  /** Whether such an address may be told anything, before its name is resolved. */
  readonly mayBeTold: (url: string) => boolean;
  /** Never throws for the receiver. */
  readonly tell: (message: HookMessage) => Promise<Result<HookAnswer, HookSilence>>;
}

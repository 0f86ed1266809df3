import type { Result } from '@farad/domain/shared';

/** A webhook call to a customer: one POST with JSON. */
export interface HookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Timeout in milliseconds for connecting, sending and reading together. */
  readonly timeoutMs: number;
  /** Maximum number of bytes of the answer that are read. */
  readonly answerBytesMax: number;
}

/** Answer of the customer's server, with any status. A redirect is also an answer and is not followed. */
export interface HookAnswer {
  readonly status: number;
  /** Start of the body. */
  readonly text: string;
}

/** Why the customer's server did not answer. */
export type HookSilence = 'private_address' | 'timeout' | 'not_connected' | 'broken';

/** Calls of webhooks at URLs of customers. */
export interface HookPort {
  /** True if a URL may be called at all. Its host is not resolved for this. */
  readonly mayBeTold: (url: string) => boolean;
  /** Calls a webhook. Never throws when the customer's server fails. */
  readonly tell: (message: HookMessage) => Promise<Result<HookAnswer, HookSilence>>;
}

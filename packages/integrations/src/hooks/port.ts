import type { Result } from '@farad/domain/shared';

/** A message to a customer's webhook: one POST of JSON. */
export interface HookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Covers connecting, sending and reading. */
  readonly timeoutMs: number;
  /** Maximum bytes of the answer that are read. */
  readonly answerBytesMax: number;
}

/** The answer with any status. Redirects are answers too and are not followed. */
export interface HookAnswer {
  readonly status: number;
  /** Start of the body. */
  readonly text: string;
}

/** Why there was no answer. */
export type HookSilence = 'private_address' | 'timeout' | 'not_connected' | 'broken';

/** Webhooks of customers, at their own URLs. */
export interface HookPort {
  /** Returns whether this URL may be called at all, before its host is resolved. */
  readonly mayBeTold: (url: string) => boolean;
  /** Never throws on failures of the receiver. */
  readonly tell: (message: HookMessage) => Promise<Result<HookAnswer, HookSilence>>;
}

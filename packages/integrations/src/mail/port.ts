import type { Email } from '@farad/domain/customer';
import type { Result } from '@farad/domain/shared';

/** A picture that goes with its letter. */
export interface InlinePicture {
  /** Content-ID, `logo@farad`. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A file that goes with its letter, to be kept. */
export interface AttachedFile {
  /** Any letters; no control characters. */
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface MailMessage {
  readonly to: Email;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Pictures that the HTML shows as `cid:<id>`. */
  readonly inline?: readonly InlinePicture[];
  readonly attached?: readonly AttachedFile[];
  /** Left part of the Message-ID, the same for every repeat, so that a repeat can be recognised: `[A-Za-z0-9._-]{1,128}`. */
  readonly messageId: string;
  /** The whole time the mail server may take; the adapter's own limit (10 s) when absent. */
  readonly timeoutMs?: number;
}

/**
 * Why a letter was not taken. `temporary`: the server is away, busy or refuses our login: repeat later.
 * `permanent`: this letter or this recipient will never be taken (SMTP 5xx, a line break in a header).
 */
export interface MailFailure {
  readonly kind: 'temporary' | 'permanent';
  /** SMTP reply code, if there was a reply. */
  readonly code: number | null;
  readonly reason: string;
}

export interface MailPort {
  /** Answers when the server took or refused the letter; never throws for what the server does. */
  send(message: MailMessage): Promise<Result<{ readonly messageId: string }, MailFailure>>;
}

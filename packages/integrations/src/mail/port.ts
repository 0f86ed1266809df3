import type { Email } from '@farad/domain/customer';
import type { Result } from '@farad/domain/shared';

/** A picture embedded in a letter. */
export interface InlinePicture {
  /** Content-ID, e.g. `logo@farad`. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A file attached to a letter. */
export interface AttachedFile {
  /** Letters of any script, no control characters. */
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface MailMessage {
  readonly to: Email;
  /** Name of the sender: one line. Absent = the address alone. */
  readonly senderName?: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Pictures that the HTML shows as `cid:<id>`. */
  readonly inline?: readonly InlinePicture[];
  readonly attached?: readonly AttachedFile[];
  /**
   * Local part of the Message-ID: `[A-Za-z0-9._-]{1,128}`. Equal for every retry, so that a repeat can be recognised.
   */
  readonly messageId: string;
  /** Total timeout of the mail server. Default: the adapter's own limit (10 s). */
  readonly timeoutMs?: number;
}

/**
 * Why a letter was rejected. `temporary` = the server is down, busy or rejects our login: retry later. `permanent` =
 * this letter or recipient will never be accepted (SMTP 5xx, a line break in a header).
 */
export interface MailFailure {
  readonly kind: 'temporary' | 'permanent';
  /** SMTP reply code, if there was a reply. */
  readonly code: number | null;
  readonly reason: string;
}

export interface MailPort {
  /** Resolves when the server has accepted or rejected the letter. Never throws on failures of the server. */
  send(message: MailMessage): Promise<Result<{ readonly messageId: string }, MailFailure>>;
  /** Connects and signs in without sending a message. */
  check(): Promise<Result<null, MailFailure>>;
}

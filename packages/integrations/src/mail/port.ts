import type { Email } from '@farad/domain/customer';
import type { Result } from '@farad/domain/shared';

/** A picture embedded in a letter. */
export interface InlinePicture {
  /** Content-ID of the picture: `logo@shop`. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A file attached to a letter. */
export interface AttachedFile {
  /** File name. It may have letters of any script, but no control characters. */
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface MailMessage {
  readonly to: Email;
  /** Name of the sender, in one line. Absent = only the address is shown. */
  readonly senderName?: string;
  /** Subject, in one line. */
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Pictures that the HTML shows as `cid:<id>`. */
  readonly inline?: readonly InlinePicture[];
  readonly attached?: readonly AttachedFile[];
  /**
   * Local part of the Message-ID: `[A-Za-z0-9._-]{1,128}`. It is the same in every retry, so that the recipient's
   * server can recognise a repeated letter.
   */
  readonly messageId: string;
  /** Timeout of the whole sending. Default: the limit of the adapter (10 s). */
  readonly timeoutMs?: number;
}

/**
 * Why a letter was not accepted. `temporary` = the server is down or busy, or rejects the shop's login: retry later.
 * `permanent` = this letter or recipient will never be accepted (SMTP 5xx, a line break in a header).
 */
export interface MailFailure {
  readonly kind: 'temporary' | 'permanent';
  /** Reply code of the SMTP server; null = there was no reply. */
  readonly code: number | null;
  readonly reason: string;
}

export interface MailPort {
  /** Sends a letter. Resolves when the server has accepted or rejected it. Never throws when the server fails. */
  send(message: MailMessage): Promise<Result<{ readonly messageId: string }, MailFailure>>;
  /** Connects and signs in without sending a message. */
  check(): Promise<Result<null, MailFailure>>;
}

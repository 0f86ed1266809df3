import type { OneCFailure } from '@farad/domain/one-c';

/** Thrown if a file is broken. The caller must use nothing of the file. */
export class BrokenOneCFile extends Error {
  override readonly name = 'BrokenOneCFile';
  readonly code: OneCFailure;
  /** Line where reading stopped; null = before it started. */
  readonly line: number | null;

  constructor(code: OneCFailure, line: number | null = null, cause?: unknown) {
    super(`${code}${line === null ? '' : ` in line ${line}`}`, { cause });
    this.code = code;
    this.line = line;
  }
}

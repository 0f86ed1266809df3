/** The embedded server cannot run here. The message says what is wrong and what to do. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}

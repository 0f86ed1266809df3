/** Thrown if the embedded PostgreSQL cannot run. The message says what is wrong and what to do. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}

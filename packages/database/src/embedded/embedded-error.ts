/** The embedded server cannot run here; the message says in plain words what is wrong and what to do. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}

/** A command was called in a way it does not know: said without a stack. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

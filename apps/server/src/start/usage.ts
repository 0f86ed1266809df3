/** Thrown for wrong arguments of a command; printed without a stack. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

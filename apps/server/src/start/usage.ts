/** Thrown if the arguments of a command are wrong. It is printed without a stack trace. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

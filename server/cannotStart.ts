/** What keeps the server from starting and an operator can put right; shown without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

import { Refusal } from '../../../contract/refusals';

/** Throws the `not-found` that a club gets which is not there and one which is not the caller's: they must not differ. */
export function requireVisible(isVisible: boolean): void {
  if (!isVisible) throw new Refusal('not-found', 'There is no such golf club.');
}

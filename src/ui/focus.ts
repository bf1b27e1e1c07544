/**
 * Returns whether the focus can be moved without being taken from another form: it is nowhere, because what had it is
 * gone, in a question that is about to close, or in this part of the screen already.
 */
export function isFocusFree(part?: Element | null): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  return part?.contains(focused) === true || focused.closest('[role=alertdialog]') !== null;
}

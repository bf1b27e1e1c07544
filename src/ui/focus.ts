/**
 * Returns whether the focus can be moved without being taken from another form: it is nowhere, because what had it is
 * gone or disabled, in a question that is about to close, or in this part of the screen already.
 */
export function isFocusFree(part?: Element | null): boolean {
  const focused = document.activeElement;
  // A browser takes it from what is disabled, but only with its next frame.
  if (focused === null || focused === document.body || focused.matches(':disabled')) return true;
  return part?.contains(focused) === true || focused.closest('[role=alertdialog]') !== null;
}

const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Returns whether a field has the focus, from which a form that comes only with an answer must not take it. */
export const isFieldFocused = (): boolean => document.activeElement?.matches(TYPED_INTO) === true;

/**
 * Returns whether the element belongs to a page that was left and stays rendered. Such a page may have the focus until the next
 * frame.
 */
const isHidden = (element: Element): boolean => element.closest('[style*="display: none"]') !== null;

/** Returns whether the focus is on something that the page shows. */
export function isFocusInPage(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused.closest('main') !== null && !isHidden(focused);
}

let besideRemoved: Element | undefined;

/** Notes what stands beside something that had the focus and was removed; undefined: nothing does any more. */
export function markBesideRemoved(element: Element | undefined): void {
  besideRemoved = element;
}

/** Moves the focus to what stands beside something that had it and was removed; returns whether there is anything on the page. */
export function focusBesideRemoved(): boolean {
  if (!(besideRemoved instanceof HTMLElement) || !besideRemoved.isConnected || isHidden(besideRemoved)) return false;
  besideRemoved.focus();
  return true;
}

/** Moves the focus to the heading of the page. */
export function focusPageHeading(options?: FocusOptions): void {
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => !isHidden(heading))?.focus(options);
}

/**
 * Focuses what is named like this element, which had the focus and is gone from the page, unless something of the page has it.
 */
export function focusAgain(gone: HTMLElement): void {
  const name = gone.getAttribute('aria-label');
  if (gone.isConnected || name === null || isFocusInPage()) return;
  const alike = [...document.querySelectorAll<HTMLElement>(`main ${gone.localName}[aria-label]`)];
  alike.find((element) => element.getAttribute('aria-label') === name && !isHidden(element))?.focus();
}

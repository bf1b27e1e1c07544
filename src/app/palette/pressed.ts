type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>;

/** Returns whether these keys open the palette. */
export const opensPalette = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean =>
  ctrlKey !== metaKey && !shiftKey && !altKey && key.toLowerCase() === 'k';

/** Returns whether these keys open the overview of shortcuts; in a field they are a question mark. */
export const opensShortcuts = ({ key, ctrlKey, metaKey, target }: Pressed): boolean =>
  key === '?' && !ctrlKey && !metaKey && !takesText(target);

const withoutText = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color'];

function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  return target instanceof HTMLElement && target.closest('textarea, select, [contenteditable]') !== null;
}

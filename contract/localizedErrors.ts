import { fieldError } from './fieldError';
import { locales } from './lists';
import type { FieldError } from './refusals';
import type { LocalizedString } from './shapes';
import { isVisible } from './visibleText';

/** Returns `required` for a text that shows nothing in any language, otherwise what `invisibleTexts` finds. */
export function missingText(path: string, text: LocalizedString): FieldError[] {
  if (locales.some((locale) => isVisible(text[locale] ?? ''))) return invisibleTexts(path, text);
  return [fieldError(path, 'required', 'is empty; write it in at least one language.')];
}

/** Returns `no-visible-text` for each language whose text is not empty and yet shows nothing. */
export function invisibleTexts(path: string, text: LocalizedString): FieldError[] {
  return locales.flatMap((locale) => {
    const written = text[locale] ?? '';
    return written === '' || isVisible(written) ? [] : [fieldError(`${path}/${locale}`, 'no-visible-text')];
  });
}

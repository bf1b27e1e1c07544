import { locales } from './lists';
import type { FieldError } from './refusals';
import type { LocalizedString } from './shapes';
import { isVisible } from './visibleText';

/** Returns `required` for a text that shows nothing in any language, otherwise what `invisibleTexts` finds. */
export function missingText(path: string, text: LocalizedString): FieldError[] {
  if (locales.some((locale) => isVisible(text[locale] ?? ''))) return invisibleTexts(path, text);
  return [{ path, reason: 'required', message: `${path} is empty; write it in at least one language.` }];
}

/** Returns `no-visible-text` for each language whose text is not empty and yet shows nothing. */
export function invisibleTexts(path: string, text: LocalizedString): FieldError[] {
  return locales.flatMap((locale): FieldError[] => {
    const written = text[locale] ?? '';
    if (written === '' || isVisible(written)) return [];
    const where = `${path}/${locale}`;
    return [{ path: where, reason: 'no-visible-text', message: `${where} has no visible character; write something.` }];
  });
}

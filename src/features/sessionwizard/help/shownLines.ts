import type { Hint } from '../../../../contract/template';
import { localizedText } from '../../../i18n/localized';

export interface ShownLine {
  /** In the current language. */
  text: string;
  /** Public id; null for none. */
  image: string | null;
}

/** Returns what there is to read or see of these instructions or hints; those that are still empty are left out. */
export function shownLines(lines: readonly Hint[]): ShownLine[] {
  return lines
    .map(({ name, imageUrl }) => ({ text: localizedText(name).trim(), image: imageUrl || null }))
    .filter(({ text, image }) => text !== '' || image !== null);
}

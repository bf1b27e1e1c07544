import { de } from '@/i18n/de';
import { en } from '@/i18n/en';

/** Every word that the app itself says, in both languages. */
const ownWords = new Set(wordsIn([en, de]));

function wordsIn(texts: unknown): string[] {
  if (typeof texts === 'string') return texts.match(/\p{L}+/gu) ?? [];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(wordsIn) : [];
}

/**
 * Returns the lines of an accessible tree with everything masked that a capsule may mask: words that are not the app's own,
 * telephone numbers, and what stands in text fields.
 */
export function screenText(tree: string): string[] {
  return tree
    .split('\n')
    .filter((line) => !/^\s*- \/(url|placeholder):/.test(line))
    .map((line) => line.replace(/^(\s*- (?:textbox|searchbox|combobox)(?: "[^"]*")?(?: \[[^\]]*\])*): .*$/, '$1: …'))
    .map(masked);
}

const masked = (line: string): string =>
  line
    .replace(/\S*@\S*/g, '…')
    .replace(/\p{L}[\p{L}\p{M}\p{N}’'._-]*/gu, (word) => (ownWords.has(word) ? word : '…'))
    .replace(/\+?\d{5,}|\+\d+( \d+)*/g, '…')
    .replace(/…([ ,.\-–;/]*…)+/g, '…');

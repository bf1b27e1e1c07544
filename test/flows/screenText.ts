import { de } from '@/i18n/de';
import { en } from '@/i18n/en';

/** Every word that the app itself says, in both languages. */
const ownWords = new Set(wordsIn([en, de]));

function wordsIn(texts: unknown): string[] {
  if (typeof texts === 'string') return texts.match(/\p{L}+/gu) ?? [];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(wordsIn) : [];
}

const dialogsCalled = (titles: readonly string[]) =>
  new RegExp(`- (alert)?dialog "(${titles.map((title) => title.split('{{', 1)[0]).join('|')})`);

/** Screens that are not compared, and why not. */
const exceptions: readonly { isOn: RegExp; reason: string }[] = [
  { isOn: /^\s*- (listbox|combobox.*\[expanded\])/m, reason: 'the library keeps to itself which options are open' },
  {
    isOn: dialogsCalled([en.importing.title, de.importing.title]),
    reason: 'what is in a chosen file never enters the store',
  },
  {
    isOn: dialogsCalled([en.userForm.code.title, de.userForm.code.title, en.display.made.title, de.display.made.title]),
    reason: 'secrets that are shown once never enter the store',
  },
];

/** Returns whether a screen can be compared with its replay. */
export const isCompared = (tree: string): boolean => exceptions.every(({ isOn }) => !isOn.test(tree));

/** In a report that is looked at nobody is offered to make another one. */
const ofReports = [en, de].flatMap(({ shell }) => [shell.capsule.report, shell.state.export]);

/** What clears and opens a combobox is shown as long as the pointer or the focus is on it. */
function withoutComboboxButtons(lines: readonly string[]): string[] {
  let isInCombobox = false;
  return lines.filter((line) => {
    const isLeftOut = isInCombobox && /^\s*- button/.test(line);
    if (!isLeftOut) isInCombobox = /^\s*- combobox/.test(line);
    return !isLeftOut;
  });
}

/**
 * Returns the lines of an accessible tree with everything masked that a capsule may mask: words that are not the app's own,
 * telephone numbers, and what stands in text fields.
 */
export function screenText(tree: string): string[] {
  return withoutComboboxButtons(withoutLandmark(tree.split('\n')))
    .filter(
      (line) => !/^\s*- \/(url|placeholder):/.test(line) && !ofReports.some((label) => line.includes(`"${label}"`)),
    )
    .map((line) => line.replace(/^(\s*- (?:textbox|searchbox|combobox)(?: "[^"]*")?(?: \[[^\]]*\])*): .*$/, '$1: …'))
    .map(masked);
}

/** Role, states and levels stay. */
function masked(line: string): string {
  const [, role, name = '', states = '', text = ''] = LINE.exec(line) ?? [];
  return role === undefined ? maskedText(line) : role + maskedText(name) + states + maskedText(text);
}

const LINE = /^(\s*- '?\w+)( "(?:[^"\\]|\\.)*")?((?: \[[^\]]*\])*)(.*)$/;

const maskedText = (text: string): string =>
  text
    .replace(/\S*@\S*/g, '…')
    .replace(/\p{L}[\p{L}\p{M}\p{N}’'._-]*/gu, (word) => (ownWords.has(word) ? word : '…'))
    .replace(/\+?\d{5,}|\+\d+( \d+)*/g, '…')
    .replace(/…([ ,.\-–;/]*…)+/g, '…');

/** In the viewer the header of the page stands in a region, where it is no banner. */
function withoutLandmark(lines: readonly string[]): string[] {
  let banner: number | null = null;
  return lines.flatMap((line) => {
    const indent = line.search(/\S/);
    if (banner !== null && indent <= banner) banner = null;
    if (/^\s*- banner:$/.test(line)) {
      banner = indent;
      return [];
    }
    return [banner === null ? line : line.slice(2)];
  });
}

import { newHint, newInstruction, newScoringItem } from '@/features/sessiontemplates/editing/addedEntries';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import type { Locale } from '@contract/lists';

/** Every word that the app itself says; a capsule masks those of the language that was not chosen. */
const ownWords: Readonly<Record<Locale, ReadonlySet<string>>> = { en: knownWords(en, 'en'), de: knownWords(de, 'de') };

/** What a new row of a form holds is masked as if it was typed. */
function knownWords(texts: unknown, locale: Locale): ReadonlySet<string> {
  const added = [newInstruction([]), newHint([]).name, newScoringItem([]).name].map((row) => row[locale]);
  const words = new Set(wordsIn(texts));
  for (const word of wordsIn(added)) words.delete(word);
  return words;
}

function wordsIn(texts: unknown): string[] {
  if (typeof texts === 'string') return texts.match(/\p{L}+/gu) ?? [];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(wordsIn) : [];
}

const dialogsCalled = (titles: readonly string[]) =>
  new RegExp(`- (alert)?dialog "(${titles.map((title) => title.split('{{', 1)[0]).join('|')})`);

const titlesOfImport = [en, de].map(({ importing }) => importing.title).join('|');

/** Screens that are not compared, and why not. */
const exceptions: readonly { isOn: RegExp; reason: string }[] = [
  {
    isOn: dialogsCalled([en.userForm.code.title, de.userForm.code.title, en.display.made.title, de.display.made.title]),
    reason: 'secrets that are shown once never enter the store',
  },
  {
    isOn: new RegExp([en, de].flatMap(({ helper, access }) => [helper.codes.once, access.once]).join('|')),
    reason: 'so do these, but their dialogs are the same before they are made',
  },
  {
    isOn: new RegExp(`- region "(${[en, de].map(({ groups }) => groups.newStation).join('|')})"`),
    reason: 'what is being dragged follows the pointer, which is not recorded',
  },
  {
    isOn: new RegExp(`button "(${[en, de].map(({ winners }) => winners.leave.replace(/[()]/g, '\\$&')).join('|')})"`),
    reason: 'how many rows a page of the projector has depends on how wide the names are',
  },
  {
    isOn: new RegExp(`progressbar "(${[en, de].map(({ shell }) => shell.loading).join('|')})"`),
    reason: 'code that is still being fetched is no part of a state',
  },
  {
    isOn: / (column menu|Spaltenmenü)/,
    reason: 'the menu of a column has a button as long as the pointer or the focus is on its heading',
  },
  {
    isOn: new RegExp(`dialog "(${titlesOfImport})"[^]*gridcell[^\\n]*:\\n\\s*- textbox`),
    reason: 'a cell of a file is a field as long as it is being corrected, and the file never enters the store',
  },
];

/** Returns whether a screen can be compared with its replay; one without anything is still being loaded. */
export const isCompared = (tree: string): boolean => tree !== '' && exceptions.every(({ isOn }) => !isOn.test(tree));

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

/** Colours are of the browser: the viewer has those that the reporter saw, whether they were chosen or the device's. */
const coloursChosen = new RegExp(
  `(- (?:button|'?menuitemradio) "(?:[^"]*: )?(?:${[en, de].flatMap(({ shell }) => Object.values(shell.theme)).join('|')})") \\[(?:pressed|checked)\\]`,
);

/** Of a file the shapes of its texts are known, in which each digit is a zero. */
const ofFile = new RegExp(
  `\\b\\d\\d\\.\\d\\d\\.\\d{4}\\b|(?<=(?:${[en, de].map(({ importing }) => importing.sample.split('{{', 1)[0]).join('|')})).*`,
  'g',
);
const isOfImport = new RegExp(`- dialog "(${titlesOfImport})"`);

/** Headings of a file are known by their shape, also where one of them is a word of the app. */
const ignoredColumns = new RegExp(
  `(${[en, de].map(({ importing }) => importing.ignored.split('{{', 1)[0]).join('|')}).*`,
);

/** What is typed into a field with a placeholder stands in a line of its own below it. */
function withoutTypedLines(lines: readonly string[]): string[] {
  let field: number | null = null;
  return lines.map((line) => {
    const indent = line.search(/\S/);
    if (field !== null && indent <= field) field = null;
    if (/^\s*- (textbox|searchbox|combobox)/.test(line)) field = indent;
    return field === null ? line : line.replace(/^(\s*- text:) .*$/, '$1 …');
  });
}

/**
 * Returns the lines of an accessible tree with everything masked that a capsule may mask: words that are not the app's own,
 * telephone numbers, and what stands in text fields.
 */
export function screenText(tree: string, locale: Locale): string[] {
  const shown = isOfImport.test(tree) ? tree.replace(ofFile, '…') : tree;
  return withoutComboboxButtons(withoutTypedLines(withoutLandmark(shown.split('\n'))))
    .filter(
      (line) => !/^\s*- \/(url|placeholder):/.test(line) && !ofReports.some((label) => line.includes(`"${label}"`)),
    )
    .map((line) => line.replace(/^(\s*- (?:textbox|searchbox|combobox)(?: "[^"]*")?(?: \[[^\]]*\])*): .*$/, '$1: …'))
    .map((line) => masked(line.replace(coloursChosen, '$1').replace(ignoredColumns, '$1…"'), ownWords[locale]));
}

/** Role, states and levels stay. */
function masked(line: string, known: ReadonlySet<string>): string {
  const [, role, name = '', states = '', text = ''] = LINE.exec(line) ?? [];
  return role === undefined
    ? maskedText(line, known)
    : role + maskedText(name, known) + states + maskedText(text, known);
}

const LINE = /^(\s*- '?\w+)( "(?:[^"\\]|\\.)*")?((?: \[[^\]]*\])*)(.*)$/;

const maskedText = (text: string, known: ReadonlySet<string>): string =>
  text
    .replace(/\S*@\S*/g, '…')
    .replace(/\p{L}[\p{L}\p{M}\p{N}’'._-]*/gu, (word) => (known.has(word) ? word : '…'))
    .replace(/\+?\d{5,}|\+\d+( \d+)*/g, '…')
    // A number before it may be a part of what is masked as one text.
    .replace(/(\d) …/g, '$1…')
    .replace(/Golfclub …/g, '…')
    .replace(/…(?: (?:von|und|zu))+ …/g, '…')
    // A nickname in quotes is a part of the name.
    .replace(/\\"…\\"/g, '…')
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

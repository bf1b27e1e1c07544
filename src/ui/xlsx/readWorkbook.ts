import { displayedNumber, showsDay } from './numberFormat';
import { dayOfSerial } from './serialDay';
import { unzip } from './unzip';
import { attribute, xmlParts } from './xml';

/** Far more than a table of all members of a large club has when it is unpacked. */
const MOST_UNPACKED_BYTES = 100_000_000;
/** What stands further to the right is not read. */
const MOST_COLUMNS = 200;
/** Days are counted from 1904 in workbooks of old Macs. */
const DAYS_FROM_1900_TO_1904 = 1_462;
/** The last that spreadsheets know is in the year 9999. */
const LAST_DAY = 2_958_465;

/** One row that holds anything. */
export interface SheetRow {
  /** From 1, as the spreadsheet counts it. */
  line: number;
  cells: string[];
}

/**
 * Returns the rows of the first visible sheet of a workbook (ECMA-376, `.xlsx`), as texts: numbers as they are
 * shown, with a point, days as `DD.MM.YYYY`, of formulas what came out. Reading ends after `most` rows. Throws a ZipError for what is no workbook, or is too
 * large when it is unpacked.
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, most = Infinity): Promise<SheetRow[]> {
  const files = await unzip(bytes, (name) => /\.(xml|rels)$/i.test(name), MOST_UNPACKED_BYTES);
  const utf8 = new TextDecoder();
  const textOf = (path: string) => utf8.decode(files.get(path) ?? new Uint8Array());
  const root = targetOf(textOf('_rels/.rels'), ({ type }) => type.endsWith('/officeDocument')) ?? 'xl/workbook.xml';
  const folder = root.slice(0, root.lastIndexOf('/') + 1);
  const relations = textOf(`${folder}_rels/${root.slice(folder.length)}.rels`);
  const pathOf = (isMeant: (relation: Relation) => boolean) => {
    const target = targetOf(relations, isMeant);
    return target === undefined ? '' : target.startsWith('/') ? target.slice(1) : `${folder}${target}`;
  };
  const { sheetId, is1904 } = workbookFacts(textOf(root));
  return rowsOf(textOf(pathOf(({ id }) => id === sheetId)), {
    strings: sharedStrings(textOf(pathOf(({ type }) => type.endsWith('/sharedStrings')))),
    formatOf: cellFormats(textOf(pathOf(({ type }) => type.endsWith('/styles')))),
    firstDay: is1904 ? DAYS_FROM_1900_TO_1904 : 0,
    most,
  });
}

interface Relation {
  id: string;
  type: string;
}

function targetOf(xml: string, isMeant: (relation: Relation) => boolean): string | undefined {
  for (const part of xmlParts(xml)) {
    if (part.kind !== 'open' || part.name !== 'Relationship') continue;
    const of = (name: string) => attribute(part.attributes, name) ?? '';
    if (isMeant({ id: of('Id'), type: of('Type') })) return of('Target').replace(/^\.\//, '');
  }
  return undefined;
}

function workbookFacts(xml: string): { sheetId: string; is1904: boolean } {
  let sheetId: string | undefined;
  let is1904 = false;
  for (const part of xmlParts(xml)) {
    if (part.kind !== 'open') continue;
    if (part.name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute(part.attributes, 'date1904') ?? '');
    const isVisible = part.name === 'sheet' && (attribute(part.attributes, 'state') ?? 'visible') === 'visible';
    if (isVisible) sheetId ??= attribute(part.attributes, '[\\w]+:id');
  }
  return { sheetId: sheetId ?? '', is1904 };
}

/** Texts that several cells have; how they are pronounced is left out. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text: string | null = null;
  let isPronunciation = false;
  let isText = false;
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') {
      if (isText && !isPronunciation) text = (text ?? '') + part.text;
    } else if (part.name === 't') isText = part.kind === 'open';
    else if (part.name === 'rPh') isPronunciation = part.kind === 'open';
    else if (part.name === 'si' && part.kind === 'open') text = '';
    else if (part.name === 'si') strings.push(unescaped(text ?? ''));
  }
  return strings;
}

/** The numbers of formats that every workbook has, and that show a day. */
const isBuiltInDay = (format: number) =>
  (format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);

/** The codes of other formats that every workbook has. */
const builtInCodes: Readonly<Record<number, string>> = { 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00' };

interface CellFormat {
  isDay: boolean;
  code: string;
}

const general: CellFormat = { isDay: false, code: '' };

/** Returns how cells of the style with this number show their number. */
function cellFormats(xml: string): (style: number) => CellFormat {
  const ownCodes = new Map<number, string>();
  const numbers: number[] = [];
  let isCellFormat = false;
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') continue;
    if (part.name === 'cellXfs') isCellFormat = part.kind === 'open';
    if (part.kind === 'close') continue;
    const number = Number(attribute(part.attributes, 'numFmtId') ?? 0);
    if (part.name === 'numFmt') ownCodes.set(number, attribute(part.attributes, 'formatCode') ?? '');
    if (part.name === 'xf' && isCellFormat) numbers.push(number);
  }
  const formats = numbers.map((number): CellFormat => {
    const code = ownCodes.get(number) ?? builtInCodes[number] ?? '';
    return { isDay: isBuiltInDay(number) || showsDay(code), code };
  });
  return (style) => formats[style] ?? general;
}

interface Sheet {
  strings: readonly string[];
  formatOf: (style: number) => CellFormat;
  firstDay: number;
  /** So many rows are read. */
  most: number;
}

function rowsOf(xml: string, sheet: Sheet): SheetRow[] {
  const rows: SheetRow[] = [];
  let row: SheetRow = { line: 0, cells: [] };
  let column = 0;
  let cell = { type: '', style: 0 };
  let value = '';
  let isValue = false;
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') {
      if (isValue) value += part.text;
    } else if (part.name === 'v' || part.name === 't') isValue = part.kind === 'open';
    else if (part.name === 'row' && part.kind === 'open') {
      row = { line: Number(attribute(part.attributes, 'r') ?? row.line + 1), cells: [] };
      column = 0;
    } else if (part.name === 'row') {
      if (row.cells.some((text) => text.trim() !== '')) rows.push(row);
      if (rows.length === sheet.most) break;
    } else if (part.name === 'c' && part.kind === 'open') {
      column = columnOf(attribute(part.attributes, 'r')) ?? column + 1;
      cell = { type: attribute(part.attributes, 't') ?? 'n', style: Number(attribute(part.attributes, 's') ?? 0) };
      value = '';
    } else if (part.name === 'c' && column <= MOST_COLUMNS) {
      while (row.cells.length < column - 1) row.cells.push('');
      row.cells[column - 1] = cellText(value, cell, sheet);
    }
  }
  return rows;
}

/** Returns the number of the column in `B12`, from 1. */
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function cellText(value: string, { type, style }: { type: string; style: number }, sheet: Sheet): string {
  if (type === 's') return sheet.strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3.$2.$1');
  if (type !== 'n') return unescaped(value);
  const number = value.trim() === '' ? NaN : Number(value);
  if (Number.isNaN(number)) return value;
  const day = number + sheet.firstDay;
  const { isDay, code } = sheet.formatOf(style);
  return isDay && day >= 1 && day <= LAST_DAY ? dayOfSerial(day) : displayedNumber(number, code);
}

/** `_x000D_` is a sign that XML does not take as it is. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_whole, code: string) => String.fromCharCode(parseInt(code, 16)));
}

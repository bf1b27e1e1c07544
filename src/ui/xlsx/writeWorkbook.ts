import { serialOfDay } from './serialDay';
import { zip, type ZippedFile } from './zip';

/** A text, a number with so many decimals, or a day as `YYYY-MM-DD`. */
export type SheetCell = string | { number: number; decimals?: 0 | 1 } | { day: string };

/** One sheet: its headings stay in view, and each column can be filtered. */
interface Sheet {
  name: string;
  headings: readonly string[];
  rows: readonly (readonly SheetCell[])[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XLSX_MEDIA_TYPE = `${SPREADSHEET}.sheet`;

const STYLES = { heading: 1, text: 2, whole: 3, tenths: 4, day: 5 };
/**
 * Of the cell formats below, in the order of `STYLES`: text, whole numbers, one decimal, a day as the reader's country writes
 * it.
 */
const FORMATS = { text: 49, whole: 1, tenths: 164, day: 14 };

/**
 * Returns the sheet as a workbook (ECMA-376, `.xlsx`). A text stays a text, whatever it begins with, also after somebody has
 * edited its cell; numbers and days are such, so that spreadsheets sort and calculate with them.
 */
export async function workbook(sheet: Sheet): Promise<Blob> {
  return new Blob(await zip(filesOf(sheet)), { type: XLSX_MEDIA_TYPE });
}

function filesOf({ name, headings, rows }: Sheet): ZippedFile[] {
  return [
    {
      name: '[Content_Types].xml',
      text: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
    },
    { name: '_rels/.rels', text: relations([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      text: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/styles.xml', text: styles },
    { name: 'xl/worksheets/sheet1.xml', text: sheetXml(headings, rows) },
  ];
}

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const format = (id: number) =>
  `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;

const styles = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="${FORMATS.tenths}" formatCode="0.0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="${FORMATS.text}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>${Object.values(FORMATS).map(format).join('')}</cellXfs></styleSheet>`;

const NARROWEST = 8;
const WIDEST = 60;
/** Rows that are looked at for the width of the columns. */
const SAMPLE = 200;

function sheetXml(headings: readonly string[], rows: readonly (readonly SheetCell[])[]): string {
  const sample = rows.slice(0, SAMPLE);
  const widths = headings.map((heading, column) => {
    const longest = Math.max(heading.length, ...sample.map((cells) => lengthOf(cells[column] ?? '')));
    return Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
  });
  const all = [headings.map((text) => textCell(text, STYLES.heading)), ...rows.map((cells) => cells.map(cellXml))];
  const last = `${columnName(headings.length)}${all.length}`;
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = all.map((cells, index) => `<row r="${index + 1}">${cells.join('')}</row>`);
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;
}

const lengthOf = (cell: SheetCell) =>
  typeof cell === 'string' ? cell.length : 'day' in cell ? 10 : String(cell.number).length;

function cellXml(cell: SheetCell): string {
  if (typeof cell === 'string') return cell === '' ? '<c/>' : textCell(cell, STYLES.text);
  if ('day' in cell) return `<c s="${STYLES.day}"><v>${serialOfDay(cell.day)}</v></c>`;
  return `<c s="${cell.decimals === 1 ? STYLES.tenths : STYLES.whole}"><v>${cell.number}</v></c>`;
}

const textCell = (text: string, style: number) =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

function columnName(number: number): string {
  const letter = String.fromCharCode(65 + ((number - 1) % 26));
  return number > 26 ? `${columnName(Math.floor((number - 1) / 26))}${letter}` : letter;
}

/** Spreadsheets take 31 characters at most, and none of these. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML does not take at all is left out; what looks like an escaped sign is escaped itself. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

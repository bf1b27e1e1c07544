import { withoutApostrophes } from '@/ui/csvText';
import type { ColumnMeaning } from '@contract/memberFields';
import type { ImportedRow } from '@contract/memberImport';
import { type ImportedField, requiredFields } from '../memberColumns';
import { readDay, type ReadCell, readHandicap } from './cellValues';
import type { Finding } from './finding';
import type { Table } from './readTable';

/** The server reads no longer cell; what is longer is too long for every field, also when it was cut. */
const LONGEST_CELL = 500;

/** The members in a file. */
export interface MembersFile {
  rows: readonly ImportedRow[];
  /** For each row the line of the file on which it begins, from 1. */
  lines: readonly number[];
  /** What was found in each row while it was read. */
  findings: readonly (readonly Finding[])[];
}

const nothing: ImportedRow = {
  ...{ name: '', surname: '', username: '', email: '', dateOfBirth: '' },
  ...{ gender: '', handicap: '', mobile: '', phone: '' },
};

/** Returns the members in records of a table whose columns mean these fields. */
export function membersOf(records: Table['records'], fields: readonly (ColumnMeaning | null)[]): MembersFile {
  const members = { rows: [] as ImportedRow[], lines: [] as number[], findings: [] as Finding[][] };
  for (const { line, cells, findings } of records) {
    const row = { ...nothing };
    const found = [...findings];
    for (const [field, cell] of fields.flatMap((meaning, column) => valuesOf(meaning, cells[column] ?? ''))) {
      const { text, remark } = cellValue(field, cell);
      row[field] = text;
      if (remark !== null) found.push({ path: `/${field}`, reason: remark });
    }
    members.rows.push(row);
    members.lines.push(line);
    members.findings.push(found);
  }
  return members;
}

/** Returns the fields in a cell; a name without a comma has no surname. */
export function valuesOf(meaning: ColumnMeaning | null, cell: string): [field: ImportedField, text: string][] {
  if (meaning === null) return [];
  if (meaning !== 'fullName') return [[meaning, cell]];
  const comma = cell.indexOf(',');
  return comma === -1
    ? [['name', cell]]
    : [
        ['surname', cell.slice(0, comma)],
        ['name', cell.slice(comma + 1)],
      ];
}

/** Returns what is read from a cell for this field. */
export function cellValue(field: ImportedField, cell: string): ReadCell {
  // A table that is safe to open in a spreadsheet has apostrophes before what would be a formula.
  const visible = requiredFields.some((one) => one === field) ? cell : cell.replaceAll(invisible, '');
  const harmless = withoutApostrophes(visible.trim());
  // With one in front, people make a spreadsheet keep what they type, such as the zeros of a number.
  const text = cut(field === 'name' || field === 'surname' ? harmless : harmless.replace(/^'/, ''));
  if (field === 'handicap') return readHandicap(text);
  if (field === 'name' || field === 'surname')
    return { text, remark: strangeLetters.test(text) ? 'strange-letters' : null };
  return { text: field === 'dateOfBirth' ? readDay(text) : text, remark: null };
}

/**
 * What names show that were read in a wrong encoding: replacement and control characters, UTF-8 in pairs such as `Ã¤`, capitals
 * within small letters such as `MŸller`, and signs next to letters such as `Gro§`.
 */
const strangeLetters =
  /[\uFFFD\u0080-\u009f\ufb00-\ufb06]|[ÃÂ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—™š›œžŸ]|\p{Ll}[ŠŽŸ]|\p{L}[ŠŽŸ]\p{Ll}|\p{L}[‰†‡§¶¿¡«»¼½¾¹²³ºª÷±×¬™©®°¦¢£¥¤€ƒ¨¸ˆ˜ˇµ─-╿▀-▟]|\p{L}[„”]\p{L}/u;

/** Address books put them around phone numbers. */
const invisible = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

const cut = (text: string) => (text.length > LONGEST_CELL ? Array.from(text).slice(0, LONGEST_CELL).join('') : text);

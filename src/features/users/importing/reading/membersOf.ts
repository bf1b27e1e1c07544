import { withoutApostrophes } from '@/ui/csvText';
import type { ImportedRow } from '@contract/memberImport';
import type { ImportedField } from '../memberColumns';
import { type HandicapRemark, readDay, readHandicap } from './cellValues';
import type { Table } from './readTable';

/** The server reads no longer cell; what is longer is too long for every field, also when it was cut. */
const LONGEST_CELL = 500;

/** The members in a file. */
export interface MembersFile {
  rows: readonly ImportedRow[];
  /** For each row the line of the file on which it begins, from 1. */
  lines: readonly number[];
  /** What was done to the handicap of each row. */
  remarks: readonly HandicapRemark[];
}

const nothing: ImportedRow = {
  ...{ name: '', surname: '', username: '', email: '', dateOfBirth: '' },
  ...{ gender: '', handicap: '', mobile: '', phone: '' },
};

/** Returns the members in records of a table whose columns mean these fields. */
export function membersOf(records: Table['records'], fields: readonly (ImportedField | null)[]): MembersFile {
  const members = { rows: [] as ImportedRow[], lines: [] as number[], remarks: [] as HandicapRemark[] };
  for (const { line, cells } of records) {
    const row = { ...nothing };
    let handicapRemark: HandicapRemark = null;
    for (const [column, field] of fields.entries()) {
      if (field === null) continue;
      const { text, remark } = cellValue(field, cells[column] ?? '');
      row[field] = text;
      if (field === 'handicap') handicapRemark = remark;
    }
    members.rows.push(row);
    members.lines.push(line);
    members.remarks.push(handicapRemark);
  }
  return members;
}

/** Returns what is read from a cell for this field, and what was done to a handicap. */
export function cellValue(field: ImportedField, cell: string): ReturnType<typeof readHandicap> {
  // A table that is safe to open in a spreadsheet has apostrophes before what would be a formula.
  const text = cut(withoutApostrophes(cell.trim()));
  if (field === 'handicap') return readHandicap(text);
  return { text: field === 'dateOfBirth' ? readDay(text) : text, remark: null };
}

const cut = (text: string) => (text.length > LONGEST_CELL ? Array.from(text).slice(0, LONGEST_CELL).join('') : text);

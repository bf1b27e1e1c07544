import { array, object, type Schema } from 'yup';
import type { FieldLimits } from '@/errors/problem';
import type { FieldVersions } from '@/ui/StaleVersions';
import { isLongerThan, typedText } from '@/ui/fields/typedText';
import { fromTenths, toTenths, type Tenths } from '@contract/handicap';
import { limits } from '@contract/limits';
import type { Locale } from '@contract/lists';
import type { EditedMapping, Mapping, MappingRow } from '@contract/mapping';
import type { FieldReason } from '@contract/refusals';
import { readDifference, readMappingPoints, typedDifference } from './typedNumbers';

/** A row as it is typed; the key stays with it wherever it stands. */
export interface RowValues {
  key: number;
  difference: string;
  points: string;
}

export interface MappingValues {
  name: string;
  rows: RowValues[];
}

/** A row that can be read, in tenths; `rowNumber` counts from 1. */
export interface ReadRow {
  rowNumber: number;
  tenths: Tenths;
  points: number;
}

/** Returns what stands in the fields of a mapping, numbers as they are written in this locale. */
export function formOf({ name, mapping }: Pick<Mapping, 'name' | 'mapping'>, locale: Locale): MappingValues {
  const rows = mapping.map(({ handicapDifference, points }, key) => ({
    key,
    difference: typedDifference(toTenths(handicapDifference), locale),
    points: String(points),
  }));
  return { name, rows };
}

/** Returns what can be sent, duplicates aside, which the whole table says; `message` returns the text of an error. */
export function mappingSchema(message: (reason: FieldReason, limits: FieldLimits) => string): Schema {
  const text = (fieldErrorOf: (typed: string) => FieldReason | null, limits: FieldLimits) =>
    typedText(fieldErrorOf, (reason) => message(reason, limits));
  const number = (read: (typed: string) => number | FieldReason, most: number) =>
    text(
      (typed) => {
        const number = read(typed);
        return typeof number === 'number' ? null : number;
      },
      { least: -most, most },
    );
  return object({
    name: text(
      (name) => {
        if (name.trim() === '') return 'required';
        return isLongerThan(name, limits.mapping.name) ? 'too-long' : null;
      },
      { longest: limits.mapping.name },
    ),
    rows: array(
      object({
        difference: number(readDifference, limits.handicapDifference),
        points: number(readMappingPoints, limits.points),
      }),
    ),
  } satisfies Record<keyof MappingValues, Schema>);
}

/**
 * Returns the rows in which both numbers can be read; chart, test field and warnings follow them while others are being typed.
 */
export function readRows(rows: readonly RowValues[]): ReadRow[] {
  return rows.flatMap((row, index) => {
    const [tenths, points] = [readDifference(row.difference), readMappingPoints(row.points)];
    return typeof tenths === 'number' && typeof points === 'number' ? [{ rowNumber: index + 1, tenths, points }] : [];
  });
}

/** Returns the rows as they are sent; throws a RangeError where one cannot be read. */
export function sentRows(rows: readonly RowValues[]): MappingRow[] {
  const read = readRows(rows);
  if (read.length !== rows.length) throw new RangeError('a row cannot be read');
  return read.map(({ tenths, points }) => ({ handicapDifference: fromTenths(tenths), points }));
}

/** Returns what is sent for a mapping; `version` is the one that the changes were made to. Throws like `sentRows`. */
export function editedMapping({ name, rows }: MappingValues, id: string, version: number): EditedMapping {
  return { id, name: name.trim(), mapping: sentRows(rows), version };
}

/** Returns whether anything is written differently. */
export function isChanged(values: MappingValues, saved: MappingValues): boolean {
  const written = ({ name, rows }: MappingValues) =>
    JSON.stringify([name, ...rows.map(({ difference, points }) => [difference, points])]);
  return written(values) !== written(saved);
}

/** Returns the keys of the rows whose difference stands in another row too, compared in tenths: `1` and `1,0` are the same. */
export function duplicateKeys(rows: readonly RowValues[]): ReadonlySet<number> {
  const keysOf = new Map<number, number[]>();
  for (const { key, difference } of rows) {
    const tenths = readDifference(difference);
    if (typeof tenths === 'number') keysOf.set(tenths, [...(keysOf.get(tenths) ?? []), key]);
  }
  return new Set([...keysOf.values()].filter(({ length }) => length > 1).flat());
}

interface Words {
  name: string;
  row: (difference: string) => string;
}

/** Returns both versions of a mapping beside each other: its name, and the points of every difference that one of them has. */
export function staleFields(mine: MappingValues, theirs: MappingValues, words: Words, locale: Locale): FieldVersions[] {
  const [myRows, theirRows] = [readRows(mine.rows), readRows(theirs.rows)];
  const differences = [...new Set([...myRows, ...theirRows].map(({ tenths }) => tenths))].sort((a, b) => a - b);
  const pointsIn = (rows: readonly ReadRow[], tenths: number) =>
    String(rows.find((row) => row.tenths === tenths)?.points ?? '');
  return [
    { label: words.name, mine: mine.name.trim(), theirs: theirs.name },
    ...differences.map((tenths) => ({
      label: words.row(typedDifference(tenths, locale)),
      mine: pointsIn(myRows, tenths),
      theirs: pointsIn(theirRows, tenths),
    })),
  ];
}

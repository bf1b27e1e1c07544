import type { UseInTemplates } from '@contract/category';
import { toTenths, type Tenths } from '@contract/handicap';
import { limits } from '@contract/limits';
import type { MappingRow } from '@contract/mapping';
import { Refusal } from '@contract/problem';
import type { FieldError } from '@contract/refusals';
import { fieldError, repeatedErrors } from '@contract/fieldError';

const HIGHEST_DIFFERENCE = toTenths(limits.handicapDifference);

/** A row as it is stored, its difference in tenths. */
export interface StoredRow {
  difference_tenths: Tenths;
  points: number;
}

/** Returns the rows as they are stored, sorted by difference. Throws `bad-input` naming every difference given twice. */
export function distinctRows(rows: readonly MappingRow[]): StoredRow[] {
  refuseRepeatedDifferences(rows);
  return rows
    .map(({ handicapDifference, points }) => ({ difference_tenths: toTenths(handicapDifference), points }))
    .toSorted((a, b) => a.difference_tenths - b.difference_tenths);
}

/** Throws `bad-input` naming every difference that is given twice; 4.3 and 4.30 are the same. */
export function refuseRepeatedDifferences(rows: readonly MappingRow[]): void {
  const differences = rows.map(({ handicapDifference }) => toTenths(handicapDifference));
  const repeated = repeatedErrors(differences, (position) => `/mapping/${position}/handicapDifference`);
  if (repeated.length > 0) throw badInput(repeated);
}

/** Returns whether the sorted rows are the same. */
export function areSameRows(one: readonly StoredRow[], other: readonly StoredRow[]): boolean {
  return (
    one.length === other.length &&
    one.every((row, position) => {
      const counterpart = other[position];
      return row.difference_tenths === counterpart?.difference_tenths && row.points === counterpart.points;
    })
  );
}

/**
 * Returns the lowest whole-number difference above `afterKey` that no row has, in tenths. Throws `bad-input` when
 * there is none up to 100, and when the mapping has as many rows as it can have.
 */
export function nextFreeDifference(rows: readonly StoredRow[], afterKey: number): Tenths {
  if (rows.length >= limits.mapping.rows)
    throw badInput([fieldError('/afterKey', 'too-many-items', 'would be one row too many.')]);
  const used = new Set(rows.map((row) => row.difference_tenths));
  for (let whole = Math.floor(toTenths(afterKey) / 10) + 1; toTenths(whole) <= HIGHEST_DIFFERENCE; whole += 1) {
    if (!used.has(toTenths(whole))) return toTenths(whole);
  }
  throw badInput([fieldError('/afterKey', 'out-of-range', 'leaves no whole number up to 100 that is free.')]);
}

/** Throws `in-use` with the number as long as templates use the mapping. */
export function requireUnused(use: UseInTemplates): void {
  if (use.templates === 0) return;
  throw new Refusal('in-use', `The points mapping is used by ${use.templates} templates.`, { current: use });
}

function badInput(errors: FieldError[]): Refusal {
  return new Refusal('bad-input', 'The rows of the points mapping cannot be like this.', { errors });
}

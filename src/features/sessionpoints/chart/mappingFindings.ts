import { HANDICAP_MAX, HANDICAP_MIN, toTenths, type Tenths } from '@contract/handicap';
import type { ReadRow } from '../editing/mappingForm';

/** The best and the worst difference that a started and a played handicap can have. */
const BEST = toTenths(HANDICAP_MAX - HANDICAP_MIN);
const WORST = toTenths(HANDICAP_MIN - HANDICAP_MAX);
/** Tenths: more than this between two neighbouring rows is worth a second look. */
const WIDE = 100;

/** What is odd about a mapping, though it may be meant so; differences in tenths. */
export type Finding =
  | { kind: 'empty' }
  | { kind: 'duplicate'; difference: Tenths; rowNumbers: number[] }
  | { kind: 'firstAboveZero'; difference: Tenths }
  | { kind: 'gap'; from: Tenths; to: Tenths }
  | { kind: 'unreachable'; difference: Tenths }
  | { kind: 'falling'; from: Tenths; to: Tenths };

/**
 * Returns the findings about the rows that can be read: no row at all, a difference twice, no points for playing exactly
 * to the handicap, a gap of more than 10 strokes, a row that no difference between −64 and 64 decides by, and fewer
 * points for a greater improvement.
 */
export function mappingFindings(rows: readonly ReadRow[]): Finding[] {
  const sorted = [...rows].sort((a, b) => a.tenths - b.tenths || a.rowNumber - b.rowNumber);
  const distinct = sorted.filter(({ tenths }, index) => tenths !== sorted[index - 1]?.tenths);
  const [first] = distinct;
  if (!first) return [{ kind: 'empty' }];
  return [
    ...duplicates(distinct, sorted),
    ...(first.tenths > 0 ? [{ kind: 'firstAboveZero', difference: first.tenths } as const] : []),
    ...distinct.flatMap((row, index) => findingsOf(row, distinct[index + 1])),
  ];
}

function duplicates(distinct: readonly ReadRow[], all: readonly ReadRow[]): Finding[] {
  return distinct.flatMap(({ tenths }) => {
    const rowNumbers = all.filter((row) => row.tenths === tenths).map(({ rowNumber }) => rowNumber);
    return rowNumbers.length > 1 ? [{ kind: 'duplicate', difference: tenths, rowNumbers } as const] : [];
  });
}

/** A row decides from its own difference up to the next row's. */
function findingsOf(row: ReadRow, next: ReadRow | undefined): Finding[] {
  const isReached = row.tenths <= BEST && (next === undefined || next.tenths > WORST);
  const found: Finding[] = isReached ? [] : [{ kind: 'unreachable', difference: row.tenths }];
  if (!next) return found;
  if (next.tenths - row.tenths > WIDE) found.push({ kind: 'gap', from: row.tenths, to: next.tenths });
  if (next.points < row.points) found.push({ kind: 'falling', from: row.tenths, to: next.tenths });
  return found;
}

import { MOST_ROWS_AT_ONCE } from '@contract/lists';
import type { ImportedRow } from '@contract/memberImport';

/** A call takes a megabyte; what stands around the rows is little. */
const MOST_BYTES = 900_000;
/** Of one letter, escaped. */
const BYTES_OF_LETTER = 3;

/**
 * Returns the rows in parts that a call takes, each with the position of its first row; of `most` rows at once, so that the
 * progress moves and nobody else has to wait for long.
 */
export function* rowParts(
  rows: readonly ImportedRow[],
  most = MOST_ROWS_AT_ONCE,
): Generator<{ first: number; rows: ImportedRow[] }> {
  let first = 0;
  let part: ImportedRow[] = [];
  let bytes = 0;
  for (const [at, row] of rows.entries()) {
    const own = JSON.stringify(row).length * BYTES_OF_LETTER;
    if (part.length === most || (part.length > 0 && bytes + own > MOST_BYTES)) {
      yield { first, rows: part };
      [first, part, bytes] = [at, [], 0];
    }
    part.push(row);
    bytes += own;
  }
  if (part.length > 0) yield { first, rows: part };
}

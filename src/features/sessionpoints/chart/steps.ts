import { fromTenths, type Tenths } from '@contract/handicap';
import type { ReadRow } from '../editing/mappingForm';
import { pointsFor } from './pointsFor';

/** Tenths: how far the line goes on before the first step and after the last. */
const MARGIN = 20;

/**
 * Returns the corners of the line that the rows draw, differences as decimals: 0 points before the first row, then each
 * row's points up to the next. Empty without rows.
 */
export function steps(rows: readonly ReadRow[]): { difference: number; points: number }[] {
  const differences = [...new Set(rows.map(({ tenths }) => tenths))].sort((a, b) => a - b);
  const [first, last] = [differences[0], differences.at(-1)];
  if (first === undefined || last === undefined) return [];
  const corners = [(first - MARGIN) as Tenths, ...differences, (last + MARGIN) as Tenths];
  return corners.map((tenths) => ({ difference: fromTenths(tenths), points: pointsFor(rows, tenths).points }));
}

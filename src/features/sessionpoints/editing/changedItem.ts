import { fromTenths, toTenths, type Tenths } from '@contract/handicap';
import type { AddedMappingItem, Mapping, RemovedMappingItem } from '@contract/mapping';
import { readRows, type MappingValues, type ReadRow } from './mappingForm';

/** The one item by which what is typed differs from the stored mapping. */
type ChangedItem = { added: AddedMappingItem } | { removed: RemovedMappingItem };

/**
 * Returns the call that makes the stored mapping what is typed, if one pressed plus or minus is all the difference; null
 * where more has changed. A row that cannot be read is more.
 */
export function changedItem({ name, rows }: MappingValues, stored: Mapping): ChangedItem | null {
  const { id, version } = stored;
  const typed = readRows(rows);
  if (name.trim() !== stored.name || typed.length !== rows.length) return null;
  const before = stored.mapping.map(({ handicapDifference, points }) => ({
    tenths: toTenths(handicapDifference),
    points,
  }));
  const [added, removed] = [missingIn(before, typed), missingIn(typed, before)];
  const [item] = [...added, ...removed];
  if (added.length + removed.length !== 1 || !item) return null;
  if (removed.length === 1) return { removed: { id, key: fromTenths(item.tenths), version } };
  const after = rowBefore(item, before);
  return after === null ? null : { added: { id, afterKey: fromTenths(after), version } };
}

type Row = Pick<ReadRow, 'tenths' | 'points'>;

const missingIn = (some: readonly Row[], rows: readonly Row[]) =>
  rows.filter((row) => !some.some(({ tenths, points }) => tenths === row.tenths && points === row.points));

/** Returns the difference of the row whose plus makes this row; null where none does. */
function rowBefore(added: Row, rows: readonly Row[]): Tenths | null {
  const lower = rows.map(({ tenths }) => tenths).filter((tenths) => tenths < added.tenths);
  const nearest = lower.toSorted((one, other) => one - other).at(-1);
  if (added.points !== 0 || nearest === undefined) return null;
  return (Math.floor(nearest / 10) + 1) * 10 === added.tenths ? nearest : null;
}

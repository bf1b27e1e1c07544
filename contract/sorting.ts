import type { FilterFault } from './columnFilter';

type SortKey<Field extends string> = Field | `-${Field}`;
/** Fields by which a list is sorted, the first counts most; a minus before one turns it round: `surname,-handicap`. */
export type Sorting<Field extends string> = SortKey<Field> | `${SortKey<Field>},${string}`;

export interface SortedBy<Field extends string = string> {
  field: Field;
  descending: boolean;
}

/** Returns by what a list is sorted, without fields that it cannot be sorted by. */
export function readSorting<Field extends string>(sort: string, fields: readonly Field[]): SortedBy<Field>[] {
  return sort.split(',').flatMap((key) => {
    const descending = key.startsWith('-');
    const field = fields.find((one) => one === key.slice(descending ? 1 : 0));
    return field === undefined ? [] : [{ field, descending }];
  });
}

/** Returns the text that `readSorting` reads as this. */
export function writeSorting(sorted: readonly SortedBy[]): string {
  return sorted.map(({ field, descending }) => (descending ? `-${field}` : field)).join(',');
}

/** Returns the sort if a list with these fields can be sorted so, otherwise the usual one. */
export function sortingOr<Field extends string, Usual extends Sorting<Field> | null>(
  sort: string | null,
  fields: readonly Field[],
  usual: Usual,
): Sorting<Field> | Usual {
  return sort !== null && isSorting(sort, fields) ? sort : usual;
}

const isSorting = <Field extends string>(sort: string, fields: readonly Field[]): sort is Sorting<Field> =>
  sortingFault(sort, fields) === null;

/** Returns why a list with these fields cannot be sorted so, null where it can. */
export function sortingFault(sort: string, fields: readonly string[]): FilterFault | null {
  const sorted = readSorting(sort, fields);
  if (sorted.length < sort.split(',').length) return { reason: 'not-listed', allowed: `fields: ${fields.join(', ')}` };
  const once = new Set(sorted.map(({ field }) => field));
  return once.size < sorted.length ? { reason: 'repeated', allowed: 'each field once' } : null;
}

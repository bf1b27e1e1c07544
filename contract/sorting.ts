import type { FilterError, FilterKind } from './columnFilter';
import { changeActions, genders, memberAccess, roles, trainingStatuses, trainingTypes } from './lists';
import { filterKindOf, fromKeys, memberFieldNames } from './memberFields';

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
  sortingError(sort, fields) === null;

/** Returns why a list with these fields cannot be sorted so, null where it can. */
export function sortingError(sort: string, fields: readonly string[]): FilterError | null {
  const sorted = readSorting(sort, fields);
  if (sorted.length < sort.split(',').length) return { reason: 'not-listed', allowed: `fields: ${fields.join(', ')}` };
  const once = new Set(sorted.map(({ field }) => field));
  return once.size < sorted.length ? { reason: 'repeated', allowed: 'each field once' } : null;
}

type Kinds = Readonly<Record<string, FilterKind>>;

/** The columns of members that can be filtered; a member holds several roles, and `is` means that one is among them. */
export const memberFilterColumns = {
  golfclub: 'text',
  ...fromKeys(memberFieldNames, filterKindOf),
  roles: 'choice',
  approved: 'boolean',
  hasPassword: 'boolean',
  hasSignedIn: 'boolean',
  access: 'choice',
} as const satisfies Kinds;

export const memberFilterChoices = { roles, gender: genders, access: memberAccess } as const;

/** The columns of scheduled trainings that can be filtered; moments count by their day in UTC. */
export const trainingFilterColumns = {
  name: 'text',
  type: 'choice',
  teamMode: 'boolean',
  status: 'choice',
  plannedDate: 'date',
  startDate: 'date',
  finishDate: 'date',
  updated_at: 'date',
  session_price: 'text',
  user: 'text',
} as const satisfies Kinds;

export const trainingFilterChoices = { type: trainingTypes, status: trainingStatuses } as const;

/** The columns of league table entries that can be filtered. */
export const entryFilterColumns = {
  player: 'text',
  training: 'text',
  date: 'date',
  score: 'number',
  points: 'number',
  handicapStarted: 'handicap',
  handicapPlayed: 'handicap',
  handicapDifference: 'number',
} as const satisfies Kinds;

/** The columns of the record of changes that can be filtered; `fields` are the values before and after. */
export const changeFilterColumns = {
  at: 'date',
  actor: 'text',
  action: 'choice',
  member: 'text',
  golfclub: 'text',
  fields: 'text',
} as const satisfies Kinds;

export const changeFilterChoices = { action: changeActions } as const;

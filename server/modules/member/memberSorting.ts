import { sql, type RawBuilder } from 'kysely';
import { memberSortFields } from '../../../contract/lists';
import type { MemberQuery } from '../../../contract/member';
import { readSorting } from '../../../contract/sorting';
import { sortOrder, type SortColumn } from '../../db/sortOrder';

type SortField = (typeof memberSortFields)[number];

const byText = (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`;
const [surname, name] = [byText('m.surname'), byText('m.name')];

const columns: Record<SortField, SortColumn> = {
  golfclub: { by: [byText('g.name')] },
  name: { by: [name] },
  surname: { by: [surname] },
  // Admins, then pros, then the players.
  roles: { by: [sql`case when m.roles @> array['ADMIN'] then 0 when m.roles @> array['PRO'] then 1 else 2 end`] },
  email: { by: [byText('m.email')] },
  username: { by: [byText('m.username')] },
  handicap: { by: [sql.ref('m.handicap_tenths')] },
  phone: { by: [byText('m.phone')], emptyLast: true },
  mobile: { by: [byText('m.mobile')], emptyLast: true },
  dateOfBirth: { by: [sql.ref('m.date_of_birth')], emptyLast: true },
  gender: { by: [sql.ref('m.gender')], emptyLast: true },
  approved: { by: [sql`not (m.roles @> array['UNAPPROVED'])`] },
};

/** Nobody else has the same. */
const unique: readonly SortField[] = ['username', 'email'];
/** What decides where the fields leave members equal; with these and the id behind it, name, surname or handicap is an index. */
const tiebreaks: readonly [SortField, RawBuilder<unknown>][] = [
  ['surname', surname],
  ['name', name],
];

/** Returns the order of members `m`, and whether it needs their clubs `g`. */
export function memberSorting(sort: MemberQuery['sort'] = 'surname'): {
  order: RawBuilder<unknown>;
  needsClubs: boolean;
} {
  const sorted = readSorting(sort, memberSortFields);
  const isSortedBy = (field: SortField) => sorted.some((one) => one.field === field);
  const behind = unique.some(isSortedBy) ? [] : tiebreaks.flatMap(([field, key]) => (isSortedBy(field) ? [] : [key]));
  return {
    order: sortOrder(sorted, columns, [...behind, sql.ref('m.id')]),
    needsClubs: isSortedBy('golfclub'),
  };
}

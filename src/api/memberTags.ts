import type { Member, MemberCountQuery, MemberQuery } from '@contract/member';

/** The fields that decide who is in a list of members and where; `others` stands for whatever else narrows it. */
const decidingFields = ['name', 'surname', 'username', 'email', 'handicap', 'golfclub', 'roles', 'others'] as const;
type DecidingField = (typeof decidingFields)[number];

const searched = ['name', 'surname', 'username', 'email', 'others'] as const;
const decidingOf = (field: string): DecidingField => decidingFields.find((one) => one === field) ?? 'others';

/** The tag of every page of members. */
export const memberPages = { type: 'Member', id: 'PAGES' } as const;

type Listing = Omit<MemberQuery, 'page' | 'pageSize'> & { page?: number; pageSize?: number; id?: string };

/** Returns the tags of a page of members: it changes as a whole only with the fields that it is sorted and narrowed by. */
export function tagsOfMembers({ id: _club, page: _page, pageSize: _size, sort, q, filter, ...narrowing }: Listing) {
  const sorted = (sort ?? '')
    .split(',')
    .filter(Boolean)
    .map((field) => field.replace(/^-/, ''));
  const fields: DecidingField[] = [
    // Names decide between equals.
    'name',
    'surname',
    ...sorted.map(decidingOf),
    ...(isGiven(q) ? searched : []),
    ...(isGiven(filter) && filter !== 'all' ? (['roles'] as const) : []),
    ...(Object.values(narrowing).some(isGiven) ? (['others'] as const) : []),
  ];
  return [memberPages, ...ofFields('Member', fields)];
}

/** Returns the tags of one member, who is read anew with every field that differs. */
export const tagsOfMember = () => [memberPages, ...ofFields('Member', decidingFields)];

/** Returns the tags of the counts of members. */
export const tagsOfCounts = ({ q, where }: MemberCountQuery) =>
  ofFields('MemberCounts', [
    'roles',
    ...(isGiven(q) ? searched : []),
    ...(isGiven(where) ? (['others'] as const) : []),
  ]);

/**
 * Returns the tags of the pages and counts that a changed member may have to be read anew for, although it was replaced in
 * them.
 */
export function tagsOfChange(before: Member, after: Member) {
  const differs = (field: keyof Member) =>
    JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null);
  const fields = (Object.keys(after) as (keyof Member)[]).filter((field) => field !== 'version' && differs(field));
  const deciding: DecidingField[] = fields.length === 0 ? [] : [...fields.map(decidingOf), 'others'];
  return [...ofFields('Member', deciding), ...ofFields('MemberCounts', deciding)];
}

const isGiven = (value: unknown) => value !== undefined && value !== '' && value !== null;

function ofFields<Type extends 'Member' | 'MemberCounts'>(type: Type, fields: readonly DecidingField[]) {
  return [...new Set(fields)].map((id) => ({ type, id }));
}

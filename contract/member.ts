import { Type, type Static } from '@sinclair/typebox';
import { genders, memberFilters, roles } from './lists';
import { closed, DateOfBirth, Handicap, Id, Maybe, Named, OneOf, pageQuery, SortBy, Version } from './shapes';

export const Member = Type.Object(
  {
    id: Id,
    name: Type.String(),
    surname: Type.String(),
    username: Type.String(),
    email: Type.String(),
    roles: Type.Array(OneOf(roles), { description: 'Sorted alphabetically' }),
    dateOfBirth: Maybe(DateOfBirth),
    gender: Maybe(OneOf(genders)),
    handicap: Handicap,
    mobile: Maybe(Type.String()),
    phone: Maybe(Type.String()),
    golfclubId: Id,
    golfclub: Named,
    version: Version,
  },
  closed,
);
export type Member = Static<typeof Member>;

export const memberSortFields = ['golfclub', 'name', 'surname', 'username', 'email', 'handicap'] as const;

export const MemberQuery = Type.Object(
  { ...pageQuery, sort: SortBy(memberSortFields), filter: Type.Optional(OneOf(memberFilters)) },
  closed,
);
export type MemberQuery = Static<typeof MemberQuery>;

import { Type, type Static } from '@sinclair/typebox';
import { genders, memberFilters, roles } from './lists';
import { fieldReasons } from './refusals';
import {
  closed,
  DateOfBirth,
  Email,
  FreeText,
  Handicap,
  Id,
  Maybe,
  Named,
  NewPassword,
  OneOf,
  pageQuery,
  SentBack,
  SortBy,
  Text,
  Username,
  Version,
} from './shapes';

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

/** How many members each filter would show. */
export const MemberCounts = Type.Object(
  { all: Type.Integer(), admins: Type.Integer(), pros: Type.Integer(), unapproved: Type.Integer() },
  closed,
);
export type MemberCounts = Static<typeof MemberCounts>;

export const MemberCountQuery = Type.Object({ q: pageQuery.q, golfclubId: Type.Optional(Id) }, closed);
export type MemberCountQuery = Static<typeof MemberCountQuery>;

const person = {
  name: Text(100),
  surname: Text(100),
  email: Email,
  dateOfBirth: Maybe(DateOfBirth),
  gender: Maybe(OneOf(genders)),
  mobile: Maybe(FreeText(50)),
  phone: Maybe(FreeText(50)),
};

/** PRO and ADMIN are ticked by staff; PLAYER and the approval are the server's business, whatever is sent. */
const Ticked = Type.Array(OneOf(roles), { maxItems: roles.length });

export const NewMember = Type.Object(
  { ...person, username: Username, password: NewPassword, roles: Ticked, handicap: Handicap, golfclubId: Id },
  closed,
);
export type NewMember = Static<typeof NewMember>;

export const EditedMember = Type.Object(
  {
    ...person,
    roles: Ticked,
    handicap: Handicap,
    version: Type.Optional(Version),
    id: SentBack,
    username: SentBack,
    golfclubId: SentBack,
    golfclub: SentBack,
  },
  closed,
);
export type EditedMember = Static<typeof EditedMember>;

export const DeletedMember = Type.Object(
  { name: FreeText(100), surname: FreeText(100), username: Text(100), email: FreeText(320) },
  { ...closed, description: 'The username says who it is; the rest is sent along' },
);
export type DeletedMember = Static<typeof DeletedMember>;

export const ApprovedMember = Type.Object({ username: Text(100) }, closed);
export type ApprovedMember = Static<typeof ApprovedMember>;

export const ApprovalCode = Type.Object({ code: Type.String() }, closed);
export type ApprovalCode = Static<typeof ApprovalCode>;

/** One line of a members file; texts as typed, so that each can be refused with its reason. */
export const ImportedRow = Type.Object(
  {
    name: FreeText(500),
    surname: FreeText(500),
    username: FreeText(500),
    email: FreeText(500),
    dateOfBirth: FreeText(500),
    gender: FreeText(500),
    handicap: FreeText(500),
    mobile: FreeText(500),
    phone: FreeText(500),
  },
  { ...closed, description: 'Empty text: not given. An empty username is made from the e-mail' },
);
export type ImportedRow = Static<typeof ImportedRow>;

export const MembersImport = Type.Object(
  {
    rows: Type.Array(ImportedRow, { minItems: 1, maxItems: 5000 }),
    write: Type.Boolean({ description: 'False: only the verdicts. True: everything, unless a row is refused' }),
  },
  closed,
);
export type MembersImport = Static<typeof MembersImport>;

export const importVerdicts = ['create', 'update', 'unchanged', 'refused'] as const;
export const ImportAnswer = Type.Object(
  {
    written: Type.Boolean(),
    verdicts: Type.Array(
      Type.Object(
        {
          verdict: OneOf(importVerdicts),
          errors: Type.Array(Type.Object({ path: Type.String(), reason: OneOf(fieldReasons) }, closed)),
        },
        closed,
      ),
      { description: 'One for each row, in order' },
    ),
  },
  closed,
);
export type ImportAnswer = Static<typeof ImportAnswer>;

import { Type, type Static } from '@sinclair/typebox';
import {
  genders,
  grantableRoles,
  memberAccess,
  memberActions,
  memberFilters,
  memberOutcomes,
  memberSortFields,
  MOST_CHANGED_AT_ONCE,
  roles,
} from './lists';
import { fromKeys, memberFields, optionalTexts } from './memberFields';
import { refusalCodes } from './refusals';
import {
  closed,
  DateOfBirth,
  Email,
  FreeText,
  EmptyOrVisibleLine,
  Handicap,
  Id,
  Maybe,
  Named,
  NewDateOfBirth,
  NewPassword,
  OneOf,
  pageQuery,
  PersonName,
  RefusedField,
  SentBack,
  SortBy,
  Text,
  Username,
  Version,
  Where,
} from './shapes';
import { memberFilterChoices, memberFilterColumns } from './sorting';

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
    ...fromKeys(optionalTexts, () => Maybe(Type.String())),
    golfclubId: Id,
    golfclub: Named,
    access: Type.Optional(OneOf(memberAccess, { description: 'LINK_SENT: an access link is still good' })),
    version: Version,
  },
  closed,
);
export type Member = Static<typeof Member>;

const listed = {
  q: pageQuery.q,
  where: Where(memberFilterColumns, memberFilterChoices),
  sort: SortBy(memberSortFields),
  filter: Type.Optional(OneOf(memberFilters)),
};

export const MemberQuery = Type.Object(
  { ...pageQuery, ...listed },
  { ...closed, description: '`q` searches in names, e-mail, username, phone and mobile, letters without accents' },
);
export type MemberQuery = Static<typeof MemberQuery>;

/** How many members each filter would show. */
export const MemberCounts = Type.Object(
  { all: Type.Integer(), admins: Type.Integer(), pros: Type.Integer(), unapproved: Type.Integer() },
  closed,
);
export type MemberCounts = Static<typeof MemberCounts>;

export const MemberCountQuery = Type.Object(
  { q: listed.q, where: listed.where, golfclubId: Type.Optional(Id) },
  closed,
);
export type MemberCountQuery = Static<typeof MemberCountQuery>;

export const MemberIdsQuery = Type.Object({ ...listed, golfclubId: Type.Optional(Id) }, closed);
export type MemberIdsQuery = Static<typeof MemberIdsQuery>;

const person = {
  name: PersonName(memberFields.name.longest),
  surname: PersonName(memberFields.surname.longest),
  email: Email,
  dateOfBirth: Maybe(NewDateOfBirth),
  gender: Maybe(OneOf(genders)),
  ...fromKeys(optionalTexts, (field) => Maybe(EmptyOrVisibleLine(memberFields[field].longest))),
};

/** PRO and ADMIN are ticked by staff; PLAYER and the approval are the server's business, whatever is sent. */
const Ticked = Type.Array(OneOf(roles), { maxItems: roles.length });

export const NewMember = Type.Object(
  {
    ...person,
    username: Username,
    password: NewPassword,
    roles: Ticked,
    handicap: Handicap,
    golfclubId: Id,
    id: SentBack,
    golfclub: SentBack,
    access: SentBack,
    version: SentBack,
  },
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
    access: SentBack,
  },
  closed,
);
export type EditedMember = Static<typeof EditedMember>;

export const MemberChangeQuery = Type.Object(
  {
    members: Type.Optional(OneOf(['none', 'changed'])),
  },
  { ...closed, description: 'Which members the answered club holds; all of them if not given' },
);
export type MemberChangeQuery = Static<typeof MemberChangeQuery>;

/** As it stands in an address, whatever that is. */
const requestedUsername = Type.String({ maxLength: 200 });
export const UsernameParams = Type.Object({ username: requestedUsername }, closed);
export const MemberParams = Type.Object({ golfclubId: Id, username: requestedUsername }, closed);
export const ApprovalCodeParams = Type.Object({ id: Id, username: requestedUsername }, closed);

export const DeletedMember = Type.Object(
  {
    name: FreeText(memberFields.name.longest),
    surname: FreeText(memberFields.surname.longest),
    username: Text(memberFields.username.longest),
    email: FreeText(memberFields.email.longest),
  },
  { ...closed, description: 'The member as it was shown; if it is another one meanwhile, the answer is 409 `stale`' },
);
export type DeletedMember = Static<typeof DeletedMember>;

export const ApprovedMember = Type.Object({ username: Text(memberFields.username.longest) }, closed);
export type ApprovedMember = Static<typeof ApprovedMember>;

export const ApprovalCode = Type.Object({ code: Type.String() }, closed);
export type ApprovalCode = Static<typeof ApprovalCode>;

/** What is done with each of the selected members. */
export const MembersChange = Type.Object(
  {
    action: OneOf(memberActions),
    role: Type.Optional(OneOf(grantableRoles, { description: 'Required to grant or revoke one, else left out' })),
    ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHANGED_AT_ONCE, uniqueItems: true }),
  },
  closed,
);
export type MembersChange = Static<typeof MembersChange>;

export const MembersChanged = Type.Object(
  {
    results: Type.Array(
      Type.Object(
        {
          id: Id,
          outcome: OneOf(memberOutcomes, {
            description: 'erased: the member had results, which stay without saying whose they are',
          }),
          code: Type.Optional(OneOf(refusalCodes, { description: 'Why it was refused' })),
          errors: Type.Optional(Type.Array(RefusedField, { description: 'What is missing, such as a phone number' })),
          current: Maybe(Member),
        },
        { ...closed, description: '`current`: a refused member as it is, null if there is none' },
      ),
      { description: 'One for each id, in order' },
    ),
  },
  closed,
);
export type MembersChanged = Static<typeof MembersChanged>;

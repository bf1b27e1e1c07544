import { Type, type Static } from '@sinclair/typebox';
import { changeActions, changeKinds, changeSortFields, MOST_CHANGED_AT_ONCE, undoableActions } from './lists';
import { closed, Id, Instant, LocalizedString, Maybe, OneOf, pageQuery, SortBy, Where } from './shapes';
import { changeFilterChoices, changeFilterColumns } from './sorting';

const Person = Type.Object(
  { id: Id, name: Type.String(), surname: Type.String(), username: Type.String() },
  { ...closed, description: 'With empty names once the person was deleted' },
);

const LocalizedValues = Type.Object(
  { was: Maybe(LocalizedString), is: Maybe(LocalizedString) },
  {
    ...closed,
    description: 'The values of a name that is another one in another language; absent of what was recorded before',
  },
);

export const ChangedField = Type.Object(
  {
    field: Type.String(),
    before: Maybe(Type.String()),
    after: Maybe(Type.String()),
    localized: Type.Optional(LocalizedValues),
  },
  { ...closed, description: 'Never a password, token or code; no values once the person was deleted' },
);
export type ChangedField = Static<typeof ChangedField>;

/** One entry of the record: who changed what, and when. */
export const Change = Type.Object(
  {
    id: Id,
    at: Instant,
    action: OneOf(changeActions),
    actor: Maybe(Person),
    member: Maybe(Person),
    golfclub: Maybe(Type.Object({ id: Id, name: Type.String() }, closed)),
    fields: Type.Array(ChangedField),
    memberImport: Type.Optional(
      Type.Object(
        { id: Id, isUndone: Type.Boolean() },
        {
          ...closed,
          description: 'The entry is a whole import, or its undoing; `importId` of the query lists its rows',
        },
      ),
    ),
  },
  closed,
);
export type Change = Static<typeof Change>;

export const ChangeQuery = Type.Object(
  {
    golfclubId: Type.Optional(Id),
    memberId: Type.Optional({ ...Id, description: 'Whom it was done to' }),
    personId: Type.Optional({ ...Id, description: 'Who did it, or whom it was done to' }),
    importId: Type.Optional({ ...Id, description: 'The rows of this import alone' }),
    q: pageQuery.q,
    kind: Type.Optional(OneOf(changeKinds)),
    from: Type.Optional({ ...Instant, description: 'At this moment or later' }),
    to: Type.Optional({ ...Instant, description: 'Before this moment' }),
    page: pageQuery.page,
    pageSize: pageQuery.pageSize,
    where: Where(changeFilterColumns, changeFilterChoices),
    sort: SortBy(changeSortFields),
  },
  {
    ...closed,
    description:
      '`q` searches in the names of who did it and of whom it was done to. An import is one entry; its rows are listed with `importId`, with `memberId`, with `personId`, with `q`, and where `where` asks for members or fields',
  },
);
export type ChangeQuery = Static<typeof ChangeQuery>;

/**
 * Undoes what the caller did to these things, all of it or none: within a minute, and unless something else changed them since.
 */
export const Undoing = Type.Object(
  {
    action: OneOf(undoableActions),
    ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CHANGED_AT_ONCE, uniqueItems: true }),
  },
  closed,
);
export type Undoing = Static<typeof Undoing>;

export const Undone = Type.Object({ ids: Type.Array(Id) }, closed);
export type Undone = Static<typeof Undone>;

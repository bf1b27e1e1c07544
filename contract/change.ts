import { Type, type Static } from '@sinclair/typebox';
import { changeActions, changeSortFields } from './lists';
import { closed, Id, Instant, Maybe, OneOf, pageQuery, SortBy, Where } from './shapes';
import { changeFilterChoices, changeFilterColumns } from './sorting';

const Person = Type.Object(
  { id: Id, name: Type.String(), surname: Type.String() },
  { ...closed, description: 'With empty names once the person was deleted' },
);

export const ChangedField = Type.Object(
  { field: Type.String(), before: Maybe(Type.String()), after: Maybe(Type.String()) },
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
    memberId: Type.Optional(Id),
    importId: Type.Optional({ ...Id, description: 'The rows of this import alone' }),
    page: pageQuery.page,
    pageSize: pageQuery.pageSize,
    where: Where(changeFilterColumns, changeFilterChoices),
    sort: SortBy(changeSortFields),
  },
  {
    ...closed,
    description:
      'An import is one entry; its rows are listed with `importId`, with `memberId`, and where `where` asks for members or fields',
  },
);
export type ChangeQuery = Static<typeof ChangeQuery>;

import { Type, type Static } from '@sinclair/typebox';
import { MOST_IMPORTED, MOST_IMPORTED_COLUMNS, MOST_ROWS_AT_ONCE } from './lists';
import { columnMeanings, fromKeys, memberFieldNames } from './memberFields';
import { closed, FreeText, Id, Maybe, OneOf, RefusedField } from './shapes';

/** One line of a members file; texts as typed, so that each can be refused with its reason. */
export const ImportedRow = Type.Object(
  fromKeys(memberFieldNames, () => FreeText(500)),
  { ...closed, description: 'Empty text: not given. An empty username is made from the e-mail' },
);
export type ImportedRow = Static<typeof ImportedRow>;

/** What the columns of a file mean. */
export const ImportColumns = Type.Object(
  {
    columns: Type.Array(
      Type.Object(
        {
          heading: FreeText(200),
          field: Maybe(OneOf(columnMeanings, { description: 'Null: the column is not imported' })),
        },
        closed,
      ),
      { minItems: 1, maxItems: MOST_IMPORTED_COLUMNS },
    ),
  },
  closed,
);
export type ImportColumns = Static<typeof ImportColumns>;

export const MembersImport = Type.Object(
  {
    rows: Type.Array(ImportedRow, { minItems: 1, maxItems: MOST_ROWS_AT_ONCE }),
    write: Type.Boolean({ description: 'False: nothing is written. True: everything, unless a row is refused' }),
    part: Type.Optional(
      Type.Object(
        {
          importId: Id,
          first: Type.Integer({ minimum: 0, maximum: MOST_IMPORTED - 1, description: 'From 0, of these rows' }),
        },
        {
          ...closed,
          description:
            'These rows are a part of a larger file, under an id that the caller makes up; parts are sent in order, a part may be sent again, and the first one of another file drops them. Without `write` they are stored for a day and not looked at; with it all parts are written together',
        },
      ),
    ),
    columns: Type.Optional(ImportColumns.properties.columns),
  },
  { ...closed, description: '`columns`: remembered for the club, once the rows are written' },
);
export type MembersImport = Static<typeof MembersImport>;

/** What becomes of a row; on the wire it is called its verdict. */
export const importRowStatuses = ['create', 'update', 'unchanged', 'refused'] as const;
export const ImportAnswer = Type.Object(
  {
    written: Type.Boolean(),
    importId: Type.Optional(Id),
    verdicts: Type.Array(
      Type.Object(
        {
          verdict: OneOf(importRowStatuses),
          errors: Type.Array(RefusedField, { description: 'Why the row is refused' }),
          remarks: Type.Optional(
            Type.Array(RefusedField, { description: 'Optional values that are not imported, and why; the row is' }),
          ),
          isRenamed: Type.Optional(
            Type.Literal(true, {
              description: 'Of an update by e-mail alone that gives the member another name and another surname',
            }),
          ),
        },
        closed,
      ),
      { description: 'One for each row, in order; of all parts, where they are written' },
    ),
  },
  { ...closed, description: '`importId`: where something was written, what undoes it' },
);
export type ImportAnswer = Static<typeof ImportAnswer>;

export const ImportParams = Type.Object({ golfclubId: Id, importId: Id }, closed);

/** What undoing an import did. */
export const ImportUndone = Type.Object(
  {
    removed: Type.Integer({ description: 'Members whom it had created' }),
    restored: Type.Integer({ description: 'Members whom it had changed' }),
  },
  closed,
);
export type ImportUndone = Static<typeof ImportUndone>;

/** What `import-changed` carries as `current`: whom something else has changed since. */
export interface ChangedSince {
  total: number;
  /** The first of them; with empty names once the person was deleted. */
  members: { id: string; name: string; surname: string }[];
}

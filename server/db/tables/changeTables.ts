import type { ColumnType, Generated } from 'kysely';
import type { ChangedField } from '@contract/change';
import type { ChangeAction, UndoableAction } from '@contract/lists';
import type { DefaultedJsonColumn, InstantText, JsonColumn } from '@server/db/columnValues';

interface ChangesTable {
  id: Generated<string>;
  at: Generated<InstantText>;
  action: ChangeAction;
  actor_id: string | null;
  golfclub_id: string | null;
  golfclub_name: string | null;
  member_id: string | null;
  fields: DefaultedJsonColumn<ChangedField[]>;
  /** Of a whole import without a member, else of one of its rows. */
  import_id: string | null;
  /** Of the member, after the import. */
  member_version: number | null;
}

interface UndoableChangesTable {
  actor_id: string;
  action: UndoableAction;
  subject_id: string;
  /** What undoing it needs; no people but by id. */
  stored: JsonColumn<object>;
  good_until: InstantText;
}

interface IdempotentAnswersTable {
  /** A member or a helper. */
  member_id: string;
  key: string;
  request_hash: string;
  /** What was done, by ids; no people. */
  answer: ColumnType<unknown, string, string>;
  answered_at: Generated<InstantText>;
}

/** The tables of the record of changes, and of what undoes or repeats them. */
export interface ChangeTables {
  changes: ChangesTable;
  undoable_changes: UndoableChangesTable;
  idempotent_answers: IdempotentAnswersTable;
}

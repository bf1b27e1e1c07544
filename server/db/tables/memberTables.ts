import type { Generated, GeneratedAlways } from 'kysely';
import type { Tenths } from '@contract/handicap';
import type { Country, Gender, Role } from '@contract/lists';
import type { ImportColumns, ImportedRow } from '@contract/memberImport';
import type { DateText, InstantText, JsonColumn } from '@server/db/columnValues';

interface GolfclubsTable {
  id: Generated<string>;
  name: string;
  streetname: string;
  streetnumber: string;
  postalcode: string;
  city: string;
  country: Country;
  version: Generated<number>;
}

interface MembersTable {
  id: Generated<string>;
  golfclub_id: string;
  name: string;
  surname: string;
  username: string;
  email: string;
  password_hash: string;
  roles: Role[];
  date_of_birth: DateText | null;
  gender: Gender | null;
  handicap_tenths: Generated<Tenths>;
  mobile: string | null;
  phone: string | null;
  version: Generated<number>;
  erased_at: InstantText | null;
  searched: GeneratedAlways<string>;
  first_signed_in_at: Generated<InstantText | null>;
  /** For whom the server made a password that is to be changed; null: it is their own. */
  one_time_password: Generated<'FIRST_ADMIN' | 'ACCESS' | null>;
}

interface MemberImportsTable {
  id: Generated<string>;
  golfclub_id: string;
  undone_at: InstantText | null;
}

interface StagedImportRowsTable {
  /** Who sent it. */
  member_id: string;
  golfclub_id: string;
  /** Made up by the caller: an import has an id of the server's once it is written. */
  import_id: string;
  /** From 0. */
  position: number;
  row: JsonColumn<ImportedRow>;
  staged_at: Generated<InstantText>;
}

interface ImportColumnsTable {
  golfclub_id: string;
  headings_hash: Buffer;
  columns: JsonColumn<ImportColumns['columns']>;
  used_at: Generated<InstantText>;
}

/** The tables of golf clubs and their members, with what is imported. */
export interface MemberTables {
  golfclubs: GolfclubsTable;
  members: MembersTable;
  member_imports: MemberImportsTable;
  staged_import_rows: StagedImportRowsTable;
  import_columns: ImportColumnsTable;
}

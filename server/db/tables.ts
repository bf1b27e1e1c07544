import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ChangedField } from '@contract/change';
import type { Tenths } from '@contract/handicap';
import type {
  ChangeAction,
  Country,
  Gender,
  ImageTag,
  LeagueTablePrize,
  Locale,
  MailFailure,
  MailKind,
  PlayerDataStatus,
  Role,
  TemplateState,
  TrainingStatus,
  TrainingType,
  UndoableAction,
} from '@contract/lists';
import type { ImportColumns, ImportedRow } from '@contract/memberImport';
import type { LocalizedString } from '@contract/shapes';
import type { Template } from '@contract/template';
import type { TrainingSnapshot } from '@contract/training';
import type { DefaultedJsonColumn, JsonColumn } from './columnValues';

/** `YYYY-MM-DD`. */
type DateText = string;
/** ISO 8601 in UTC with milliseconds. */
type InstantText = string;

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

interface SignInsTable {
  id: string;
  member_id: string;
  signed_in_at: Generated<InstantText>;
  used_at: Generated<InstantText>;
}

interface FailedSignInsTable {
  subject: string;
  failures: number;
  window_ends_at: InstantText;
  refused_until: InstantText | null;
}

interface TrainingCategoriesTable {
  id: Generated<string>;
  name: JsonColumn<LocalizedString>;
  description: JsonColumn<LocalizedString>;
  version: Generated<number>;
}

interface MappingsTable {
  id: Generated<string>;
  name: string;
  version: Generated<number>;
}

interface MappingRowsTable {
  mapping_id: string;
  difference_tenths: Tenths;
  points: number;
}

interface TemplatesTable {
  id: Generated<string>;
  type: TrainingType;
  state: Generated<TemplateState>;
  name: JsonColumn<LocalizedString>;
  description: JsonColumn<LocalizedString>;
  more_information_link: DefaultedJsonColumn<LocalizedString>;
  image: string | null;
  category_id: string | null;
  mapping_id: string | null;
  team_mode: Generated<boolean>;
  instructions: DefaultedJsonColumn<Template['instructions']>;
  hints: DefaultedJsonColumn<Template['hints']>;
  balls: DefaultedJsonColumn<Template['balls']>;
  score_handicap_map: DefaultedJsonColumn<Template['scoreHandicapMap']>;
  version: Generated<number>;
}

interface ScheduledTrainingsTable {
  id: Generated<string>;
  golfclub_id: string;
  status: Generated<TrainingStatus>;
  planned_date: DateText;
  /** Where starting has moved the planned date. */
  planned_date_before_start: DateText | null;
  /** `HH:MM:SS` */
  planned_time: string | null;
  planned_time_before_start: string | null;
  series_id: string | null;
  version: Generated<number>;
  started_at: InstantText | null;
  finished_at: InstantText | null;
  updated_at: Generated<InstantText>;
  planned_by: string | null;
  was_reopened: Generated<boolean>;
  snapshot: JsonColumn<TrainingSnapshot>;
}

interface PlayerSessionsTable {
  id: Generated<string>;
  training_id: string;
  golfclub_id: string;
  status: Generated<PlayerDataStatus>;
  /** From 1; null: the training has no groups. */
  group_number: number | null;
}

interface PlayerSessionPlayersTable {
  player_session_id: string;
  training_id: string;
  golfclub_id: string;
  member_id: string;
  handicap_started_tenths: Tenths;
  position: number;
}

interface BallsTable {
  player_session_id: string;
  index: number;
  points: number;
  version: Generated<number>;
  /** The helper who recorded it; null: somebody of the staff. */
  helper_id: Generated<string | null>;
}

interface BallRecordingsTable {
  id: Generated<string>;
  player_session_id: string;
  index: number;
  /** Null: the ball was taken back. */
  points: number | null;
  version: number;
  recorded_by: string | null;
  helper_id: Generated<string | null>;
  recorded_at: InstantText | null;
  received_at: Generated<InstantText>;
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

interface LeagueEventsTable {
  training_id: string;
  golfclub_id: string;
  player_session_id: string;
  member_id: string;
  training_date: DateText;
  score: number;
  handicap_started_tenths: Tenths | null;
  handicap_played_tenths: Tenths | null;
  handicap_difference_tenths: Tenths | null;
  points: number;
}

/** Counted by triggers from the league events, never written by the server. */
interface LeagueStandingsTable {
  golfclub_id: string;
  member_id: string;
  year: number;
  events: number;
  total_points: number;
  /** Of the latest sixteen events, latest first. */
  latest_points: number[];
  /** Null, as the next one: there are no events any more. */
  latest_date: DateText | null;
  latest_training_id: string | null;
}

interface ApprovalCodesTable {
  member_id: string;
  code: string;
  made_at: Generated<InstantText>;
}

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

interface UndoableChangesTable {
  actor_id: string;
  action: UndoableAction;
  subject_id: string;
  /** What undoing it needs; no people but by id. */
  stored: JsonColumn<object>;
  good_until: InstantText;
}

interface ImagesTable {
  public_id: string;
  tag: ImageTag;
  format: string;
  width: number;
  height: number;
  bytes: Buffer;
  created_at: Generated<InstantText>;
  uploaded_by: string | null;
}

interface SessionPricesTable {
  id: Generated<string>;
  name: string;
  description: string;
  image: string | null;
  league_table_prize: LeagueTablePrize | null;
  version: Generated<number>;
}

interface InstantPricesTable {
  id: Generated<string>;
  training_id: string;
  golfclub_id: string;
  session_price_id: string;
}

interface DisplayLinksTable {
  id: Generated<string>;
  golfclub_id: string;
  name: string;
  short_names: boolean;
  secret_hash: Buffer;
  created_at: Generated<InstantText>;
  created_by: string | null;
  last_used_at: InstantText | null;
}

interface DisplayCodesTable {
  link_id: string;
  code_hash: Buffer;
  expires_at: InstantText;
}

interface DisplayScreensTable {
  secret_hash: Buffer;
  link_id: string;
}

interface HelperCodesTable {
  id: Generated<string>;
  training_id: string;
  golfclub_id: string;
  code_hash: Buffer;
  created_at: Generated<InstantText>;
  created_by: string;
}

interface HelpersTable {
  id: Generated<string>;
  training_id: string;
  golfclub_id: string;
  name: string;
}

interface HelperSignInsTable {
  id: Generated<string>;
  helper_id: string;
  code_id: string;
  signed_in_at: Generated<InstantText>;
  used_at: Generated<InstantText>;
}

interface AccessLinksTable {
  id: Generated<string>;
  member_id: string;
  secret_hash: Buffer;
  /** Null: the operator. */
  made_by: string | null;
  made_at: Generated<InstantText>;
  /** Null: it is open. */
  ended: 'USED' | 'REPLACED' | null;
}

interface MailsTable {
  id: Generated<string>;
  kind: MailKind;
  golfclub_id: string;
  member_id: string | null;
  /** Where there is no member. */
  recipient: string | null;
  access_link_id: string | null;
  locale: Locale;
  batch_id: string | null;
  requested_by: string | null;
  made_at: Generated<InstantText>;
  attempts: Generated<number>;
  /** Null: it was sent or given up. */
  next_attempt_at: Generated<InstantText | null>;
  sent_at: InstantText | null;
  failure: MailFailure | null;
}

/** Every table with its columns, as `migrations/` makes them. */
export interface Tables {
  golfclubs: GolfclubsTable;
  members: MembersTable;
  sign_ins: SignInsTable;
  failed_sign_ins: FailedSignInsTable;
  approval_codes: ApprovalCodesTable;
  changes: ChangesTable;
  undoable_changes: UndoableChangesTable;
  member_imports: MemberImportsTable;
  staged_import_rows: StagedImportRowsTable;
  import_columns: ImportColumnsTable;
  training_categories: TrainingCategoriesTable;
  mappings: MappingsTable;
  mapping_rows: MappingRowsTable;
  templates: TemplatesTable;
  scheduled_trainings: ScheduledTrainingsTable;
  player_sessions: PlayerSessionsTable;
  player_session_players: PlayerSessionPlayersTable;
  balls: BallsTable;
  ball_recordings: BallRecordingsTable;
  idempotent_answers: IdempotentAnswersTable;
  league_events: LeagueEventsTable;
  league_standings: LeagueStandingsTable;
  images: ImagesTable;
  session_prices: SessionPricesTable;
  instant_prices: InstantPricesTable;
  display_links: DisplayLinksTable;
  display_codes: DisplayCodesTable;
  display_screens: DisplayScreensTable;
  helper_codes: HelperCodesTable;
  helpers: HelpersTable;
  helper_sign_ins: HelperSignInsTable;
  access_links: AccessLinksTable;
  mails: MailsTable;
}

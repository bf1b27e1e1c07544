import type { SeasonChoice } from '@/ui/fields/SeasonPicker';
import type { ColumnFilter } from '@contract/columnFilter';
import type {
  ChangeKind,
  MemberFilter,
  TrainingStatus,
  TrainingType,
  changeSortFields,
  leagueEntrySortFields,
  memberSortFields,
  trainingSortFields,
} from '@contract/lists';
import type { Sorting } from '@contract/sorting';

interface Paged {
  /** From 0; in an address from 1. */
  page: number;
}

interface OfClub {
  /** An id; null: the own club. */
  club: string | null;
}

interface Sorted<Field extends string> {
  /** Fields with a comma between them, with a minus in front for the other direction: `surname,-handicap`. */
  sort: Sorting<Field>;
  /** What the columns must hold, all of it. */
  where: readonly ColumnFilter[];
}

interface OfSeason {
  /** Null: this year. */
  season: SeasonChoice | null;
}

export const shownTemplateStates = ['active', 'archived', 'all'] as const;
export const plannerViews = ['table', 'month'] as const;
export const shownTables = ['all', 'active', 'unfinished', 'finished'] as const;
/** One player at a time, or all of them in a grid. */
export const recordingViews = ['one', 'all'] as const;
export type RecordingView = (typeof recordingViews)[number];

export interface UserFilters extends Paged, Sorted<(typeof memberSortFields)[number]> {
  /** An id; null: every club that one sees. */
  club: string | null;
  filter: MemberFilter;
  q: string;
  /** The username of the member who is being edited; null: nobody. */
  edit: string | null;
}

/** Of the page of one member. */
export interface MemberPageFilters {
  /** Null: the data is not being edited. */
  edit: 'user' | null;
}

export const golfclubFilterColumns = {
  name: 'text',
  postalcode: 'text',
  city: 'text',
  country: 'choice',
  members: 'number',
} as const;
export const golfclubSortFields = ['name', 'postalcode', 'city', 'country', 'members'] as const;

export interface GolfclubFilters extends Sorted<(typeof golfclubSortFields)[number]> {
  q: string;
}

export interface TemplateFilters extends Paged {
  /** Null: every type. */
  type: TrainingType | null;
  state: (typeof shownTemplateStates)[number];
  /** An id; null: whatever category. */
  category: string | null;
  q: string;
  /** The id of the one whose editor was opened last; null: none. */
  edit: string | null;
}

export interface PlannerFilters extends Paged, OfClub {
  status: TrainingStatus;
  view: (typeof plannerViews)[number];
  /** `YYYY-MM`; null: this month. */
  month: string | null;
  /** As everywhere; null: as the status is read best. */
  sort: Sorting<(typeof trainingSortFields)[number]> | null;
  where: readonly ColumnFilter[];
}

export interface WizardFilters extends Paged, OfClub {
  status: TrainingStatus;
  /** The id of the open one; null: none. */
  training: string | null;
  /** Null: nothing is being recorded. */
  recording: RecordingView | null;
}

/** Of the active, unfinished and finished sessions; page, sort and columns are those of the finished ones. */
export interface SessionFilters extends Paged, OfClub, Sorted<(typeof trainingSortFields)[number]> {
  show: (typeof shownTables)[number];
}

export interface CategoryFilters {
  q: string;
}

export interface PointsFilters {
  q: string;
}

export interface LeagueFilters extends OfClub, OfSeason {
  q: string;
  /** The id of the player whose events are open; null: nobody's. */
  player: string | null;
}

export interface EntryFilters extends Paged, OfClub, OfSeason, Sorted<(typeof leagueEntrySortFields)[number]> {
  /** Ids; null: whichever. */
  player: string | null;
  template: string | null;
  category: string | null;
  q: string;
}

export interface ChangeFilters extends Paged, Sorted<(typeof changeSortFields)[number]> {
  /** Ids; null: every club, everybody. */
  club: string | null;
  member: string | null;
  /** Null: everything. */
  kind: ChangeKind | null;
  season: SeasonChoice;
  q: string;
  /** The rows of this import alone; null: imports are one entry each. */
  import: string | null;
}

export interface WinnersFilters {
  /** Null: on the page. */
  view: 'projector' | null;
}

/** What each screen with filters shows. */
export interface FiltersState {
  users: UserFilters;
  member: MemberPageFilters;
  golfclubs: GolfclubFilters;
  templates: TemplateFilters;
  planner: PlannerFilters;
  wizard: WizardFilters;
  sessions: SessionFilters;
  categories: CategoryFilters;
  points: PointsFilters;
  league: LeagueFilters;
  entries: EntryFilters;
  changes: ChangeFilters;
  winners: WinnersFilters;
  display: OfClub;
}

export type Screen = keyof FiltersState;

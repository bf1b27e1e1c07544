import type { FilterKind } from './columnFilter';
import { changeActions, genders, roles, trainingStatuses, trainingTypes } from './lists';

type Kinds = Readonly<Record<string, FilterKind>>;

/** The columns of members that can be filtered; a member holds several roles, and `is` means that one is among them. */
export const memberFilterColumns = {
  golfclub: 'text',
  name: 'text',
  surname: 'text',
  roles: 'choice',
  email: 'text',
  username: 'text',
  handicap: 'number',
  phone: 'text',
  mobile: 'text',
  dateOfBirth: 'date',
  gender: 'choice',
  approved: 'boolean',
  hasPassword: 'boolean',
  hasSignedIn: 'boolean',
} as const satisfies Kinds;
export const memberFilterChoices = { roles, gender: genders } as const;

/** The columns of scheduled trainings that can be filtered; moments count by their day in UTC. */
export const trainingFilterColumns = {
  name: 'text',
  type: 'choice',
  teamMode: 'boolean',
  status: 'choice',
  plannedDate: 'date',
  startDate: 'date',
  finishDate: 'date',
  updated_at: 'date',
  session_price: 'text',
  user: 'text',
} as const satisfies Kinds;
export const trainingFilterChoices = { type: trainingTypes, status: trainingStatuses } as const;

/** The columns of league table entries that can be filtered. */
export const entryFilterColumns = {
  player: 'text',
  training: 'text',
  date: 'date',
  score: 'number',
  points: 'number',
  handicapStarted: 'number',
  handicapPlayed: 'number',
  handicapDifference: 'number',
} as const satisfies Kinds;

/** The columns of the record of changes that can be filtered; `fields` are the values before and after. */
export const changeFilterColumns = {
  at: 'date',
  actor: 'text',
  action: 'choice',
  member: 'text',
  golfclub: 'text',
  fields: 'text',
} as const satisfies Kinds;
export const changeFilterChoices = { action: changeActions } as const;

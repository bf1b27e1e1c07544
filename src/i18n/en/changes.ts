import type { ChangeAction } from '../../../contract/lists';

type Happened<Noun extends string, Action = ChangeAction> = Action extends `${Noun}.${infer Verb}` ? Verb : never;

const action = {
  golfclub: {
    created: 'Golf club created',
    edited: 'Golf club edited',
    deleted: 'Golf club deleted',
  } satisfies Record<Happened<'golfclub'>, string>,
  member: {
    created: 'User created',
    signedUp: 'Signed up',
    edited: 'User edited',
    approved: 'User approved',
    deleted: 'User deleted',
    imported: 'Member imported',
    passwordChanged: 'Password changed',
  } satisfies Record<Happened<'member'>, string>,
  training: { deleted: 'Training session deleted' } satisfies Record<Happened<'training'>, string>,
  playerSession: { deleted: 'Player session deleted' } satisfies Record<Happened<'playerSession'>, string>,
};

export const changes = {
  title: 'Changes',
  at: 'When',
  actor: 'Who',
  what: 'What',
  member: 'Person',
  golfclub: 'Golfclub',
  fields: 'Before → after',
  action,
  field: {
    name: 'Name',
    surname: 'Surname',
    username: 'Username',
    email: 'E-Mail',
    roles: 'Roles',
    dateOfBirth: 'Date of birth',
    gender: 'Gender',
    handicap: 'Handicap',
    phone: 'Phone',
    mobile: 'Mobile',
    golfclub: 'Golfclub',
    training: 'Training session',
    plannedDate: 'Date',
    playerSessions: 'Player sessions',
    balls: 'Recorded balls',
    results: 'Results in the league',
    points: 'League points',
  },
  gender: { man: 'Man', woman: 'Woman' },
  fromTo: '{{was}} → {{is}}',
  empty: '(empty)',
  erased: 'removed, because the person was deleted',
  nobody: 'Not signed in',
  onlyOf: 'Only changes of {{name}}',
  onlyOfOne: 'Only changes of one person',
  everybody: 'Show everybody',
  allClubs: 'All golf clubs',
  nothingYet: 'Nothing has been changed yet.',
  nothingFound: 'No change matches.',
  showAll: 'Show all changes',
};

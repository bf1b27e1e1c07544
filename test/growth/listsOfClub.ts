import { sql } from 'kysely';
import type { ClubScope } from '@contract/rights';
import type { Database } from '@server/db/database';
import { changesOf } from '@server/modules/change/queries';
import { startedTrainings } from '@server/modules/display/clubDisplay';
import { displayLinksOf } from '@server/modules/display/queries';
import { clubsOf } from '@server/modules/golfclub/queries';
import { leagueEntries } from '@server/modules/league/leagueEntries';
import { leagueTable } from '@server/modules/league/leagueTable';
import { playerStatistic } from '@server/modules/league/playerResults';
import { memberCounts, memberIds, membersOf, membersOfClubs } from '@server/modules/member/queries';
import { trainingsOfClub } from '@server/modules/training/queries';

/** The club whose lists are read, one of its players, and what the reader may see. */
export interface ReadClub {
  scope: ClubScope;
  golfclubId: string;
  member: { id: string; username: string };
}
export type Read = (db: Database, club: ReadClub) => Promise<unknown>;

const members =
  (query: Parameters<typeof membersOf>[3]): Read =>
  (db, { scope, golfclubId }) =>
    membersOf(db, scope, golfclubId, query);
const trainings =
  (query: Parameters<typeof trainingsOfClub>[4]): Read =>
  (db, { scope, golfclubId }) =>
    trainingsOfClub(db, scope, golfclubId, ['PLANNED', 'STARTED', 'FINISHED'], query, 'en');
const entries =
  (query: Parameters<typeof leagueEntries>[3]): Read =>
  (db, { scope, golfclubId }) =>
    leagueEntries(db, scope, golfclubId, query, 'en');
const page = { page: '0' };
/** All trainings of a club are made from the same template. */
const entriesOfTemplate: Read = async (db, { scope, golfclubId }) => {
  const { template } = await db
    .selectFrom('scheduled_trainings')
    .select(sql<string>`snapshot ->> 'id'`.as('template'))
    .where('golfclub_id', '=', golfclubId)
    .limit(1)
    .executeTakeFirstOrThrow();
  return leagueEntries(db, scope, golfclubId, { ...page, template }, 'en');
};

/** What is read of one club, as its lists ask for it, by what it is called. */
export const listsOfClub: readonly [string, Read][] = [
  ['members', members({})],
  ['members, a page', members(page)],
  ['members by name', members({ ...page, sort: 'name' })],
  ['members by username', members({ ...page, sort: 'username' })],
  ['members by e-mail', members({ ...page, sort: 'email' })],
  ['members by e-mail, last first', members({ ...page, sort: '-email' })],
  ['members by handicap', members({ ...page, sort: 'handicap' })],
  ['members by club', members({ ...page, sort: 'golfclub' })],
  ['members, a later page', members({ page: '3', sort: 'email' })],
  ['pros', members({ ...page, filter: 'pros' })],
  ['admins', members({ ...page, filter: 'admins' })],
  ['members to approve', members({ ...page, filter: 'unapproved', sort: 'email' })],
  ['members with a name', members({ ...page, q: 'anna' })],
  ['members with a name by e-mail', members({ ...page, q: 'anna', sort: 'email' })],
  ['members with a phone', members({ ...page, q: '0171 555' })],
  ['members filtered by surname', members({ ...page, where: 'surname contains a' })],
  ['members filtered by all but a surname', members({ ...page, where: 'surname doesNotContain mey' })],
  ['members filtered by handicap and gender', members({ ...page, where: ['handicap < 18', 'gender is woman'] })],
  ['members filtered by club', members({ ...page, where: 'golfclub contains other' })],
  ['members filtered by day of birth', members({ ...page, where: 'dateOfBirth isEmpty' })],
  ['members without a password', members({ ...page, where: 'hasPassword is false' })],
  ['members who never signed in', members({ ...page, where: 'hasSignedIn is false' })],
  ['members by phone and name', members({ ...page, sort: 'phone,-name' })],
  ['ids of members', (db, { scope }) => memberIds(db, scope, {})],
  ['counts of members with a surname', (db, { scope }) => memberCounts(db, scope, { where: 'surname contains a' })],
  ['counts of members', (db, { scope }) => memberCounts(db, scope, {})],
  ['counts of members with a name', (db, { scope }) => memberCounts(db, scope, { q: 'anna' })],
  ['members of a whole club', (db, { golfclubId }) => membersOfClubs(db, [golfclubId])],
  ['clubs', (db, { scope }) => clubsOf(db, scope)],
  ['changes of a club', (db, { golfclubId }) => changesOf(db, { golfclubId, ...page })],
  ['changes of a member', (db, { member }) => changesOf(db, { memberId: member.id, ...page })],
  ['changes by or about a member', (db, { member }) => changesOf(db, { personId: member.id, ...page })],
  ['changes by or about a name', (db, { golfclubId }) => changesOf(db, { golfclubId, ...page, q: 'anna' })],
  ['changes of a kind', (db) => changesOf(db, { kind: 'ball', ...page })],
  [
    'changes of a day',
    (db) => changesOf(db, { from: '2020-01-01T00:00:00.000Z', to: '2020-01-02T00:00:00.000Z', ...page }),
  ],
  ['changes filtered by actor', (db, { golfclubId }) => changesOf(db, { golfclubId, ...page, where: 'actor isEmpty' })],
  ['changes by member', (db, { golfclubId }) => changesOf(db, { golfclubId, ...page, sort: 'member,-at' })],
  ['trainings', trainings({})],
  [
    'trainings of a player',
    (db, { scope, golfclubId, member }) =>
      trainingsOfClub(db, scope, golfclubId, ['FINISHED'], { ...page, player: member.id }, 'en'),
  ],
  ['trainings filtered by name', trainings({ ...page, where: 'name contains putt' })],
  ['trainings filtered by prize', trainings({ ...page, where: 'session_price isEmpty' })],
  ['trainings by planner', trainings({ ...page, sort: 'user,-type' })],
  ['trainings, a page', trainings(page)],
  ['trainings by name', trainings({ ...page, sort: 'name' })],
  ['trainings with a name', trainings({ ...page, q: 'putt' })],
  ['league table', (db, { scope, golfclubId }) => leagueTable(db, scope, { golfclubId, withEvents: true })],
  ['league entries', entries({})],
  ['league entries, a page', entries(page)],
  ['league entries by player', entries({ ...page, sort: 'player' })],
  ['league entries by training', entries({ ...page, sort: 'training' })],
  ['league entries with a name', entries({ ...page, q: 'anna' })],
  ['league entries filtered by player', entries({ ...page, where: 'player contains anna' })],
  ['league entries filtered by training', entries({ ...page, where: 'training contains putt' })],
  ['league entries of a template', entriesOfTemplate],
  ['league entries by handicap', entries({ ...page, sort: 'handicapPlayed,-points' })],
  [
    'player statistics',
    (db, { scope, member }) => playerStatistic(db, { id: member.id, roles: [], scope }, member.username),
  ],
  ['display links', (db, { scope, golfclubId }) => displayLinksOf(db, scope, golfclubId)],
  ['running trainings', (db, { golfclubId }) => startedTrainings(db, golfclubId)],
];

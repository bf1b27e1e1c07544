import { sql } from 'kysely';
import { fieldError } from '@contract/fieldError';
import { fromTenths, toTenths, type Tenths } from '@contract/handicap';
import { Refusal } from '@contract/problem';
import type { FieldError } from '@contract/refusals';
import type { ClubScope } from '@contract/rights';
import type { AddedPlayer, AddPlayers, LastPlayers } from '@contract/training';
import { canAddPlayers } from '@contract/trainingStates';
import type { Database, Transaction } from '@server/db/database';
import { withoutCase } from '@server/db/withoutCase';
import { refuseState, type LockedTraining } from '../changeTraining';
import { closeUpGroups } from '../groups';
import { visibleTraining } from '../queries';
import { refusePlayersOfOtherClubs, refusePlayerList } from '../rules';

interface Starter {
  memberId: string;
  tenths: Tenths;
}

/**
 * Adds members of the training's club with the handicaps they start with: a player session each, or one for the
 * whole team in team mode. Returns true. Throws `bad-input` for a list that does not suit the training,
 * `foreign-club`, `wrong-state` unless it runs, `unknown-reference` for who is no member of the club,
 * `player-not-approved` and `already-in-training`; nobody is added then.
 */
export async function addPlayers(
  tx: Transaction,
  training: LockedTraining,
  { players, group }: AddPlayers,
): Promise<boolean> {
  const members = await membersNamed(
    tx,
    training.golfclubId,
    players.map(({ username }) => username),
  );
  refusePlayerList(
    training,
    players.map(({ username }, position) => members[position]?.id ?? username.toLowerCase()),
  );
  refusePlayersOfOtherClubs(training, players);
  if (!canAddPlayers(training))
    return refuseState(tx, training, 'Players can be added only while a training is running.');
  const starters = knownStarters(players, members);
  refuseUnapproved(members);
  await refuseThoseInTraining(tx, training, starters);
  const teams = training.teamMode ? [starters] : starters.map((starter) => [starter]);
  await insertSessions(tx, training, teams);
  await closeUpGroups(tx, training.id, group);
  return true;
}

interface NamedMember {
  id: string;
  isApproved: boolean;
}

/**
 * Returns the club's members with these usernames, in this order, null where there is none. Nobody can delete them
 * before the transaction ends: who is added has a result to keep.
 */
async function membersNamed(tx: Transaction, golfclubId: string, usernames: readonly string[]) {
  const { rows } = await sql<NamedMember & { position: number }>`
    select sought.position, m.id, 'UNAPPROVED' <> all(m.roles) as "isApproved"
    from unnest(${usernames}::text[]) with ordinality as sought (username, position)
    join members m on m.golfclub_id = ${golfclubId} and m.erased_at is null
      and ${withoutCase(sql.ref('m.username'))} = ${withoutCase(sql.ref('sought.username'))}
    for key share of m`.execute(tx);
  const members = new Map(rows.map(({ position, ...member }): [number, NamedMember] => [position, member]));
  return usernames.map((_, index) => members.get(index + 1) ?? null);
}

const usernamePath = (position: number) => `/players/${position}/username`;

function knownStarters(players: readonly AddedPlayer[], members: readonly (NamedMember | null)[]): Starter[] {
  const errors: FieldError[] = [];
  const starters = players.flatMap(({ handicap }, position): Starter[] => {
    const member = members[position];
    if (member) return [{ memberId: member.id, tenths: toTenths(handicap) }];
    errors.push(fieldError(usernamePath(position), 'not-listed', 'is no member of the club of the training.'));
    return [];
  });
  if (errors.length > 0) throw new Refusal('unknown-reference', 'Not everybody is a member of the club.', { errors });
  return starters;
}

function refuseUnapproved(members: readonly (NamedMember | null)[]): void {
  const errors = members.flatMap((member, position) =>
    member?.isApproved === false ? [fieldError(usernamePath(position), 'not-approved')] : [],
  );
  if (errors.length > 0) throw new Refusal('player-not-approved', 'Only approved members can play.', { errors });
}

async function refuseThoseInTraining(tx: Transaction, training: LockedTraining, starters: readonly Starter[]) {
  const rows = await tx
    .selectFrom('player_session_players')
    .select('member_id')
    .where('training_id', '=', training.id)
    .execute();
  const playing = new Set(rows.map(({ member_id }) => member_id));
  const why = 'already has a player session in this training.';
  const errors = starters.flatMap(({ memberId }, position) =>
    playing.has(memberId) ? [fieldError(usernamePath(position), 'repeated', why)] : [],
  );
  if (errors.length > 0) throw new Refusal('already-in-training', 'Nobody plays twice in one training.', { errors });
}

async function insertSessions(tx: Transaction, training: LockedTraining, teams: readonly Starter[][]): Promise<void> {
  const owner = { training_id: training.id, golfclub_id: training.golfclubId };
  const sessions = await tx
    .insertInto('player_sessions')
    .values(teams.map(() => owner))
    .returning('id')
    .execute();
  // Player sessions are listed by id, and ids made in one millisecond have no order of their own.
  const ids = sessions.map(({ id }) => id).sort();
  const players = ids.flatMap((id, index) =>
    (teams[index] ?? []).map(({ memberId, tenths }, position) => ({
      ...owner,
      player_session_id: id,
      member_id: memberId,
      handicap_started_tenths: tenths,
      position,
    })),
  );
  await tx.insertInto('player_session_players').values(players).execute();
}

/**
 * Returns who played in the club's last finished training of this one's template, or else in its last finished training:
 * those who still may play, with their handicaps of now, and those who may not. Throws `not-found` for a training that is
 * not in the scope.
 */
export async function lastPlayers(db: Database, scope: ClubScope, id: string): Promise<LastPlayers> {
  const { golfclubId, template } = await visibleTraining(db, scope, id);
  const last = (await lastFinished(db, golfclubId, template.id)) ?? (await lastFinished(db, golfclubId, null));
  if (last === undefined) return { training: null, players: [], leftOut: [] };
  const { id: trainingId, name, plannedDate, templateId } = last;
  const training = { id: trainingId, name, plannedDate, isOfTemplate: templateId === template.id };
  return { training, ...(await playersIn(db, trainingId)) };
}

/** Returns the club's last finished training with players, of this template or of any. */
function lastFinished(db: Database, golfclubId: string, templateId: string | null) {
  const finished = db
    .selectFrom('scheduled_trainings as t')
    .select(['t.id', 't.planned_date as plannedDate'])
    .select(sql<LocalizedName>`t.snapshot -> 'name'`.as('name'))
    .select(sql<string>`t.snapshot ->> 'id'`.as('templateId'))
    .where('t.golfclub_id', '=', golfclubId)
    .where('t.status', '=', 'FINISHED')
    .where(sql<boolean>`exists (select from player_sessions s where s.training_id = t.id)`)
    .orderBy('t.planned_date', 'desc')
    .orderBy('t.id', 'desc')
    .limit(1);
  const wanted = templateId === null ? finished : finished.where(sql`t.snapshot ->> 'id'`, '=', templateId);
  return wanted.executeTakeFirst();
}

type LocalizedName = NonNullable<LastPlayers['training']>['name'];

async function playersIn(db: Database, trainingId: string): Promise<Pick<LastPlayers, 'players' | 'leftOut'>> {
  const rows = await db
    .selectFrom('player_session_players as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['m.id', 'm.name', 'm.surname', 'm.username', 'm.golfclub_id', 'm.handicap_tenths'])
    .select(sql<boolean>`m.erased_at is not null`.as('isFormer'))
    .select(sql<boolean>`'UNAPPROVED' <> all(m.roles)`.as('isApproved'))
    .where('p.training_id', '=', trainingId)
    .orderBy('p.player_session_id')
    .orderBy('p.position')
    .execute();
  const mayPlay = rows.filter(({ isFormer, isApproved }) => !isFormer && isApproved);
  return {
    players: mayPlay.map(({ id, name, surname, username, golfclub_id, handicap_tenths }) => ({
      id,
      name,
      surname,
      username,
      handicap: fromTenths(handicap_tenths),
      golfclubId: golfclub_id,
    })),
    // A former member has no name left.
    leftOut: rows
      .filter((row) => !mayPlay.includes(row))
      .map(({ name, surname, isFormer }) =>
        isFormer ? { name: '', surname: '', reason: 'former' } : { name, surname, reason: 'not-approved' },
      ),
  };
}

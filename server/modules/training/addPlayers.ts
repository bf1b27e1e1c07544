import { sql } from 'kysely';
import { toTenths, type Tenths } from '../../../contract/handicap';
import { Refusal, type FieldError } from '../../../contract/refusals';
import type { AddedPlayer } from '../../../contract/training';
import { canAddPlayers } from '../../../contract/trainingStates';
import type { Transaction } from '../../db/database';
import { refuseState, type LockedTraining } from './changeTraining';
import { refuseForeignPlayers, refusePlayerList } from './rules';

interface Starter {
  memberId: string;
  tenths: Tenths;
}

/**
 * Adds members of the training's club with the handicaps they start with: a player session each, or one for the
 * whole team in team mode. Returns true. Throws `bad-input` for a list that does not suit the training,
 * `foreign-club`, `wrong-state` unless it runs, `unknown-reference` for who is no member of the club, and
 * `already-in-training`; nobody is added then.
 */
export async function addPlayers(
  tx: Transaction,
  training: LockedTraining,
  players: readonly AddedPlayer[],
): Promise<boolean> {
  const memberIds = await membersNamed(
    tx,
    training.golfclubId,
    players.map(({ username }) => username),
  );
  refusePlayerList(
    training,
    players.map(({ username }, position) => memberIds[position] ?? username.toLowerCase()),
  );
  refuseForeignPlayers(training, players);
  if (!canAddPlayers(training))
    return refuseState(tx, training, 'Players can be added only while a training is running.');
  const starters = knownStarters(players, memberIds);
  await refuseThoseInTraining(tx, training, starters);
  const teams = training.teamMode ? [starters] : starters.map((starter) => [starter]);
  await insertSessions(tx, training, teams);
  return true;
}

/**
 * Returns the ids of the club's members with these usernames, in this order, null where there is none. Nobody can
 * delete them before the transaction ends: who is added has a result to keep.
 */
async function membersNamed(tx: Transaction, golfclubId: string, usernames: readonly string[]) {
  const { rows } = await sql<{ position: number; id: string }>`
    select sought.position, m.id
    from unnest(${usernames}::text[]) with ordinality as sought (username, position)
    join members m on m.golfclub_id = ${golfclubId} and m.erased_at is null
      and lower(m.username collate "und-x-icu") = lower(sought.username collate "und-x-icu")
    for key share of m`.execute(tx);
  const ids = new Map(rows.map(({ position, id }) => [position, id]));
  return usernames.map((_, index) => ids.get(index + 1) ?? null);
}

function knownStarters(players: readonly AddedPlayer[], memberIds: readonly (string | null)[]): Starter[] {
  const errors: FieldError[] = [];
  const starters = players.flatMap(({ handicap }, position): Starter[] => {
    const memberId = memberIds[position];
    if (memberId) return [{ memberId, tenths: toTenths(handicap) }];
    const path = `/players/${position}/username`;
    errors.push({ path, reason: 'not-listed', message: `${path} is no member of the club of the training.` });
    return [];
  });
  if (errors.length > 0) throw new Refusal('unknown-reference', 'Not everybody is a member of the club.', { errors });
  return starters;
}

async function refuseThoseInTraining(tx: Transaction, training: LockedTraining, starters: readonly Starter[]) {
  const rows = await tx
    .selectFrom('player_session_players')
    .select('member_id')
    .where('training_id', '=', training.id)
    .execute();
  const playing = new Set(rows.map(({ member_id }) => member_id));
  const errors = starters.flatMap(({ memberId }, position): FieldError[] => {
    const path = `/players/${position}/username`;
    if (!playing.has(memberId)) return [];
    return [{ path, reason: 'repeated', message: `${path} already has a player session in this training.` }];
  });
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

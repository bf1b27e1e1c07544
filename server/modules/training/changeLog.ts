import { sql } from 'kysely';
import type { ChangedField } from '@contract/change';
import type { ChangeAction } from '@contract/lists';
import type { LocalizedString } from '@contract/shapes';
import type { Transaction } from '@server/db/database';
import { recordChanges, recordedField } from '@server/db/recordChange';
import { recordOfTraining, sameField, recordedTraining } from '@server/db/recordTraining';
import type { LockedTraining, recorderOf } from './changeTraining';

/**
 * Puts on record that this training is deleted, with what goes with it, and erases the names of its helpers from the record. Call
 * it while the training is still there.
 */
export async function logDeletedTraining(
  tx: Transaction,
  actorId: string,
  training: Pick<LockedTraining, 'id'>,
): Promise<void> {
  const { rows } = await sql<{ playerSessions: number; balls: number; results: number; points: number }>`
    select
      (select count(*) from player_sessions where training_id = ${training.id}) as "playerSessions",
      (select count(*) from balls b join player_sessions s on s.id = b.player_session_id
        where s.training_id = ${training.id}) as balls,
      count(*) as results, coalesce(sum(points), 0) as points
    from league_events where training_id = ${training.id}`.execute(tx);
  const { golfclub, ...lost } = await recordedTraining(tx, training.id);
  await eraseHelpers(tx, golfclub.id, lost);
  await recordChanges(tx, [
    { action: 'training.deleted', actorId, golfclub, fields: lostFields({ ...lost, ...rows[0] }) },
  ]);
}

/** Erases the name of a helper of this training from the record, and puts on record that it was erased. */
export async function logErasedHelper(
  tx: Transaction,
  actorId: string,
  trainingId: string,
  name: string,
): Promise<void> {
  const { golfclub, ...which } = await recordedTraining(tx, trainingId);
  await eraseHelpers(tx, golfclub.id, which, name);
  await recordOfTraining(tx, trainingId, { action: 'helper.erased', actorId });
}

/**
 * Finds the entries by the names of the training and of the helper, because the record knows no ids of either. Without a name:
 * erases all helpers of the training.
 */
async function eraseHelpers(
  tx: Transaction,
  golfclubId: string,
  { training, plannedDate }: { training: LocalizedString; plannedDate: string },
  name: string | null = null,
): Promise<void> {
  const which = JSON.stringify([sameField('training', training), sameField('plannedDate', plannedDate)]);
  await sql`
    update changes set fields = (
      select jsonb_agg(
        case when one.item ->> 'field' = 'helper' and (${name}::text is null or one.item ->> 'after' = ${name})
          then jsonb_build_object('field', 'helper') else one.item end order by one.position)
      from jsonb_array_elements(fields) with ordinality as one (item, position))
    where golfclub_id = ${golfclubId} and split_part(action, '.', 1) in ('helper', 'ball')
      and fields @> ${which}::jsonb and fields @> ${JSON.stringify([{ field: 'helper', ...(name !== null && { after: name }) }])}::jsonb`.execute(
    tx,
  );
}

/**
 * Puts on record that this player session is deleted, if it has balls, with how many. Call it while they are still there.
 */
export async function logDeletedSession(
  tx: Transaction,
  actorId: string,
  training: LockedTraining,
  sessionId: string,
): Promise<void> {
  const { balls } = await tx
    .selectFrom('balls')
    .select(({ fn }) => fn.countAll<number>().as('balls'))
    .where('player_session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (balls === 0) return;
  const whose = await onlyPlayerOf(tx, sessionId);
  const { golfclub, ...lost } = await recordedTraining(tx, training.id);
  await recordChanges(tx, [
    { action: 'playerSession.deleted', actorId, golfclub, fields: lostFields({ ...lost, balls }), ...whose },
  ]);
}

/** Returns whom a change of this player session is about; a team is nobody alone. */
async function onlyPlayerOf(tx: Transaction, sessionId: string): Promise<{ memberId?: string }> {
  const [player, ...others] = await tx
    .selectFrom('player_session_players')
    .select('member_id')
    .where('player_session_id', '=', sessionId)
    .execute();
  return player && others.length === 0 ? { memberId: player.member_id } : {};
}

type Recorder = ReturnType<typeof recorderOf>;

interface BallBeforeAndAfter {
  index: number;
  before: number | null;
  after: number | null;
}

/** Puts on record that balls of a player session that had been recorded were given other points, or were taken back. */
export async function logCorrectedBalls(
  tx: Transaction,
  by: Recorder,
  { trainingId, sessionId }: { trainingId: string; sessionId: string },
  balls: readonly BallBeforeAndAfter[],
): Promise<void> {
  const [cleared, corrected] = [
    balls.filter(({ after }) => after === null),
    balls.filter(({ after }) => after !== null),
  ];
  await logChangedBalls(tx, by, trainingId, [
    { action: 'ball.corrected', sessionId, balls: corrected },
    { action: 'ball.cleared', sessionId, balls: cleared },
  ]);
}

interface LoggedBalls {
  action: Extract<ChangeAction, `ball.${string}`>;
  sessionId: string;
  balls: readonly BallBeforeAndAfter[];
}

/** Puts changes of balls on record, those of each player session by themselves. */
export async function logChangedBalls(
  tx: Transaction,
  by: Recorder,
  trainingId: string,
  changes: readonly LoggedBalls[],
): Promise<void> {
  const helper = await helperField(tx, by.helper_id);
  for (const { action, sessionId, balls } of changes) {
    if (balls.length === 0) continue;
    const fields = balls.map(({ index, before, after }) => ({
      field: `ball.${index + 1}`,
      before: before === null ? null : String(before),
      after: after === null ? null : String(after),
    }));
    const about = { actorId: by.recorded_by, ...(await onlyPlayerOf(tx, sessionId)) };
    await recordOfTraining(tx, trainingId, { action, ...about, fields: [...helper, ...fields] });
  }
}

async function helperField(tx: Transaction, helperId: string | null): Promise<ChangedField[]> {
  if (helperId === null) return [];
  const { name } = await tx.selectFrom('helpers').select('name').where('id', '=', helperId).executeTakeFirstOrThrow();
  // Erased while the ball was on its way.
  if (name === '') return [{ field: 'helper' }];
  return [sameField('helper', name)];
}

/** Puts on record that the start handicap of a player was corrected; both values are decimals. */
export async function logCorrectedHandicap(
  tx: Transaction,
  actorId: string,
  training: LockedTraining,
  corrected: { memberId: string; before: number; after: number },
): Promise<void> {
  const { memberId, before, after } = corrected;
  const fields = [{ field: 'handicap', before: String(before), after: String(after) }];
  await recordOfTraining(tx, training.id, { action: 'playerSession.handicapCorrected', actorId, memberId, fields });
}

/** Puts on record that the groups of a training were changed; both are the sizes of the groups, in their order. */
export async function logGroups(
  tx: Transaction,
  actorId: string,
  training: LockedTraining,
  { before, after }: { before: readonly number[]; after: readonly number[] },
): Promise<void> {
  const fields = [{ field: 'groups', before: before.join(' + ') || null, after: after.join(' + ') || null }];
  await recordOfTraining(tx, training.id, { action: 'training.grouped', actorId, fields });
}

function lostFields(lost: Record<string, string | number | LocalizedString>): ChangedField[] {
  return Object.entries(lost).map(([field, value]) => recordedField(field, value, null));
}

type Step = (tx: Transaction, training: LockedTraining) => Promise<boolean>;

/** Returns the step that puts itself on record where it has changed anything. */
export function loggedStep(action: Extract<ChangeAction, `training.${string}`>, actorId: string, step: Step): Step {
  return async (tx, training) => {
    const hasChanged = await step(tx, training);
    if (hasChanged) await recordOfTraining(tx, training.id, { action, actorId });
    return hasChanged;
  };
}

import { sql } from 'kysely';
import type { Member } from '@contract/member';
import type { PersonalData } from '@contract/personalData';
import type { LocalizedString } from '@contract/shapes';
import { LINK_LIFETIME } from '@server/db/accessLinks';
import type { Transaction } from '@server/db/database';
import { playedTrainings, resultsOf } from './played';

/** Returns all that is stored about this member. */
export async function personalData(tx: Transaction, member: Member): Promise<PersonalData> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(tx);
  return {
    exportedAt: rows[0]?.now ?? '',
    member,
    access: await accessOf(tx, member),
    trainings: await playedTrainings(tx, member.id),
    results: await resultsOf(tx, member.id),
    record: await recordOf(tx, member.id),
    asStaff: await asStaff(tx, member.id),
  };
}

async function accessOf(tx: Transaction, { id, username, email }: Member): Promise<PersonalData['access']> {
  const { firstSignedInAt } = await tx
    .selectFrom('members')
    .select('first_signed_in_at as firstSignedInAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    firstSignedInAt,
    signIns: await tx
      .selectFrom('sign_ins')
      .select(['signed_in_at as signedInAt', 'used_at as usedAt'])
      .where('member_id', '=', id)
      .orderBy('signed_in_at')
      .execute(),
    failedSignIns: await tx
      .selectFrom('failed_sign_ins')
      .select(['failures', 'window_ends_at as until'])
      .where(countsFor([username, email]))
      .execute(),
    links: await tx
      .selectFrom('access_links')
      .select(['made_at as madeAt', sql<string>`made_at + ${LINK_LIFETIME}`.as('goodUntil'), 'ended'])
      .where('member_id', '=', id)
      .orderBy('made_at')
      .execute(),
    approvalCodes: await tx
      .selectFrom('approval_codes')
      .select('made_at as madeAt')
      .where('member_id', '=', id)
      .execute(),
    mails: await tx
      .selectFrom('mails')
      .select(['kind', 'made_at as queuedAt', 'sent_at as sentAt', 'failure'])
      .where(({ or, eb }) => or([eb('member_id', '=', id), eb(sql`lower(recipient)`, '=', sql`lower(${email}::text)`)]))
      .orderBy('made_at')
      .execute(),
    repeatableCalls: await tx
      .selectFrom('idempotent_answers')
      .select('answered_at as answeredAt')
      .where('member_id', '=', id)
      .orderBy('answered_at')
      .execute(),
  };
}

/** Returns the condition that failed sign-ins were counted for one of these names, as `signInLimits` of `auth` counts them. */
function countsFor(names: readonly string[]) {
  const typed = names.map((name) => name.toLowerCase());
  return sql<boolean>`exists (select from unnest(${typed}::text[]) name
    where subject = 'name ' || name or starts_with(subject, 'name and address ' || name || ' '))`;
}

/** Of what somebody did to others, their data are nobody else's, and neither are the names of helpers. */
async function recordOf(tx: Transaction, memberId: string): Promise<PersonalData['record']> {
  const rows = await tx
    .selectFrom('changes')
    .select(['at', 'action', 'fields', 'actor_id', 'member_id'])
    .where(({ or, eb }) => or([eb('member_id', '=', memberId), eb('actor_id', '=', memberId)]))
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ at, action, fields, actor_id: actorId, member_id: concerned }) => ({
    at,
    action,
    fields: concerned === null || concerned === memberId ? fields.filter(({ field }) => field !== 'helper') : [],
    byThemselves: actorId === memberId,
  }));
}

async function asStaff(tx: Transaction, memberId: string): Promise<PersonalData['asStaff']> {
  return {
    planned: await tx
      .selectFrom('scheduled_trainings')
      .select(['id as trainingId', 'planned_date as plannedDate'])
      .select(sql<LocalizedString>`snapshot -> 'name'`.as('training'))
      .where('planned_by', '=', memberId)
      .orderBy('planned_date')
      .execute(),
    recorded: await tx
      .selectFrom('ball_recordings as r')
      .innerJoin('player_sessions as s', 's.id', 'r.player_session_id')
      .innerJoin('scheduled_trainings as t', 't.id', 's.training_id')
      .select(['t.id as trainingId', 't.planned_date as plannedDate'])
      .select(sql<LocalizedString>`t.snapshot -> 'name'`.as('training'))
      .select(({ fn }) => fn.countAll<number>().as('balls'))
      .where('r.recorded_by', '=', memberId)
      .groupBy('t.id')
      .orderBy('t.planned_date')
      .execute(),
    images: await tx
      .selectFrom('images')
      .select(['public_id as publicId', 'created_at as uploadedAt'])
      .where('uploaded_by', '=', memberId)
      .execute(),
    displayLinks: await tx
      .selectFrom('display_links')
      .select(['name', 'created_at as createdAt'])
      .where('created_by', '=', memberId)
      .execute(),
    helperCodes: await tx
      .selectFrom('helper_codes')
      .select(['training_id as trainingId', 'created_at as createdAt'])
      .where('created_by', '=', memberId)
      .execute(),
    accessLinksMade: await tx
      .selectFrom('access_links')
      .select('made_at as madeAt')
      .where('made_by', '=', memberId)
      .orderBy('made_at')
      .execute(),
    mailsRequested: await tx
      .selectFrom('mails')
      .select('made_at as queuedAt')
      .where('requested_by', '=', memberId)
      .orderBy('made_at')
      .execute(),
    stagedImports: await tx
      .selectFrom('staged_import_rows')
      .select(({ fn }) => [fn.min('staged_at').as('stagedAt'), fn.countAll<number>().as('rows')])
      .where('member_id', '=', memberId)
      .groupBy(['golfclub_id', 'import_id'])
      .orderBy('stagedAt')
      .execute(),
    undoable: await tx
      .selectFrom('undoable_changes')
      .select(['action', 'good_until as goodUntil'])
      .where('actor_id', '=', memberId)
      .orderBy('good_until')
      .execute(),
  };
}

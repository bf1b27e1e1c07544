import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { HelperCode, TrainingHelper } from '@contract/helper';
import { type ClubScope, covers } from '@contract/rights';
import type { LocalizedString } from '@contract/shapes';
import type { Caller } from '@server/caller';
import type { Database } from '@server/db/database';
import { ifThereIsRoom } from '@server/db/databaseFailures';
import { pruneRows } from '@server/db/pruneRows';
import { notFound, requireFound } from '@server/db/notFound';
import type { HelpedTraining } from './rules';

/** Returns the training of a club in the scope; `lock` keeps it from ending before the transaction does. Throws `not-found`. */
export async function helpedTraining(
  db: Database,
  scope: ClubScope,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<HelpedTraining> {
  const training = requireFound(
    await db
      .selectFrom('scheduled_trainings as t')
      .innerJoin('golfclubs as g', 'g.id', 't.golfclub_id')
      .select(['t.id', 't.status', 't.planned_date as plannedDate', 'g.id as clubId', 'g.name as clubName'])
      .select(sql<LocalizedString>`t.snapshot -> 'name'`.as('name'))
      .where('t.id', '=', id)
      .$if(lock, (locked) => locked.forUpdate('t'))
      .executeTakeFirst(),
  );
  const { clubId, clubName, ...own } = training;
  if (!covers(scope, clubId)) throw notFound();
  return { ...own, golfclub: { id: clubId, name: clubName } };
}

/** Of the helper `h` of a query. */
const ballsOfHelper = sql<number>`(select count(*) from balls b where b.helper_id = h.id)`;

/** Returns the helpers of a training, also those whose codes have ended, the first first. */
export function helpersOf(db: Database, trainingId: string): Promise<TrainingHelper[]> {
  return db
    .selectFrom('helpers as h')
    .select(['h.id', 'h.name', ballsOfHelper.as('balls')])
    .where('h.training_id', '=', trainingId)
    .orderBy('h.id')
    .execute();
}

/** Returns the codes of a training that work, the oldest first, or the one with this id. */
export async function helperCodesOf(db: Database, trainingId: string, codeId?: string): Promise<HelperCode[]> {
  const codes = await db
    .selectFrom('helper_codes as c')
    .innerJoin('members as m', 'm.id', 'c.created_by')
    .select((code) => [
      'c.id',
      'c.created_at',
      'm.name',
      'm.surname',
      jsonArrayFrom(
        code
          .selectFrom('helper_sign_ins as s')
          .innerJoin('helpers as h', 'h.id', 's.helper_id')
          .select((signIn) => [
            'h.id',
            'h.name',
            signIn.fn.min<string>(sql`to_json(s.signed_in_at) #>> '{}'`).as('signedInAt'),
            ballsOfHelper.as('balls'),
          ])
          .whereRef('s.code_id', '=', 'c.id')
          .where('s.ended_at', 'is', null)
          .groupBy(['h.id', 'h.name'])
          .orderBy('signedInAt'),
      ).as('helpers'),
    ])
    .where('c.training_id', '=', trainingId)
    .$if(codeId !== undefined, (one) => one.where('c.id', '=', codeId ?? ''))
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();
  return codes.map(({ id, created_at, name, surname, helpers }) => ({
    id,
    trainingId,
    createdAt: created_at,
    createdBy: { name, surname },
    helpers: helpers.map((helper) => ({ ...helper, signedInAt: new Date(helper.signedInAt).toISOString() })),
  }));
}

const LIFETIME = sql`interval '12 hours'`;

/**
 * Returns the helper whose sign-in this is; null when it has ended, because its code or training did, or is 12 hours old.
 * Says at most once a minute that it was used.
 */
export async function callerOfHelper(db: Database, signInId: string, helperId: string): Promise<Caller | null> {
  const helper = await goodSignIns(db)
    .innerJoin('helpers as h', 'h.id', 's.helper_id')
    .select(['h.id', 'h.name', 'h.training_id as trainingId', 'h.golfclub_id as golfclubId'])
    .select(sql<boolean>`s.used_at < now() - interval '1 minute'`.as('usedLongAgo'))
    .where('s.id', '=', signInId)
    .where('h.id', '=', helperId)
    .executeTakeFirst();
  if (helper === undefined) return null;
  const { id, name, trainingId, golfclubId, usedLongAgo } = helper;
  if (usedLongAgo) {
    const note = db
      .updateTable('helper_sign_ins')
      .set({ used_at: sql<string>`now()` })
      .where('id', '=', signInId);
    await ifThereIsRoom(note.execute());
  }
  const person = { username: '', name, surname: '', roles: ['HELPER'], mustChangePassword: false } as const;
  return { id, signInId, golfclubId, ...person, scope: { everyClub: false, golfclubId, trainingId } };
}

/** Returns which of these sign-ins of helpers have neither ended nor grown too old. */
export async function validHelperSignIns(db: Database, ids: readonly string[]): Promise<string[]> {
  const stored = await goodSignIns(db)
    .select('s.id')
    .where(sql<SqlBool>`s.id = any(${ids}::uuid[])`)
    .execute();
  return stored.map(({ id }) => id);
}

/**
 * Deletes some of the sign-ins that are too old to be used, but the first of each helper by a code, by which the staff see who
 * came in. Returns whether there may be more.
 */
export function pruneHelperSignIns(db: Database): Promise<boolean> {
  return pruneRows(db, {
    table: 'helper_sign_ins',
    key: ['id'],
    where: sql`signed_in_at < now() - ${LIFETIME} and exists (
      select from helper_sign_ins f where f.helper_id = helper_sign_ins.helper_id
        and f.code_id = helper_sign_ins.code_id and f.signed_in_at < helper_sign_ins.signed_in_at)`,
  });
}

function goodSignIns(db: Database) {
  return db
    .selectFrom('helper_sign_ins as s')
    .where('s.ended_at', 'is', null)
    .where('s.signed_in_at', '>', sql<string>`now() - ${LIFETIME}`);
}

/**
 * Deletes some of the helpers who recorded no ball and whose codes have ended, 7 days after they were made: until then their
 * device may still send balls as theirs, by the next code of the training. Returns whether there may be more.
 */
export function pruneHelpers(db: Database): Promise<boolean> {
  return pruneRows(db, {
    table: 'helpers',
    key: ['id'],
    // The first 12 digits of an id are its milliseconds.
    where: sql`left(replace(id::text, '-', ''), 12)
        < lpad(to_hex((extract(epoch from now() - interval '7 days') * 1000)::bigint), 12, '0')
      and not exists (select from helper_sign_ins s where s.helper_id = helpers.id)
      and not exists (select from ball_recordings r where r.helper_id = helpers.id)`,
  });
}

import { sql, type SqlBool } from 'kysely';
import type { ChangedField } from '@contract/change';
import type { HelperCode, HelperSignIn, MadeHelperCode } from '@contract/helper';
import { readCode } from '@contract/shortCodes';
import type { ClubScope } from '@contract/rights';
import type { Deleted } from '@contract/shapes';
import { changeOnce, type KeyedChange } from '@server/db/changeOnce';
import { type Database, inTransaction, type Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { recordChanges } from '@server/db/recordChange';
import { sameField } from '@server/db/recordTraining';
import { requireMaker } from '@server/db/requireMaker';
import { type CodeHashes, storeNewCode } from '@server/db/codeHashes';
import { helpedTraining, helperCodesOf } from './queries';
import { type HelpedTraining, requireRoomForCode, requireRoomForHelper } from './rules';

interface Change extends KeyedChange {
  caller: { id: string; scope: ClubScope };
}

/**
 * Returns the new code of a running training, which is answered only once: an `Idempotency-Key` is not looked at, because the
 * answer would have to be stored. Throws `not-found`, and `wrong-state` unless the training is running and has room for one.
 */
export function makeHelperCode(
  db: Database,
  caller: Change['caller'],
  trainingId: string,
  hashes: CodeHashes,
): Promise<MadeHelperCode> {
  return inTransaction(db, async (tx) => {
    const training = await helpedTraining(tx, caller.scope, trainingId, { lock: true });
    requireRoomForCode(training, (await helperCodesOf(tx, trainingId)).length);
    await requireMaker(tx, 'helperCode.create', caller.id, training.golfclub.id);
    const { golfclub } = training;
    const { code, stored } = await storeNewCode(hashes, (hash) =>
      tx
        .insertInto('helper_codes')
        .values({ training_id: trainingId, golfclub_id: golfclub.id, code_hash: hash, created_by: caller.id })
        .onConflict((conflict) => conflict.column('code_hash').doNothing())
        .returning('id')
        .executeTakeFirst(),
    );
    const fields = recordedFields(training);
    await recordChanges(tx, [{ action: 'helperCode.made', actorId: caller.id, golfclub, fields }]);
    return { helperCode: requireFound<HelperCode>((await helperCodesOf(tx, trainingId, stored.id))[0]), code };
  });
}

/** Returns the id of the code that works no longer, nor do the sign-ins by it. Throws `not-found`. */
export function revokeHelperCode(
  db: Database,
  change: Change,
  { scheduledTrainingId, helperCodeId }: { scheduledTrainingId: string; helperCodeId: string },
): Promise<Deleted> {
  return changeOnce(
    db,
    change,
    async (tx) => {
      const training = await helpedTraining(tx, change.caller.scope, scheduledTrainingId);
      const revoked = await tx
        .deleteFrom('helper_codes')
        .where('id', '=', helperCodeId)
        .where('training_id', '=', training.id)
        .returning('id')
        .executeTakeFirst();
      const { id } = requireFound(revoked);
      const record = { action: 'helperCode.revoked', actorId: change.caller.id, golfclub: training.golfclub } as const;
      await recordChanges(tx, [{ ...record, fields: recordedFields(training) }]);
      return { id };
    },
    async (tx, done) => {
      await helpedTraining(tx, change.caller.scope, scheduledTrainingId);
      return done;
    },
  );
}

export interface HelperErasure {
  /** Erases the name from the record, and puts on record that it was erased. */
  logErasedHelper: (tx: Transaction, actorId: string, trainingId: string, name: string) => Promise<void>;
  /** Counts as a change of the training, which those who follow it read again. */
  moveUpdatedAt: (tx: Transaction, trainingId: string) => Promise<void>;
}

/**
 * Returns the id of the helper, whose name is erased and whose sign-ins have ended. The helper's balls stay. Throws `not-found`.
 */
export function eraseHelperName(
  db: Database,
  change: Change,
  { scheduledTrainingId, helperId }: { scheduledTrainingId: string; helperId: string },
  { logErasedHelper, moveUpdatedAt }: HelperErasure,
): Promise<Deleted> {
  const { caller } = change;
  return changeOnce(
    db,
    change,
    async (tx) => {
      // The lock waits for balls that are being recorded, because the record gets the name with them.
      const training = await helpedTraining(tx, caller.scope, scheduledTrainingId, { lock: true });
      const helpers = tx.selectFrom('helpers').select(['id', 'name']).where('training_id', '=', training.id);
      const { id, name } = requireFound(await helpers.where('id', '=', helperId).executeTakeFirst());
      if (name === '') return { id };
      await tx.updateTable('helpers').set({ name: '' }).where('id', '=', id).execute();
      await tx
        .updateTable('helper_sign_ins')
        .set({ ended_at: sql<string>`now()` })
        .where('helper_id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
      await logErasedHelper(tx, caller.id, training.id, name);
      await moveUpdatedAt(tx, training.id);
      return { id };
    },
    async (tx, done) => {
      await helpedTraining(tx, caller.scope, scheduledTrainingId);
      return done;
    },
  );
}

/** Who is signed in as a helper, and what for. */
export interface SignedInHelper {
  helperId: string;
  signInId: string;
  name: string;
  trainingId: string;
  golfclubId: string;
}

/**
 * Returns the helper whom the code lets in, under one of the earlier ids if that was of the same training and name, or of one whose
 * name was erased and stays so; null
 * where the code is none, or none any more, and with `onlyRecent` where it was not made within the last hour. Throws
 * `wrong-state` when the code has let in too many helpers.
 */
export function signInHelper(
  db: Database,
  { code: typed, name: typedName, earlier }: HelperSignIn,
  hashes: CodeHashes,
  { onlyRecent }: { onlyRecent: boolean },
): Promise<SignedInHelper | null> {
  const code = readCode(typed);
  if (code === null) return Promise.resolve(null);
  const name = typedName.trim();
  return inTransaction(db, async (tx) => {
    const opened = await lockedCode(tx, hashes.allOf(code), onlyRecent);
    if (opened === null) return null;
    const training = await helpedTraining(tx, { everyClub: true }, opened.training_id);
    const helpers = await helpersOfCode(tx, opened.id);
    const { id: helperId, name: storedName } =
      (await earlierHelper(tx, training.id, name, earlier ?? [])) ??
      (await newHelper(tx, training, name, helpers.size));
    const { id: signInId } = await tx
      .insertInto('helper_sign_ins')
      .values({ helper_id: helperId, code_id: opened.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { golfclub } = training;
    if (!helpers.has(helperId)) {
      const fields = recordedFields(training, storedName);
      await recordChanges(tx, [{ action: 'helper.signedIn', actorId: null, golfclub, fields }]);
    }
    return { helperId, signInId, name, trainingId: training.id, golfclubId: golfclub.id };
  });
}

/**
 * Returns the code with one of these hashes, its training locked: of those who sign in at once none is counted too late. Null
 * where there is none, or it ended meanwhile. The training is locked first, as by whoever finishes it.
 */
async function lockedCode(tx: Transaction, codeHashes: readonly Buffer[], onlyRecent: boolean) {
  const codes = tx
    .selectFrom('helper_codes')
    .select(['id', 'training_id'])
    .where(sql<SqlBool>`code_hash = any(${codeHashes}::bytea[])`)
    .$if(onlyRecent, (codesOfHour) => codesOfHour.where('created_at', '>', sql<string>`now() - interval '1 hour'`));
  const found = await codes.executeTakeFirst();
  if (found === undefined) return null;
  await tx.selectFrom('scheduled_trainings').select('id').where('id', '=', found.training_id).forUpdate().execute();
  return (await codes.forShare().executeTakeFirst()) ?? null;
}

/** Returns the ids of the helpers whom the code has let in. */
async function helpersOfCode(tx: Transaction, codeId: string): Promise<ReadonlySet<string>> {
  const helpers = await tx
    .selectFrom('helper_sign_ins')
    .select('helper_id')
    .distinct()
    .where('code_id', '=', codeId)
    .execute();
  return new Set(helpers.map(({ helper_id: id }) => id));
}

type StoredHelper = { id: string; name: string };

async function earlierHelper(
  tx: Transaction,
  trainingId: string,
  name: string,
  earlier: readonly string[],
): Promise<StoredHelper | undefined> {
  return (
    tx
      .selectFrom('helpers')
      .select(['id', 'name'])
      .where(sql<SqlBool>`id = any(${earlier}::uuid[])`)
      .where('training_id', '=', trainingId)
      // Otherwise balls that the device has not sent when the name is erased could never be sent.
      .where('name', 'in', [name, ''])
      .orderBy('name', 'desc')
      .executeTakeFirst()
  );
}

async function newHelper(
  tx: Transaction,
  training: HelpedTraining,
  name: string,
  helpersOfItsCode: number,
): Promise<StoredHelper> {
  requireRoomForHelper(helpersOfItsCode);
  const values = { training_id: training.id, golfclub_id: training.golfclub.id, name };
  return tx.insertInto('helpers').values(values).returning(['id', 'name']).executeTakeFirstOrThrow();
}

/** Ends one sign-in of a helper: its token is refused from now on. */
export async function signOutHelper(db: Database, signInId: string): Promise<void> {
  await db
    .updateTable('helper_sign_ins')
    .set({ ended_at: sql<string>`now()` })
    .where('id', '=', signInId)
    .execute();
}

/** What the record says of a change of the helpers of a training. */
function recordedFields({ name, plannedDate }: HelpedTraining, helper = ''): ChangedField[] {
  const which = [sameField('training', name), sameField('plannedDate', plannedDate)];
  return helper === '' ? which : [...which, { field: 'helper', before: null, after: helper }];
}

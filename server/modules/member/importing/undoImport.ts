import { sql } from 'kysely';
import type { ChangedField } from '@contract/change';
import type { Gender } from '@contract/lists';
import type { Member } from '@contract/member';
import type { ChangedSince, ImportUndone } from '@contract/memberImport';
import { Refusal } from '@contract/problem';
import type { Transaction } from '@server/db/database';
import type { MemberDetails } from '@server/db/memberColumns';
import { requireFound } from '@server/db/notFound';
import { changedFields, recordChanges, type RecordedChange } from '@server/db/recordChange';
import { bySurname } from '@server/db/sorting';
import { type ChangedClub, recordedFields } from '../commands/changeMembers';
import { lock } from './importMembers';
import { membersWithIds } from '../queries';
import { counted, parts, updateMembers } from './writeImport';

const MOST_NAMED = 20;

/**
 * Undoes an import of the club as one: whom it created is deleted, whom it changed gets the values from before. An import that
 * is undone stays so. Throws `not-found`, and `import-changed` with those members whom something else has changed since: then
 * nothing is undone.
 */
export async function undoImport(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  importId: string,
): Promise<ImportUndone> {
  const { undone_at: undoneAt } = requireFound(
    await tx
      .selectFrom('member_imports')
      .select('undone_at')
      .where('id', '=', importId)
      .where('golfclub_id', '=', club.id)
      .forUpdate()
      .executeTakeFirst(),
    'The golf club has no such import.',
  );
  const rows = await rowsOf(tx, importId);
  const created = rows.filter(({ version }) => version === 1);
  const updated = rows.filter(({ version }) => version !== 1);
  const undone = { removed: created.length, restored: updated.length };
  if (undoneAt !== null) return undone;
  await lock(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  await refuseChanged(tx, importId);
  const entry = { action: 'member.importUndone' as const, actorId, golfclub: club, importId };
  for (const [, part] of parts(created)) {
    const ids = part.map(({ memberId }) => memberId);
    await sql`delete from members where id = any(${ids}::uuid[])`.execute(tx);
    await recordChanges(
      tx,
      ids.map((memberId): RecordedChange => ({ ...entry, memberId })),
    );
  }
  for (const [, part] of parts(updated)) await restore(tx, part, entry);
  await tx
    .updateTable('member_imports')
    .set({ undone_at: sql<string>`clock_timestamp()` })
    .where('id', '=', importId)
    .execute();
  await recordChanges(tx, [{ ...entry, fields: counted({ ...undone }) }]);
  return undone;
}

interface ImportedMember {
  memberId: string;
  /** After the import; of a created member 1. */
  version: number;
  fields: ChangedField[];
}

async function rowsOf(tx: Transaction, importId: string): Promise<ImportedMember[]> {
  const { rows } = await sql<ImportedMember>`
    select member_id as "memberId", member_version as version, fields
    from changes where import_id = ${importId} and action = 'member.imported' and member_id is not null`.execute(tx);
  return rows;
}

/**
 * Whoever is another version, is gone, or of the new ones can sign in, was sent a link or plays, was touched by somebody. A
 * member's trainings keep the handicap that was confirmed for them, whatever becomes of the member's own.
 */
async function refuseChanged(tx: Transaction, importId: string): Promise<void> {
  const { rows } = await sql<ChangedSince['members'][number] & { total: number }>`
    select c.member_id as id, coalesce(m.name, '') as name, coalesce(m.surname, '') as surname,
      count(*) over () as total
    from changes c left join members m on m.id = c.member_id
    where c.import_id = ${importId} and c.action = 'member.imported' and c.member_id is not null
      and (m.id is null or m.erased_at is not null or m.version <> c.member_version
        or (c.member_version = 1 and (m.password_hash <> ''
          or exists (select from access_links l where l.member_id = m.id)
          or exists (select from player_session_players p where p.member_id = m.id)
          or exists (select from league_events e where e.member_id = m.id))))
    order by ${sql.join(bySurname('m'))}, c.member_id
    limit ${MOST_NAMED}`.execute(tx);
  const [first] = rows;
  if (first === undefined) return;
  const members = rows.map(({ id, name, surname }) => ({ id, name, surname }));
  const detail = 'Something else has changed members of this import since; nothing was undone.';
  throw new Refusal('import-changed', detail, { current: { total: first.total, members } });
}

async function restore(
  tx: Transaction,
  rows: readonly ImportedMember[],
  entry: Omit<RecordedChange, 'memberId' | 'fields'>,
): Promise<void> {
  const members = new Map(
    (
      await membersWithIds(
        tx,
        rows.map(({ memberId }) => memberId),
      )
    ).map((member) => [member.id, member]),
  );
  const changes = rows.flatMap(({ memberId, fields }) => {
    const now = members.get(memberId);
    return now === undefined ? [] : [{ now, before: { ...now, ...valuesBefore(fields, now) } }];
  });
  await updateMembers(
    tx,
    changes.map(({ before }) => before),
  );
  await recordChanges(
    tx,
    changes.map(({ now, before }): RecordedChange => {
      const fields = changedFields(recordedFields(now), recordedFields(before));
      return { ...entry, memberId: now.id, fields };
    }),
  );
}

/** The record has values as texts, see `changedFields`. */
function valuesBefore(fields: readonly ChangedField[], now: Member): Partial<MemberDetails> {
  const values: Partial<MemberDetails> = {};
  for (const { field, before } of fields) {
    const text = before ?? null;
    if (field === 'handicap') values.handicap = Number(text);
    else if (field === 'gender') values.gender = text as Gender | null;
    else if (field === 'dateOfBirth' || field === 'phone' || field === 'mobile') values[field] = text;
    else if (field === 'name' || field === 'surname') values[field] = text ?? now[field];
  }
  return values;
}

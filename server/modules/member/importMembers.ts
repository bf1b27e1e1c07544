import type { ImportAnswer, MembersImport } from '../../../contract/member';
import type { Transaction } from '../../db/database';
import type { ChangedClub } from './changeMembers';
import { judgeRows, type Judged } from './judgeRows';
import { knownPeople } from './knownPeople';
import { membersWithIds } from './queries';
import { readRow, type IsOfFormat } from './readRow';
import { writeImport } from './writeImport';

/**
 * Returns a verdict for each row of a members file. With `write`, and if no row is refused, all of them are written;
 * otherwise none.
 */
export async function importMembers(
  tx: Transaction,
  club: ChangedClub,
  actorId: string,
  { rows, write }: MembersImport,
  isOfFormat: IsOfFormat,
): Promise<ImportAnswer> {
  const read = rows.map((row) => readRow(row, isOfFormat));
  const known = await knownPeople(tx, read);
  const ids = known.flatMap(({ member }) => (member?.golfclubId === club.id ? [member.id] : []));
  if (write) await lock(tx, ids);
  const members = new Map((await membersWithIds(tx, ids)).map((member) => [member.id, member]));
  const judged = judgeRows(read, { golfclubId: club.id, known, members });
  const written = write && judged.every(({ verdict }) => verdict !== 'refused');
  if (written) await writeImport(tx, club, actorId, judged);
  return { written, verdicts: judged.map(shown) };
}

/** In one order, so that two imports of the same people wait for each other instead of locking each other out. */
async function lock(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.selectFrom('members').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

function shown(judged: Judged): ImportAnswer['verdicts'][number] {
  return { verdict: judged.verdict, errors: judged.verdict === 'refused' ? judged.errors : [] };
}

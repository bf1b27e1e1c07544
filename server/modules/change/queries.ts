import type { Change, ChangeQuery } from '../../../contract/change';
import { conditionsOf } from '../../db/columnConditions';
import type { Database } from '../../db/database';
import { changeConditions, changeOrder } from './changeColumns';

const CHANGES_A_PAGE = 25;

/** Returns what is on record of a club, a person or everything, the latest first if the query says nothing else, and how much there is in all. */
export async function changesOf(db: Database, query: ChangeQuery): Promise<{ changes: Change[]; total: number }> {
  let found = db.selectFrom('changes as c');
  if (query.golfclubId !== undefined) found = found.where('c.golfclub_id', '=', query.golfclubId);
  if (query.memberId !== undefined) found = found.where('c.member_id', '=', query.memberId);
  for (const condition of conditionsOf(changeConditions, query.where)) found = found.where(condition);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  let sorted = found
    .leftJoin('members as a', 'a.id', 'c.actor_id')
    .leftJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.at', 'c.action', 'c.fields', 'c.golfclub_id', 'c.golfclub_name'])
    .select(['c.actor_id', 'a.name as actor_name', 'a.surname as actor_surname'])
    .select(['c.member_id', 'm.name as member_name', 'm.surname as member_surname'])
    .orderBy(changeOrder(query.sort));
  if (query.page !== undefined) {
    const size = Number(query.pageSize ?? CHANGES_A_PAGE);
    sorted = sorted.limit(size).offset(Number(query.page) * size);
  }
  const changes = (await sorted.execute()).map((row): Change => ({
    id: row.id,
    at: row.at,
    action: row.action,
    actor: personOf(row.actor_id, row.actor_name, row.actor_surname),
    member: personOf(row.member_id, row.member_name, row.member_surname),
    golfclub: row.golfclub_id === null ? null : { id: row.golfclub_id, name: row.golfclub_name ?? '' },
    fields: row.fields,
  }));
  return { changes, total };
}

/** The record outlives people: whoever is gone keeps an id and no name. */
function personOf(id: string | null, name: string | null, surname: string | null) {
  return id === null ? null : { id, name: name ?? '', surname: surname ?? '' };
}

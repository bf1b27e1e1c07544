import type { ChangedField } from '../../contract/change';
import { sql } from './database';

interface Entry {
  action: string;
  actor_id: string | null;
  golfclub_id: string;
  fields: ChangedField[];
}

/** Returns what is on record of a member, from the first change on. */
export function recordOf(memberId: string): Promise<Entry[]> {
  return sql<Entry>('select action, actor_id, golfclub_id, fields from changes where member_id = $1 order by at, id', [
    memberId,
  ]);
}

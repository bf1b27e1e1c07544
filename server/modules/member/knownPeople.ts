import { sql } from 'kysely';
import type { Transaction } from '../../db/database';

/** What the database knows of the e-mail and the username of one row. */
export interface KnownPerson {
  /** In lower case by the rules that make e-mails and usernames unique. */
  email: string;
  username: string;
  /** Whose e-mail it is. */
  member: { id: string; golfclubId: string } | null;
  isUsernameTaken: boolean;
}

/** Returns what is known of each e-mail and username, in their order; one statement for all. */
export async function knownPeople(
  tx: Transaction,
  sought: readonly { email: string; username: string }[],
): Promise<KnownPerson[]> {
  const emails = sought.map(({ email }) => email);
  const usernames = sought.map(({ username }) => username);
  const { rows } = await sql<KnownPerson>`
    with sought as (
      select lower(email collate "und-x-icu") as email, lower(username collate "und-x-icu") as username, position
      from unnest(${emails}::text[], ${usernames}::text[]) with ordinality as given (email, username, position))
    select sought.email, sought.username,
      case when m.id is not null then json_build_object('id', m.id, 'golfclubId', m.golfclub_id) end as member,
      u.id is not null as "isUsernameTaken"
    from sought
    left join members m on lower(m.email collate "und-x-icu") = sought.email
    left join members u on lower(u.username collate "und-x-icu") = sought.username
    order by sought.position`.execute(tx);
  return rows;
}

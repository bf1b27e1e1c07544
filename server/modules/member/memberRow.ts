import { sql, type SelectQueryBuilder } from 'kysely';
import { fromTenths } from '../../../contract/handicap';
import type { Member } from '../../../contract/member';
import type { Database } from '../../db/database';

type Source = ReturnType<typeof membersWithClubs>;
type Row = Source extends SelectQueryBuilder<infer _Tables, infer _Table, infer Selected> ? Selected : never;

/** Returns the query of members, `m`, with their clubs, `g`, and everything that travels of them; who was erased is no member. */
export function membersWithClubs(db: Database) {
  return db
    .selectFrom('members as m')
    .innerJoin('golfclubs as g', 'g.id', 'm.golfclub_id')
    .where('m.erased_at', 'is', null)
    .select(['m.id', 'm.name', 'm.surname', 'm.username', 'm.email', 'm.roles', 'm.gender', 'm.handicap_tenths'])
    .select(['m.mobile', 'm.phone', 'm.version', 'm.golfclub_id', 'g.name as golfclub_name'])
    .select(sql<string | null>`to_char(m.date_of_birth, 'DD.MM.YYYY')`.as('date_of_birth'));
}

/** Returns a member as it travels on the wire. */
export function memberOfRow(row: Row): Member {
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    username: row.username,
    email: row.email,
    roles: [...row.roles].sort(),
    dateOfBirth: row.date_of_birth,
    gender: row.gender,
    handicap: fromTenths(row.handicap_tenths),
    mobile: row.mobile,
    phone: row.phone,
    golfclubId: row.golfclub_id,
    golfclub: { id: row.golfclub_id, name: row.golfclub_name },
    version: row.version,
  };
}

import { sql } from 'kysely';
import { insertMember, makeEmptyDatabase } from '@test/ownDatabase';
import { pruneMails, giveUpOldMails } from './claimedMails';

test('mails that nobody sends are given up after a day and forgotten after their time, all of them', async () => {
  const { db, remove } = await makeEmptyDatabase();
  try {
    await insertMember(db);
    await sql`
      with approvals as (
        insert into mails (kind, golfclub_id, member_id, locale, failure, made_at)
        select 'APPROVED', golfclub_id, id, 'de', failure, now() - age::interval from members,
          (values ('23 hours', null), ('25 hours', null), ('26 hours', 'not-reached'), ('8 days', null)) as v (age, failure))
      insert into mails (kind, golfclub_id, recipient, locale, made_at)
      select 'SIGN_UP', golfclub_id, n || '@example.org', 'de', now() - interval '25 hours'
      from members, generate_series(1, 501) n`.execute(db);
    let rounds = 0;
    for (const prune of [giveUpOldMails, pruneMails]) {
      do rounds += 1;
      while (await prune(db));
    }
    expect(rounds).toBe(6 + 2);
    const { rows } = await sql`
      select kind, failure, next_attempt_at is null as "isGivenUp" from mails order by made_at desc`.execute(db);
    expect(rows).toEqual([
      { kind: 'APPROVED', failure: null, isGivenUp: false },
      { kind: 'APPROVED', failure: 'not-in-time', isGivenUp: true },
      { kind: 'APPROVED', failure: 'not-reached', isGivenUp: true },
    ]);
  } finally {
    await remove();
  }
});

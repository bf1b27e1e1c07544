import { sql } from 'kysely';
import type { MailFailure } from '@contract/lists';
import { insertMember, makeEmptyDatabase } from '@test/ownDatabase';
import { claimMails, noteFailure } from './claimedMails';

type Attempt = MailFailure | 'no word';

test.each<[readonly Attempt[], 'REPLACED' | null]>([
  [['recipient-refused'], 'REPLACED'],
  [['refused-for-now', 'recipient-refused'], 'REPLACED'],
  [['no word', 'recipient-refused'], null],
  [['no word', 'refused-for-now', 'recipient-refused'], null],
  [['refused-for-now', 'no word', 'recipient-refused'], null],
])('after attempts that ended with %j the link has ended as %p', async (attempts, ended) => {
  const { db, remove } = await makeEmptyDatabase();
  try {
    await insertMember(db);
    await sql`
      with link as (
        insert into access_links (member_id, secret_hash) select id, '' from members returning id, member_id)
      insert into mails (kind, golfclub_id, member_id, access_link_id, locale)
      select 'ACCESS_LINK', m.golfclub_id, m.id, link.id, 'de' from link join members m on m.id = member_id`.execute(
      db,
    );
    for (const attempt of attempts) {
      await sql`update mails set next_attempt_at = clock_timestamp()`.execute(db);
      const [mail] = await claimMails(db, 1);
      if (!mail) throw new Error('No mail was claimed');
      if (attempt === 'no word') continue;
      await noteFailure(db, mail, { failure: attempt, isFinal: attempt === 'recipient-refused' });
    }
    expect(await db.selectFrom('access_links').select('ended').execute()).toEqual([{ ended }]);
    expect(await db.selectFrom('mails').select('next_attempt_at').execute()).toEqual([{ next_attempt_at: null }]);
  } finally {
    await remove();
  }
});

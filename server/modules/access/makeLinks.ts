import { sql } from 'kysely';
import type { MadeAccessLink, MadeAccessLinks } from '@contract/access';
import { makeAccessLinks } from '@server/db/accessLinks';
import { type Database, inTransaction, type Transaction } from '@server/db/database';
import { requireFound } from '@server/db/notFound';
import { recordChanges } from '@server/db/recordChange';
import { isUsername } from '@server/db/withoutCase';
import { accessRefusal, type LinkMaker } from './rules';

type Result = MadeAccessLinks['results'][number];

/** What became of one member; the id of the link stays with the server. */
interface Made extends Result {
  linkId?: string;
}

/**
 * Returns a link for each of the members, or why there is none; all in one transaction. The secrets are answered only once: an
 * `Idempotency-Key` is not looked at, because the answer would have to be stored.
 */
export async function makeLinksFor(db: Database, maker: LinkMaker, ids: readonly string[]): Promise<MadeAccessLinks> {
  return inTransaction(db, async (tx) => ({
    results: (await linksFor(tx, maker, ids)).map(({ linkId: _linkId, ...result }) => result),
  }));
}

/**
 * Returns a link for the member of the club with this username, without regard to case. Throws `not-found`, and
 * `not-permitted` where the maker may make none for this one.
 */
export async function makeLinkFor(
  db: Database,
  maker: LinkMaker,
  { golfclubId, username }: { golfclubId: string; username: string },
): Promise<MadeAccessLink> {
  return inTransaction(db, async (tx) => {
    const named = await tx
      .selectFrom('members')
      .select(['id', 'golfclub_id as golfclubId', 'roles'])
      .where('golfclub_id', '=', golfclubId)
      .where('erased_at', 'is', null)
      .where(isUsername('username', username))
      .executeTakeFirst();
    const refusal = accessRefusal(maker, named);
    if (refusal !== null) throw refusal;
    const [made] = await linksFor(tx, maker, [requireFound(named).id]);
    // Deleted since it was looked at.
    const { secret, goodUntil } = requireFound(made?.link);
    return { secret, goodUntil };
  });
}

/** Makes a link for each of these members whom the maker may give one; `secretOf` makes the secret of the link with an id. */
export async function linksFor(
  tx: Transaction,
  maker: LinkMaker,
  ids: readonly string[],
  secretOf?: (linkId: string) => string,
): Promise<Made[]> {
  const people = new Map((await lockedPeople(tx, ids)).map((person) => [person.id, person]));
  const permitted = [...people.values()].filter((person) => accessRefusal(maker, person) === null);
  const memberIds = permitted.map(({ id }) => id);
  const made = new Map((await makeAccessLinks(tx, memberIds, maker.id, secretOf)).map((link) => [link.memberId, link]));
  await recordChanges(
    tx,
    permitted.map(({ id, golfclubId, golfclubName }) => ({
      action: 'member.accessLinkMade',
      actorId: maker.id,
      golfclub: { id: golfclubId, name: golfclubName },
      memberId: id,
    })),
  );
  return ids.map((id): Made => {
    const [person, link] = [people.get(id), made.get(id)];
    if (person === undefined || link === undefined) {
      return { id, code: accessRefusal(maker, person)?.code ?? 'not-found' };
    }
    const { name, surname, username, email, golfclubId } = person;
    const { id: linkId, secret, goodUntil } = link;
    return { id, linkId, link: { name, surname, username, email, golfclubId, secret, goodUntil } };
  });
}

/** In one order, so that two who make links for the same members wait for each other instead of locking each other out. */
function lockedPeople(tx: Transaction, ids: readonly string[]) {
  return tx
    .selectFrom('members as m')
    .innerJoin('golfclubs as g', 'g.id', 'm.golfclub_id')
    .select(['m.id', 'm.name', 'm.surname', 'm.username', 'm.email', 'm.roles'])
    .select(['m.golfclub_id as golfclubId', 'g.name as golfclubName'])
    .where(sql<boolean>`m.id = any(${ids}::uuid[])`)
    .where('m.erased_at', 'is', null)
    .orderBy('m.id')
    .forNoKeyUpdate('m')
    .execute();
}

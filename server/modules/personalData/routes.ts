import { type Member, MemberParams } from '@contract/member';
import { PersonalData } from '@contract/personalData';
import { type Database, inTransaction, type Transaction } from '@server/db/database';
import { recordChanges } from '@server/db/recordChange';
import { route, type Route } from '@server/http/route';
import { personalData } from './queries';

/** How members are found, by the module they belong to. */
export interface FoundMember {
  withId(tx: Transaction, id: string): Promise<Member>;
  /** Throws `not-found`. */
  ofClub(tx: Transaction, golfclubId: string, username: string): Promise<Member>;
}

/** Returns how all that is stored about a person is exported. Each export is on record. */
export function personalDataRoutes(db: Database, find: FoundMember): Route[] {
  const exported = (callerId: string, found: (tx: Transaction) => Promise<Member>) =>
    inTransaction(db, async (tx) => {
      const member = await found(tx);
      const data = await personalData(tx, member);
      const { golfclub, id: memberId } = member;
      await recordChanges(tx, [{ action: 'member.dataExported', actorId: callerId, golfclub, memberId }]);
      return data;
    });
  return [
    route({
      method: 'POST',
      path: '/api/golfclub/whoami/export',
      right: 'session.exportData',
      summary: 'All that is stored about the member who is signed in',
      answer: PersonalData,
      handle: ({ caller }) => exported(caller.id, (tx) => find.withId(tx, caller.id)),
    }),
    route({
      method: 'POST',
      path: '/api/golfclub/:golfclubId/member/:username/export',
      right: 'member.exportData',
      summary: 'All that is stored about a member',
      params: MemberParams,
      answer: PersonalData,
      handle: ({ caller, params: { golfclubId, username } }) =>
        exported(caller.id, (tx) => find.ofClub(tx, golfclubId, username)),
    }),
  ];
}

import { Refusal } from '@contract/problem';
import { may } from '@contract/rights';
import { GolfclubIdParams } from '@contract/shapes';
import { requireVisibleClub } from '@server/db/clubs';
import type { Database } from '@server/db/database';
import { EVENT_STREAM, EventStream } from '@server/http/eventStream';
import { route, type Route } from '@server/http/route';
import type { Followers } from './followers';

/** Returns how a club is followed live. */
export function liveRoutes(db: Database, followers: Pick<Followers, 'follow'>): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/live/:golfclubId',
      right: 'live.follow',
      summary:
        'What happens in a club, as server-sent events: training (staff), league, approvals (admins), and resync: read again',
      params: GolfclubIdParams,
      answerMedia: [EVENT_STREAM],
      answer: EventStream,
      handle: async ({ caller, params: { golfclubId } }) => {
        await requireVisibleClub(db, caller.scope, golfclubId);
        const { trainingId } = caller.scope.everyClub ? {} : caller.scope;
        const stream = await followers.follow({
          golfclubId,
          signInId: caller.signInId,
          memberId: caller.id,
          hearsOfTrainings: may(caller.roles, 'training.read'),
          hearsOfApprovals: may(caller.roles, 'member.approve'),
          ...(trainingId === undefined ? {} : { onlyTrainingId: trainingId }),
        });
        if (stream === null) throw new Refusal('not-signed-in', 'The sign-in has ended.');
        return stream;
      },
    }),
  ];
}

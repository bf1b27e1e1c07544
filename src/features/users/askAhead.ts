import { golfclubApi } from '../../api/golfclub';
import { memberApi } from '../../api/member';
import type { Asked } from '../../session/featureCard';
import { askedAt, placeIn } from './usersPlace';

const once = { subscribe: false };

/** Asks for the users that the address shows. */
export function askAhead({ dispatch, search, session }: Asked): void {
  const place = placeIn(search, session.roles.includes('ADMIN'));
  const { listing, counted } = askedAt(place);
  const { members, membersOfClub, memberCounts } = memberApi.endpoints;
  if (place.club === null) void dispatch(members.initiate(listing, once));
  else void dispatch(membersOfClub.initiate({ id: place.club, ...listing }, once));
  void dispatch(memberCounts.initiate(counted, once));
  void dispatch(golfclubApi.endpoints.golfclubs.initiate({ members: 'none' }, once));
}

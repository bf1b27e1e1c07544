import { golfclubApi } from '../../api/golfclub';
import { memberApi } from '../../api/member';
import { readAddress } from '../../filters/address';
import type { Asked } from '../../session/featureCard';
import { askedUsers } from './askedUsers';

const once = { subscribe: false };

/** Asks for the users that the address shows. */
export function askAhead({ dispatch, address, session, pageSizeOf }: Asked): void {
  const filters = readAddress('users', address, session);
  const { listing, counted } = askedUsers(filters, pageSizeOf('users'));
  const { members, membersOfClub, memberCounts } = memberApi.endpoints;
  if (filters.club === null) void dispatch(members.initiate(listing, once));
  else void dispatch(membersOfClub.initiate({ id: filters.club, ...listing }, once));
  void dispatch(memberCounts.initiate(counted, once));
  void dispatch(golfclubApi.endpoints.golfclubs.initiate({ members: 'none' }, once));
}

import type { Golfclub, GolfclubUse } from '@contract/golfclub';
import type { CallerRole } from '@contract/lists';
import type { Member } from '@contract/member';
import { Refusal } from '@contract/problem';
import { may } from '@contract/rights';

/** Returns whether members are part of the answer: for staff, unless they do not want them. */
export function showsMembers(roles: readonly CallerRole[], requested: 'none' | undefined): boolean {
  return requested !== 'none' && may(roles, 'member.list');
}

/** Returns the clubs, each with its members. */
export function withMembers(clubs: readonly Omit<Golfclub, 'members'>[], members: readonly Member[]): Golfclub[] {
  const byClub = new Map<string, Member[]>(clubs.map(({ id }) => [id, []]));
  for (const member of members) byClub.get(member.golfclubId)?.push(member);
  return clubs.map((club) => ({ ...club, members: byClub.get(club.id) ?? [] }));
}

/** Throws `in-use` with the numbers as long as a club has members or trainings. */
export function requireUnused(use: GolfclubUse): void {
  if (use.members === 0 && use.trainings === 0) return;
  throw new Refusal('in-use', `The golf club still has ${use.members} members and ${use.trainings} trainings.`, {
    current: use,
  });
}

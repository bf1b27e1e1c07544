import type { Role } from '@contract/lists';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import type { MemberFixture } from '@test/fixtures/members';

/** Everybody from whose point of view the routes are called: decisions on rights have one column for each. */
export const viewpoints = ['admin', 'pro', 'player', 'unapproved', 'nobody', 'pro of another club'] as const;
export type Viewpoint = (typeof viewpoints)[number];

export const rolesOf: Record<Exclude<Viewpoint, 'nobody'>, readonly Role[]> = {
  admin: ['ADMIN', 'APPROVED'],
  pro: ['APPROVED', 'PLAYER', 'PRO'],
  player: ['APPROVED', 'PLAYER'],
  unapproved: ['PLAYER', 'UNAPPROVED'],
  'pro of another club': ['APPROVED', 'PLAYER', 'PRO'],
};

/** Makes a club whose things are asked for, and people with every point of view of it. */
export async function makeViewpointContext() {
  const fixtures = await makeFixtures();
  const club = await fixtures.club();
  const elsewhere = await fixtures.club();
  const template = await fixtures.template();
  const people = new Map<Viewpoint, MemberFixture>();
  for (const [viewpoint, roles] of Object.entries(rolesOf) as [Exclude<Viewpoint, 'nobody'>, Role[]][]) {
    people.set(
      viewpoint,
      await fixtures.member({ club: viewpoint === 'pro of another club' ? elsewhere : club, roles }),
    );
  }
  return { fixtures, club, template, people };
}

export type ViewpointContext = Awaited<ReturnType<typeof makeViewpointContext>>;

import type { Role } from './lists';
import { clubScope, covers, may, type Right } from './rights';

const cases: [held: Role[], right: Right, allowed: boolean][] = [
  [[], 'app.open', true],
  [[], 'session.whoami', false],
  [['PLAYER'], 'league.read', true],
  [['PLAYER', 'APPROVED'], 'league.readEvents', false],
  [['PLAYER', 'APPROVED'], 'training.list', false],
  [['PRO'], 'training.run', true],
  [['PRO', 'PLAYER'], 'member.list', true],
  [['PRO', 'UNAPPROVED'], 'league.read', false],
  [['PRO', 'UNAPPROVED'], 'session.signIn', true],
  [['ADMIN', 'UNAPPROVED'], 'training.delete', true],
  [['APPROVED'], 'league.read', false],
  [['UNAPPROVED'], 'golfclub.list', false],
];

test.each(cases)('%p and the right %s: %p', (roles, right, allowed) => {
  expect(may(roles, right)).toBe(allowed);
});

test('an admin sees every club, all others only their own', () => {
  expect(covers(clubScope(['ADMIN'], 'own'), 'other')).toBe(true);
  for (const roles of [['PRO'], ['PLAYER'], []] as Role[][]) {
    expect(covers(clubScope(roles, 'own'), 'own')).toBe(true);
    expect(covers(clubScope(roles, 'own'), 'other')).toBe(false);
  }
});

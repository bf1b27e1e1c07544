import type { Role } from '@contract/lists';
import { Refusal } from '@contract/problem';
import { refuseOwnAccount, requireAnotherAdmin, requireGrantable, rolesAfterEdit, rolesOfNewMember } from './rules';

function codeOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test.each<[Role[], Role[]]>([
  [[], ['APPROVED', 'PLAYER']],
  [['UNAPPROVED'], ['APPROVED', 'PLAYER']],
  [
    ['ADMIN', 'PRO', 'PRO'],
    ['ADMIN', 'APPROVED', 'PLAYER', 'PRO'],
  ],
])('who is created with %j ticked gets %j', (ticked, roles) => {
  expect(rolesOfNewMember(ticked)).toEqual(roles);
});

test.each<[Role[], Role[], Role[]]>([
  [['PLAYER', 'UNAPPROVED'], ['APPROVED'], ['PLAYER', 'UNAPPROVED']],
  [
    ['APPROVED', 'PLAYER'],
    ['UNAPPROVED', 'ADMIN'],
    ['ADMIN', 'APPROVED', 'PLAYER'],
  ],
  [['ADMIN', 'APPROVED', 'PLAYER', 'PRO'], [], ['APPROVED', 'PLAYER']],
  [
    ['ADMIN', 'APPROVED'],
    ['ADMIN', 'PLAYER'],
    ['ADMIN', 'APPROVED'],
  ],
])('%j edited with %j ticked becomes %j', (ownRoles, ticked, roles) => {
  expect(rolesAfterEdit(ownRoles, ticked)).toEqual(roles);
});

test('only an admin makes admins, and a pro makes pros', () => {
  expect(codeOf(() => requireGrantable(['PRO'], ['ADMIN']))).toBe('not-permitted');
  expect(codeOf(() => requireGrantable(['PRO'], ['PRO', 'PLAYER']))).toBeNull();
  expect(codeOf(() => requireGrantable(['ADMIN'], ['ADMIN', 'PRO']))).toBeNull();
});

test('nobody takes their own account away, and somebody stays admin', () => {
  expect(codeOf(() => refuseOwnAccount('a', 'a'))).toBe('own-account');
  expect(codeOf(() => refuseOwnAccount('a', 'b'))).toBeNull();
  expect(codeOf(() => requireAnotherAdmin(false))).toBe('last-admin');
  expect(codeOf(() => requireAnotherAdmin(true))).toBeNull();
});

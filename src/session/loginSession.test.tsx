import { readRoles, sessionOfToken } from './loginSession';

const tokenWith = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test('the session of a token has everything but the token', () => {
  const token = tokenWith({
    sub: 'id',
    golfclubId: 'club',
    email: 'jana@example.org',
    firstName: 'Jana',
    lastName: 'Möller',
    roles: '["APPROVED","PRO"]',
    exp: 1_800_000_000,
  });
  expect(sessionOfToken(token)).toEqual({
    expires: 1_800_000_000,
    session: {
      id: 'id',
      golfclubId: 'club',
      email: 'jana@example.org',
      name: 'Jana',
      surname: 'Möller',
      roles: ['PRO', 'APPROVED'],
      bookable: false,
    },
  });
});

const claims: [unknown, string[]][] = [
  [
    ['ADMIN', 'PRO'],
    ['ADMIN', 'PRO'],
  ],
  ['["ADMIN","PRO"]', ['ADMIN', 'PRO']],
  ['ADMIN, PRO', ['ADMIN', 'PRO']],
  ['PLAYER', ['PLAYER']],
  ['["GREENKEEPER","PLAYER"]', ['PLAYER']],
  ['["ADMIN"', []],
  [7, []],
  [undefined, []],
];

test.each(claims)('roles given as %j are %j', (claim, roles) => {
  expect(readRoles(claim)).toEqual(roles);
});

test.each(['', 'a.b', 'a.b.c', 'a.bnVsbA.c', tokenWith({ sub: 'id' })])('"%s" stands for no session', (token) => {
  expect(sessionOfToken(token)).toBeNull();
});

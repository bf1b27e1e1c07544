import { CannotStart } from '../../cannotStart';
import { addressProblem, hostsOf, primaryOf } from './hosts';

test('an address names one host or several, each with all else of it', () => {
  expect(hostsOf('postgres://golf:p%40ss@one:5433,two,[::1]:5434/club?sslmode=require')).toEqual([
    'postgres://golf:p%40ss@one:5433/club?sslmode=require',
    'postgres://golf:p%40ss@two/club?sslmode=require',
    'postgres://golf:p%40ss@[::1]:5434/club?sslmode=require',
  ]);
  const single = 'postgresql://postgres@localhost:5432/golf?host=%2Ftmp%2Fa,b';
  expect(hostsOf(single)).toEqual([single]);
});

test.each([
  'postgres://one:1,two:2/golf',
  'postgres://one,two/golf?sslmode=require&target_session_attrs=read-write',
  'postgresql://one/golf?target_session_attrs=primary',
])('%s is an address', (address) => expect(addressProblem(address)).toBeNull());

test.each([
  ['mysql://one/golf', 'must be an address that begins with postgres://'],
  ['postgres://one:1,two:many/golf', 'must be an address'],
  ['postgres://one:1,:2:3/golf', 'must be an address'],
  ['postgres://one,two/golf?target_session_attrs=any', 'takes no other target_session_attrs'],
  ['postgres://one,two/golf?target_session_attrs=standby', 'takes no other target_session_attrs'],
])('%s is none, and the reason does not repeat it', (address, reason) => {
  expect(addressProblem(address)).toContain(reason);
});

test('none of several hosts takes changes: each is named with its reason, without the password', async () => {
  const address = 'postgres://golf:hidden@127.0.0.1:1,127.0.0.1:2/golf';
  const failed = await primaryOf(address).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CannotStart);
  expect(String(failed)).toMatch(/No host of the database takes changes: 127.0.0.1:1 .*ECONNREFUSED.*; 127.0.0.1:2 /);
  expect(String(failed)).not.toContain('hidden');
});

test('a single host is not asked', async () => {
  const address = 'postgres://golf:hidden@127.0.0.1:1/golf';
  expect(await primaryOf(address)).toBe(address);
});

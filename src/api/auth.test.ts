import { storeSecret } from '@/session/secrets';
import { sessionLapsed } from '@/session/sessionSlice';
import { signedInAgain } from '@/session/signInAgain';
import { currentToken, dropToken } from '@/session/token';
import { signedInCache } from '@test/browser/signedInCache';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { accountApi } from './auth';

afterEach(() => dropToken());

test('what waits for a new sign-in goes on by the token that comes with a new password', async () => {
  const fixtures = await makeFixtures();
  const member = await fixtures.member({ club: await fixtures.club() });
  const token = await fixtures.signedIn(member);
  const store = signedInCache(token);
  const leaving = new AbortController();
  const waiting = signedInAgain(leaving.signal);
  store.dispatch(sessionLapsed());
  const passwords = storeSecret({ currentPassword: member.password, newPassword: 'seven herons on the dune' });
  await store.dispatch(accountApi.endpoints.changePassword.initiate({ passwords }));
  leaving.abort();
  expect(await waiting).toBe(true);
  expect(currentToken()).not.toBe(token);
});

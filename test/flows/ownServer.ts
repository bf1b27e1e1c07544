import type { SignedIn } from '../../contract/session';
import { DEMO_PASSWORD } from '../../server/demo/accounts';
import { makeDataDirectory } from '../dataDirectory';
import { api } from '../world/api';

/** Makes a data directory of its own, for demo servers that are to be killed or refused. */
export async function ownDataDirectory() {
  const directory = await makeDataDirectory();
  return {
    ...directory,
    /** Starts a demo server over it; from then on `api` speaks to this one. */
    async startDemo() {
      const server = await directory.start({}, ['--demo']);
      process.env['TEST_SERVER_URL'] = server.url;
      return server;
    },
  };
}

/** Returns a token of this demo account. Throws when it cannot sign in. */
export async function tokenOf(username: string): Promise<string> {
  const credentials = { usernameOrEmail: username, password: DEMO_PASSWORD };
  const { status, body } = await api().post<SignedIn>('/api/auth/signin', credentials);
  if (status !== 200) throw new Error(`sign-in of ${username} was answered with ${status}`);
  return body.accessToken;
}

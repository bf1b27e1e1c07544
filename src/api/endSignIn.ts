import { isTransient } from '@/errors/failure';
import { sessionOfToken } from '@/session/loginSession';
import { serverNow } from '@/session/serverClock';
import { pause } from '@/ui/pause';
import { send } from './send';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

type Path = '/api/auth/signout' | '/api/helper/signout';

/**
 * Has the server end the sign-in of this token. Resolves after the first try; where the server could not be reached, it is tried again
 * until it answers or the token has expired, as long as the page stays open. The token is kept in memory alone for that.
 */
export async function endSignIn(path: Path, token: string | null): Promise<void> {
  if (!(await isEnded(path, token))) void endLater(path, token);
}

async function endLater(path: Path, token: string | null): Promise<void> {
  const expires = (token === null ? undefined : sessionOfToken(token)?.expires) ?? 0;
  for (let wait = FIRST_WAIT_MS; serverNow() < expires * 1000; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    await pause(wait);
    if (await isEnded(path, token)) return;
  }
}

/** Who is told not to be signed in has nothing left to end. */
async function isEnded(path: Path, token: string | null): Promise<boolean> {
  const result = await send({ call: 'signOut', method: 'POST', path }, token);
  return !('failure' in result) || result.failure.status === 401 || !isTransient(result.failure);
}

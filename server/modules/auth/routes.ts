import { SignedIn, SignedOut, SignIn } from '../../../contract/session';
import type { Database } from '../../db/database';
import { TOKEN_SECONDS, type AccessTokens } from '../../http/accessTokens';
import { route, type Route } from '../../http/route';
import { endSignIn } from './queries';
import { signIn } from './signIn';

/** Returns how someone signs in and out. */
export function authRoutes(db: Database, tokens: AccessTokens): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/auth/signin',
      right: 'session.signIn',
      summary: 'Sign in with username or e-mail and password',
      body: SignIn,
      answer: SignedIn,
      handle: async ({ body, address }) => {
        const { account, signInId } = await signIn(db, body, address);
        const accessToken = await tokens.issue({
          sub: account.id,
          jti: signInId,
          golfclubId: account.golfclubId,
          email: account.email,
          firstName: account.name,
          lastName: account.surname,
          roles: JSON.stringify([...account.roles].sort()),
        });
        return { accessToken, tokenType: 'Bearer' as const, expiresIn: TOKEN_SECONDS };
      },
    }),
    route({
      method: 'POST',
      path: '/api/auth/signout',
      right: 'session.signOut',
      summary: 'End the sign-in of the token that is sent',
      answer: SignedOut,
      handle: async ({ caller }) => {
        await endSignIn(db, caller.signInId);
        return { signedOut: true as const };
      },
    }),
  ];
}

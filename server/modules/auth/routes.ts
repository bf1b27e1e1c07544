import { OpenedAccessLink, PasswordByLink, PasswordSet } from '@contract/access';
import { canSignIn } from '@contract/rights';
import {
  Accepted,
  ApprovalLinkParams,
  Approved,
  ChangePassword,
  SignedIn,
  SignedOut,
  SignIn,
  SignUp,
  SignUpForClub,
} from '@contract/session';
import { GolfclubIdParams } from '@contract/shapes';
import { NO_SUCH_CLUB } from '@server/db/clubs';
import type { Database } from '@server/db/database';
import { secretIn } from '@server/db/linkSecrets';
import type { QueueMails } from '@server/db/mailQueue';
import { notFound } from '@server/db/notFound';
import { type AccessTokens, TOKEN_SECONDS } from '@server/http/accessTokens';
import type { DeviceCookies } from '@server/http/deviceCookies';
import { route, type Route } from '@server/http/route';
import { openAccessLink, setPasswordByLink } from './accessLink';
import { type Account, endSignIn, endSignInsOf } from './queries';
import { unknownClub } from './rules';
import { changePassword, signIn } from './signIn';
import { refusingSlowly } from './signInLimits';
import { approveByCode, signUp } from './signUp';

/** Returns how someone signs in, out (here or everywhere) and up, is approved by the link, and changes the own password. */
export function authRoutes(db: Database, tokens: AccessTokens, devices: DeviceCookies, mails: QueueMails): Route[] {
  async function tokenOf({ account, signInId }: { account: Account; signInId: string }): Promise<SignedIn> {
    const accessToken = await tokens.issue({
      sub: account.id,
      jti: signInId,
      golfclubId: account.golfclubId,
      email: account.email,
      username: account.username,
      firstName: account.name,
      lastName: account.surname,
      roles: JSON.stringify([...account.roles].sort()),
      ...(account.mustChangePassword ? { passwordChangeRequired: true as const } : {}),
    });
    return { accessToken, tokenType: 'Bearer', expiresIn: TOKEN_SECONDS };
  }

  return [
    route({
      method: 'POST',
      path: '/api/auth/signin',
      right: 'session.signIn',
      summary:
        'Sign in with username or e-mail and password; a one-time password has to be replaced before anything else',
      body: SignIn,
      answer: SignedIn,
      handle: async ({ body, address, ...from }, reply) => {
        const deviceOf = (account: Account) => devices.deviceOf(account, from);
        const begun = await refusingSlowly(() => signIn(db, body, { address, deviceOf }));
        reply.setCookie(devices.cookieFor(begun.account, from));
        return tokenOf(begun);
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
    route({
      method: 'POST',
      path: '/api/auth/signout/everywhere',
      right: 'session.signOut',
      summary: 'End all sign-ins of whoever calls, that of the token that is sent too',
      answer: SignedOut,
      handle: async ({ caller }) => {
        await endSignInsOf(db, caller.id);
        return { signedOut: true as const };
      },
    }),
    route({
      method: 'PUT',
      path: '/api/auth/password',
      right: 'session.changePassword',
      summary: 'Change the own password, also a one-time one: all sign-ins end, and a new one is answered',
      body: ChangePassword,
      answer: SignedIn,
      handle: async ({ caller, body, ...from }, reply) => {
        const begun = await changePassword(db, caller.id, body);
        reply.setCookie(devices.cookieFor(begun.account, from));
        return tokenOf(begun);
      },
    }),
    route({
      method: 'POST',
      path: '/api/auth/signup',
      right: 'session.signUp',
      summary: 'Sign up for a club; the answer does not say whether e-mail or username were free',
      body: SignUpForClub,
      answer: Accepted,
      status: 202,
      handle: ({ body: { golfclubId, ...registration }, address }) =>
        refusingSlowly(() => signUp(db, registration, { golfclubId, address, mails, missing: unknownClub })),
    }),
    route({
      method: 'POST',
      path: '/api/golfclub/signup/:golfclubId',
      right: 'session.signUp',
      summary: 'Sign up for this club; the answer does not say whether e-mail or username were free',
      params: GolfclubIdParams,
      body: SignUp,
      answer: Accepted,
      status: 202,
      handle: ({ params, body, address }) =>
        refusingSlowly(() =>
          signUp(db, body, { golfclubId: params.golfclubId, address, mails, missing: () => notFound(NO_SUCH_CLUB) }),
        ),
    }),
    route({
      method: 'GET',
      path: '/api/golfclub/signup/member/approve/:golfclubId/:username/:code',
      right: 'session.approveByCode',
      changesByGet: true,
      summary: 'Approve whoever signed up, by the link with their code; good for 7 days, also twice',
      params: ApprovalLinkParams,
      answer: Approved,
      handle: ({ params, address }) => refusingSlowly(() => approveByCode(db, params, { address, mails })),
    }),
    route({
      method: 'GET',
      path: '/api/auth/access',
      right: 'session.setPasswordByLink',
      summary: 'Whose password the link of `Authorization: AccessLink <secret>` sets; reading it changes nothing',
      answer: OpenedAccessLink,
      refuses: ['not-found', 'link-expired', 'link-used', 'link-replaced', 'too-many-requests'],
      handle: ({ authorization, address }) =>
        refusingSlowly(() => openAccessLink(db, secretIn(authorization, 'AccessLink'), address)),
    }),
    route({
      method: 'POST',
      path: '/api/auth/access',
      right: 'session.setPasswordByLink',
      summary: 'Set the password by an access link: it and all sign-ins end',
      body: PasswordByLink,
      answer: PasswordSet,
      refuses: ['not-found', 'link-expired', 'link-used', 'link-replaced'],
      handle: async ({ body, ...from }, reply) => {
        const account = await refusingSlowly(() => setPasswordByLink(db, body, from.address));
        // The device of whoever waits after too many wrong passwords is known from now on.
        reply.setCookie(devices.cookieFor(account, from));
        const approved = canSignIn(account.roles);
        return { username: account.username, email: account.email, approved };
      },
    }),
  ];
}

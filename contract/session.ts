import { Type, type Static } from '@sinclair/typebox';
import { closed, Text } from './shapes';

export const SignIn = Type.Object(
  { usernameOrEmail: Text(320), password: Type.String({ minLength: 1, maxLength: 128 }) },
  closed,
);
export type SignIn = Static<typeof SignIn>;

export const SignedIn = Type.Object(
  {
    accessToken: Type.String(),
    tokenType: Type.Literal('Bearer'),
    expiresIn: Type.Integer({ description: 'Seconds until the token ends at the latest' }),
  },
  closed,
);
export type SignedIn = Static<typeof SignedIn>;

/** What the access token says of its holder; `roles` is a JSON list as text. */
export interface TokenClaims {
  sub: string;
  golfclubId: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: string;
  iss: string;
  aud: string;
  iat: number;
  exp: number;
  jti: string;
}

export const SignedOut = Type.Object({ signedOut: Type.Literal(true) }, closed);
export type SignedOut = Static<typeof SignedOut>;

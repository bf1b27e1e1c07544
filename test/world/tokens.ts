import { createHmac, randomUUID } from 'node:crypto';
import type { TokenClaims } from '@contract/session';
import { sql } from './database';
import { fromSetup } from './environment';
import type { WorldMember } from './members';

const LIFETIME_SECONDS = 12 * 60 * 60;
const ISSUER = 'golf-club-administration';

/** Returns a token as sign-in would have answered it, without asking the server. */
export async function signedIn(member: WorldMember): Promise<string> {
  const claims = claimsOf(member);
  await sql('insert into sign_ins (id, member_id) values ($1, $2)', [claims.jti, member.id]);
  return signToken(claims);
}

/** Returns the claims of a fresh token of this member; its `jti` has no row among the sign-ins yet. */
export function claimsOf(member: WorldMember): TokenClaims {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: member.id,
    golfclubId: member.golfclubId,
    email: member.email,
    firstName: member.name,
    lastName: member.surname,
    roles: JSON.stringify(member.roles),
    iss: ISSUER,
    aud: ISSUER,
    iat: now,
    exp: now + LIFETIME_SECONDS,
    jti: randomUUID(),
  };
}

/** Returns these claims as a signed token; another secret or header makes a forged one. */
export function signToken(
  claims: Partial<TokenClaims>,
  { secret, header = { alg: 'HS256', typ: 'at+jwt' } }: { secret?: string; header?: Record<string, unknown> } = {},
): string {
  const signed = `${encoded(header)}.${encoded(claims)}`;
  return `${signed}.${createHmac('sha256', secret ?? fromSetup('TEST_TOKEN_SECRET'))
    .update(signed)
    .digest('base64url')}`;
}

function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

import type { TokenClaims } from '@contract/session';
import { formats } from './formats';

const ISSUER = 'golf-club-administration';
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';

/** How long a token is good at the longest. */
export const TOKEN_SECONDS = 12 * 60 * 60;

/** By how much the clock of another server over the same database may be ahead. */
const CLOCK_SKEW_SECONDS = 60;

/** A token is remembered by what it stands for: its signature stays as good as it was, and takes long to check. */
const MOST_REMEMBERED = 5_000;

export interface Holder {
  /** Of the member; of a helper, their own. */
  memberId: string;
  signInId: string;
  isHelper: boolean;
}

/** What a token claims of its holder, without what every token carries. */
export type HolderClaims = Omit<TokenClaims, 'iss' | 'aud' | 'iat' | 'exp'>;

export interface AccessTokens {
  /** Returns a signed token that lives for `TOKEN_SECONDS`. */
  issue(claims: HolderClaims): Promise<string>;
  /** Returns whose token it is and of which sign-in; null for every token that is not a good one of ours. */
  read(token: string): Promise<Holder | null>;
}

/**
 * Returns how tokens are made and read: one algorithm, one issuer, one audience, one type. The first secret signs, all
 * verify.
 */
export function accessTokens(secrets: readonly [string, ...string[]]): AccessTokens {
  const keyOf = (secret: string) => new TextEncoder().encode(secret);
  const [key, keys] = [keyOf(secrets[0]), secrets.map(keyOf)];
  const remembered = new Map<string, { holder: Holder; expires: number }>();

  function remember(token: string, holder: Holder, expires: number): void {
    const [oldest] = remembered.keys();
    if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, { holder, expires });
  }

  return {
    async issue({ sub, jti, ...claims }) {
      const { SignJWT } = await import('jose');
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(sub)
        .setJti(jti)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_SECONDS}s`)
        .sign(key);
    },
    async read(token) {
      const known = remembered.get(token);
      if (known !== undefined && known.expires * 1000 > Date.now()) return known.holder;
      remembered.delete(token);
      // Loaded when first needed: jose exists as an ES module only, and tools that just list the routes do not need it.
      const { jwtVerify } = await import('jose');
      const verify = (by: Uint8Array) =>
        jwtVerify(token, by, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: ISSUER,
          typ: TYPE,
          requiredClaims: ['exp', 'iat', 'sub', 'jti'],
        });
      const verified = await Promise.any(keys.map(verify)).catch(() => null);
      const { sub, jti, iat, exp, trainingId } = verified?.payload ?? {};
      if (!isId(sub) || !isId(jti) || iat === undefined || exp === undefined || !isOurTime(iat, exp)) return null;
      const holder = { memberId: sub, signInId: jti, isHelper: trainingId !== undefined };
      remember(token, holder, exp);
      return holder;
    },
  };
}

/** No token of ours lives longer or comes from the future: whoever has only got hold of the secret does not know that. */
function isOurTime(issued: number, expires: number): boolean {
  return expires - issued <= TOKEN_SECONDS && issued <= Date.now() / 1000 + CLOCK_SKEW_SECONDS;
}

/** Claims are whatever somebody has signed; a list of one id would read like the id. */
function isId(claim: unknown): claim is string {
  return typeof claim === 'string' && formats['uuid']?.(claim) === true;
}

import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import type { TokenClaims } from '@contract/session';
import { fromSetup } from '@test/fixtures/environment';
import { signToken } from '@test/fixtures/tokens';

const header = { alg: 'HS256', typ: 'at+jwt' };
const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const secret = () => fromSetup('TEST_TOKEN_SECRET');

/** Signs these very bytes rightly, whatever they are. */
function signedRightly(head: string, payload: string, hash = 'sha256'): string {
  const signed = `${head}.${payload}`;
  return `${signed}.${createHmac(hash, secret()).update(signed).digest('base64url')}`;
}

/** Returns every kind of token that looks like the good one of these claims and is not; `another` is somebody else's id. */
export function forgedTokens(claims: TokenClaims, another: string): Record<string, string> {
  const good = signToken(claims);
  const [head = '', payload = '', signature = ''] = good.split('.');
  const edited = (change: Record<string, unknown>) => `${head}.${encoded({ ...claims, ...change })}.${signature}`;
  const headed = (change: Record<string, unknown>) => signToken(claims, { header: { ...header, ...change } });
  const claiming = (change: Record<string, unknown>) => signToken({ ...claims, ...change });
  const without = (name: keyof TokenClaims) => signToken({ ...claims, [name]: undefined });
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const rsaHead = encoded({ ...header, alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) });
  const rsa = createSign('sha256').update(`${rsaHead}.${payload}`).sign(privateKey, 'base64url');
  const endless = JSON.stringify(claims).replace(`"exp":${claims.exp}`, '"exp":1e999');
  const other = (letter: string | undefined) => (letter === 'A' ? 'B' : 'A');
  return {
    'no algorithm': headed({ alg: 'none' }),
    'no algorithm and no signature': headed({ alg: 'none' }).replace(/[^.]*$/, ''),
    'no algorithm in other letters': headed({ alg: 'nOnE' }),
    'no algorithm named': headed({ alg: undefined }),
    'an empty algorithm': headed({ alg: '' }),
    'a list of algorithms': headed({ alg: ['HS256'] }),
    'the algorithm in small letters': headed({ alg: 'hs256' }),
    'HS384 named, HS256 used': headed({ alg: 'HS384' }),
    'HS384 with the right secret': signedRightly(encoded({ ...header, alg: 'HS384' }), payload, 'sha384'),
    'HS512 with the right secret': signedRightly(encoded({ ...header, alg: 'HS512' }), payload, 'sha512'),
    'RS256 with a key of its own in the header': `${rsaHead}.${payload}.${rsa}`,
    'RS256 named, HS256 used': headed({ alg: 'RS256' }),
    'a public key as secret': signToken(claims, { secret: pem }),
    'an empty secret': signToken(claims, { secret: '' }),
    'the secret in capitals': signToken(claims, { secret: secret().toUpperCase() }),
    'another secret': signToken(claims, { secret: 'x'.repeat(64) }),
    'another secret by its name': signToken(claims, { secret: '', header: { ...header, kid: '/dev/null' } }),
    'a key from elsewhere': signToken(claims, {
      secret: 'x',
      header: { ...header, jku: 'https://elsewhere.example/keys', x5u: 'https://elsewhere.example/x' },
    }),
    'a secret in the header': signToken(claims, {
      secret: 'x',
      header: { ...header, jwk: { kty: 'oct', k: Buffer.from('x').toString('base64url') } },
    }),
    'another type': headed({ typ: 'JWT' }),
    'no type': headed({ typ: undefined }),
    'a critical extension': headed({ crit: ['b64'], b64: false }),
    'an unknown critical extension': headed({ crit: ['birdie'], birdie: true }),
    'another issuer': claiming({ iss: 'elsewhere' }),
    'no issuer': without('iss'),
    'another audience': claiming({ aud: 'elsewhere' }),
    'no audience': without('aud'),
    expired: claiming({ exp: claims.iat - 1 }),
    'no end': without('exp'),
    'an end that is a text': claiming({ exp: String(claims.exp) }),
    'a life of a year': claiming({ exp: claims.iat + 365 * 86_400 }),
    'a life a second too long': claiming({ exp: claims.iat + 12 * 3_600 + 1 }),
    'a life without end': signedRightly(head, Buffer.from(endless).toString('base64url')),
    'issued in an hour': claiming({ iat: claims.iat + 3_600, exp: claims.exp + 3_600 }),
    'issued never': without('iat'),
    'issued at a text': claiming({ iat: 'now' }),
    'not good yet': claiming({ nbf: claims.exp }),
    'a beginning that is a text': claiming({ nbf: 'now' }),
    'no holder': without('sub'),
    'a holder that is a list': claiming({ sub: [claims.sub] }),
    'no sign-in': without('jti'),
    'a sign-in nobody made': claiming({ jti: another }),
    'a sign-in that is no id': claiming({ jti: "' or true --" }),
    "another's sign-in": claiming({ sub: another }),
    'another holder, edited': edited({ sub: another }),
    'more roles, edited': edited({ roles: '["ADMIN"]' }),
    'another club, edited': edited({ golfclubId: another }),
    'a later end, edited': edited({ exp: claims.exp + 1 }),
    'no signature': `${head}.${payload}.`,
    'half a signature': `${head}.${payload}.${signature.slice(0, 20)}`,
    'another first letter of the signature': `${head}.${payload}.${other(signature[0])}${signature.slice(1)}`,
    'a signature twice': `${good}${signature}`,
    'a signature of nothing': `${head}.${payload}.${createHmac('sha256', secret()).update('').digest('base64url')}`,
    'claims that are a list': signedRightly(head, encoded([claims])),
    'claims that are no JSON': signedRightly(head, 'e30x'),
    'claims that are null': signedRightly(head, encoded(null)),
    'a header that is no JSON': signedRightly('e30x', payload),
    'no header': signedRightly('', payload),
    'a token in a token': signedRightly(encoded({ ...header, cty: 'JWT' }), Buffer.from(good).toString('base64url')),
    'two parts': `${head}.${payload}`,
    'five parts': `${good}.${payload}.${signature}`,
    'the token twice': `${good}${good}`,
    'two tokens': `${good} ${good}`,
    'two tokens with a comma': `${good}, ${good}`,
    'a letter that is none of base64': good.replace('.', '.\u00e4'),
    'padding behind it': `${good}=`,
    'quotes around it': `"${good}"`,
    'dots only': '..',
    'no token at all': 'x',
    'a very long one': `${head}.${'a'.repeat(8_000)}.${signature}`,
  };
}

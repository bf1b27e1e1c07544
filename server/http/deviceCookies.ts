import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The account that a device signs in with. */
interface DeviceAccount {
  id: string;
  passwordHash: string;
}

/** The `Cookie` header of a request, and whether it came over TLS. */
interface FromDevice {
  cookie: string;
  isSecure: boolean;
}

export interface DeviceCookies {
  /** Returns the id of the device if it has signed in with the account's password before, else null. */
  deviceOf(account: DeviceAccount, from: FromDevice): string | null;
  /** Returns the `Set-Cookie` by which the device is known from now on, beside the accounts it was known for. */
  cookieFor(account: DeviceAccount, from: FromDevice): string;
}

const NAME = 'device';
const ATTRIBUTES = 'Path=/api/auth; Max-Age=15552000; HttpOnly; SameSite=Strict';
/** As many as share a device of the club; who signed in longest ago gives way. */
const MOST_ACCOUNTS = 5;
const wellFormed = /^[\w-]{22}\.[\w-]{43}$/;

/**
 * Returns how devices are known that have signed in before: by a cookie with a random id for each account, signed together
 * with the account and its password, so that a new password ends it. It opens nothing. The first secret signs, all verify.
 */
export function deviceCookies(secrets: readonly [string, ...string[]]): DeviceCookies {
  const signatureOf = (id: string, account: DeviceAccount, by: string) =>
    createHmac('sha256', by).update(['device', id, account.id, account.passwordHash].join('\0')).digest('base64url');

  function isSignedFor(mark: string, account: DeviceAccount): boolean {
    const [id = '', signature = ''] = mark.split('.');
    return secrets.some((by) => timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id, account, by))));
  }

  return {
    deviceOf(account, { cookie }) {
      const mark = marksIn(cookie).find((one) => isSignedFor(one, account));
      return mark?.split('.')[0] ?? null;
    },
    cookieFor(account, { cookie, isSecure }) {
      const id = randomBytes(16).toString('base64url');
      const others = marksIn(cookie).filter((one) => !isSignedFor(one, account));
      const marks = [`${id}.${signatureOf(id, account, secrets[0])}`, ...others].slice(0, MOST_ACCOUNTS);
      return `${NAME}=${marks.join('~')}; ${ATTRIBUTES}${isSecure ? '; Secure' : ''}`;
    },
  };
}

function marksIn(cookie: string): string[] {
  const sent = cookie.split(/; */).find((one) => one.startsWith(`${NAME}=`)) ?? '';
  const marks = sent.slice(NAME.length + 1).split('~');
  return marks.filter((mark) => wellFormed.test(mark)).slice(0, MOST_ACCOUNTS);
}

import type { Locale } from './lists';

export const LOGIN = '/public/login';

/** Where an access link leads; its secret stands after the `#`. */
export const ACCESS = '/public/access';

/** The parameter of an address that requests a language. */
export const LANGUAGE = 'lang';

/**
 * Returns the address of a page for which nobody need be signed in, in this language; with null in that of the browser that
 * opens it. No browser sends what follows the `#` to a server.
 */
export const publicAddress = (path: string, locale: Locale | null, secret: string): string =>
  `${path}${locale === null ? '' : `?${LANGUAGE}=${locale}`}#${secret}`;

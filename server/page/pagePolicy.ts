import type { BrowserSettings } from '../../contract/browserSettings';

/**
 * Returns the content security policy of one page: scripts from here only, styles from here or with this answer's
 * nonce, calls and images only to the services of the settings.
 */
export function pagePolicy(nonce: string, settings: BrowserSettings): string {
  const { authentication, golfclub, challenges, base, images } = settings;
  const services = originsOf([authentication, golfclub, challenges, base, images]);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...originsOf([images])],
    'connect-src': ["'self'", ...services],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // Of `src/app/trustedTypes.ts`.
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Of the service worker: it fetches from here and does nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** An empty or relative base is the page's own origin, which `'self'` already names. */
function originsOf(bases: readonly string[]): string[] {
  return [...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))];
}

import serveStatic from '@fastify/static';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserSettings } from '@contract/browserSettings';
import { CHUNKS_FILE, preloadsFor, readChunks } from './preloads';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** The browser must notice at once that there is a newer one. */
const SERVICE_WORKER = 'sw.js';

/** The addresses that answer the page; its router knows the rest. */
export const pagePaths = ['/', '/display', '/tv', '/helper', '/public/*', '/private/*'] as const;

/**
 * Serves the built web app from this folder: the page, filled anew for each request, and its files, precompressed.
 * A folder without a page is answered with 503 and what to do.
 */
export async function servePage(app: FastifyInstance, webDir: string, settings: BrowserSettings): Promise<void> {
  await app.register(async (pages) => {
    pages.addHook('onRoute', (route) => {
      route.config = { ...route.config, right: 'app.open' };
      route.schema = { ...route.schema, hide: true };
    });
    for (const url of pagePaths) pages.get(url, { exposeHeadRoute: url === '/' }, pageHandler(webDir, settings));
    if (existsSync(webDir)) await serveFiles(pages, webDir);
  });
}

/** Returns what answers the page of this folder, filled for whoever asks. */
export function pageHandler(webDir: string, settings: BrowserSettings): RouteHandlerMethod {
  return async (request, reply) => {
    const html = await readFile(path.join(webDir, 'index.html'), 'utf8').catch(() => null);
    if (html === null) {
      reply.code(503).header('retry-after', '10').type('text/plain; charset=utf-8');
      return reply.send('The web app has not been built yet: run npm run build. The API works.\n');
    }
    const nonce = randomBytes(18).toString('base64');
    reply
      .header('content-security-policy', pagePolicy(nonce, settings))
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8');
    const preloads = preloadsFor(request, await readChunks(webDir));
    return reply.send(fillPage(html, { nonce, settings, preloads }));
  };
}

async function serveFiles(pages: FastifyInstance, webDir: string): Promise<void> {
  await pages.register(serveStatic, {
    root: webDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  // What a page needs and nothing opens by itself has only the headers that mean something there: many files, slow networks.
  pages.get<{ Params: { '*': string } }>('/assets/*', { helmet: false }, (request, reply) =>
    reply
      .removeHeader('permissions-policy')
      .header('cache-control', ONE_YEAR)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .sendFile(request.params['*'], path.join(webDir, 'assets')),
  );
  const besideThePage = readdirSync(webDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== CHUNKS_FILE && !/\.(html|br|gz|map)$/.test(entry.name))
    .map((entry) => entry.name);
  for (const name of besideThePage) {
    pages.get(`/${name}`, (_request, reply) => {
      if (name !== SERVICE_WORKER) return reply.header('cache-control', ONE_HOUR).sendFile(name);
      return reply.header('cache-control', 'no-cache').header('content-security-policy', workerPolicy).sendFile(name);
    });
  }
}

interface PageValues {
  nonce: string;
  settings: BrowserSettings;
  /** Scripts, below the root, that the app will import at this address. */
  preloads: readonly string[];
}

/** Returns the page with the values of this response; nothing in the settings can end the element that holds them. */
export function fillPage(html: string, { nonce, settings, preloads }: PageValues): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__PRELOADS__', preloads.map((file) => `/${file}`).join(' '))
    .replaceAll('__SETTINGS__', () => json);
}

/**
 * Returns the content security policy of one page: scripts from here only, styles from here or with this answer's
 * nonce, calls and images only to the services of the settings.
 */
export function pagePolicy(nonce: string, settings: BrowserSettings): string {
  const { authentication, golfclub, challenges, base, images, reportUrl } = settings;
  // A tracker is opened in a tab of its own.
  const postedReports = /\{(?:title|body)\}/.test(reportUrl) ? '' : reportUrl;
  const services = originsOf([authentication, golfclub, challenges, base, images, postedReports]);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...originsOf([images])],
    'connect-src': ["'self'", ...services],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // The replayed screens of a report are a page in a frame of the page that shows them.
    'frame-ancestors': ["'self'"],
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

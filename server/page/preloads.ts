import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '../../contract/lists';
import { LOCALE_COOKIE } from '../../contract/localeCookie';

/** Written by the build: which files each named part of the app needs besides those that the page itself asks for. */
export const PARTS_FILE = 'preloads.json';

const Parts = Type.Record(Type.String(), Type.Array(Type.String({ pattern: '^assets/[\\w.-]+\\.js$' })));
type Parts = Static<typeof Parts>;

/** Returns the parts of the build in this folder; none where it has told nothing of them. */
export async function readParts(webDir: string): Promise<Parts> {
  const text = await readFile(path.join(webDir, PARTS_FILE), 'utf8').catch(() => '{}');
  const parts: unknown = JSON.parse(text);
  return Value.Check(Parts, parts) ? parts : {};
}

/**
 * Returns the files that the app will need at the asked address in this person's language, in the order in which it needs
 * them. Nothing else depends on them: an unknown address has the frame of the app at most.
 */
export function preloadsFor({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>, parts: Parts): string[] {
  const locale = localeIn(headers.cookie ?? '');
  const [address = ''] = url.split('?');
  const asked = address.slice(1).replaceAll('/', '-');
  const page = Object.keys(parts)
    .filter((name) => asked === name || asked.startsWith(`${name}-`))
    .sort((one, other) => one.length - other.length);
  const isPrivate = page.includes('private');
  const names = [
    `text-${locale}`,
    ...(isPrivate ? ['outbox'] : []),
    ...(isPrivate || page.includes('display') ? [`work-${locale}`] : []),
    ...page,
  ];
  return [...new Set(names.flatMap((name) => parts[name] ?? []))];
}

/** The app speaks the language that is stored in the browser, and English otherwise. */
function localeIn(cookies: string): string {
  const stored = cookies.split(/; */).find((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`));
  return locales.find((locale) => stored === `${LOCALE_COOKIE}=${locale}`) ?? 'en';
}

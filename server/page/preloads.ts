import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_COOKIE } from '@contract/headers';
import { locales } from '@contract/lists';

/** Written by the build: the files of each named chunk, without those that the page itself loads. */
export const CHUNKS_FILE = 'preloads.json';

/** What ends the name of a chunk whose page has a parameter in the place of this, below the page of a list. */
const ANY_ONE = '-_';

const Chunks = Type.Record(Type.String(), Type.Array(Type.String({ pattern: '^assets/[\\w.-]+\\.js$' })));
type Chunks = Static<typeof Chunks>;

/** Returns the chunks of the build in this folder; none where the file is missing or invalid. */
export async function readChunks(webDir: string): Promise<Chunks> {
  const text = await readFile(path.join(webDir, CHUNKS_FILE), 'utf8').catch(() => '{}');
  const chunks: unknown = JSON.parse(text);
  return Value.Check(Chunks, chunks) ? chunks : {};
}

/**
 * Returns the files that the app imports at the requested address in the locale of the cookie, in the order in which it
 * needs them. Preloading is only faster: an unknown address has the files of the shell at most.
 */
export function preloadsFor({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>, chunks: Chunks): string[] {
  const locale = localeIn(headers.cookie ?? '');
  const [address = ''] = url.split('?');
  const requested = address.slice(1).replaceAll('/', '-');
  const page = Object.keys(chunks)
    .filter((name) => requested === name || requested.startsWith(`${name.replace(ANY_ONE, '')}-`))
    // The page of one thing does not need that of the list of all.
    .filter((name, _position, names) => !names.includes(name + ANY_ONE))
    .sort((one, other) => one.length - other.length);
  const isPrivate = page.includes('private');
  const names = [
    `text-${locale}`,
    ...(isPrivate ? ['outbox'] : []),
    ...(isPrivate || ['display', 'tv', 'helper'].some((name) => page.includes(name)) ? [`work-${locale}`] : []),
    ...page,
  ];
  return [...new Set(names.flatMap((name) => chunks[name] ?? []))];
}

/** The locale stored in the browser, and English otherwise. */
function localeIn(cookies: string): string {
  const stored = cookies.split(/; */).find((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`));
  return locales.find((locale) => stored === `${LOCALE_COOKIE}=${locale}`) ?? 'en';
}

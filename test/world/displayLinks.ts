import { createHash, randomBytes } from 'node:crypto';
import type { WorldClub } from './clubs';
import { insert } from './database';
import type { WorldMember } from './members';
import { unique } from './names';

export interface DisplayLinkOptions {
  club: WorldClub;
  name?: string;
  shortNames?: boolean;
  madeBy?: WorldMember;
}

export interface WorldDisplayLink {
  id: string;
  name: string;
  secret: string;
  /** What a screen sends with every call. */
  headers: { authorization: string };
}

/** Makes a display link of the club, as if its staff had made it. */
export async function makeDisplayLink(options: DisplayLinkOptions): Promise<WorldDisplayLink> {
  const name = options.name ?? unique('Clubhouse');
  const secret = randomBytes(32).toString('base64url');
  const id = await insert('display_links', {
    golfclub_id: options.club.id,
    name,
    short_names: options.shortNames ?? false,
    secret_hash: createHash('sha256').update(secret).digest(),
    created_by: options.madeBy?.id ?? null,
  });
  return { id, name, secret, headers: { authorization: `Display ${secret}` } };
}

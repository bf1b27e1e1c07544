import type pg from 'pg';
import { printable } from '@server/printable';

/** A display link that works again once it is restored, also if it was revoked after the backup. */
export interface RestoredLink {
  golfclub: string;
  name: string;
  /** Who made it; empty for nobody. */
  maker: string;
  /** `YYYY-MM-DD`, UTC. */
  madeOn: string;
}

const tablesOfSignIns = ['sign_ins', 'helper_codes', 'display_codes'] as const;

/**
 * Ends every sign-in, helper's code and code of a display, of which `loaded` has the table: among them are those of people who
 * have signed out or were deleted after the backup.
 */
export async function endSignIns(client: pg.Client, loaded: Pick<Map<string, unknown>, 'has'>): Promise<void> {
  for (const table of tablesOfSignIns) {
    if (loaded.has(table)) await client.query(`delete from ${table}`);
  }
}

/** Ends every access link: among them are those that were used, or replaced, after the backup. */
export async function endAccessLinks(client: pg.Client): Promise<void> {
  await client.query('delete from access_links');
}

/** Drops the mails that waited: people would be told again what they were told since the backup. */
export async function dropMails(client: pg.Client): Promise<void> {
  await client.query('delete from mails');
}

/** Returns the display links that there are, by club and name. */
export async function restoredLinks(client: pg.Client): Promise<RestoredLink[]> {
  const { rows } = await client.query<RestoredLink>(`
    select c.name as golfclub, l.name, trim(coalesce(m.name || ' ' || m.surname, '')) as maker,
      to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD') as "madeOn"
    from display_links l
    join golfclubs c on c.id = l.golfclub_id
    left join members m on m.id = l.created_by
    order by c.name collate case_insensitive, l.name collate case_insensitive, l.id`);
  return rows;
}

/** Returns what whoever has restored a backup must know of who gets in with it. */
export function accessText(links: readonly RestoredLink[]): string {
  const ended =
    'All sign-ins and access links have ended: everybody signs in anew, and new links and codes are to be made.';
  if (links.length === 0) return `${ended} There are no display links.`;
  const lines = links.map(
    ({ golfclub, name, maker, madeOn }) =>
      `  ${printable(golfclub)}: ${printable(name)}, by ${printable(maker) || '–'}, ${madeOn}`,
  );
  return `${ended} These display links work again; revoke those that were revoked since:\n${lines.join('\n')}`;
}

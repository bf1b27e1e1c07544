import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { Locale } from '../../contract/lists';
import type { WorldClub } from '../world/clubs';
import { sql } from '../world/database';
import { makeWorld } from '../world/makeWorld';
import { gridTexts } from './gridRows';
import { openApp } from './openApp';

interface Imported {
  name: string;
  surname: string;
  email: string;
  handicap_tenths: number;
  roles: string[];
}

/** Makes a club with an admin, who is signed in with the token. */
export async function clubWithAdmin() {
  const world = await makeWorld();
  const club = await world.club();
  const admin = await world.member({ club, roles: ['ADMIN', 'APPROVED', 'PLAYER'] });
  return { world, club, token: await world.signedIn(admin) };
}

/** Opens the users screen of the club, and on it the import. */
export async function openImport(token: string, club: WorldClub, locale: Locale = 'en') {
  const opened = await openApp({ path: `/private/users?club=${club.id}`, as: token, locale });
  await opened.user.click(await screen.findByRole('button', { name: i18next.t('importing.title') }));
  const dialog = await screen.findByRole('dialog', { name: i18next.t('importing.title') });
  return { ...opened, dialog };
}

/** Chooses a file with this content in the import. */
export async function chooseFile(user: UserEvent, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const file = new File([content], 'members.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText(i18next.t('importing.choose')), file);
}

/** Returns the texts of the preview, row by row. */
export const verdictsShown = (dialog: HTMLElement) => gridTexts(within(dialog).getByRole('grid'));

/** Returns the members of the club as they are stored, without its admins. */
export const membersOf = (club: WorldClub) =>
  sql<Imported>(
    `select name, surname, email, handicap_tenths, roles from members
     where golfclub_id = $1 and not 'ADMIN' = any(roles) order by email`,
    [club.id],
  );

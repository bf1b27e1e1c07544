import { act, screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '../../contract/lists';
import { imagePickerShown, selectPicked } from '../../src/modal/imagePicker/imagePickerSlice';
import { adminAndClub } from '../world/adminAndClub';
import { uploadImage } from '../world/images';
import { unique } from '../world/names';
import { openApp } from './openApp';
import { typeInto } from './typeInto';

/** Returns the images that stand in the picker, as the buttons that they are. */
export const tiles = () =>
  within(screen.getByRole('list', { name: /Images|Bilder/ })).getAllByRole('button', { name: /^flight/ });
const ids = () => tiles().map((tile) => tile.textContent);

interface Opening {
  /** How many images this test makes. */
  count?: number;
  /** Which of them the field has by now, counted from the newest. */
  chosen?: number;
  locale?: Locale;
  as?: 'ADMIN' | 'PRO';
}

/** Opens a page, and the picker over it as a field would, searching for images that only this test has made. */
export async function openPicker({ count = 0, chosen = 0, locale = 'en', as = 'ADMIN' }: Opening = {}) {
  const { world, token, own } = await adminAndClub();
  const name = unique('flight');
  const made: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    made.unshift(await uploadImage(token, 'sessionprice', `${name} ${number}.png`));
  }
  const viewer = await world.signedIn(await world.member({ club: own, roles: [as, 'APPROVED'] }));
  const opened = await openApp({ path: '/private/leaguetable', as: viewer, locale });
  const opener = await screen.findByRole('button', { name: 'J. Möller' });
  act(() => opener.focus());
  const shown = { tag: 'sessionprice', field: 'test', chosen: made[chosen - 1] ?? null } as const;
  act(() => void opened.store.dispatch(imagePickerShown(shown)));
  const dialog = await screen.findByRole('dialog', { name: locale === 'de' ? 'Bild auswählen' : 'Select Image' });
  const search = within(dialog).getByRole('searchbox');
  await typeInto(opened.user, search, name);
  if (count > 0) await waitFor(() => expect(ids()).toEqual(made));
  // What was picked fades from the state after half a second.
  let last: string | undefined;
  opened.store.subscribe(() => (last = selectPicked(opened.store.getState())?.publicId ?? last));
  const picked = () => last;
  return { ...opened, token, name, made, opener, dialog, search, picked };
}

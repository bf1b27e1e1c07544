import { screen, within } from '@testing-library/react';
import type { PersonalData } from '@contract/personalData';
import { clubWithMembers, rowOf } from '@test/browser/clubs';
import { cutNetwork } from '@test/browser/network';
import { openApp } from '@test/browser/openApp';
import { catchSavedFiles } from '@test/browser/savedFiles';

const saved = catchSavedFiles();

const lastFile = async () => {
  const file = saved.at(-1);
  return { name: file?.name, data: JSON.parse(new TextDecoder().decode(await file?.bytes)) as PersonalData };
};

test('an admin saves from the dialog all that is stored about a user, and nothing of it reaches the store', async () => {
  const { fixtures, admin, player, search } = await clubWithMembers();
  const path = `/private/users?${search}`;
  const { user, store, actions } = await openApp({ path, as: await fixtures.signedIn(admin) });
  await user.click(within(await rowOf(player.email)).getByRole('button', { name: /^Edit / }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit User/ }));
  const restore = cutNetwork('/export');
  await user.click(dialog.getByRole('button', { name: 'Save stored data' }));
  expect(await screen.findByText(/^The stored data were not saved\./)).toBeVisible();
  restore();
  await user.click(dialog.getByRole('button', { name: 'Save stored data' }));
  expect(await screen.findByText('The stored data are saved as a file.')).toBeVisible();
  const { name, data } = await lastFile();
  expect(name).toMatch(new RegExp(`^stored-data-${player.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  expect(data.member.email).toBe(player.email);
  expect(JSON.stringify([store.getState(), actions])).not.toContain('exportedAt');
});

test('everybody saves their own from the profile', async () => {
  const { fixtures, player } = await clubWithMembers();
  const { user } = await openApp({ path: '/private/profile', as: await fixtures.signedIn(player), locale: 'de' });
  await user.click(await screen.findByRole('button', { name: 'Gespeicherte Daten sichern' }));
  expect(await screen.findByText('Die gespeicherten Daten liegen als Datei vor.')).toBeVisible();
  expect((await lastFile()).data.member.id).toBe(player.id);
});

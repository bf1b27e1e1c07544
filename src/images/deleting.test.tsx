import { screen, waitFor, within } from '@testing-library/react';
import { openPicker, tiles } from '@test/browser/openContent';
import { api } from '@test/fixtures/api';
import { makePrice } from '@test/fixtures/prices';

const openDeletion = (publicId = '') => screen.getByRole('button', { name: `Delete the image ${publicId}` });

const question = () => screen.findByRole('alertdialog', { name: 'Confirm Deletion' });

const questionGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

const visible = () => tiles().map((tile) => tile.textContent);

test('Cancel deletes nothing and leads the focus back; the picker stays', async () => {
  const { user, made } = await openPicker({ count: 2 });
  await user.click(openDeletion(made[0]));
  expect(await question()).toHaveTextContent(`Do you really want to delete the image: ${made[0] ?? ''}?`);
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(openDeletion(made[0])).toHaveFocus();
  expect(visible()).toEqual(made);
});

test('Confirm deletes the image at the server, and the focus goes to the next one, or the one before', async () => {
  const { user, token, made } = await openPicker({ count: 3 });
  for (const [deleted, focused] of [[made[1], made[2]] as const, [made[2], made[0]] as const]) {
    await user.click(openDeletion(deleted));
    await user.click(within(await question()).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(`Deleted: ${deleted ?? ''}.`)).toBeVisible();
    await questionGone();
    await waitFor(() => expect(visible()).not.toContain(deleted));
    expect(document.activeElement).toHaveTextContent(focused ?? 'none');
    expect((await api(token).get(`/image/upload/w_80/${deleted ?? ''}`)).status).toBe(404);
  }
  expect(visible()).toEqual([made[0]]);
});

test.each([
  ['en', 'is still used by 2 prizes. Please choose another image there first.'],
  ['de', 'wird noch verwendet, und zwar von 2 Preisen.'],
] as const)('an image in use stays, and it is said what uses it (%s)', async (locale, message) => {
  const { user, made } = await openPicker({ count: 1, locale });
  const [image = ''] = made;
  await makePrice({ image });
  await makePrice({ image });
  await user.click(
    screen.getByRole('button', { name: locale === 'en' ? `Delete the image ${image}` : `Bild ${image} löschen` }),
  );
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: locale === 'en' ? 'Confirm' : 'Bestätigen' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(`${image} ${message}`);
  await user.click(within(dialog).getByRole('button', { name: locale === 'en' ? 'Cancel' : 'Abbrechen' }));
  await questionGone();
  expect(visible()).toEqual(made);
});

test('an image that somebody else has deleted meanwhile is said to be gone', async () => {
  const { user, token, made } = await openPicker({ count: 1 });
  await api(token).delete(`/image/upload/${made[0] ?? ''}`);
  await user.click(openDeletion(made[0]));
  await user.click(within(await question()).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This no longer exists.');
});

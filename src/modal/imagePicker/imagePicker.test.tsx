import { act, screen, waitFor, within } from '@testing-library/react';
import { openPicker, tiles } from '../../../test/browser/openPicker';
import { typeInto } from '../../../test/browser/typeInto';
import { uploadImage } from '../../../test/world/images';
import { imagePickerShown, selectPicked } from './imagePickerSlice';

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the images of the purpose stand in it by public id, the newest first, and picking one closes it', async () => {
  const { user, store, made, opener, picked } = await openPicker({ count: 3 });
  await user.click(screen.getByRole('button', { name: made[1] ?? '' }));
  expect(picked()).toBe(made[1]);
  await closed();
  expect(opener).toHaveFocus();
  await waitFor(() => expect(selectPicked(store.getState())).toBeNull());
});

test.each(['Close', '{Escape}'])('%s picks nothing and leads the focus back', async (way) => {
  const { user, dialog, opener, picked } = await openPicker({ count: 1 });
  if (way === 'Close') await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  else await user.keyboard(way);
  expect(picked()).toBeUndefined();
  await closed();
  expect(opener).toHaveFocus();
});

test('images for another purpose are not offered', async () => {
  const { token, name, user, search } = await openPicker({ count: 1 });
  const tip = await uploadImage(token, 'tip', `${name} tip`);
  await typeInto(user, search, tip);
  expect(await screen.findByText('Nothing matches this search.')).toBeVisible();
  expect(screen.getByText('0 images')).toBeInTheDocument();
});

test.each([
  [1440, 'ArrowDown', 4],
  [800, 'ArrowDown', 3],
  [390, 'ArrowDown', 2],
])('in a window of %i px the arrow keys know that %s leads %i images on', async (width, key, columns) => {
  window.innerWidth = width;
  try {
    const { user, made, search, picked } = await openPicker({ count: 5 });
    act(() => search.focus());
    await user.keyboard('{ArrowDown}');
    expect(tiles()[0]).toHaveFocus();
    await user.keyboard(`{${key}}`);
    expect(tiles()[columns]).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tiles()[columns - 1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(picked()).toBe(made[columns - 1]);
  } finally {
    window.innerWidth = 1440;
  }
});

test('the Tab key makes one stop at the images, at the chosen one first, and Space picks', async () => {
  const { user, made, search, picked } = await openPicker({ count: 3, chosen: 2 });
  expect(tiles()[1]).toHaveAccessibleDescription('Chosen now');
  act(() => search.focus());
  await user.tab();
  expect(tiles()[1]).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: `Delete the image ${made[1] ?? ''}` })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.keyboard('{End} ');
  expect(picked()).toBe(made[2]);
});

test('a pro may look but neither upload nor delete', async () => {
  const { dialog } = await openPicker({ count: 1, as: 'PRO' });
  const names = within(dialog)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual([expect.stringMatching(/^flight/), 'Close']);
});

test('a list that is refused says why and can be asked for again', async () => {
  const { store, user } = await openPicker();
  const settings = document.getElementById('settings');
  const written = settings?.textContent ?? '';
  const elsewhere = { ...(JSON.parse(written) as object), images: 'http://127.0.0.1:9' };
  if (settings) settings.textContent = JSON.stringify(elsewhere);
  try {
    act(() => void store.dispatch(imagePickerShown({ tag: 'tip', field: 'other' })));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached');
    expect(screen.queryByText('Upload an image')).not.toBeInTheDocument();
  } finally {
    if (settings) settings.textContent = written;
  }
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('everything in it is said in German too', async () => {
  const { dialog, made } = await openPicker({ count: 1, locale: 'de', chosen: 1 });
  const inside = within(dialog);
  expect(inside.getByLabelText('Bilder suchen')).toBeVisible();
  expect(inside.getByRole('button', { name: 'Bild hochladen' })).toHaveAccessibleDescription(
    'Oder hier ablegen: PNG, JPEG oder WebP, höchstens 10 MiB.',
  );
  expect(inside.getByRole('button', { name: `Bild ${made[0] ?? ''} löschen` })).toBeVisible();
  expect(inside.getByRole('button', { name: made[0] ?? '' })).toHaveAccessibleDescription('Jetzt ausgewählt');
  expect(inside.getByText('1 Bild')).toBeVisible();
});

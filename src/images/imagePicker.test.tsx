import { fromSetup } from '@test/fixtures/environment';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { loadWorkTexts, startTexts } from '@/i18n/startTexts';
import {
  imagePicked,
  imagePickerShown,
  imagePickerSlice,
  selectIsPickerOpen,
  selectPicked,
  selectPicker,
} from '@/modal/imagePickerSlice';
import { startModalClock, type WithSignals } from '@/modal/modalClock';
import { modalSlice } from '@/modal/modalSlice';
import { typeInto } from '@test/browser/openApp';
import { openPicker, tiles } from '@test/browser/openContent';
import { uploadImage } from '@test/fixtures/images';
import { ImageField } from './ImageField';

describe('image picker', () => {
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
      .map((button) => button.textContent || button.getAttribute('aria-label'));
    expect(names).toEqual(['Clear the search', expect.stringMatching(/^flight/), 'Close']);
  });

  test('a list that is refused says why and can be asked for again', async () => {
    const { store, user } = await openPicker();
    const settings = document.getElementById('settings');
    const written = settings?.textContent ?? '';
    // Not as if it could not be reached, for then the app asks again by itself.
    const elsewhere = { ...(JSON.parse(written) as object), images: `${fromSetup('TEST_SERVER_URL')}/api/nowhere` };
    if (settings) settings.textContent = JSON.stringify(elsewhere);
    try {
      act(() => void store.dispatch(imagePickerShown({ tag: 'tip', field: 'other' })));
      expect(await screen.findByRole('alert')).toHaveTextContent('The server does not know this address.');
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
      'Oder hier ablegen: PNG, JPEG oder WebP, höchstens 10 MiB. Größere Fotos werden verkleinert.',
    );
    expect(inside.getByRole('button', { name: `Bild ${made[0] ?? ''} löschen` })).toBeVisible();
    expect(inside.getByRole('button', { name: made[0] ?? '' })).toHaveAccessibleDescription('Jetzt ausgewählt');
    expect(inside.getByText('1 Bild')).toBeVisible();
  });
});

describe('image field', () => {
  /** A form with two image fields; the picker itself stands elsewhere in the app. */
  function Form({ onChange }: { onChange: (label: string, publicId: string | null) => void }) {
    const [values, setValues] = useState<Record<string, string | null>>({ 'Hint 1': null, 'Hint 2': 'bunker' });
    return Object.entries(values).map(([label, value]) => (
      <ImageField
        key={label}
        tag="tip"
        label={label}
        value={value}
        onChange={(publicId) => {
          onChange(label, publicId);
          setValues((now) => ({ ...now, [label]: publicId }));
        }}
      />
    ));
  }

  async function openForm() {
    await startTexts('en');
    await loadWorkTexts();
    const listeners = createListenerMiddleware<WithSignals>();
    startModalClock(listeners);
    const store = configureStore({
      reducer: { modal: modalSlice.reducer, imagePicker: imagePickerSlice.reducer },
      middleware: (standard) => standard().prepend(listeners.middleware),
    });
    const changes: [string, string | null][] = [];
    const { unmount } = render(
      <Provider store={store}>
        <Form onChange={(...change) => changes.push(change)} />
      </Provider>,
    );
    const field = (name: string) => within(screen.getByRole('group', { name }));
    return { store, changes, field, unmount, user: userEvent.setup() };
  }

  test('a field opens the picker for its purpose, with the image it has, and is given what was picked, once', async () => {
    const { store, changes, field, user } = await openForm();
    await user.click(field('Hint 2').getByRole('button', { name: 'Choose another image' }));
    expect(selectPicker(store.getState())).toMatchObject({ tag: 'tip', chosen: 'bunker' });
    act(() => void store.dispatch(imagePicked('fairway')));
    await waitFor(() => expect(store.getState().imagePicker.selection).toBeNull());
    expect(changes).toEqual([['Hint 2', 'fairway']]);
    expect(field('Hint 2').getByRole('img', { name: 'fairway' })).toBeInTheDocument();
  });

  test('a field without an image offers to choose one and nothing to remove', async () => {
    const { field } = await openForm();
    const buttons = field('Hint 1').getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Choose an image']);
    expect(buttons[0]).toHaveAccessibleDescription('Hint 1');
  });

  test('removing the image leaves the focus in the field', async () => {
    const { changes, field, user } = await openForm();
    await user.click(field('Hint 2').getByRole('button', { name: 'Remove the image' }));
    expect(changes).toEqual([['Hint 2', null]]);
    expect(field('Hint 2').getByRole('button', { name: 'Choose an image' })).toHaveFocus();
    expect(field('Hint 2').queryByRole('img')).not.toBeInTheDocument();
  });

  test('a field that leaves the screen takes its picker with it', async () => {
    const { store, field, user, unmount } = await openForm();
    await user.click(field('Hint 1').getByRole('button'));
    expect(selectIsPickerOpen(store.getState())).toBe(true);
    unmount();
    expect(selectIsPickerOpen(store.getState())).toBe(false);
  });

  test('an image that cannot be shown is named, until another one is chosen', async () => {
    const { store, field, user } = await openForm();
    fireEvent.error(field('Hint 2').getByRole('img', { name: 'bunker' }));
    expect(field('Hint 2').getByRole('img', { name: 'bunker' })).toHaveTextContent('bunker');
    await user.click(field('Hint 2').getByRole('button', { name: 'Choose another image' }));
    act(() => void store.dispatch(imagePicked('fairway')));
    expect(field('Hint 2').getByRole('img', { name: 'fairway' })).toBeInTheDocument();
  });
});

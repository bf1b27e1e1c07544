import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { loadWorkTexts, startTexts } from '../../i18n/startTexts';
import { startModalClock, type WithSignals } from '../modalClock';
import { modalSlice } from '../modalSlice';
import { ImageField } from './ImageField';
import { imagePicked, imagePickerSlice, selectIsPickerOpen, selectPicker } from './imagePickerSlice';

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
  expect(field('Hint 2').queryByRole('img')).not.toBeInTheDocument();
  expect(field('Hint 2').getByText('bunker')).toBeVisible();
  await user.click(field('Hint 2').getByRole('button', { name: 'Choose another image' }));
  act(() => void store.dispatch(imagePicked('fairway')));
  expect(field('Hint 2').getByRole('img', { name: 'fairway' })).toBeInTheDocument();
});

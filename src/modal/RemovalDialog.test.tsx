import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { startTexts } from '../i18n/startTexts';
import { Notifications } from '../ui/Notifications';
import { imagePickerSlice } from './imagePicker/imagePickerSlice';
import { startModalClock, type WithSignals } from './modalClock';
import { modalSlice, removalAsked, selectDialogs, selectRefusal } from './modalSlice';
import { RemovalDialog } from './RemovalDialog';

interface Thing {
  id: string;
  name: string;
}
const things: Thing[] = [
  { id: 'a', name: 'Putting' },
  { id: 'b', name: 'Chipping' },
];
const refused = (code: string, current?: unknown) => ({
  error: { status: 409, data: { type: '', title: '', status: 409, detail: '', code, current } },
});

/** Opens a screen of things whose server answers a removal like this, once the answer is given. */
async function openScreen(answers: { error?: unknown }[] = [{}]) {
  await startTexts('en');
  const listeners = createListenerMiddleware<WithSignals>();
  startModalClock(listeners);
  const store = configureStore({
    reducer: { modal: modalSlice.reducer, imagePicker: imagePickerSlice.reducer },
    middleware: (standard) => standard().prepend(listeners.middleware),
  });
  const removed: string[] = [];
  const screenOf = (shown: readonly Thing[]) => (
    <Provider store={store}>
      <Notifications>
        <RemovalDialog
          kind="deleteCategory"
          things={shown}
          question={({ name }) => `Delete ${name}?`}
          consequence={({ name }) => `${name} is lost.`}
          inUse={({ name }, use) => `${name} is used by ${JSON.stringify(use)}`}
          remove={({ id }) => {
            removed.push(id);
            return Promise.resolve(answers[removed.length - 1] ?? {});
          }}
          done={({ name }) => `Gone: ${name}`}
        />
      </Notifications>
    </Provider>
  );
  const { rerender, unmount } = render(screenOf(things));
  const show = (shown: readonly Thing[]) => rerender(screenOf(shown));
  const ask = (id: string) => act(() => void store.dispatch(removalAsked({ kind: 'deleteCategory', id })));
  return { store, removed, show, ask, unmount, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('it asks about the thing and says what is lost, and Cancel removes nothing', async () => {
  const { ask, user, removed } = await openScreen();
  ask('b');
  expect(screen.getByRole('alertdialog', { name: 'Confirm Deletion' })).toHaveTextContent('Delete Chipping?');
  expect(screen.getByText('Chipping is lost.')).toBeVisible();
  await user.click(press('Cancel'));
  await gone();
  expect(removed).toEqual([]);
});

test('Confirm removes it once, says so, and the question stays the same while the dialog closes', async () => {
  const { ask, user, show, removed } = await openScreen();
  ask('a');
  await user.click(press('Confirm'));
  act(() => show(things.slice(1)));
  expect(screen.getByText('Delete Putting?')).toBeInTheDocument();
  expect(await screen.findByText('Gone: Putting')).toBeVisible();
  await gone();
  expect(removed).toEqual(['a']);
});

test('what is in use stays, with what uses it; what was refused for one thing is not said of another', async () => {
  const { ask, user, store } = await openScreen([refused('in-use', { templates: 2 })]);
  ask('a');
  await user.click(press('Confirm'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Putting is used by {"templates":2}');
  expect(selectRefusal(store.getState())).toEqual({
    kind: 'deleteCategory',
    failure: refused('in-use', { templates: 2 }).error,
  });
  await user.click(press('Cancel'));
  await gone();
  ask('b');
  expect(await screen.findByText('Delete Chipping?')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('any other refusal is said in the words of the app, and trying again is possible', async () => {
  const { ask, user, removed } = await openScreen([refused('not-permitted'), {}]);
  ask('a');
  await user.click(press('Confirm'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your roles do not include the right to do this.');
  await user.click(press('Confirm'));
  await gone();
  expect(removed).toEqual(['a', 'a']);
});

test('it does not ask about what is not there', async () => {
  const { ask } = await openScreen();
  ask('c');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('whoever leaves the screen has not answered: nothing waits for them', async () => {
  const { ask, unmount, store } = await openScreen();
  ask('a');
  expect(selectDialogs(store.getState())).toMatchObject([{ signal: 'REMOVE' }]);
  unmount();
  expect(selectDialogs(store.getState())).toMatchObject([{ signal: 'HIDE' }]);
});

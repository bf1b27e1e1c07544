import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from '@/api/api';
import { golfclubApi } from '@/api/golfclub';
import { memberChanges } from '@/api/memberChanges';
import { loadWorkTexts, startTexts } from '@/i18n/startTexts';
import { sessionOfToken } from '@/session/loginSession';
import { storeSecret } from '@/session/secrets';
import { storeToken } from '@/session/token';
import { Notifications } from '@/ui/Notifications';
import { shellSlice } from '@/ui/shellSlice';
import type { Member } from '@contract/member';
import { api as wire } from '@test/fixtures/api';
import { makeFixtures } from '@test/fixtures/makeFixtures';
import { unique } from '@test/fixtures/names';
import { RemovalDialog } from './RemovalDialog';
import { imagePickerSlice } from './imagePickerSlice';
import { startModalClock, type WithSignals } from './modalClock';
import { dialogShown, modalSlice, removalAsked, selectChange, selectDialogs, selectRefusal } from './modalSlice';

describe('removal dialog', () => {
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
  async function openScreen(answers: ({ error?: unknown } | Promise<object>)[] = [{}]) {
    await startTexts('en');
    await loadWorkTexts();
    const listeners = createListenerMiddleware<WithSignals>();
    startModalClock(listeners);
    const store = configureStore({
      reducer: { modal: modalSlice.reducer, imagePicker: imagePickerSlice.reducer, shell: shellSlice.reducer },
      middleware: (standard) => standard().prepend(listeners.middleware),
    });
    const removed: string[] = [];
    const removalOf = (key: string, shown: readonly Thing[]) => (
      <RemovalDialog
        key={key}
        kind="deleteCategory"
        things={shown}
        question={({ name }) => `Delete ${name}?`}
        consequence={({ name }) => `${name} is lost.`}
        inUse={({ name }, use) => `${name} is used by ${JSON.stringify(use)}`}
        remove={({ id }) => {
          removed.push(id);
          return Promise.resolve(answers[removed.length - 1] ?? {});
        }}
        done={({ name }) => ({ textKey: 'categories.remove.done', values: { name } })}
      />
    );
    const screenOf = (...parts: ReactNode[]) => (
      <Provider store={store}>
        <Notifications>{parts}</Notifications>
      </Provider>
    );
    const { rerender, unmount } = render(screenOf(removalOf('all', things)));
    const show = (shown: readonly Thing[]) => rerender(screenOf(removalOf('all', shown)));
    const showAnew = () => rerender(screenOf(removalOf('anew', things)));
    const partOf = (id: string) =>
      removalOf(
        id,
        things.filter((thing) => thing.id === id),
      );
    const showParts = (ids: readonly string[]) => rerender(screenOf(...ids.map(partOf)));
    const openRemoval = (id: string) => act(() => void store.dispatch(removalAsked({ kind: 'deleteCategory', id })));
    return { store, removed, show, showAnew, showParts, openRemoval, unmount, user: userEvent.setup() };
  }

  const press = (name: string) => screen.getByRole('button', { name });

  const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  test('it asks about the thing and says what is lost, and Cancel removes nothing', async () => {
    const { openRemoval, user, removed } = await openScreen();
    openRemoval('b');
    expect(screen.getByRole('alertdialog', { name: 'Confirm Deletion' })).toHaveTextContent('Delete Chipping?');
    expect(screen.getByText('Chipping is lost.')).toBeVisible();
    await user.click(press('Cancel'));
    await gone();
    expect(removed).toEqual([]);
  });

  test('Confirm removes it once, says so, and the question stays the same while the dialog closes', async () => {
    const { openRemoval, user, show, removed } = await openScreen();
    openRemoval('a');
    const question = screen.getByText('Delete Putting?');
    await user.click(press('Confirm'));
    act(() => show(things.slice(1)));
    // Where it has closed already, this is what it said last.
    expect(question).toHaveTextContent('Delete Putting?');
    expect(await screen.findByText('Deleted: Putting.')).toBeVisible();
    await gone();
    expect(removed).toEqual(['a']);
  });

  test('what is in use stays, with what uses it; what was refused for one thing is not said of another', async () => {
    const { openRemoval, user, store } = await openScreen([refused('in-use', { templates: 2 })]);
    openRemoval('a');
    await user.click(press('Confirm'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Putting is used by {"templates":2}');
    expect(selectRefusal(store.getState())).toEqual({
      kind: 'deleteCategory',
      failure: refused('in-use', { templates: 2 }).error,
    });
    await user.click(press('Cancel'));
    await gone();
    openRemoval('b');
    expect(await screen.findByText('Delete Chipping?')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('any other refusal is said in the words of the app, and trying again is possible', async () => {
    const { openRemoval, user, removed } = await openScreen([refused('not-permitted'), {}]);
    openRemoval('a');
    await user.click(press('Confirm'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your roles do not include the right to do this.');
    await user.click(press('Confirm'));
    await gone();
    expect(removed).toEqual(['a', 'a']);
  });

  test('it does not ask about what is not there', async () => {
    const { openRemoval } = await openScreen();
    openRemoval('c');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('whoever leaves the screen has not answered: nothing waits for them', async () => {
    const { openRemoval, unmount, store } = await openScreen();
    openRemoval('a');
    expect(selectDialogs(store.getState())).toMatchObject([{ signal: 'REMOVE' }]);
    unmount();
    expect(selectDialogs(store.getState())).toMatchObject([{ signal: 'HIDE' }]);
  });

  test('an answer that comes late leaves the question alone that is asked meanwhile', async () => {
    let answer = (_given: object): void => undefined;
    const late = new Promise<object>((resolve) => (answer = resolve));
    const { openRemoval, store, user, removed } = await openScreen([late]);
    openRemoval('a');
    await user.click(press('Confirm'));
    openRemoval('b');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Delete Chipping?');
    act(() => answer({}));
    expect(await screen.findByText('Deleted: Putting.')).toBeVisible();
    expect(removed).toEqual(['a']);
    expect(selectDialogs(store.getState())).toMatchObject([{ dialog: { id: 'b' }, signal: 'REMOVE' }]);

    await user.click(press('Confirm'));
    expect(removed).toEqual(['a', 'b']);
  });

  test('a part of the screen that goes takes only the question about its own things along', async () => {
    const { openRemoval, showParts, store } = await openScreen();
    showParts(['a', 'b']);
    openRemoval('a');
    showParts(['a']);
    expect(selectDialogs(store.getState())).toMatchObject([{ signal: 'REMOVE' }]);
    showParts([]);
    expect(selectDialogs(store.getState())).toMatchObject([{ signal: 'HIDE' }]);
  });

  test('a question whose part is replaced by another one of the same things closes, and nothing covers the screen', async () => {
    const { openRemoval, showAnew, store } = await openScreen();
    openRemoval('a');
    showAnew();
    expect(selectDialogs(store.getState())).toMatchObject([{ signal: 'HIDE' }]);
    await waitFor(() => expect(document.querySelector('.MuiModal-root')).toBeNull());
    expect(document.querySelector('[aria-hidden=true]')).toBeNull();
  });
});

describe('hiding after saving', () => {
  const { createGolfclub, updateGolfclub, deleteGolfclub } = golfclubApi.endpoints;

  const { addMember, updateMember, deleteMember } = memberChanges.endpoints;

  async function adminWithStore() {
    const fixtures = await makeFixtures();
    const club = await fixtures.club();
    const admin = await fixtures.member({ club, roles: ['ADMIN', 'APPROVED'] });
    const token = await fixtures.signedIn(admin);
    const session = sessionOfToken(token)?.session;
    if (!session) throw new Error('the token cannot be read');
    storeToken(token, session);
    const store = configureStore({
      reducer: { modal: modalSlice.reducer, [api.reducerPath]: api.reducer },
      middleware: (standard) => standard().concat(api.middleware),
    });
    const open = () => store.dispatch(dialogShown({ kind: 'user', id: null }));
    const signals = () => selectDialogs(store.getState()).map(({ signal }) => signal);
    const change = () => selectChange(store.getState());
    return { fixtures, club, client: wire(token), store, open, signals, change };
  }

  const fields = { streetname: 'Am Fairway', streetnumber: '18', postalcode: '82064', city: 'Straßlach' };

  test('adding, updating and deleting a club hides the dialog and says which row has changed', async () => {
    const { store, open, signals, change } = await adminWithStore();
    const club = { ...fields, name: unique('Golfclub Waldsee'), country: 'germany' } as const;
    open();
    const { id } = await store.dispatch(createGolfclub.initiate({ ...club, idempotencyKey: 'created' })).unwrap();
    expect(signals()).toEqual(['HIDE']);
    expect(change()).toEqual({ event: 'ADD', kind: 'golfclub', id });
    open();
    await store
      .dispatch(updateGolfclub.initiate({ ...club, id, city: 'Bergblick', idempotencyKey: 'edited' }))
      .unwrap();
    expect(signals()).toEqual(['HIDE']);
    expect(change()).toEqual({ event: 'EDIT', kind: 'golfclub', id });
    open();
    await store.dispatch(deleteGolfclub.initiate({ golfclubId: id, idempotencyKey: 'deleted' })).unwrap();
    expect(signals()).toEqual(['HIDE']);
    expect(change()).toEqual({ event: 'REMOVE', kind: 'golfclub', id });
  });

  test('adding, updating and deleting a user hides the dialog and says which row has changed', async () => {
    const { store, open, signals, change, club, client } = await adminWithStore();
    const username = unique('jana');
    const person = { name: 'Jana', surname: 'Möller', email: `${username}@example.org`, roles: [], handicap: 0 };
    const made = { ...person, username, password: 'birdie on the ninth', golfclubId: club.id };
    open();
    const added = { golfclubId: club.id, username, member: storeSecret(made), idempotencyKey: 'added' };
    await store.dispatch(addMember.initiate(added)).unwrap();
    expect(signals()).toEqual(['HIDE']);
    expect(change()).toEqual({ event: 'ADD', kind: 'user', username });
    open();
    const edited = { golfclubId: club.id, username, member: { ...person, name: 'Johanna' } };
    await store.dispatch(updateMember.initiate({ ...edited, idempotencyKey: 'edited' })).unwrap();
    expect(signals()).toEqual(['HIDE']);
    expect(change()).toEqual({ event: 'EDIT', kind: 'user', username });
    open();
    const { name, surname, email } = edited.member;
    const deleted = { golfclubId: club.id, member: { name, surname, username, email }, idempotencyKey: 'deleted' };
    await store.dispatch(deleteMember.initiate(deleted)).unwrap();
    expect(signals()).toEqual(['HIDE']);
    expect(change()).toEqual({ event: 'REMOVE', kind: 'user', username });
    const { body } = await client.get<Member[]>(`/api/golfclub/${club.id}/members`);
    expect(body.map((member) => member.username)).not.toContain(username);
  });

  test('what the server refuses leaves the dialog open', async () => {
    const { store, open, signals, change, club } = await adminWithStore();
    open();
    const { error } = await store.dispatch(deleteGolfclub.initiate({ golfclubId: club.id, idempotencyKey: 'refused' }));
    expect(error).toMatchObject({ status: 409 });
    expect(signals()).toEqual(['SHOW']);
    expect(change()).toBeNull();
  });

  test('a change that comes when nothing is open opens nothing', async () => {
    const { store, signals } = await adminWithStore();
    const club = { ...fields, name: unique('Golfclub Waldsee'), country: 'germany' } as const;
    await store.dispatch(createGolfclub.initiate({ ...club, idempotencyKey: 'created' })).unwrap();
    expect(signals()).toEqual([]);
  });
});

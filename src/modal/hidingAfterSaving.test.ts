import { configureStore } from '@reduxjs/toolkit';
import { api as wire } from '../../test/world/api';
import { makeWorld } from '../../test/world/makeWorld';
import { unique } from '../../test/world/names';
import type { Member } from '../../contract/member';
import { api } from '../api/api';
import { golfclubApi } from '../api/golfclub';
import { memberChanges } from '../api/memberChanges';
import { sessionOfToken } from '../session/loginSession';
import { put } from '../session/secrets';
import { keepToken } from '../session/token';
import { dialogShown, modalSlice, selectChange, selectDialogs } from './modalSlice';

const { createGolfclub, updateGolfclub, deleteGolfclub } = golfclubApi.endpoints;
const { addMember, updateMember, deleteMember } = memberChanges.endpoints;

async function adminWithStore() {
  const world = await makeWorld();
  const club = await world.club();
  const admin = await world.member({ club, roles: ['ADMIN', 'APPROVED'] });
  const token = await world.signedIn(admin);
  const session = sessionOfToken(token)?.session;
  if (!session) throw new Error('the token cannot be read');
  keepToken(token, session);
  const store = configureStore({
    reducer: { modal: modalSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const open = () => store.dispatch(dialogShown({ kind: 'user', id: null }));
  const signals = () => selectDialogs(store.getState()).map(({ signal }) => signal);
  const change = () => selectChange(store.getState());
  return { world, club, client: wire(token), store, open, signals, change };
}

const fields = { streetname: 'Am Fairway', streetnumber: '18', postalcode: '82064', city: 'Straßlach' };

test('adding, updating and deleting a club hides the dialog and says which row has changed', async () => {
  const { store, open, signals, change } = await adminWithStore();
  const club = { ...fields, name: unique('Golfclub Waldsee'), country: 'germany' } as const;
  open();
  const { id } = await store.dispatch(createGolfclub.initiate(club)).unwrap();
  expect(signals()).toEqual(['HIDE']);
  expect(change()).toEqual({ event: 'ADD', kind: 'golfclub', id });
  open();
  await store.dispatch(updateGolfclub.initiate({ ...club, id, city: 'Bergblick' })).unwrap();
  expect(signals()).toEqual(['HIDE']);
  expect(change()).toEqual({ event: 'EDIT', kind: 'golfclub', id });
  open();
  await store.dispatch(deleteGolfclub.initiate({ golfclubId: id })).unwrap();
  expect(signals()).toEqual(['HIDE']);
  expect(change()).toEqual({ event: 'REMOVE', kind: 'golfclub', id });
});

test('adding, updating and deleting a user hides the dialog and says which row has changed', async () => {
  const { store, open, signals, change, club, client } = await adminWithStore();
  const username = unique('jana');
  const person = { name: 'Jana', surname: 'Möller', email: `${username}@example.org`, roles: [], handicap: 0 };
  const made = { ...person, username, password: 'birdie on the ninth', golfclubId: club.id };
  open();
  await store.dispatch(addMember.initiate({ golfclubId: club.id, username, member: put(made) })).unwrap();
  expect(signals()).toEqual(['HIDE']);
  expect(change()).toEqual({ event: 'ADD', kind: 'user', username });
  open();
  const edited = { golfclubId: club.id, username, member: { ...person, name: 'Johanna' } };
  await store.dispatch(updateMember.initiate(edited)).unwrap();
  expect(signals()).toEqual(['HIDE']);
  expect(change()).toEqual({ event: 'EDIT', kind: 'user', username });
  open();
  const { name, surname, email } = edited.member;
  await store
    .dispatch(deleteMember.initiate({ golfclubId: club.id, member: { name, surname, username, email } }))
    .unwrap();
  expect(signals()).toEqual(['HIDE']);
  expect(change()).toEqual({ event: 'REMOVE', kind: 'user', username });
  const { body } = await client.get<Member[]>(`/api/golfclub/${club.id}/members`);
  expect(body.map((member) => member.username)).not.toContain(username);
});

test('what the server refuses leaves the dialog open', async () => {
  const { store, open, signals, change, club } = await adminWithStore();
  open();
  const { error } = await store.dispatch(deleteGolfclub.initiate({ golfclubId: club.id }));
  expect(error).toMatchObject({ status: 409 });
  expect(signals()).toEqual(['SHOW']);
  expect(change()).toBeNull();
});

test('a change that comes when nothing is open opens nothing', async () => {
  const { store, signals } = await adminWithStore();
  const club = { ...fields, name: unique('Golfclub Waldsee'), country: 'germany' } as const;
  await store.dispatch(createGolfclub.initiate(club)).unwrap();
  expect(signals()).toEqual([]);
});

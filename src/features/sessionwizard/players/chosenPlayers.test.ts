import type { Member } from '../../../../contract/member';
import { schemaFaults } from '../../../ui/schemaFaults';
import { openedTrainings, trainingLeft } from '../openedTrainings';
import {
  chosenPlayers,
  handicapConfirmed,
  handicapTouched,
  memberChosen,
  memberLeftOut,
  playersAdded,
  playersToAdd,
  type Chosen,
} from './chosenPlayers';
import { addingSchema } from './useAddingPlayers';

const jana: Member = {
  id: 'jana-id',
  name: 'Jana',
  surname: 'Möller',
  username: 'jana.moeller',
  email: 'jana@example.org',
  roles: ['APPROVED', 'PLAYER'],
  handicap: 18.4,
  golfclubId: 'club-id',
  golfclub: { id: 'club-id', name: 'Golfclub Waldsee' },
  version: 1,
};
const trainingId = 'training-id';
const choose = memberChosen({ trainingId, member: jana, locale: 'de' });

type Event = Parameters<typeof chosenPlayers.reducer>[1];
const after = (...events: Event[]) => {
  const state = events.reduce(chosenPlayers.reducer, chosenPlayers.getInitialState());
  return state[trainingId] ?? [];
};
const faultsOf = (players: readonly Chosen[], fewest = 1) =>
  schemaFaults({ players }, addingSchema(fewest, { tooFew: 'too few', notConfirmed: 'confirm first' }));

test('choosing somebody twice changes nothing, leaving out undoes it', () => {
  expect(after(choose, choose)).toHaveLength(1);
  expect(after(choose, memberLeftOut({ trainingId, memberId: jana.id }))).toEqual([]);
  expect(after(choose, playersAdded({ trainingId }))).toEqual([]);
});

test('each training has its own, and nobody is chosen once it was left', () => {
  expect(after(choose, playersAdded({ trainingId: 'other' }), trainingLeft({ trainingId: 'other' }))).toHaveLength(1);
  expect(after(choose, trainingLeft({ trainingId }))).toEqual([]);
});

test('of the member only what is shown and sent is kept', () => {
  expect(JSON.stringify(choose)).not.toContain(jana.email);
});

test('an untouched player travels with the handicap of the member and an empty golf club name', () => {
  expect(playersToAdd(after(choose))).toEqual([
    {
      name: 'Jana',
      surname: 'Möller',
      username: 'jana.moeller',
      handicap: 18.4,
      golfclubId: 'club-id',
      golfclubName: '',
    },
  ]);
});

test('a touched handicap keeps the player from being added until it is confirmed', () => {
  const touch = handicapTouched({ trainingId, memberId: jana.id, typed: '-1,2' });
  const touched = after(choose, touch);
  expect(touched.map(({ entry }) => entry.state)).toEqual(['not-confirmed']);
  expect(faultsOf(touched)).toEqual({ 'players.0.entry.typed': 'confirm first' });
  expect(playersToAdd(touched)).toEqual([]);
  const confirmed = after(choose, touch, handicapConfirmed({ trainingId, memberId: jana.id, locale: 'de' }));
  expect(confirmed.map(({ entry }) => entry.state)).toEqual(['confirmed']);
  expect(faultsOf(confirmed)).toEqual({});
  expect(playersToAdd(confirmed)).toEqual([expect.objectContaining({ handicap: -1.2 })]);
});

test('opening another player session folds its result away again', () => {
  const { playerSessionOpened, partExpanded } = openedTrainings.actions;
  const events = [
    playerSessionOpened({ trainingId, playerSession: 'one' }),
    partExpanded({ trainingId, part: 'result' }),
    partExpanded({ trainingId, part: 'help' }),
    playerSessionOpened({ trainingId, playerSession: 'two' }),
  ];
  const state = events.reduce<ReturnType<typeof openedTrainings.getInitialState>>(
    (held, event) => openedTrainings.reducer(held, event),
    openedTrainings.getInitialState(),
  );
  expect(state[trainingId]).toEqual({ playerSession: 'two', expanded: ['help'] });
});

test('too few players are not added', () => {
  expect(faultsOf([])).toEqual({ tooFew: 'too few' });
  expect(faultsOf(after(choose), 2)).toEqual({ tooFew: 'too few' });
});

import { schemaErrors } from '@/errors/schemaErrors';
import type { Locale } from '@contract/lists';
import type { Member } from '@contract/member';
import { openedTrainingsSlice, trainingLeft } from '../openedTrainingsSlice';
import {
  type Chosen,
  chosenPlayersSlice,
  handicapConfirmed,
  handicapTouched,
  memberChosen,
  memberLeftOut,
  playersAdded,
  playersToAdd,
} from './chosenPlayersSlice';
import { confirmed, handicapToAdd, readingOf, touched, untouched } from './handicapConfirmation';
import { addingSchema } from './addingForm';

describe('chosen players', () => {
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

  type Event = Parameters<typeof chosenPlayersSlice.reducer>[1];

  const after = (...events: Event[]) => {
    const state = events.reduce(chosenPlayersSlice.reducer, chosenPlayersSlice.getInitialState());
    return state[trainingId] ?? [];
  };

  const fieldErrorsIn = (players: readonly Chosen[], fewest = 1) =>
    schemaErrors({ players }, addingSchema(fewest, { tooFew: 'too few', notConfirmed: 'confirm first' }));

  test('choosing somebody twice changes nothing, leaving out undoes it', () => {
    expect(after(choose, choose)).toHaveLength(1);
    expect(after(choose, memberLeftOut({ trainingId, memberId: jana.id }))).toEqual([]);
  });

  test('who was added is chosen no more, who was chosen meanwhile still is', () => {
    const chooseEmil = memberChosen({ trainingId, member: { ...jana, id: 'emil-id', name: 'Emil' }, locale: 'de' });
    const added = playersAdded({ trainingId, memberIds: [jana.id] });
    expect(after(choose, chooseEmil, added).map(({ member }) => member.name)).toEqual(['Emil']);
    expect(chosenPlayersSlice.reducer({ [trainingId]: after(choose) }, added)).toEqual({});
    // As older files have it.
    expect(after(choose, chooseEmil, playersAdded({ trainingId }))).toEqual([]);
  });

  test('each training has its own, and nobody is chosen once it was left', () => {
    expect(
      after(choose, playersAdded({ trainingId: 'other', memberIds: [jana.id] }), trainingLeft({ trainingId: 'other' })),
    ).toHaveLength(1);
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
    expect(fieldErrorsIn(touched)).toEqual({ 'players.0.entry.typed': 'confirm first' });
    expect(playersToAdd(touched)).toEqual([]);
    const confirmed = after(choose, touch, handicapConfirmed({ trainingId, memberId: jana.id, locale: 'de' }));
    expect(confirmed.map(({ entry }) => entry.state)).toEqual(['confirmed']);
    expect(fieldErrorsIn(confirmed)).toEqual({});
    expect(playersToAdd(confirmed)).toEqual([expect.objectContaining({ handicap: -1.2 })]);
  });

  test('opening another player session folds its result away again', () => {
    const { playerSessionOpened, partExpanded } = openedTrainingsSlice.actions;
    const events = [
      playerSessionOpened({ trainingId, playerSession: 'one' }),
      partExpanded({ trainingId, part: 'result' }),
      partExpanded({ trainingId, part: 'help' }),
      playerSessionOpened({ trainingId, playerSession: 'two' }),
    ];
    const state = events.reduce<ReturnType<typeof openedTrainingsSlice.getInitialState>>(
      (current, event) => openedTrainingsSlice.reducer(current, event),
      openedTrainingsSlice.getInitialState(),
    );
    expect(state[trainingId]).toEqual({ playerSession: 'two', expanded: ['help'] });
  });

  test('too few players are not added', () => {
    expect(fieldErrorsIn([])).toEqual({ tooFew: 'too few' });
    expect(fieldErrorsIn(after(choose), 2)).toEqual({ tooFew: 'too few' });
  });
});

describe('handicap confirmation', () => {
  test('an untouched handicap is the one of the member and can be added', () => {
    expect(untouched(18.4, 'de')).toEqual({ state: 'untouched', typed: '18,4', handicap: 18.4 });
    expect(handicapToAdd(untouched(-1.2, 'en'))).toBe(-1.2);
  });

  test('a touched handicap cannot be added until it is confirmed, not even when it was typed as it stood', () => {
    const entry = touched('18,4');
    expect(entry.state).toBe('not-confirmed');
    expect(handicapToAdd(entry)).toBeNull();
    expect(handicapToAdd(confirmed(entry, 'de'))).toBe(18.4);
  });

  test('a confirmed handicap that is touched again has to be confirmed again', () => {
    const again = touched(`${confirmed(touched('12'), 'en').typed}5`);
    expect(again).toEqual({ state: 'not-confirmed', typed: '12.05' });
    expect(handicapToAdd(again)).toBeNull();
  });

  test('only a touched handicap can be confirmed', () => {
    expect(confirmed(untouched(7, 'en'), 'en').state).toBe('untouched');
  });

  const readings: [
    typed: string,
    locale: Locale,
    handicap: number,
    visible: string,
    isPlus: boolean,
    minus: boolean,
  ][] = [
    ['18,4', 'de', 18.4, '18,4', false, false],
    ['18.4', 'de', 18.4, '18,4', false, false],
    ['+1,2', 'de', -1.2, '+1,2', true, false],
    ['-1,2', 'de', -1.2, '+1,2', true, true],
    ['−1,2', 'de', -1.2, '+1,2', true, true],
    ['+1.2', 'en', -1.2, '+1.2', true, false],
    ['0', 'en', 0, '0.0', false, false],
    ['54', 'en', 54, '54.0', false, false],
  ];

  test.each(readings)(
    '%s in %s is read as %s and shown as %s',
    (typed, locale, handicap, visible, isPlus, minusTyped) => {
      expect(readingOf(typed, locale)).toEqual({ handicap, shown: visible, isPlus, minusTyped });
      expect(confirmed(touched(typed), locale)).toEqual({ state: 'confirmed', typed: visible, handicap });
    },
  );

  const unreadable: [typed: string, reason: string][] = [
    ['', 'required'],
    ['twelve', 'not-a-handicap'],
    ['18.44', 'more-than-one-decimal'],
    ['54.1', 'too-large'],
    ['-10.1', 'too-small'],
  ];

  test.each(unreadable)('"%s" cannot be confirmed: %s', (typed, reason) => {
    expect(readingOf(typed, 'en')).toEqual({ reason });
    expect(confirmed(touched(typed), 'en')).toEqual({ state: 'not-confirmed', typed });
  });
});

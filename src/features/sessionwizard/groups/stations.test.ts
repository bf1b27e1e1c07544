import { nextCursor } from '../recorder/cursor';
import { keyAction } from '../recorder/keyAction';
import { recorderPositionsSlice, recorderGroupChosen, cursorMoved } from '../recorder/recorderPositionsSlice';
import { stationOf } from './useStation';
import { nextPosition, type StationOption } from './useStationOptions';

const nowhere = { view: 'one', order: 'byPlayer', cursor: null, resumeAt: null } as const;
const seenAt = (playerDataId: string) => ({
  playerDataId,
  index: 0,
  isPicked: false,
  seen: { points: null, version: 0 },
});

describe('the station that the recorder shows', () => {
  test('is the first one, until another or all are chosen; without groups it is everybody', () => {
    expect(stationOf(nowhere, 3)).toEqual({ group: 1, cursorGroup: 1 });
    expect(stationOf({ ...nowhere, group: 2 }, 3)).toEqual({ group: 2, cursorGroup: 2 });
    expect(stationOf({ ...nowhere, group: 'all' }, 3)).toEqual({ group: null, cursorGroup: null });
    expect(stationOf(nowhere, 0)).toEqual({ group: null, cursorGroup: null });
  });

  test('stays that of whoever records when the groups change: the cursor is the same', () => {
    // Split on another device, while everybody is recorded here.
    expect(stationOf({ ...nowhere, cursor: seenAt('anna') }, 2)).toEqual({ group: null, cursorGroup: null });
    expect(stationOf({ ...nowhere, group: 3 }, 2)).toEqual({ group: 2, cursorGroup: 3 });
    expect(stationOf({ ...nowhere, group: 3 }, 0)).toEqual({ group: null, cursorGroup: 3 });
  });

  test('has its own cursor and is chosen by recording in it', () => {
    const key = 'training';
    const moved = (group: number, player: string) =>
      cursorMoved({ key, group, cursor: seenAt(player), resumeAt: null });
    const { reducer, selectors } = recorderPositionsSlice;
    const positions = [
      moved(1, 'anna'),
      recorderGroupChosen({ key, group: 2 }),
      moved(2, 'bea'),
      cursorMoved({ key, cursor: seenAt('cem'), resumeAt: null }),
    ].reduce(reducer, {});
    const state = { recorderPositions: positions };
    expect(selectors.selectPosition(state, key).group).toBe(2);
    const cursors = [null, 1, 2, 3].map((group) => selectors.selectCursorPosition(state, key, group).cursor);
    expect(cursors.map((cursor) => cursor?.playerDataId)).toEqual(['cem', 'anna', 'bea', undefined]);
  });
});

test('the options follow each other from group to group and training to training, round the ends', () => {
  const training = (id: string) => ({ id }) as StationOption['training'];
  const options: StationOption[] = [
    { training: training('one'), group: 1, size: 2 },
    { training: training('one'), group: 2, size: 2 },
    { training: training('two'), group: null, size: 3 },
  ];
  expect(nextPosition(options, 'one', 1, 1)).toBe(1);
  expect(nextPosition(options, 'one', 2, 1)).toBe(2);
  expect(nextPosition(options, 'two', null, 1)).toBe(0);
  expect(nextPosition(options, 'one', 1, -1)).toBe(2);
  // From all players of a training with groups.
  expect(nextPosition(options, 'one', null, 1)).toBe(0);
  expect(nextPosition(options, 'one', null, -1)).toBe(2);
});

test.each(['byPlayer', 'byBall'] as const)('%s nobody comes next who is at another station by now', (order) => {
  const row = (playerDataId: string, isElsewhere = false) => ({
    playerDataId,
    isOpen: true,
    recorded: new Set<number>(),
    length: 2,
    isElsewhere,
  });
  const rows = [row('anna', true), row('bea')];
  const after = { playerDataId: 'anna', index: 0, isPicked: false };
  expect(nextCursor(rows, order, after)?.playerDataId).toBe('bea');
});

test('full stop and comma go to another station, while points are typed too, and not repeatedly', () => {
  const pressed = { location: 0, repeat: false, ctrlKey: false, metaKey: false, altKey: false };
  for (const hasPad of [true, false]) {
    const input = { keys: hasPad ? [] : ['3', 'A'], hasPad, typed: '' };
    expect(keyAction({ ...pressed, key: '.' }, input)).toEqual({ does: 'station', steps: 1 });
    expect(keyAction({ ...pressed, key: ',' }, input)).toEqual({ does: 'station', steps: -1 });
    expect(keyAction({ ...pressed, key: '.', repeat: true }, input)).toBeNull();
    expect(keyAction({ ...pressed, key: '.', ctrlKey: true }, input)).toBeNull();
  }
});

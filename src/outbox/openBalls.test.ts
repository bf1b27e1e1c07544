import type { ScheduledTraining } from '@contract/training';
import type { BallEntry, MoveEntry } from './entries';
import { openBalls, openBallsMessage } from './openBalls';

const training = (type: 'REGULAR' | 'TOURNAMENT', ...recorded: number[][]) =>
  ({
    id: 'one',
    type,
    teamMode: false,
    template: { numberofballs: type === 'TOURNAMENT' ? 0 : 5 },
    trainingSessions: recorded.map((indexes, position) => ({
      id: `session${position}`,
      balls: indexes.map((index) => ({ index, points: 1, version: 1 })),
    })),
  }) as unknown as ScheduledTraining;

const unsent = (playerDataId: string, index: number, points: number | null) =>
  ({ kind: 'ball', trainingId: 'one', playerDataId, index, points }) as BallEntry;

describe('open balls', () => {
  test('are counted with their players', () => {
    const played = training('REGULAR', [0, 1, 2, 3, 4], [0], []);
    expect(openBalls(played, [])).toEqual({ players: 2, balls: 9, isNoneRecorded: false });
  });

  test('are recorded once this device has recorded them, and open again once it has taken them back', () => {
    const played = training('REGULAR', [0, 1, 2, 3], []);
    const last = unsent('session0', 4, 3);
    expect(openBalls(played, [last, unsent('session1', 0, 1)])).toMatchObject({ players: 1, balls: 4 });
    expect(openBalls(played, [last, unsent('session0', 4, null)])).toMatchObject({ players: 2, balls: 6 });
    expect(openBalls(training('REGULAR', []), [last])).toMatchObject({ isNoneRecorded: false });
  });

  test('are those of who is left without, once one is given to another player; a refused giving has changed nothing', () => {
    const played = training('TOURNAMENT', [0, 1], []);
    const to = { playerDataId: 'session1', index: 0 };
    const given = { ...unsent('session0', 1, 1), kind: 'move', to, state: 'waiting' } as MoveEntry;
    expect(openBalls(played, [given])).toMatchObject({ players: 0, balls: 0 });
    expect(openBalls(played, [{ ...given, state: 'conflict' }])).toMatchObject({ players: 1, balls: 1 });
  });

  test('of a tournament are those of whoever has no score', () => {
    expect(openBalls(training('TOURNAMENT', [0], [0, 1, 2], []), [])).toMatchObject({ players: 1, balls: 1 });
  });

  test('are not named where there are none, and where nothing is recorded that is said', () => {
    const full = training('REGULAR', [0, 1, 2, 3, 4]);
    expect(openBallsMessage(full, openBalls(full, []))).toBeNull();
    const empty = training('REGULAR');
    expect(openBallsMessage(empty, openBalls(empty, []))).toEqual({ textKey: 'openBalls.none' });
  });
});

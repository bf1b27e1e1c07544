import { modalClockStarted } from '@/modal/modalClock';
import { makeClub } from '@test/randomSessions/makeClub';
import { endpoints } from '@test/randomSessions/playSession';
import { randomActions } from '@test/randomSessions/randomActions';
import { randomCalls } from '@test/randomSessions/randomCalls';
import { internalActions, slices } from '../makeStore';

test('random sessions know every endpoint and every action of the app', () => {
  const club = makeClub(Math.random);
  expect(Object.keys(randomCalls(club)).sort()).toEqual(Object.keys(endpoints).sort());
  const types = randomActions(club).map(([type]) => type);
  const unknown = [...internalActions].filter((type) => !types.includes(type) && type !== modalClockStarted.type);
  expect(unknown).toEqual([]);
  expect([...types].sort()).toEqual(
    slices.flatMap(({ name, actions }) => Object.keys(actions).map((action) => `${name}/${action}`)).sort(),
  );
});

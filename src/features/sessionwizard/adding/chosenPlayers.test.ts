import type { Member } from '../../../../contract/member';
import { chosenAfter, notConfirmed, playersToAdd, type Chosen, type Choosing } from './chosenPlayers';

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
const choose: Choosing = { type: 'memberChosen', member: jana, locale: 'de' };
const after = (...events: Choosing[]) => events.reduce<readonly Chosen[]>(chosenAfter, []);

test('choosing somebody twice changes nothing, leaving out undoes it', () => {
  expect(after(choose, choose)).toHaveLength(1);
  expect(after(choose, { type: 'memberLeftOut', memberId: jana.id })).toEqual([]);
  expect(after(choose, { type: 'playersAdded' })).toEqual([]);
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
  const touched = after(choose, { type: 'handicapTouched', memberId: jana.id, typed: '-1,2' });
  expect(notConfirmed(touched)).toEqual([jana]);
  expect(playersToAdd(touched)).toEqual([]);
  const confirmed = chosenAfter(touched, { type: 'handicapConfirmed', memberId: jana.id, locale: 'de' });
  expect(notConfirmed(confirmed)).toEqual([]);
  expect(playersToAdd(confirmed)).toEqual([expect.objectContaining({ handicap: -1.2 })]);
});

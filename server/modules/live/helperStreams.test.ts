import { api } from '@test/fixtures/api';
import { following, type Following } from '@test/fixtures/following';
import { forgetWrongCodes, helperToken, makeHelperCode } from '@test/fixtures/helpers';
import { proOfNewClub } from '@test/fixtures/proOfNewClub';
import { type Following as Followed, followersOf } from './followers';

beforeEach(forgetWrongCodes);

test('the helpers of one training open a hundred streams together, and the staff still follows', async () => {
  const { fixtures, club, pro } = await proOfNewClub();
  const training = await fixtures.training({ club, status: 'STARTED' });
  const { code } = await makeHelperCode(pro, training);
  const tokens = await Promise.all(Array.from({ length: 6 }, (_, index) => helperToken(code, `Helper ${index}`)));
  const streams: Following[] = [];
  try {
    for (let index = 0; index < 100; index += 1) streams.push(await following(tokens[index % 5] ?? '', club.id));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await api(tokens[5]).get(`/api/live/${club.id}`);
    expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'too-many-requests',
      '30',
    ]);
    const staff = await following(await fixtures.signedIn(pro), club.id);
    streams.push(staff);
    expect(staff.status).toBe(200);
  } finally {
    for (const stream of streams) stream.stop();
  }
});

test('helpers of many trainings leave two thirds of the streams to members and displays', async () => {
  const { follow, close } = followersOf(
    () => () => undefined,
    (ids) => Promise.resolve(new Set(ids)),
  );
  const person = (id: string): Followed => ({ golfclubId: 'club', signInId: id, memberId: id, hearsOfTrainings: true });
  try {
    for (let index = 0; index < 500; index += 1) {
      await follow({ ...person(`helper ${index}`), onlyTrainingId: `training ${index % 10}` });
    }
    await expect(follow({ ...person('late helper'), onlyTrainingId: 'training' })).rejects.toMatchObject({
      code: 'overloaded',
    });
    for (let index = 0; index < 1_000; index += 1) await follow(person(`member ${index}`));
    await expect(follow(person('late member'))).rejects.toMatchObject({ code: 'overloaded' });
  } finally {
    close();
  }
});

import { timeLimit } from '@test/endurance';
import { makeTwoClubs, playCanaryRound, REQUESTS_OF_ROUND, leakedOf } from '@test/fuzz/canaryRound';
import { describedCalls } from '@test/fuzz/describedCalls';
import { type OwnServer, seededBatches, send, startOwnServer } from '@test/fuzz/send';
import { forgetFixtures } from '@test/fuzz/smallFixtures';
import { makeFixtures } from '@test/fixtures/makeFixtures';

const batches = seededBatches({
  requests: 1_000,
  requestsOfLongRun: 20_000,
  requestsOfRound: REQUESTS_OF_ROUND,
  atOnce: 2,
});

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.remove());

test(
  'nothing of another club is ever in an answer, nor changed, whatever staff and players of a club ask for',
  async () => {
    const calls = await describedCalls();
    for (const seeds of batches) {
      const played = await Promise.all(seeds.map((seed) => playCanaryRound(seed, calls)));
      // Otherwise nothing was answered; in a single round somebody may be locked out early.
      const ownLeaked = played.reduce((sum, count) => sum + count, 0);
      expect(ownLeaked).toBeGreaterThan((played.length * REQUESTS_OF_ROUND) / 50);
      await forgetFixtures();
    }
  },
  timeLimit(),
);

test('an answer to an admin, who sees all clubs, is full of canaries', async () => {
  const { own, other } = await makeTwoClubs();
  const fixtures = await makeFixtures();
  const admin = await fixtures.member({ club: await fixtures.club(), roles: ['ADMIN', 'APPROVED'] });
  const headers = { authorization: `Bearer ${await fixtures.signedIn(admin)}` };
  const request = { method: 'GET', path: '/api/golfclub/members', headers };
  const answer = await send(request);
  expect(leakedOf(own, request, answer).length).toBeGreaterThan(20);
  expect(leakedOf(other, request, answer).length).toBeGreaterThan(20);
});

import { timeLimit } from '@test/endurance';
import { makeTwoClubs, playCanaryRound, REQUESTS_OF_ROUND, toldOf } from '@test/fuzz/canaryRound';
import { describedCalls } from '@test/fuzz/describedCalls';
import { type OwnServer, seededBatches, send, startOwnServer } from '@test/fuzz/send';
import { forgetWorlds } from '@test/fuzz/smallWorld';
import { makeWorld } from '@test/world/makeWorld';

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
      // Otherwise nobody was told anything; in a single round somebody may be locked out early.
      const ownTold = played.reduce((sum, told) => sum + told, 0);
      expect(ownTold).toBeGreaterThan((played.length * REQUESTS_OF_ROUND) / 50);
      await forgetWorlds();
    }
  },
  timeLimit(90_000),
);

test('an answer to an admin, who sees all clubs, is full of what was planted', async () => {
  const { own, other } = await makeTwoClubs();
  const world = await makeWorld();
  const admin = await world.member({ club: await world.club(), roles: ['ADMIN', 'APPROVED'] });
  const headers = { authorization: `Bearer ${await world.signedIn(admin)}` };
  const request = { method: 'GET', path: '/api/golfclub/members', headers };
  const answer = await send(request);
  expect(toldOf(own, request, answer).length).toBeGreaterThan(20);
  expect(toldOf(other, request, answer).length).toBeGreaterThan(20);
});

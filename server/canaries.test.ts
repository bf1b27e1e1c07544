import { makeTwoClubs, playCanaryRound, REQUESTS_OF_ROUND, toldOf } from '../test/fuzz/canaryRound';
import { describedCalls } from '../test/fuzz/describedCalls';
import { startOwnServer, type OwnServer } from '../test/fuzz/ownServer';
import { send } from '../test/fuzz/send';
import { forgetWorlds } from '../test/fuzz/smallWorld';
import { makeWorld } from '../test/world/makeWorld';

const REQUESTS = process.env['LONG'] ? 20_000 : 2_000;
const AT_ONCE = 2;
const given = process.env['SEED'];
const first = Number(given ?? (process.env['LONG'] ? Math.floor(Date.now() / 1000) : 1));
const rounds = given === undefined ? REQUESTS / REQUESTS_OF_ROUND : 1;

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.remove());

test(
  'nothing of another club is ever in an answer, nor changed, whatever staff and players of a club ask for',
  async () => {
    const calls = await describedCalls();
    for (let done = 0; done < rounds; done += AT_ONCE) {
      const seeds = Array.from({ length: Math.min(AT_ONCE, rounds - done) }, (_, index) => first + done + index);
      const played = await Promise.all(seeds.map((seed) => playCanaryRound(seed, calls)));
      // Otherwise nobody was told anything.
      for (const ownTold of played) expect(ownTold).toBeGreaterThan(REQUESTS_OF_ROUND / 50);
      await forgetWorlds();
    }
  },
  process.env['LONG'] ? 1_200_000 : 90_000,
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

import { timeLimit } from '@test/endurance';
import { describedCalls } from '@test/fuzz/describedCalls';
import { violationOf } from '@test/fuzz/violationOf';
import { playHostileRound, REQUESTS_OF_ROUND } from '@test/fuzz/hostileRound';
import { type OwnServer, seededBatches, startOwnServer } from '@test/fuzz/send';
import { forgetFixtures } from '@test/fuzz/smallFixtures';
import { api } from '@test/fixtures/api';

const batches = seededBatches({
  requests: 8_000,
  requestsOfLongRun: 200_000,
  requestsOfRound: REQUESTS_OF_ROUND,
  atOnce: 4,
});

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.remove());

test(
  'whatever is sent to whatever route, from whatever point of view, is answered or refused in order',
  async () => {
    const calls = await describedCalls();
    const accepted = new Set<string>();
    for (const seeds of batches) {
      const played = await Promise.allSettled(
        seeds.map((seed) =>
          playHostileRound(seed, calls, (call, status) => {
            if (status < 300) accepted.add(call);
          }),
        ),
      );
      const failures = played.flatMap((round) => (round.status === 'rejected' ? [String(round.reason)] : []));
      expect([...failures, ...complaints()]).toEqual([]);
      await forgetFixtures();
    }
    expect((await api().get('/health')).body).toMatchObject({ status: 'up' });
    expect((await api().get('/ready')).body).toEqual({ status: 'ready' });
    // Otherwise hardly anything behind the checks of the input was reached. Some need what chance does not bring: a change that
    // can be undone, a mail server.
    if (batches.length > 1) expect(accepted.size).toBeGreaterThan(0.85 * calls.length);
  },
  timeLimit(600_000),
);

/** What the server has written about failures; it ends itself on a promise that nobody catches. */
const complaints = () =>
  server
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0|Error/.test(line));

test.each([
  ['a failure', 500, '{}', 'no problem document'],
  ['a stack', 400, 'Error\n    at Object.handle (/srv/a.js:1:1)', 'it tells'],
  ['SQL', 200, '{"detail":"select id from members"}', 'it tells'],
  ['a refusal without a document', 404, 'Not Found', 'no problem document'],
  ['a redirection', 302, '', 'the status is 302'],
])('%s would be noticed', (_what, status, text, violation) => {
  expect(violationOf('GET', { status, headers: { 'content-type': 'application/json' }, text })).toContain(violation);
});

import { isLong, repetitions, timeLimit } from '@test/endurance';
import { chanceOf, type Chance } from '@test/chance';
import { describedCalls, type DescribedCall } from '@test/fuzz/describedCalls';
import { drawRequest } from '@test/fuzz/drawRequest';
import { costOfRefusal } from '@test/fuzz/hostileRound';
import { drawHugeBody, drawHugeQuery } from '@test/fuzz/hugeBodies';
import { type OwnServer, type SentRequest, startOwnServer } from '@test/fuzz/send';
import { makeSmallFixtures, type SmallFixtures } from '@test/fuzz/smallFixtures';

const METRICS_TOKEN = 'measures-the-server-'.repeat(2);
const first = Number(process.env['SEED'] ?? (isLong ? Math.floor(Date.now() / 1000) : 1));
const ROUNDS = process.env['SEED'] ? 1 : repetitions(1, 100);
/** What strangers may send, what others may send, and the largest import of members. */
const sizes = [16_000, 1_000_000] as const;
const IMPORT_BYTES = 8_000_000;

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ METRICS_TOKEN });
});
afterAll(() => server.remove());

async function processorMs(): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return 1000 * Number(/^process_cpu_seconds_total (\S+)$/m.exec(await answer.text())?.[1]);
}

/** Returns the call by an admin, who may send most, with a huge body where it takes one, else with a huge query. */
function hugeRequest(call: DescribedCall, fixtures: SmallFixtures, chance: Chance): SentRequest {
  const { path } = drawRequest(call, fixtures, ['admin'], chance);
  const headers = { authorization: fixtures.authorization.admin ?? '' };
  const [address = ''] = path.split('?');
  if (!call.body) return { method: call.method, path: address + drawHugeQuery(chance), headers };
  const bytes = call.path.endsWith('/import') ? IMPORT_BYTES : chance.pick(sizes);
  const body = drawHugeBody(call.body.schema, bytes, chance);
  return { method: call.method, path: address, headers: { ...headers, 'content-type': call.body.media }, body };
}

test(
  'whatever is sent to whatever route, refusing it takes little time and few words',
  async () => {
    const calls = await describedCalls();
    const fixtures = await makeSmallFixtures(chanceOf(first));
    const violations: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, call] of calls.entries()) {
        await fixtures.renew('admin');
        const request = hugeRequest(call, fixtures, chanceOf(1_000 * (first + round) + index));
        const violation = await costOfRefusal(request, processorMs);
        if (violation !== null) violations.push(`SEED=${first + round}: ${call.method} ${call.path}: ${violation}`);
      }
    }
    expect(violations).toEqual([]);
  },
  timeLimit(),
);

import { repetitions, timeLimit } from '@test/endurance';
import { chanceOf } from '@test/chance';
import { describedCalls } from '@test/fuzz/describedCalls';
import { looksLikeInside, violationOf } from '@test/fuzz/violationOf';
import { asCurl, type OwnServer, send, startOwnServer } from '@test/fuzz/send';
import { makeSmallFixtures } from '@test/fuzz/smallFixtures';
import { payloads } from '@test/payloads/payloads';
import { seedPayloads } from '@test/payloads/seedPayloads';
import { nameOf, textAt, type TextLocation, textLocations, textsSent } from '@test/payloads/textsSent';
import { requestWith } from '@test/payloads/typing';

/** Of so many payloads one goes into a place, each place beginning with another one, so that all go into some place. */
const STEP = Math.ceil(payloads.length / repetitions(3, payloads.length));

/** Texts are stored in one normal form. */
const normalized = (text: string) => text.normalize('NFC');

const storedLikeInside = payloads.filter(looksLikeInside).map(normalized);

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.remove());

test('every text that the API takes is one that is planted, or is said not to be shown', async () => {
  const locations = textLocations(await describedCalls()).filter(({ part }) => part === 'body');
  const described = new Set(locations.map((location) => `${location.call.path} ${nameOf(location)}`));
  const known = Object.entries(textsSent).flatMap(([path, names]) =>
    Object.keys(names).map((name) => `${path} ${name}`),
  );
  expect([...described].sort()).toEqual(known.sort());
  const { dealt } = await seedPayloads(0);
  const fields = [...dealt.fields(), 'secret', 'not stored'];
  expect(
    Object.values(textsSent).flatMap((names) => Object.values(names).filter((field) => !fields.includes(field))),
  ).toEqual([]);
});

/** Returns what is wrong with the answer to a payload: a failure, or that it was not stored as it was sent. */
async function wrongWith(
  location: TextLocation,
  text: string,
  request: ReturnType<typeof requestWith>,
): Promise<string | null> {
  const answer = await send(request);
  const violation = violationOf(request.method, answer, storedLikeInside);
  if (violation !== null) return `${violation}: ${asCurl(request)}\n${answer.status} ${answer.text.slice(0, 500)}`;
  const field = textsSent[location.call.path]?.[nameOf(location)] ?? 'not stored';
  if (answer.status >= 300 || ['secret', 'not stored'].includes(field)) return null;
  const answered = JSON.parse(answer.text) as { members?: object[] };
  // A change of a member answers the club.
  const isOfMember = field.startsWith('member.') && 'members' in answered;
  const stored = (isOfMember ? (answered.members ?? []) : [answered])
    .map((one) => textAt(one, location.steps))
    .filter((one) => one !== undefined);
  return stored.length === 0 || stored.includes(normalized(text))
    ? null
    : `${location.call.path} made ${JSON.stringify(stored)} of ${text}`;
}

test(
  'a payload in any text of any call is stored as it is, or refused in order',
  async () => {
    const locations = textLocations(await describedCalls());
    const chance = chanceOf(1);
    const fixtures = await makeSmallFixtures(chance);
    const wrong: string[] = [];
    const stored = new Set<string>();
    for (const [first, location] of locations.entries()) {
      for (let number = first % STEP; number < payloads.length; number += STEP) {
        const text = payloads[number] ?? '';
        const found = await wrongWith(location, text, requestWith(location, text, fixtures, chance));
        if (found !== null) wrong.push(found);
        else stored.add(location.call.path);
      }
      // Calls may have ended the admin's sign-in, or deleted the admin.
      await fixtures.renew('admin');
    }
    expect(wrong).toEqual([]);
    expect(stored.size).toBeGreaterThan(10);
    expect(server.output()).not.toMatch(/"level":[56]0/);
  },
  timeLimit(),
);

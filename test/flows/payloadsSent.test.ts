import { repetitions, timeLimit } from '@test/endurance';
import { chanceOf } from '@test/fuzz/chance';
import { describedCalls } from '@test/fuzz/describedCalls';
import { faultOf } from '@test/fuzz/faultOf';
import { asCurl, type OwnServer, send, startOwnServer } from '@test/fuzz/send';
import { makeSmallWorld } from '@test/fuzz/smallWorld';
import { payloads } from '@test/payloads/payloads';
import { plantPayloads } from '@test/payloads/plantPayloads';
import { nameOf, textAt, type TextLocation, textLocations, textsSent } from '@test/payloads/textsSent';
import { requestWith } from '@test/payloads/typing';

/** Of so many payloads one goes into a place, each place beginning with another one, so that all go into some place. */
const STEP = Math.ceil(payloads.length / repetitions(3, payloads.length));

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.remove());

test('every text that the API takes is one that is planted, or is said not to be shown', async () => {
  const places = textLocations(await describedCalls()).filter(({ part }) => part === 'body');
  const described = new Set(places.map((place) => `${place.call.path} ${nameOf(place)}`));
  const known = Object.entries(textsSent).flatMap(([path, names]) =>
    Object.keys(names).map((name) => `${path} ${name}`),
  );
  expect([...described].sort()).toEqual(known.sort());
  const { dealt } = await plantPayloads(0);
  const fields = [...dealt.fields(), 'secret', 'not kept'];
  expect(
    Object.values(textsSent).flatMap((names) => Object.values(names).filter((field) => !fields.includes(field))),
  ).toEqual([]);
});

/** Returns what is wrong with the answer to a payload: a failure, or that it was not kept as it was sent. */
async function wrongWith(
  place: TextLocation,
  text: string,
  ask: ReturnType<typeof requestWith>,
): Promise<string | null> {
  const answer = await send(ask);
  const fault = faultOf(ask.method, answer);
  if (fault !== null) return `${fault}: ${asCurl(ask)}\n${answer.status} ${answer.text.slice(0, 500)}`;
  const isKept = !['secret', 'not kept'].includes(textsSent[place.call.path]?.[nameOf(place)] ?? 'not kept');
  if (answer.status >= 300 || !isKept) return null;
  const kept = textAt(JSON.parse(answer.text), place.steps);
  // Texts are kept in one normal form.
  return kept === undefined || kept === text.normalize('NFC')
    ? null
    : `${place.call.path} made ${JSON.stringify(kept)} of ${text}`;
}

test(
  'a payload in any text of any call is kept as it is, or refused in order',
  async () => {
    const places = textLocations(await describedCalls());
    const chance = chanceOf(1);
    const world = await makeSmallWorld(chance);
    const wrong: string[] = [];
    const kept = new Set<string>();
    for (const [first, place] of places.entries()) {
      for (let number = first % STEP; number < payloads.length; number += STEP) {
        const text = payloads[number] ?? '';
        const found = await wrongWith(place, text, requestWith(place, text, world, chance));
        if (found !== null) wrong.push(found);
        else kept.add(place.call.path);
      }
      // Calls may have ended the admin's sign-in, or deleted the admin.
      await world.renew('admin');
    }
    expect(wrong).toEqual([]);
    expect(kept.size).toBeGreaterThan(10);
    expect(server.output()).not.toMatch(/"level":[56]0/);
  },
  timeLimit(90_000),
);

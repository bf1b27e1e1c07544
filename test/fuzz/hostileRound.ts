import { chanceOf } from '@test/chance';
import type { DescribedCall } from './describedCalls';
import { drawRequest } from './drawRequest';
import { violationOf } from './violationOf';
import { asCurl, type ReceivedAnswer, send, type SentRequest } from './send';
import { type Caller, callers, makeSmallFixtures } from './smallFixtures';

export const REQUESTS_OF_ROUND = 250;

/** Mostly those who may do it: of what a refused caller sends not much is looked at. */
const mostlyStaff: readonly Caller[] = [
  ...callers,
  ...Array.from({ length: 8 }, () => 'pro' as const),
  ...Array.from({ length: 14 }, () => 'admin' as const),
];

/** Sends the requests of this seed, one after the other, on fixtures of their own; tells every answer's call and status. */
export async function playHostileRound(
  seed: number,
  calls: readonly DescribedCall[],
  answered: (call: string, status: number) => void,
): Promise<void> {
  const chance = chanceOf(seed);
  const fixtures = await makeSmallFixtures(chance);
  // What was deleted cannot be asked for any more.
  const rarelyDeleting = calls.flatMap((call) => (call.method === 'DELETE' ? [call] : [call, call, call]));
  for (let sent = 1; sent <= REQUESTS_OF_ROUND; sent += 1) {
    const drawn = drawRequest(chance.pick(rarelyDeleting), fixtures, mostlyStaff, chance);
    const at = `SEED=${seed}, request ${sent}, sent by ${drawn.caller}:\n${asCurl(drawn)}`;
    const answer = await send(drawn).catch((cause: unknown) => {
      throw new Error(`no answer: ${String(cause)}\n${at}`, { cause });
    });
    const violation = violationOf(drawn.method, answer);
    if (violation !== null) {
      const received = `${answer.status} ${JSON.stringify(answer.headers)}\n${answer.text.slice(0, 2_000)}`;
      throw new Error(`${violation}\n${at}\n${received}`);
    }
    answered(`${drawn.call.method} ${drawn.call.path}`, answer.status);
    if (answer.status === 401) await fixtures.renew(drawn.caller);
  }
}

/** Whatever was sent; a greater one only to a request that is greater itself. */
const LARGEST_REFUSAL_BYTES = 16_384;

const MOST_TIMES_LARGER = 2;

/** Of processor time, which no other process of the machine can take. The first time counts what is compiled then, too. */
const LONGEST_MS = 400;

const TRIES = 4;

/** Returns what a refusal costs more than it may, null if it does not; anything else may cost what it does. */
export async function costOfRefusal(request: SentRequest, processorMs: () => Promise<number>): Promise<string | null> {
  let least = Infinity;
  for (let tried = 0; tried < TRIES && least > LONGEST_MS; tried += 1) {
    const before = await processorMs();
    const answer = await send(request);
    if (answer.status < 400) return null;
    least = Math.min(least, (await processorMs()) - before);
    const violation = sizeOf(answer, request);
    if (violation !== null) return `${violation}\n${shown(request)}`;
  }
  return least > LONGEST_MS ? `${least.toFixed(0)} ms of the processor\n${shown(request)}` : null;
}

function sizeOf({ text }: ReceivedAnswer, { path, body = '' }: SentRequest): string | null {
  const received = Buffer.byteLength(text);
  const sent = Buffer.byteLength(path) + Buffer.byteLength(body);
  if (received <= Math.max(LARGEST_REFUSAL_BYTES, MOST_TIMES_LARGER * sent)) return null;
  return `an answer of ${received} bytes to ${sent}`;
}

const shown = (request: SentRequest) => asCurl(request).slice(0, 1_000);

import path from 'node:path';
import type { Problem } from '@contract/problem';
import { fieldReasons, refusals } from '@contract/refusals';
import { chanceOf } from './chance';
import type { DescribedCall } from './describedCalls';
import { drawRequest } from './drawRequest';
import { asCurl, type ReceivedAnswer, send, type SentRequest } from './send';
import { type Caller, callers, makeSmallWorld } from './smallWorld';

export const REQUESTS_OF_ROUND = 250;

/** Mostly those who may do it: of what a refused caller sends not much is looked at. */
const mostlyStaff: readonly Caller[] = [
  ...callers,
  ...Array.from({ length: 4 }, () => 'pro' as const),
  ...Array.from({ length: 8 }, () => 'admin' as const),
];

/** Sends the requests of this seed, one after the other, in a world of their own; tells every answer's call and status. */
export async function playHostileRound(
  seed: number,
  calls: readonly DescribedCall[],
  answered: (call: string, status: number) => void,
): Promise<void> {
  const chance = chanceOf(seed);
  const world = await makeSmallWorld(chance);
  // What was deleted cannot be asked for any more.
  const rarelyDeleting = calls.flatMap((call) => (call.method === 'DELETE' ? [call] : [call, call, call]));
  for (let sent = 1; sent <= REQUESTS_OF_ROUND; sent += 1) {
    const drawn = drawRequest(chance.pick(rarelyDeleting), world, mostlyStaff, chance);
    const at = `SEED=${seed}, request ${sent}, sent by ${drawn.caller}:\n${asCurl(drawn)}`;
    const answer = await send(drawn).catch((cause: unknown) => {
      throw new Error(`no answer: ${String(cause)}\n${at}`, { cause });
    });
    const fault = faultOf(drawn.method, answer);
    if (fault !== null) {
      const received = `${answer.status} ${JSON.stringify(answer.headers)}\n${answer.text.slice(0, 2_000)}`;
      throw new Error(`${fault}\n${at}\n${received}`);
    }
    answered(`${drawn.call.method} ${drawn.call.path}`, answer.status);
    if (answer.status === 401) await world.renew(drawn.caller);
  }
}

const project = path.resolve(__dirname, '../..');

/** What only the inside of the server knows; nothing that a request of these tests says looks like it. */
const inside: readonly RegExp[] = [
  /node_modules|kysely|fastify|FST_ERR|\bajv\b|\bpino\b/i,
  /\.(ts|js|mjs|cjs):\d/,
  /\bat [^\n"]+:\d+:\d+/,
  /\bpg_|\bselect\s|\binsert into\b|relation "|violates|syntax error|SQLSTATE|duplicate key/i,
  /TypeError|RangeError|SyntaxError|ReferenceError|Cannot read|is not a function|is not iterable|ECONN|EPIPE|ENOENT/,
  /"stack"|\/proc\/|file:\/\//,
];

/** Returns what is wrong with an answer to whatever was sent, null if nothing is. */
export function faultOf(method: string, answer: ReceivedAnswer): string | null {
  const { status, headers, text } = answer;
  // A tag is drawn from the body and may look like anything.
  const said = `${JSON.stringify({ ...headers, etag: undefined })}\n${text}`;
  const leak = inside.find((pattern) => pattern.test(said));
  if (leak) return `it tells ${String(leak)}`;
  if (said.includes(project)) return 'it tells where the server lies';
  if (status < 200 || (status >= 300 && status < 400 && status !== 304)) return `the status is ${status}`;
  if (status < 400) return null;
  if (method === 'HEAD') return status < 500 ? null : `the status is ${status}`;
  return faultOfRefusal(answer);
}

function faultOfRefusal({ status, headers, text }: ReceivedAnswer): string | null {
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8')
    return 'the refusal is no problem document';
  const problem = parsed(text);
  if (!isProblem(problem)) return 'the problem document has another form';
  if (problem.status !== status || refusals[problem.code] !== status) return 'the problem names another status';
  if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(headers['retry-after'] ?? '')) return 'no Retry-After';
  return status < 500 || problem.code === 'overloaded' ? null : `the status is ${status}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { type, title, detail, code, errors = [] } = value as Partial<Problem>;
  const isWhole = [type, title, detail].every((text) => typeof text === 'string' && text !== '');
  return (
    isWhole && code !== undefined && code in refusals && errors.every(({ reason }) => fieldReasons.includes(reason))
  );
}

/** Whatever was sent; a greater one only to a request that is greater itself. */
const LARGEST_REFUSAL_BYTES = 16_384;

const MOST_TIMES_LARGER = 2;

/** Of processor time, which no other process of the machine can take. The first time counts what is compiled then, too. */
const LONGEST_MS = 100;

const TRIES = 4;

/** Returns what a refusal costs more than it may, null if it does not; anything else may cost what it does. */
export async function costOfRefusal(request: SentRequest, processorMs: () => Promise<number>): Promise<string | null> {
  let least = Infinity;
  for (let tried = 0; tried < TRIES && least > LONGEST_MS; tried += 1) {
    const before = await processorMs();
    const answer = await send(request);
    if (answer.status < 400) return null;
    least = Math.min(least, (await processorMs()) - before);
    const fault = sizeOf(answer, request);
    if (fault !== null) return `${fault}\n${shown(request)}`;
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

import { asCurl, send, type ReceivedAnswer, type SentRequest } from './send';

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

import { chanceOf } from './chance';
import type { DescribedCall } from './describedCalls';
import { drawRequest } from './drawRequest';
import { faultOf } from './faultOf';
import { asCurl, send } from './send';
import { callers, makeSmallWorld, type Caller } from './smallWorld';

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

import { randomUUID } from 'node:crypto';
import { isLong } from '../endurance';
import { failures, type Failure } from './failingDatabase';
import { effect, faultOfConnections, faultOfDisturbed, hasTakenEffect } from './judge';
import type { Lane, Outcome } from './lane';
import type { WritingCall } from './writingCalls';

export interface Disturbance {
  /** What is answered when nothing fails: status and body. */
  answered: string;
  /** What the call then changes. */
  effect: string;
  /** What is wrong when one of them fails. */
  faults: string[];
}

/** What is answered to a repetition by routes that do not look at an `Idempotency-Key`, once the call has taken effect. */
const repeated: Readonly<Partial<Record<string, { status: number; takesEffectAgain: boolean }>>> = {
  'POST /api/auth/signin': { status: 200, takesEffectAgain: true },
  'POST /api/auth/signout': { status: 401, takesEffectAgain: false },
  'POST /api/auth/signout/everywhere': { status: 401, takesEffectAgain: false },
  'PUT /api/auth/password': { status: 401, takesEffectAgain: false },
  'POST /api/golfclub/:golfclubId/displaylinks': { status: 201, takesEffectAgain: true },
};

/** Sends the call undisturbed, then lets each of its statements fail in each way, in all lanes at once. */
export async function disturb(lanes: readonly Lane[], route: string, call: WritingCall): Promise<Disturbance> {
  const [lane] = lanes;
  if (!lane) throw new Error('there is no lane');
  const undisturbed = await lane.send(call, randomUUID());
  await lane.restore();
  const cases = undisturbed.ran.flatMap(({ text }, place) =>
    failuresOf(text, place).map((failure) => ({ place, failure })),
  );
  const faults: string[] = [];
  await Promise.all(
    lanes.map(async (own) => {
      for (let next = cases.shift(); next !== undefined; next = cases.shift()) {
        const fault = await faultOfCase(own, { route, call, undisturbed, ...next });
        if (fault !== null) faults.push(fault);
        await own.restore();
      }
    }),
  );
  const { status, text } = undisturbed.answer;
  return { answered: `${status} ${text}`, effect: effect(undisturbed), faults };
}

/** Everything for a commit and in long runs; else one way for each statement, in turn. */
function failuresOf(statement: string, place: number): readonly Failure[] {
  if (isLong || statement === 'commit') return failures;
  // Retrying after a conflict is the same code everywhere.
  const others = failures.filter((failure) => failure !== 'is refused as a conflict');
  return others.filter((_failure, turn) => turn === place % others.length);
}

interface Case {
  route: string;
  call: WritingCall;
  undisturbed: Outcome;
  place: number;
  failure: Failure;
}

async function faultOfCase(lane: Lane, { route, call, undisturbed, place, failure }: Case): Promise<string | null> {
  const key = randomUUID();
  const first = await lane.send(call, key, place, failure);
  const said = first.ran[place]?.text.trim().slice(0, 80) ?? '';
  const at = `statement ${place + 1} of ${undisturbed.ran.length} ${failure} (${said})`;
  const fault = faultOfDisturbed(undisturbed, { ...first, place, failure });
  if (fault !== null) return `${at}: ${fault}`;

  const second = await lane.send(call, key);
  const again = hasTakenEffect(undisturbed, first) === true ? repeated[route] : undefined;
  const { status, text } = second.answer;
  if (status !== (again?.status ?? undisturbed.answer.status))
    return `${at}: repeated it is answered with ${status} ${text}`;
  const both = { changed: second.changed, announced: [...first.announced, ...second.announced].sort() };
  if (again?.takesEffectAgain !== true && hasTakenEffect(undisturbed, both) !== true) {
    return `${at}: repeated it has not taken effect exactly once:\n${effect(both)}`;
  }
  const left = faultOfConnections(second);
  return left === null ? null : `${at}: repeated, ${left}`;
}

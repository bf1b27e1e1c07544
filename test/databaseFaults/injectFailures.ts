import { randomUUID } from 'node:crypto';
import { isLong } from '@test/endurance';
import { violationOf } from '@test/fuzz/violationOf';
import { type Failure, failures, DATABASE_MESSAGE } from './failingDatabase';
import type { FailingApp, Outcome } from './failingApp';
import type { WritingCall } from './writingCalls';

export interface FailureReport {
  /** What is answered when nothing fails: status and body. */
  answered: string;
  /** What the call then changes. */
  effect: string;
  /** What is wrong when one of them fails. */
  violations: string[];
}

/** What is answered to a repetition by routes that do not look at an `Idempotency-Key`, once the call has taken effect. */
const repeated: Readonly<Partial<Record<string, { status: number; takesEffectAgain: boolean }>>> = {
  'POST /api/auth/signin': { status: 200, takesEffectAgain: true },
  'POST /api/auth/signout': { status: 401, takesEffectAgain: false },
  'POST /api/auth/signout/everywhere': { status: 401, takesEffectAgain: false },
  'PUT /api/auth/password': { status: 401, takesEffectAgain: false },
  'POST /api/auth/access': { status: 410, takesEffectAgain: false },
  'POST /api/golfclub/:golfclubId/member/:username/accesslink': { status: 201, takesEffectAgain: true },
  'POST /api/golfclub/members/accesslinks': { status: 201, takesEffectAgain: true },
  'POST /api/golfclub/whoami/export': { status: 200, takesEffectAgain: true },
  'POST /api/golfclub/:golfclubId/member/:username/export': { status: 200, takesEffectAgain: true },
  'POST /api/golfclub/:golfclubId/displaylinks': { status: 201, takesEffectAgain: true },
  'POST /api/golfclub/:golfclubId/displaylinks/:displayLinkId/code': { status: 201, takesEffectAgain: true },
  'POST /api/display/open': { status: 200, takesEffectAgain: true },
  'POST /api/scheduledtrainings/:scheduledTrainingId/helpercodes': { status: 201, takesEffectAgain: true },
  'POST /api/helper/signin': { status: 200, takesEffectAgain: true },
  'POST /api/helper/signout': { status: 401, takesEffectAgain: false },
};

/** Sends the call without failures, then lets each of its statements fail in each way, in all apps at once. */
export async function injectFailures(
  apps: readonly FailingApp[],
  route: string,
  call: WritingCall,
): Promise<FailureReport> {
  const [app] = apps;
  if (!app) throw new Error('there is no app');
  const baseline = await app.send(call, randomUUID());
  await app.restore();
  const cases = baseline.ran.flatMap(({ text }, position) =>
    failuresOf(text, position).map((failure) => ({ position, failure })),
  );
  const violations: string[] = [];
  await Promise.all(
    apps.map(async (own) => {
      for (let next = cases.shift(); next !== undefined; next = cases.shift()) {
        const violation = await violationOfCase(own, { route, call, baseline, ...next });
        if (violation !== null) violations.push(violation);
        await own.restore();
      }
    }),
  );
  const { status, text } = baseline.answer;
  return { answered: `${status} ${text}`, effect: effect(baseline), violations };
}

/** Everything for a commit and in long runs; else one way for each statement, in turn. */
function failuresOf(statement: string, position: number): readonly Failure[] {
  if (isLong || statement === 'commit') return failures;
  // Retrying after a conflict is the same code everywhere.
  const others = failures.filter((failure) => failure !== 'is refused as a conflict');
  return others.filter((_failure, turn) => turn === position % others.length);
}

interface Case {
  route: string;
  call: WritingCall;
  baseline: Outcome;
  position: number;
  failure: Failure;
}

async function violationOfCase(
  app: FailingApp,
  { route, call, baseline, position, failure }: Case,
): Promise<string | null> {
  const key = randomUUID();
  const first = await app.send(call, key, position, failure);
  const statement = first.ran[position]?.text.trim().slice(0, 80) ?? '';
  const at = `statement ${position + 1} of ${baseline.ran.length} ${failure} (${statement})`;
  const violation = violationOfFailed(baseline, { ...first, position, failure });
  if (violation !== null) return `${at}: ${violation}`;

  const second = await app.send(call, key);
  const again = hasTakenEffect(baseline, first) === true ? repeated[route] : undefined;
  const { status, text } = second.answer;
  if (status !== (again?.status ?? baseline.answer.status))
    return `${at}: repeated it is answered with ${status} ${text}`;
  const both = { changed: second.changed, announced: [...first.announced, ...second.announced].sort() };
  if (again?.takesEffectAgain !== true && hasTakenEffect(baseline, both) !== true) {
    return `${at}: repeated it has not taken effect exactly once:\n${effect(both)}`;
  }
  const left = violationOfConnections(second);
  return left === null ? null : `${at}: repeated, ${left}`;
}

export interface FailedOutcome extends Outcome {
  position: number;
  failure: Failure;
}

type Effect = Pick<Outcome, 'changed' | 'announced'>;

/** What a call comes to, as text: rows and announcements. */
function effect({ changed, announced }: Effect): string {
  return [...changed, ...announced.map((payload) => `announced ${payload}`)].join('\n');
}

/** Returns whether the call has taken effect; null: neither yes nor no. */
function hasTakenEffect(baseline: Effect, observed: Effect): boolean | null {
  const is = effect(observed);
  if (is === '') return false;
  return is === effect(baseline) ? true : null;
}

/** Returns what is wrong with what has come of a call of which a statement failed, null if nothing is. */
function violationOfFailed(baseline: Outcome, failed: FailedOutcome): string | null {
  const has = hasTakenEffect(baseline, failed);
  if (has === null) return `it is neither as before nor as after:\n${effect(failed)}`;
  const must = mustHaveTakenEffect(baseline, failed);
  if (must !== null && has !== must) return must ? 'it has not taken effect' : 'it has taken effect';
  return violationOfAnswer(baseline, failed) ?? violationOfConnections(failed);
}

/** Returns what is wrong with the connections after a call, null if nothing is. */
function violationOfConnections({ open, lent }: Outcome): string | null {
  if (open > 0) return 'a transaction is left open';
  return lent > 0 ? 'a connection is not given back' : null;
}

/** By itself a conflict of transactions is no failure of the call: it is tried again. */
const isTriedAgain = ({ failure, ran, position }: FailedOutcome) =>
  ran[position] === undefined || (failure === 'is refused as a conflict' && ran[position].inTransaction);

/** Null for what is done without a transaction: then either is right. */
function mustHaveTakenEffect({ ran: baselineRan }: Outcome, failed: FailedOutcome): boolean | null {
  const { ran, position, failure } = failed;
  const isCommit = ({ text }: { text: string }) => text === 'commit';
  if (isTriedAgain(failed)) return true;
  if (!baselineRan.some(isCommit)) return null;
  return ran.slice(0, failure === 'dies after it ran' ? position + 1 : position).some(isCommit);
}

function violationOfAnswer({ answer: { status: wanted } }: Outcome, failed: FailedOutcome): string | null {
  const { answer, failure } = failed;
  const { status, text } = answer;
  const violation = `it is answered with ${status} ${text}`;
  if (isTriedAgain(failed)) return status === wanted ? null : violation;
  if (text.includes(DATABASE_MESSAGE)) return violation;
  if (failure.startsWith('is refused')) return violationOf('POST', answer) === 'the status is 500' ? null : violation;
  return status === 503 ? violationOf('POST', answer) : violation;
}

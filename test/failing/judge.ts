import { faultOf } from '../fuzz/faultOf';
import { SAID_BY_DATABASE, type Failure } from './failingDatabase';
import type { Outcome } from './lane';

export interface Disturbed extends Outcome {
  place: number;
  failure: Failure;
}

type Seen = Pick<Outcome, 'changed' | 'announced'>;

/** What a call comes to, as text: rows and announcements. */
export function effect({ changed, announced }: Seen): string {
  return [...changed, ...announced.map((payload) => `told ${payload}`)].join('\n');
}

/** Returns whether the call has taken effect; null: neither yes nor no. */
export function hasTakenEffect(undisturbed: Seen, seen: Seen): boolean | null {
  const is = effect(seen);
  if (is === '') return false;
  return is === effect(undisturbed) ? true : null;
}

/** Returns what is wrong with what has come of a call of which a statement failed, null if nothing is. */
export function faultOfDisturbed(undisturbed: Outcome, disturbed: Disturbed): string | null {
  const has = hasTakenEffect(undisturbed, disturbed);
  if (has === null) return `it is neither as before nor as after:\n${effect(disturbed)}`;
  const must = mustHaveTakenEffect(undisturbed, disturbed);
  if (must !== null && has !== must) return must ? 'it has not taken effect' : 'it has taken effect';
  return faultOfAnswer(undisturbed, disturbed) ?? faultOfConnections(disturbed);
}

/** Returns what is wrong with the connections after a call, null if nothing is. */
export function faultOfConnections({ open, lent }: Outcome): string | null {
  if (open > 0) return 'a transaction is left open';
  return lent > 0 ? 'a connection is not given back' : null;
}

/** By itself a conflict of transactions is no failure of the call: it is tried again. */
const isTriedAgain = ({ failure, ran, place }: Disturbed) =>
  ran[place] === undefined || (failure === 'is refused as a conflict' && ran[place].inTransaction);

/** Null for what is done without a transaction: then either is right. */
function mustHaveTakenEffect({ ran: undisturbedly }: Outcome, disturbed: Disturbed): boolean | null {
  const { ran, place, failure } = disturbed;
  const isCommit = ({ text }: { text: string }) => text === 'commit';
  if (isTriedAgain(disturbed)) return true;
  if (!undisturbedly.some(isCommit)) return null;
  return ran.slice(0, failure === 'dies after it ran' ? place + 1 : place).some(isCommit);
}

function faultOfAnswer({ answer: { status: wanted } }: Outcome, disturbed: Disturbed): string | null {
  const { answer, failure } = disturbed;
  const { status, text } = answer;
  const said = `it is answered with ${status} ${text}`;
  if (isTriedAgain(disturbed)) return status === wanted ? null : said;
  if (text.includes(SAID_BY_DATABASE)) return said;
  if (failure.startsWith('is refused')) return faultOf('POST', answer) === 'the status is 500' ? null : said;
  return status === 503 ? faultOf('POST', answer) : said;
}

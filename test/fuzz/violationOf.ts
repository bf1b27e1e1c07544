import path from 'node:path';
import type { Problem } from '@contract/problem';
import { fieldReasons, refusals } from '@contract/refusals';
import type { ReceivedAnswer } from './send';

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

/** Returns whether a text looks like something that only the inside of the server knows. */
export const looksLikeInside = (text: string): boolean => inside.some((pattern) => pattern.test(text));

/**
 * Returns what is wrong with an answer to whatever was sent, null if nothing is. What was stored before, and looks like
 * the inside of the server, may be answered.
 */
export function violationOf(method: string, answer: ReceivedAnswer, stored: readonly string[] = []): string | null {
  const { status, headers, text } = answer;
  // A tag is drawn from the body and may look like anything.
  const whole = `${JSON.stringify({ ...headers, etag: undefined })}\n${text}`;
  const received = stored.reduce((rest, one) => rest.replaceAll(JSON.stringify(one).slice(1, -1), ''), whole);
  const leak = inside.find((pattern) => pattern.test(received));
  if (leak) return `it tells ${String(leak)}`;
  if (received.includes(project)) return 'it tells where the server lies';
  if (status < 200 || (status >= 300 && status < 400 && status !== 304)) return `the status is ${status}`;
  if (status < 400) return null;
  if (method === 'HEAD') return status < 500 ? null : `the status is ${status}`;
  return violationOfRefusal(answer);
}

function violationOfRefusal({ status, headers, text }: ReceivedAnswer): string | null {
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

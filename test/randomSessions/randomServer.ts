import type { RefusalCode } from '@contract/refusals';
import { refusals } from '@contract/refusals';
import { ScheduledTraining } from '@contract/training';
import { answerSchema, anySchema } from './answerSchemas';
import type { RandomClub } from './makeClub';
import { valueOf } from './valueOf';

/**
 * Returns what stands in for `fetch`: it answers as the server may, refuses, or is not there; now and then it is
 * somebody else.
 */
export function randomServer(club: RandomClub, later: (work: () => void) => void): typeof fetch {
  return (address, { method = 'GET', signal } = {}) => {
    const { pathname } = new URL(address as string);
    return new Promise((resolve, reject) => {
      const gone = () => reject(new DOMException('The user aborted a request.', 'AbortError'));
      if (signal?.aborted) gone();
      signal?.addEventListener('abort', gone);
      later(() => {
        try {
          resolve(responseTo(method, pathname, club));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  };
}

function responseTo(method: string, path: string, club: RandomClub): Response {
  // Also where it is not answered, so that a path that is not known fails.
  const schema = answerSchema(method, path);
  const kind = club.random();
  if (kind < 0.75) return json(200, ofAsked(path, valueOf(schema, club), club), club);
  if (kind < 0.85) return json(...refusal(club));
  if (kind < 0.88) return json(200, valueOf(anySchema(club.pick), club), club);
  if (kind < 0.91) return json(200, nonsense(club), club);
  if (kind < 0.95) return respond(200, 'text/html', () => '<html>');
  throw new TypeError(`Failed to fetch ${path} for ${club.person().email}`);
}

/** Returns the answer as that of the club or training that was asked about; now and then it is that of another. */
function ofAsked(path: string, answer: unknown, { ids, chance }: RandomClub): unknown {
  const asked = ids.find((id) => path.split('/')[3] === id);
  const isEntity = typeof answer === 'object' && answer !== null && 'id' in answer;
  return asked !== undefined && isEntity && chance(0.9) ? { ...answer, id: asked } : answer;
}

const nonsense = ({ pick, person }: RandomClub) =>
  pick<unknown>([null, [], {}, 7, person().surname, [null], [person().name], { data: 1 }, { id: {} }, { members: {} }]);

function refusal(club: RandomClub): [number, unknown, RandomClub] {
  const code = club.chance(0.1) ? 'not-signed-in' : club.pick(Object.keys(refusals) as RefusalCode[]);
  const { name, surname, email } = club.person();
  const current = club.pick<unknown>([
    undefined,
    { templates: 2 },
    valueOf(ScheduledTraining, club),
    { index: 2, points: 3, version: 4, recordedBy: { name, surname }, recordedAt: '2026-10-01T10:00:00.000Z' },
    { id: club.pick(club.ids), session_id: club.pick(club.ids), session_price_id: club.pick(club.ids) },
    club.person(),
  ]);
  const status = refusals[code];
  const stranger = club.stranger();
  const detail = club.pick(['Not now.', `${name} ${surname} has it.`, `${email} is taken`, `${stranger.name} has it.`]);
  const title = club.pick([code, `Taken by ${stranger.name}, ${stranger.phone}`]);
  const errors = club.chance(0.3) ? [{ path: '/email', reason: 'taken', message: `${email} is taken` }] : undefined;
  return [status, { type: 'about:blank', title, status, detail, code, errors, current }, club];
}

function json(status: number, data: unknown, club: RandomClub): Response {
  const text = JSON.stringify(data);
  return respond(status, status === 200 ? 'application/json' : 'application/problem+json', () => JSON.parse(text), {
    ...(club.chance(0.5) ? { 'X-Total-Count': String(club.below(90)) } : {}),
    ...(status === 429 ? { 'Retry-After': '7' } : {}),
    'X-Request-Id': String(club.below(1e9)),
  });
}

/** What is read of an answer, without a stream, for which thousands of times would be waited. */
function respond(status: number, type: string, read: () => unknown, more: Record<string, string> = {}): Response {
  const headers = new Headers({ 'Content-Type': type, ...more });
  return { ok: status === 200, status, headers, json: () => Promise.resolve(read()) } as unknown as Response;
}

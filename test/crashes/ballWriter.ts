import { below } from '@test/chance';
import { ordinaryPoints } from '@test/fixtures/templates';
import type { Change, Writer } from './journal';

interface StoredBalls {
  /** Points as shown, by index. */
  shown: unknown[];
  /** Index, points and version of the last recording of each ball. */
  latest: [index: number, points: number | null, version: number][];
  recordings: number;
}

interface Recorder {
  name: string;
  token: string;
  trainingId: string;
  sessionId: string;
  balls: number;
  random: () => number;
}

/** Returns a writer who records the balls of one player session, one or several at once, and takes some back. */
export function ballWriter({ name, token, trainingId, sessionId, balls, random }: Recorder): Writer<StoredBalls> {
  const path = `/api/scheduledtrainings/${trainingId}/playerdata/${sessionId}`;
  const drawnPoints = () => (random() < 0.1 ? null : ordinaryPoints(below(random, 4)));
  return {
    name,
    token,
    next(stored) {
      const indexes = new Set(Array.from({ length: 1 + below(random, 3) }, () => below(random, balls)));
      const played = [...indexes].map((index) => ({ index, points: drawnPoints() }));
      const [single] = played;
      const call = played.length === 1 ? { path: `${path}/ball/add`, body: single } : several(path, played);
      return { ...call, method: 'put', status: 200, after: withBalls(stored, played) };
    },
    async read(query) {
      const shown = await query(`select index, points from balls where player_session_id = '${sessionId}' order by 1`);
      const [found] = await query(
        `select count(*)::integer as recordings, coalesce((
           select json_agg(json_build_array(index, points, version) order by index) from (
             select distinct on (index) index, points, version from ball_recordings
             where player_session_id = '${sessionId}' order by index, version desc) each), '[]') as latest
         from ball_recordings where player_session_id = '${sessionId}'`,
      );
      return { shown, ...found } as StoredBalls;
    },
  };
}

function several(path: string, balls: readonly object[]) {
  return { path: `${path}/balls/add`, body: { balls } };
}

/** What changes nothing is no recording. */
function withBalls(stored: StoredBalls, played: readonly { index: number; points: number | null }[]): StoredBalls {
  const latest = new Map(stored.latest.map(([index, points, version]) => [index, { points, version }]));
  let { recordings } = stored;
  for (const { index, points } of played) {
    const before = latest.get(index) ?? { points: null, version: 0 };
    if (before.points === points) continue;
    latest.set(index, { points, version: before.version + 1 });
    recordings += 1;
  }
  const inOrder = [...latest].sort(([a], [b]) => a - b);
  return {
    shown: inOrder.flatMap(([index, { points }]) => (points === null ? [] : [{ index, points }])),
    latest: inOrder.map(([index, { points, version }]) => [index, points, version]),
    recordings,
  };
}

interface StoredTraining {
  status: string;
  session: string;
  points: number | null;
  /** Of the player's league event; null where there is none. */
  score: number | null;
}

interface Pro {
  token: string;
  trainingId: string;
  sessionId: string;
  random: () => number;
}

/** Returns a writer who finishes a training, opens it again, corrects its one ball and finishes it again. */
export function lifecycleWriter({ token, trainingId, sessionId, random }: Pro): Writer<StoredTraining> {
  const path = `/api/scheduledtrainings/${trainingId}`;
  function put(call: string, after: StoredTraining, body?: object): Change<StoredTraining> {
    return { method: 'put', path: `${path}/${call}`, body, status: 200, after };
  }
  return {
    name: 'lifecycle',
    token,
    next(stored) {
      if (stored.status === 'FINISHED') return put('unfinish', { ...stored, status: 'STARTED', score: null });
      if (stored.session !== 'EDIT') return put(`playerdata/edit/${sessionId}`, { ...stored, session: 'EDIT' });
      if (stored.points !== null && random() < 0.5) {
        return put('finish', { ...stored, status: 'FINISHED', session: 'FINISHED', score: stored.points });
      }
      const points = ordinaryPoints(below(random, 4));
      return put(`playerdata/${sessionId}/ball/add`, { ...stored, points }, { index: 0, points });
    },
    async read(query) {
      const [found] = await query(
        `select t.status, s.status as session, b.points, e.score
         from scheduled_trainings t join player_sessions s on s.training_id = t.id
         left join balls b on b.player_session_id = s.id
         left join league_events e on e.player_session_id = s.id
         where t.id = '${trainingId}'`,
      );
      return found as unknown as StoredTraining;
    },
  };
}

import { below } from '../faults/seededRandom';
import type { Writer } from './journal';

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
  const drawnPoints = () => (random() < 0.1 ? null : below(random, 6) - 1);
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

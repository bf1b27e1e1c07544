import { below } from '../faults/seededRandom';
import type { Change, Writer } from './journal';

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
      const points = below(random, 9);
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

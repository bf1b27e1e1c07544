import type { AddedPlayer, PlayedBall, ScheduledTraining } from '../../contract/training';
import type { api } from './api';
import type { WorldMember } from './members';

type Headers = Readonly<Record<string, string>>;

/** Returns the calls of one training for this client; a refusal is asked for as `start<Problem>()`. */
export function trainingCalls(client: ReturnType<typeof api>, id: string) {
  const path = `/api/scheduledtrainings/${id}`;
  const playerData = `${path}/playerdata`;
  return {
    read: <Body = ScheduledTraining>() => client.get<Body>(`/api/scheduledtrainings/one/${id}`),
    winners: <Body>() => client.get<Body>(`${path}/winners`),
    remove: <Body = ScheduledTraining>(headers?: Headers) => client.delete<Body>(path, undefined, headers),
    start: <Body = ScheduledTraining>(headers?: Headers) => client.put<Body>(`${path}/start`, undefined, headers),
    finish: <Body = ScheduledTraining>(headers?: Headers) => client.put<Body>(`${path}/finish`, undefined, headers),
    unfinish: <Body = ScheduledTraining>(headers?: Headers) => client.put<Body>(`${path}/unfinish`, undefined, headers),
    addPlayers: <Body = ScheduledTraining>(players: readonly AddedPlayer[], headers?: Headers) =>
      client.put<Body>(`${playerData}/add`, { players }, headers),
    editSession: <Body = ScheduledTraining>(sessionId: string, headers?: Headers) =>
      client.put<Body>(`${playerData}/edit/${sessionId}`, undefined, headers),
    finishSession: <Body = ScheduledTraining>(sessionId: string, headers?: Headers) =>
      client.put<Body>(`${playerData}/finish/${sessionId}`, undefined, headers),
    deleteSession: <Body = ScheduledTraining>(sessionId: string, headers?: Headers) =>
      client.delete<Body>(`${playerData}/delete/${sessionId}`, undefined, headers),
    recordBall: <Body = ScheduledTraining>(sessionId: string, ball: PlayedBall, headers?: Headers) =>
      client.put<Body>(`${playerData}/${sessionId}/ball/add`, ball, headers),
    recordBalls: <Body = ScheduledTraining>(sessionId: string, balls: readonly PlayedBall[], headers?: Headers) =>
      client.put<Body>(`${playerData}/${sessionId}/balls/add`, { balls }, headers),
  };
}

/** Returns the member as the body of adding players names one. */
export function asAdded(member: WorldMember, changed: Partial<AddedPlayer> = {}): AddedPlayer {
  const { name, surname, username, handicap, golfclubId } = member;
  return { name, surname, username, handicap, golfclubId, golfclubName: '', ...changed };
}
